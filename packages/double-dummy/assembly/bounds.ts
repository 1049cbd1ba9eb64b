// Static bounds at the start of a trick: tricks that one side can cash at once, and tricks that the side
// not on lead cannot be denied. Each names the top cards it counted on, and stops counting at its goal.
//
// Most bounds fail. So one test without branches, which no processor could foretell, comes before each count.
import { DECK, PROVEN, top, trumpLane, wish, YES } from "./cards"
import { HANDS } from "./memory"
import { mostTricks, quickTricks, swapped } from "./quickTricks"
import { perhapsSure, sureTricks } from "./sureTricks"

/** The answer to "at least `need`" for a hand on lead, with `PROVEN` and the cards relied on, or 0 when the bounds do not tell. */
// @ts-ignore: decorator
@inline
export function boundsAnswer(seat: u32, tricks: i32, need: i32, shape: u64): u64 {
  const success = wish(seat)
  const hand = load<u64>(HANDS + (seat << 3))
  const left = load<u64>(HANDS + (((seat + 1) & 3) << 3))
  const partner = load<u64>(HANDS + (((seat + 2) & 3) << 3))
  const right = load<u64>(HANDS + (((seat + 3) & 3) << 3))
  const goal = success != 0 ? need : tricks - need + 1
  // Both sides at once: every rank up to the highest card of the other side, and the winners above it.
  const sides = i64x2.replace_lane(i64x2.splat(left | right), 1, hand | partner)
  const over = fillBoth(sides)
  const winners = v128.andnot(swapped(sides), over)
  if (mostTricks(rotr<u64>(shape, <u64>seat << 4), winners) >= goal) {
    const quick = quickTricks(hand, left, partner, right, i64x2.extract_lane(over, 0), i64x2.extract_lane(winners, 0), tricks, goal)
    if (quick != 0) return (quick & DECK) | success | PROVEN
  }
  const denied = tricks - goal + 1
  if (!perhapsSure(hand, left, right, i64x2.extract_lane(winners, 1), denied)) return 0
  const sure = sureTricks(hand, left, partner, right, i64x2.extract_lane(over, 1), i64x2.extract_lane(winners, 1), tricks, denied)
  return sure != 0 ? (sure & DECK) | (success ^ YES) | PROVEN : 0
}

/** `fillDown` of two sets. */
// @ts-ignore: decorator
@inline
function fillBoth(cards: v128): v128 {
  cards = v128.or(cards, i16x8.shr_u(cards, 1))
  cards = v128.or(cards, i16x8.shr_u(cards, 2))
  cards = v128.or(cards, i16x8.shr_u(cards, 4))
  return v128.or(cards, i16x8.shr_u(cards, 8))
}

/**
 * Whether second hand or its partner wins this trick whatever the others play: the card relied on (none for a ruff) and `PROVEN`,
 * else 0. `lane` is that of the suit led.
 */
export function trickForSecond(hand: u64, third: u64, partner: u64, all: u64, lane: u64): u64 {
  if (lane != trumpLane) {
    const trumps = trumpLane
    if ((third & lane) == 0 && (third & trumps) != 0) return 0
    if ((hand & lane) == 0 && (hand & trumps) != 0) return PROVEN
    if ((partner & lane) == 0 && (partner & trumps) != 0) return PROVEN
  }
  const best = <u64>1 << <u64>top(all & lane)
  return ((hand | partner) & best) != 0 ? best | PROVEN : 0
}
