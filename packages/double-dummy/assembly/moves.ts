// Which card to try first. The order decides how long a search takes, never what it answers.
//
// Two layers: a cache remembers which card refuted a similar position, and when it has nothing to say, rules of
// card play give an order.
import { firstTrump, LANE, top, trumpLane } from "./cards"
import { CUTOFF_BITS, CUTOFFS } from "./memory"

/** Cards are tagged with the search they come from, so that the cache never has to be wiped. */
let season: u64 = 1

export function newSeason(): void {
  season += 0x9e37_79b9_7f4a_7c15
}

/** Hash of a situation; `kind` tells apart the positions in a trick. */
// @ts-ignore: decorator
@inline
export function situation(cards: u64, kind: u64): u64 {
  let hash = (cards ^ season) * 0x9e37_79b9_7f4a_7c15
  hash = (hash ^ (hash >> 32) ^ kind) * 0xd6e8_feb8_6659_fd93
  return hash
}

/** The remembered card of a situation, or a number above 63. An entry is 26 bits of the hash and the card. */
// @ts-ignore: decorator
@inline
export function remembered(hash: u64): u32 {
  return load<u32>(CUTOFFS + (<usize>(hash >> (64 - CUTOFF_BITS)) << 2)) ^ (<u32>hash & 0xffff_ffc0)
}

// @ts-ignore: decorator
@inline
export function remember(hash: u64, card: u32): void {
  store<u32>(CUTOFFS + (<usize>(hash >> (64 - CUTOFF_BITS)) << 2), (<u32>hash & 0xffff_ffc0) | card)
}

/** Number of the lowest card. */
// @ts-ignore: decorator
@inline
function bottom(cards: u64): u32 {
  return <u32>ctz(cards)
}

/** The cards of `cards` that beat `winning`, all of one suit. */
// @ts-ignore: decorator
@inline
function above(cards: u64, winning: u32): u64 {
  return cards & ~((<u64>2 << <u64>winning) - 1)
}

/** First card of second hand when it follows suit. `own` are its candidates, `third` and `fourth` the next two hands. */
export function secondFollows(own: u64, lead: u32, third: u64, fourth: u64): u32 {
  const lane = LANE << (<u64>lead & 48)
  const winners = above(own, lead)
  if (winners == 0) return bottom(own)
  const c = third & lane
  const d = fourth & lane
  if (c == 0 && trumpLane != 0 && trumpLane != lane && (third & trumpLane) != 0) return bottom(own)
  if (d == 0 && trumpLane != 0 && trumpLane != lane && (fourth & trumpLane) != 0) return bottom(own)
  const bar = c != 0 ? max(top(c), lead) : lead
  if (d != 0 && top(d) > bar) return bottom(own)
  const sure = above(winners, bar)
  return bottom(sure != 0 ? sure : own)
}

/** First card of third hand when it follows suit. `winning` wins so far, partner's card when `partnerWins`. */
export function thirdFollows(own: u64, winning: u32, partnerWins: bool, suit: u32, fourth: u64): u32 {
  const lane = LANE << (<u64>suit << 4)
  if ((winning >> 4) != suit) return bottom(own)
  const d = fourth & lane
  if (d == 0 && trumpLane != 0 && trumpLane != lane && (fourth & trumpLane) != 0) return bottom(own)
  const bar = d != 0 ? max(top(d), winning) : winning
  if (partnerWins && bar == winning) return bottom(own)
  const winners = above(own, winning)
  if (winners == 0) return bottom(own)
  const sure = above(winners, bar)
  if (sure != 0) return bottom(sure)
  return partnerWins ? bottom(own) : top(winners)
}

/** First card of fourth hand when it follows suit. */
export function fourthFollows(own: u64, winning: u32, partnerWins: bool, suit: u32): u32 {
  if (partnerWins || (winning >> 4) != suit) return bottom(own)
  const winners = above(own, winning)
  return bottom(winners != 0 ? winners : own)
}

/** The cheapest trump that wins, or 64. */
// @ts-ignore: decorator
@inline
export function cheapestRuff(candidates: u64, winning: u32): u32 {
  let trumps = candidates & trumpLane
  if (winning >= firstTrump) trumps = above(trumps, winning)
  return trumps != 0 ? bottom(trumps) : 64
}

/** A discard: the lowest card of the longest side suit not yet tried, at last anything. `tried` are lanes. */
export function discard(candidates: u64, hand: u64, tried: u64): u32 {
  let best: u32 = 64
  let longest = 0
  for (let shift: u64 = 0; shift < 64; shift += 16) {
    const lane = LANE << shift
    const cards = candidates & lane
    if (cards == 0 || (tried & lane) != 0 || lane == trumpLane) continue
    const length = <i32>popcnt(hand & lane)
    if (length > longest) {
      longest = length
      best = bottom(cards)
    }
  }
  return best < 64 ? best : bottom(candidates)
}
