/**
 * What good bidding tells a partnership about its two hands together, and, as complements, about the opponents'.
 * These are all that the `field` model sees of a deal.
 */
import { length, points } from "@rubber-bridge/core/cards/Holding"
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"

/** One partnership. Controls: ace 2, king 1. */
export interface SideFeatures {
  readonly points: number
  readonly controls: number
  /** Combined length by suit number. */
  readonly lengths: ReadonlyArray<number>
  /** By trump suit: the shortest side suit of the hand with fewer trumps, and of the other. */
  readonly shortInDummy: ReadonlyArray<number>
  readonly shortInHand: ReadonlyArray<number>
}

/** Length, points and controls of every holding: a bank is read deal by deal, and this is most of the work. */
const LENGTH = Uint8Array.from({ length: 8192 }, (_, holding) => length(holding))
const POINTS = Uint8Array.from({ length: 8192 }, (_, holding) => points(holding))
const CONTROLS = Uint8Array.from(
  { length: 8192 },
  (_, holding) => ((holding >> 12) & 1) * 2 + ((holding >> 11) & 1)
)

/** The features of a side (0 NorthSouth, 1 EastWest) of the deal at `offset`. */
export const featuresOf = (deals: PackedDeal, offset: number, side: number): SideFeatures => {
  const one = offset + side * 4
  const other = one + 8
  let allPoints = 0
  let controls = 0
  const lengths = [0, 0, 0, 0]
  for (let suit = 0; suit < 4; suit++) {
    const first = deals[one + suit]!
    const second = deals[other + suit]!
    allPoints += POINTS[first]! + POINTS[second]!
    controls += CONTROLS[first]! + CONTROLS[second]!
    lengths[suit] = LENGTH[first]! + LENGTH[second]!
  }
  const shortInDummy = [0, 0, 0, 0]
  const shortInHand = [0, 0, 0, 0]
  for (let trump = 0; trump < 4; trump++) {
    const isDummyFirst = LENGTH[deals[one + trump]!]! < LENGTH[deals[other + trump]!]!
    shortInDummy[trump] = shortestBeside(deals, isDummyFirst ? one : other, trump)
    shortInHand[trump] = shortestBeside(deals, isDummyFirst ? other : one, trump)
  }
  return { points: allPoints, controls, lengths, shortInDummy, shortInHand }
}

/** The shortest suit but trumps of the hand whose holdings start at `at`. */
function shortestBeside(deals: PackedDeal, at: number, trump: number): number {
  let shortest = 13
  for (let suit = 0; suit < 4; suit++) {
    if (suit !== trump) shortest = Math.min(shortest, LENGTH[deals[at + suit]!]!)
  }
  return shortest
}

/** The terms of the linear model for a suit contract by this side; the first seven need no more than complements. */
export const suitTerms = (features: SideFeatures, trump: number): ReadonlyArray<number> => [
  ...suitTermsFrom(features.points, features.controls, features.lengths, trump),
  Math.min(3, features.shortInDummy[trump]!),
  Math.min(3, features.shortInHand[trump]!)
]

/** The same terms for the opponents of this side, who see 40 − points, 12 − controls, 13 − length. */
export const opposingSuitTerms = (features: SideFeatures, trump: number): ReadonlyArray<number> =>
  suitTermsFrom(
    40 - features.points,
    12 - features.controls,
    features.lengths.map((cards) => 13 - cards),
    trump
  )

/** The terms for notrump. */
export const notrumpTerms = (features: SideFeatures): ReadonlyArray<number> =>
  notrumpTermsFrom(features.points, features.controls, features.lengths)

export const opposingNotrumpTerms = (features: SideFeatures): ReadonlyArray<number> =>
  notrumpTermsFrom(
    40 - features.points,
    12 - features.controls,
    features.lengths.map((cards) => 13 - cards)
  )

function suitTermsFrom(
  points: number,
  controls: number,
  lengths: ReadonlyArray<number>,
  trump: number
): ReadonlyArray<number> {
  const trumps = lengths[trump]!
  let second = 0
  for (let suit = 0; suit < 4; suit++) if (suit !== trump) second = Math.max(second, lengths[suit]!)
  return [1, points, controls, trumps, Math.max(0, trumps - 7), Math.max(0, trumps - 9), second]
}

function notrumpTermsFrom(
  points: number,
  controls: number,
  lengths: ReadonlyArray<number>
): ReadonlyArray<number> {
  return [1, points, controls, Math.max(...lengths), Math.min(...lengths)]
}
