/**
 * A deal as two whole numbers that fill 12 bytes, no bit more than needed: which 26 of the 52 cards NorthSouth hold
 * (495,918,532,948,104 ways), and which 13 of each side's 26 are North's and East's (10,400,600 ways each). Each
 * choice is numbered by the combinatorial number system: the cards chosen, c1 < c2 < …, have number
 * C(c1, 1) + C(c2, 2) + …. All products stay below 2^53, so plain numbers are exact.
 */
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"

/** Ways to choose 13 of 26 cards. */
const HALVES = 10_400_600

/** Which cards NorthSouth hold, and North's and East's choice together (North's × 10,400,600 + East's). */
export interface DealRank {
  readonly sides: number
  readonly hands: number
}

/** Numbers of ways, C(n, k) at n × 27 + k. */
const CHOOSE = new Float64Array(53 * 27)
for (let n = 0; n <= 52; n++) {
  CHOOSE[n * 27] = 1
  for (let k = 1; k <= Math.min(n, 26); k++) {
    CHOOSE[n * 27 + k] = CHOOSE[(n - 1) * 27 + k - 1]! + (n > k ? CHOOSE[(n - 1) * 27 + k]! : 0)
  }
}

/** How many different `sides` there are. */
export const SIDES_COUNT: number = CHOOSE[52 * 27 + 26]!
/** How many different `hands` there are. */
export const HANDS_COUNT: number = HALVES * HALVES

/** The rank of the deal whose 16 holdings start at `offset`. Precondition: 13 cards to each seat. */
export const rankOf = (packed: PackedDeal, offset = 0): DealRank => {
  let sides = 0
  const hands = [0, 0]
  const seen = [0, 0]
  const taken = [0, 0]
  for (let card = 0; card < 52; card++) {
    const seat = seatHolding(packed, offset, card)
    const side = seat & 1
    const place = seen[side]!++
    if (side === 0) sides += CHOOSE[card * 27 + place + 1]!
    if (seat < 2) hands[side]! += CHOOSE[place * 27 + ++taken[side]!]!
  }
  return { sides, hands: hands[0]! * HALVES + hands[1]! }
}

/** Writes the deal with this rank as 16 holdings from `offset`. Precondition: both numbers in range. */
export const unrank = ({ hands, sides }: DealRank, out: PackedDeal, offset = 0): void => {
  out.fill(0, offset, offset + 16)
  const halves = [Math.floor(hands / HALVES), hands % HALVES]
  const left = [26, 26]
  const toFirst = [13, 13]
  let rest = sides
  for (let card = 51; card >= 0; card--) {
    const ways = CHOOSE[card * 27 + left[0]!]!
    const side = left[0]! > 0 && rest >= ways ? 0 : 1
    if (side === 0) rest -= ways
    const place = --left[side]!
    const first = toFirst[side]!
    const half = CHOOSE[place * 27 + first]!
    const isFirst = first > 0 && halves[side]! >= half
    if (isFirst) {
      halves[side]! -= half
      toFirst[side]!--
    }
    const seat = isFirst ? side : side + 2
    const at = offset + seat * 4 + Math.trunc(card / 13)
    out[at] = out[at]! | (1 << (card % 13))
  }
}

function seatHolding(packed: PackedDeal, offset: number, card: number): number {
  const suit = Math.trunc(card / 13)
  const bit = 1 << (card % 13)
  for (let seat = 0; seat < 3; seat++) if ((packed[offset + seat * 4 + suit]! & bit) !== 0) return seat
  return 3
}
