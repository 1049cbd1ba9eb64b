/**
 * Dealing at random: every completion of the known cards equally likely. The method is Fisher–Yates, stopped when
 * the last hand is what remains: card by card a uniform choice among those left, so 39 choices make a deal.
 *
 * Four choices are taken from one 32-bit number: times 52 its whole part is the first choice and its fraction goes on to the
 * next, times 51 and so on. The fraction that is left says whether the number belongs to the small uneven rest of
 * 2^32 divided by 52·51·50·49, in which case all four are drawn again; so there is no bias. All products are exact.
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Rng } from "../random/Rng.ts"

/** Cards still to be dealt and how many each seat gets of them, N E S W; the counts add up to the cards. */
export interface Stock {
  readonly cards: Uint8Array
  readonly needs: ReadonlyArray<number>
}

export const FULL_STOCK: Stock = {
  cards: Uint8Array.from({ length: 52 }, (_, card) => card),
  needs: [13, 13, 13, 13]
}

/** Writes a deal, every one equally likely, into 16 holdings from `offset`. */
export const dealUniform = (rng: Rng, out: PackedDeal, offset = 0): void => {
  out.fill(0, offset, offset + 16)
  dealStock(rng, FULL_STOCK, out, offset)
}

/**
 * Adds the cards of the stock to the holdings that stand at `offset`, every way to do so equally likely. The last
 * seat that needs cards gets what is left.
 */
export const dealStock = (rng: Rng, { cards, needs }: Stock, out: PackedDeal, offset: number): void => {
  deck.set(cards)
  dealDeck(rng, cards.length, needs, out, offset)
}

/** Deals the cards that stand in none of the 16 holdings at `offset`; `needs` adds up to their number. */
export const dealRest = (rng: Rng, needs: ReadonlyArray<number>, out: PackedDeal, offset: number): void => {
  let count = 0
  for (let suit = 0; suit < 4; suit++) {
    let rest =
      0x1fff &
      ~(out[offset + suit]! | out[offset + 4 + suit]! | out[offset + 8 + suit]! | out[offset + 12 + suit]!)
    for (; rest !== 0; rest &= rest - 1) deck[count++] = suit * 13 + 31 - Math.clz32(rest & -rest)
  }
  dealDeck(rng, count, needs, out, offset)
}

/** Deals the first `left` cards of the deck. */
function dealDeck(
  rng: Rng,
  cards: number,
  needs: ReadonlyArray<number>,
  out: PackedDeal,
  offset: number
): void {
  let left = cards
  let last = 3
  while (last > 0 && needs[last] === 0) last--
  let batch = 0
  let fraction = 0
  for (let seat = 0; seat < last; seat++) {
    const at = offset + seat * 4
    for (let need = needs[seat]!; need > 0; need--) {
      if (batch === 0) {
        fraction = start(rng, left)
        batch = 4
      }
      fraction *= left
      const choice = fraction | 0
      fraction -= choice
      batch--
      left--
      const card = deck[choice]!
      deck[choice] = deck[left]!
      const suit = at + SUIT[card]!
      out[suit] = out[suit]! | BIT[card]!
    }
  }
  const at = offset + last * 4
  for (let n = 0; n < left; n++) {
    const card = deck[n]!
    const suit = at + SUIT[card]!
    out[suit] = out[suit]! | BIT[card]!
  }
}

const TWO_32 = 4294967296
const deck = new Uint8Array(52)
const SUIT = Uint8Array.from({ length: 52 }, (_, card) => Math.trunc(card / 13))
const BIT = Uint16Array.from({ length: 52 }, (_, card) => 1 << (card % 13))

/** The choices that one number serves, multiplied: `left` (`left` − 1) (`left` − 2) (`left` − 3), down to 1. */
const WAYS = Float64Array.from({ length: 53 }, (_, left) =>
  [0, 1, 2, 3].reduce((ways, n) => ways * Math.max(1, left - n), 1)
)

/** How many of the 2^32 numbers are the uneven rest for that many ways. */
const UNEVEN = WAYS.map((ways) => TWO_32 % ways)

/** A fraction from 0 to 1 whose next four choices among `left`, `left` − 1 … are uniform and independent. */
function start(rng: Rng, left: number): number {
  for (;;) {
    const number = rng.next()
    // The fraction that four choices leave is the product's low word, the same as taken all at once.
    const ways = WAYS[left]!
    const rest = lowWord(number, ways)
    if (rest >= ways || rest >= UNEVEN[left]!) return number / TWO_32
  }
}

/** `number` × `ways` modulo 2^32. Precondition: `ways` < 2^23; the two halves of `number` keep products exact. */
function lowWord(number: number, ways: number): number {
  return Math.imul(number, ways) >>> 0
}
