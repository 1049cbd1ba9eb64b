// Tricks the side on lead can take without losing the lead.
import { trumpLane } from "./cards"
import { cash } from "./cash"

/** Both halves of a vector exchanged. */
// @ts-ignore: decorator
@inline
export function swapped(sides: v128): v128 {
  return i8x16.shuffle(sides, sides, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7)
}

/** The four bytes of the next hand in the place of the first. */
// @ts-ignore: decorator
@inline
function next(hands: v128): v128 {
  return i8x16.shuffle(hands, hands, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3)
}

/**
 * No fewer tricks than the side on lead can cash: in each suit no more than winners, or than cards of the longer hand; small cards only
 * behind winners that exhaust the suit; no round that will be ruffed. `lengths` are those of the suits of the hand on lead and the next
 * three, four bits each; `winners` those of this side and of the other. The four suits are counted at once, a byte each.
 */
// @ts-ignore: decorator
@inline
export function mostTricks(lengths: u64, winners: v128): i32 {
  const low = i64x2.splat(lengths & 0x0f0f_0f0f_0f0f_0f0f)
  const high = i64x2.splat((lengths >> 4) & 0x0f0f_0f0f_0f0f_0f0f)
  // Own hand, left, partner, right, four bytes each.
  const held = i8x16.shuffle(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
  const pairs = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(winners))
  const runs = i8x16.narrow_i16x8_u(pairs, pairs)
  const run = i8x16.shuffle(runs, runs, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
  const longer = i8x16.max_u(held, swapped(held))
  const short = i8x16.lt_s(run, i8x16.min_u(longer, next(longer)))
  const rounds = v128.andnot(v128.bitselect(run, longer, short), i8x16.eq(run, i8x16.splat(0)))
  // An opponent with more trumps than our winners draw ruffs when he has no more of a side suit.
  const trumps = i8x16.gt_s(held, run)
  const ruffs = i8x16.shuffle(trumps, trumps, 7, 7, 7, 7, 15, 15, 15, 15, 7, 7, 7, 7, 15, 15, 15, 15)
  const follows = i8x16.shuffle(held, held, 4, 5, 6, 7, 12, 13, 14, 15, 4, 5, 6, 7, 12, 13, 14, 15)
  const never = i64x2.splat(trumpLane != 0 ? 0xff00_0000_ff00_0000 : 0xffff_ffff_ffff_ffff)
  const safe = v128.or(v128.or(follows, v128.not(ruffs)), never)
  const most = i8x16.min_u(rounds, i8x16.min_u(safe, next(safe)))
  return <i32>((<u32>i32x4.extract_lane(most, 0) * 0x0101_0101) >> 24)
}

/**
 * Tricks the side on lead cashes at once. The cards relied on and the flag when they reach `goal`, else 0. `over` is every rank up to the
 * opponents' highest, `winners` are this side's cards above it.
 */
export function quickTricks(own: u64, left: u64, partner: u64, right: u64, over: u64, winners: u64, tricks: i32, goal: i32): u64 {
  if ((own & winners) != 0) {
    const fromHere = cash(own, partner, left, right, over, tricks, goal, false)
    if (fromHere != 0 || (partner & winners) == 0) return fromHere
  }
  return cash(partner, own, left, right, over, tricks, goal, true)
}
