// What a proof relies on: the cards whose ranks it used. Of each suit only the lowest one counts: every card above it is
// taken as relevant too.
import { DECK, laneOf, lowest, lowestOfEach, top } from "./cards"

/** The candidates left after `card` failed for the reasons in `relevant`. */
// @ts-ignore: decorator
@inline
export function pruned(candidates: u64, card: u32, relevant: u64): u64 {
  const lane = laneOf(card)
  const ranks = relevant & lane & DECK
  // Without ranks `below` is everything.
  const below = lowest(ranks) - 1
  return candidates & ~(lane & below & (0 - <u64>(<u64>1 << <u64>card <= below)))
}

/** Relevant cards when every move has failed: `lanes` are those of the moves. */
// @ts-ignore: decorator
@inline
export function exhausted(relevant: u64, hand: u64, all: u64, lanes: u64): u64 {
  // One test for the four suits: mostly none is left.
  for (let own = lowestOfEach(relevant & DECK) & hand & lanes; own != 0; own &= own - 1)
    relevant = withEquals(relevant, lowest(own), hand, all)
  return relevant
}

/**
 * The relevant cards of an exhausted node, of which `low` is the lowest of its suit and in this hand, with the equals below it: had
 * one of them been apart from it, it would have been another move.
 */
// @ts-ignore: decorator
@inline
function withEquals(relevant: u64, low: u64, hand: u64, all: u64): u64 {
  const lane = laneOf(<u32>ctz(low))
  const run = hand | (~all & DECK)
  const stops = ~run & (low - 1) & lane
  const below = stops != 0 ? (<u64>2 << <u64>top(stops)) - 1 : lowest(lane) - 1
  return relevant | (lowest(hand & lane & ~below))
}

/**
 * Relevant cards of a trick won with `card`, the lowest of equals: its winner was free to play the highest of them, which
 * needs fewer cards to be where they are. The equals that matter later then move down by one.
 */
// @ts-ignore: decorator
@inline
export function freed(relevant: u64, card: u64, hand: u64, all: u64): u64 {
  return (relevant & card) == 0 ? relevant : withHighest(relevant, card, hand, all)
}

function withHighest(relevant: u64, card: u64, hand: u64, all: u64): u64 {
  const lane = laneOf(<u32>ctz(card))
  if ((relevant & lane & (card - 1)) != 0) return relevant
  const others = all & ~hand & lane & ~(card - 1)
  const equals = hand & lane & ~(card - 1) & (lowest(others) - 1)
  if (equals == card) return relevant
  const later = lowest(relevant & lane & DECK & ~card) & equals
  return (relevant ^ card) | (<u64>1 << <u64>top(later == 0 ? equals : equals & (later - 1)))
}
