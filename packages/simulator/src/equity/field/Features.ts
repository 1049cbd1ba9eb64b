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

/** The features of a side (0 NorthSouth, 1 EastWest) of the deal at `offset`. */
export const featuresOf = (deals: PackedDeal, offset: number, side: number): SideFeatures => {
  const hands = [offset + side * 4, offset + side * 4 + 8]
  const suits = [0, 1, 2, 3]
  const lengthOf = (hand: number, suit: number) => length(deals[hand + suit]!)
  const sum = (value: (holding: number) => number) =>
    hands.reduce((all, hand) => suits.reduce((total, suit) => total + value(deals[hand + suit]!), all), 0)
  const shortest = (hand: number, trump: number) =>
    Math.min(...suits.filter((suit) => suit !== trump).map((suit) => lengthOf(hand, suit)))
  const dummies = suits.map((trump) => (lengthOf(hands[0]!, trump) < lengthOf(hands[1]!, trump) ? 0 : 1))
  return {
    points: sum(points),
    controls: sum((holding) => ((holding >> 12) & 1) * 2 + ((holding >> 11) & 1)),
    lengths: suits.map((suit) => lengthOf(hands[0]!, suit) + lengthOf(hands[1]!, suit)),
    shortInDummy: suits.map((trump) => shortest(hands[dummies[trump]!]!, trump)),
    shortInHand: suits.map((trump) => shortest(hands[1 - dummies[trump]!]!, trump))
  }
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
  const second = Math.max(...lengths.filter((_, suit) => suit !== trump))
  return [1, points, controls, trumps, Math.max(0, trumps - 7), Math.max(0, trumps - 9), second]
}

function notrumpTermsFrom(
  points: number,
  controls: number,
  lengths: ReadonlyArray<number>
): ReadonlyArray<number> {
  return [1, points, controls, Math.max(...lengths), Math.min(...lengths)]
}
