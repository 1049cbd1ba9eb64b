/**
 * Exact tests of uniform dealing on a million deals: every card in every seat, suit lengths, points, shapes, honours and the
 * points of a side, against their exact probabilities. Chi-square values are given in standard deviations above their
 * mean; 4.5 is the limit. Then direct dealing under conditions, see check-smart.ts. Usage: pnpm check:dealing [DEALS]
 */
import { binomial, hcpShares } from "../test/support/exactDealing.ts"
import { countTable, LENGTH } from "../src/dealing/language/holdingTables.ts"
import { dealUniform } from "../src/dealing/Uniform.ts"
import { Rng } from "../src/random/Rng.ts"
import { checkImpossible, checkSmallWorld, checkThreeHands } from "./check-smart.ts"

const DEALS = Number(process.argv[2] ?? 1_000_000)
const POINTS = countTable([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
const HONOURS = countTable([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1])

const cells = new Float64Array(208)
const lengths = new Float64Array(14)
const pairLengths = new Float64Array(14)
const points = new Float64Array(38)
const pairPoints = new Float64Array(41)
const shapes = new Float64Array(14 ** 3)
const honours = new Float64Array(6)
const rng = new Rng(0)
const deal = new Uint16Array(16)
let fourAces = 0

for (let n = 0; n < DEALS; n++) {
  rng.seek(1234, n)
  dealUniform(rng, deal)
  for (let seat = 0; seat < 4; seat++) {
    for (let suit = 0; suit < 4; suit++) {
      for (let rest = deal[seat * 4 + suit]!; rest !== 0; rest &= rest - 1) {
        cells[(suit * 13 + 31 - Math.clz32(rest & -rest)) * 4 + seat]!++
      }
    }
  }
  // One seat and one suit of each deal, so that the counts are independent.
  lengths[LENGTH[deal[7]!]!]!++
  pairLengths[LENGTH[deal[3]!]! + LENGTH[deal[11]!]!]!++
  const hand = (seat: number) => [0, 1, 2, 3].reduce((sum, suit) => sum + POINTS[deal[seat * 4 + suit]!]!, 0)
  points[hand(1)]!++
  pairPoints[hand(0) + hand(2)]!++
  shapes[(LENGTH[deal[15]!]! * 14 + LENGTH[deal[14]!]!) * 14 + LENGTH[deal[13]!]!]!++
  honours[HONOURS[deal[11]!]!]!++
  if ((deal[8]! & deal[9]! & deal[10]! & deal[11]! & 0x1000) !== 0) fourAces++
}

let bad = 0
/** Counts against shares, cells with under five expected deals together. */
function test(name: string, counts: ArrayLike<number>, shares: ArrayLike<number>): void {
  let chi = 0
  let freedom = -1
  let restCount = 0
  let restShare = 0
  const add = (count: number, share: number) => {
    chi += (count - DEALS * share) ** 2 / (DEALS * share)
    freedom++
  }
  for (let n = 0; n < counts.length; n++) {
    if (DEALS * shares[n]! >= 5) add(counts[n]!, shares[n]!)
    else {
      restCount += counts[n]!
      restShare += shares[n]!
    }
  }
  if (DEALS * restShare >= 1) add(restCount, restShare)
  report(name, chi, freedom)
}

function report(name: string, chi: number, freedom: number): void {
  const deviation = (chi - freedom) / Math.sqrt(2 * freedom)
  if (Math.abs(deviation) > 4.5) bad++
  console.log(
    `${name.padEnd(32)} chi-square ${chi.toFixed(1).padStart(7)}, ${String(freedom).padStart(3)} degrees, ${deviation.toFixed(2).padStart(6)} standard deviations`
  )
}

const suit = (cards: number, of: number) =>
  (binomial(13, cards) * binomial(39, of - cards)) / binomial(52, of)
const range = (count: number) => Array.from({ length: count }, (_, n) => n)

const chi = cells.reduce((sum, count) => sum + (count - DEALS / 4) ** 2 / (DEALS / 4), 0)
// 52 cards dealt without replacement: (52 − 1)(4 − 1) degrees, the sum scaled by 51/52.
report("208 cells of card and seat", (chi * 51) / 52, 153)
test(
  "length of a suit in a hand",
  lengths,
  range(14).map((n) => suit(n, 13))
)
test(
  "length of a suit in two hands",
  pairLengths,
  range(14).map((n) => suit(n, 26))
)
test("points of a hand", points, hcpShares())
test("points of two hands", pairPoints, hcpShares(26))
test(
  "560 shapes",
  shapes,
  range(14 ** 3).map((n) => {
    const [spades, hearts, diamonds] = [Math.trunc(n / 196), Math.trunc(n / 14) % 14, n % 14] as [
      number,
      number,
      number
    ]
    const clubs = 13 - spades - hearts - diamonds
    return (
      [spades, hearts, diamonds, clubs].reduce((ways, length) => ways * binomial(13, length), 1) /
      binomial(52, 13)
    )
  })
)
test(
  "honours of a suit in a hand",
  honours,
  range(6).map((n) => (binomial(5, n) * binomial(47, 13 - n)) / binomial(52, 13))
)
test(
  "four aces in a hand",
  [fourAces, DEALS - fourAces],
  [binomial(48, 9) / binomial(52, 13), 1 - binomial(48, 9) / binomial(52, 13)]
)
console.log(`${DEALS} deals, ${bad} tests beyond 4.5 standard deviations`)
bad += checkSmallWorld(400) + checkThreeHands(3000) + checkImpossible(1_000_000)
process.exit(bad === 0 ? 0 : 1)
