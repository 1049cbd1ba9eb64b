/** The cards one seat holds: a holding for each suit. Reading and writing them as text is in `HandText`. */
import { type Card, rankOf, suitOf } from "./Card.ts"
import * as Holding from "./Holding.ts"
import { bySuit, type BySuit, SUITS } from "./Suit.ts"

export type Hand = BySuit<Holding.Holding>

export const EMPTY: Hand = bySuit(() => Holding.VOID)

/** How many cards the hand has; 13 as dealt. */
export const count = (hand: Hand): number => SUITS.reduce((sum, suit) => sum + Holding.length(hand[suit]), 0)

/** High-card points: ace 4, king 3, queen 2, jack 1. */
export const points = (hand: Hand): number => SUITS.reduce((sum, suit) => sum + Holding.points(hand[suit]), 0)

/** Suit lengths by suit. */
export const shape = (hand: Hand): BySuit<number> => bySuit((suit) => Holding.length(hand[suit]))

export const holds = (hand: Hand, card: Card): boolean => Holding.has(hand[suitOf(card)], rankOf(card))

/** The cards of a hand: clubs to spades, each suit from the highest down. */
export const cards = (hand: Hand): ReadonlyArray<Card> =>
  SUITS.flatMap((suit, number) => Holding.ranks(hand[suit]).map((rank) => number * 13 + rank))

/** The hand of these cards. A card named twice is held once. */
export const fromCards = (held: Iterable<Card>): Hand => {
  const masks = [0, 0, 0, 0]
  for (const card of held) masks[Math.trunc(card / 13)]! |= 1 << (card % 13)
  return bySuit((suit) => masks[SUITS.indexOf(suit)]!)
}
