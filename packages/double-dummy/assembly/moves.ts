// Which card to try first. The order decides how long a search takes, never what it answers.
//
// Choices of a rule are made by `select`, not by branches, which no processor could foretell.
//
// Two layers: a cache remembers which card refuted a similar position, and when it has nothing to say, rules of
// card play give an order.
import { LANE, top, trumpLane } from "./cards"
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

/**
 * Hash of the situation of a hand that is not on lead; `kind` is odd. Following suit depends on the cards of the suit in play and the
 * card that wins, other cards on the whole hand and on `beyond`.
 */
// @ts-ignore: decorator
@inline
export function reply(kind: u64, seat: u32, follows: bool, suit: u64, winning: u32, hand: u64, beyond: u32): u64 {
  const card = select<u32>(winning, beyond, follows)
  return situation(select<u64>(suit, hand, follows), (<u64>card << 8) | ((kind + <u64>!follows) << 16) | seat)
}

/** The remembered card of a situation, or a number above 63. An entry is ten bits of the hash and the card. */
// @ts-ignore: decorator
@inline
export function remembered(hash: u64): u32 {
  return <u32>load<u16>(CUTOFFS + (<usize>(hash >> (64 - CUTOFF_BITS)) << 1)) ^ (<u32>hash & 0xffc0)
}

// @ts-ignore: decorator
@inline
export function remember(hash: u64, card: u32): void {
  store<u16>(CUTOFFS + (<usize>(hash >> (64 - CUTOFF_BITS)) << 1), <u16>((<u32>hash & 0xffc0) | card))
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
  const ruffs = trumpLane & ~lane
  const c = third & lane
  const d = fourth & lane
  const bar = top(c | (<u64>1 << <u64>lead))
  const low =
    (<u32>(c == 0) & <u32>((third & ruffs) != 0)) | (<u32>(d == 0) & <u32>((fourth & ruffs) != 0)) | <u32>(above(d, bar) != 0)
  const sure = select<u64>(0, above(own, bar), low)
  return bottom(select<u64>(sure, own, sure != 0))
}

/** First card of third hand when it follows suit. `winning` wins so far, partner's card when `partnerWins`. */
export function thirdFollows(own: u64, winning: u32, partnerWins: bool, suit: u32, fourth: u64): u32 {
  const lane = LANE << (<u64>suit << 4)
  const d = fourth & lane
  const bar = top(d | (<u64>1 << <u64>winning))
  const low = (<u32>(d == 0) & <u32>((fourth & trumpLane & ~lane) != 0)) | (<u32>partnerWins & <u32>(bar == winning))
  // A ruff that wins so far is above every card of the suit.
  const winners = select<u64>(0, above(own, winning), low)
  const sure = above(winners, bar)
  const force = <u32>(sure == 0) & <u32>!partnerWins & <u32>(winners != 0)
  return select<u32>(top(winners | 1), bottom(select<u64>(sure, own, sure != 0)), force)
}

/** First card of fourth hand when it follows suit. */
export function fourthFollows(own: u64, winning: u32, partnerWins: bool, suit: u32): u32 {
  const winners = select<u64>(above(own, winning), 0, ((winning >> 4) == suit) & !partnerWins)
  return bottom(select<u64>(winners, own, winners != 0))
}

/** The cheapest trump that wins, or 64. */
// @ts-ignore: decorator
@inline
export function cheapestRuff(candidates: u64, winning: u32): u32 {
  return bottom(above(candidates & trumpLane, winning))
}

/** A discard: the lowest card of the longest side suit not yet tried, at last anything. `tried` are lanes. */
export function discard(candidates: u64, hand: u64, tried: u64): u32 {
  const open = candidates & ~(tried | trumpLane)
  let best: u64 = 0
  let longest: u64 = 0
  for (let shift: u64 = 0; shift < 64; shift += 16) {
    const lane = LANE << shift
    const length = select<u64>(popcnt(hand & lane), 0, (open & lane) != 0)
    const longer = length > longest
    best = select<u64>(lane, best, longer)
    longest = select<u64>(length, longest, longer)
  }
  return bottom(select<u64>(open & best, candidates, best != 0))
}
