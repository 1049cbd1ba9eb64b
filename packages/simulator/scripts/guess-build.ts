/**
 * The weights of the solver's first guess (`packages/double-dummy/assembly/guess.ts`): least squares over the deals of the bank, each
 * seen from all four declarers, one fit at notrump and one at a suit. Prints them with the standard error in tricks.
 *
 *   pnpm guess:build
 */
import { Effect } from "effect"
import { loadBank } from "../src/bank/LoadBank.ts"
import { leastSquares } from "../src/equity/field/Regression.ts"

const NOTRUMP = 4
const HONOURS = [8, 9, 10, 11, 12]
const bank = Effect.runSync(loadBank())

/** The holding of the seat `turn` places after the declarer. */
const holding = (deal: number, declarer: number, turn: number, suit: number): number =>
  bank.deals[deal * 16 + ((declarer + turn) & 3) * 4 + suit]!
const lengthOf = (cards: number): number => cards.toString(2).replaceAll("0", "").length
const sign = (turn: number): number => (turn % 2 === 0 ? 1 : -1)
const TURNS = [0, 1, 2, 3]
const SUITS = [0, 1, 2, 3]

/** Our sum over seats less theirs. */
const balance = (worth: (turn: number) => number): number =>
  TURNS.reduce((sum, turn) => sum + sign(turn) * worth(turn), 0)
const total = (suits: ReadonlyArray<number>, of: (suit: number) => number): number =>
  suits.reduce((sum, suit) => sum + of(suit), 0)

const termsOf = (deal: number, declarer: number, denomination: number): ReadonlyArray<number> => {
  const at = (turn: number, suit: number) => holding(deal, declarer, turn, suit)
  const length = (turn: number, suit: number) => lengthOf(at(turn, suit))
  const longer = (turn: number, suit: number) => Math.max(length(turn, suit), length(turn + 2, suit))
  const honour = (rank: number, suits: ReadonlyArray<number>) =>
    balance((turn) => total(suits, (suit) => (at(turn, suit) >> rank) & 1))
  if (denomination === NOTRUMP) {
    const lengths = total(SUITS, (suit) => longer(0, suit) ** 2 - longer(1, suit) ** 2)
    return [...HONOURS.map((rank) => honour(rank, SUITS)), lengths, 1]
  }
  const sides = SUITS.filter((suit) => suit !== denomination)
  const short = (turn: number) => total(sides, (suit) => Math.max(0, 3 - length(turn, suit)))
  return [
    ...HONOURS.slice(1).map((rank) => honour(rank, sides)),
    ...HONOURS.slice(1).map((rank) => honour(rank, [denomination])),
    length(0, denomination) + length(2, denomination),
    balance(short),
    balance((turn) => short(turn) * Math.min(4, length(turn, denomination))),
    longer(0, denomination) - longer(1, denomination),
    1
  ]
}

for (const [name, denominations] of [
  ["notrump: honours from the ten up, squares of lengths, constant", [NOTRUMP]],
  [
    "suit: honours from the jack up in side suits, in trumps; trumps, short, short × trumps, longer, constant",
    SUITS
  ]
] as const) {
  const rows: Array<ReadonlyArray<number>> = []
  const tricks: Array<number> = []
  for (let deal = 0; deal < bank.count; deal++) {
    for (const denomination of denominations) {
      for (const declarer of TURNS) {
        rows.push(termsOf(deal, declarer, denomination))
        tricks.push(bank.tricks[deal * 20 + denomination * 4 + declarer]!)
      }
    }
  }
  const { coefficients, sd } = leastSquares(rows, tricks)
  console.log(`${name}\n  ${coefficients.map((one) => one.toFixed(3)).join(" ")}; ${sd.toFixed(2)} tricks`)
}
