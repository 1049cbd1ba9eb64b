// What leads have done in this deal so far, added to the merits of leads (leads.ts): running means of success and failure for the high,
// low and middle cards of each suit and seat, and for each single card. Positions of one search have much in common; general
// weights do not know it.
import { laneOf } from "./cards"

/** With fewer tricks left nothing is learned and nothing asked: counting would cost more than it saves. */
export const EXPERIENCE_TRICKS: u32 = 8
/** The mean of nothing but successes, in units of merits; failures have it negative. */
const FULL: i32 = 96
/** Means are kept in 256ths: of each seat three a suit, and 64 a card. */
const PLACES: usize = memory.data(4 * 4 * 3 * 4, 16)
const CARDS: usize = memory.data(4 * 64 * 4, 16)

// @ts-ignore: decorator
@inline
function placeMean(seat: u32, suit: u32, place: u32): usize {
  return PLACES + (<usize>(((seat << 2) | suit) * 3 + place) << 2)
}

// @ts-ignore: decorator
@inline
function cardMean(seat: u32, card: u32): usize {
  return CARDS + (<usize>((seat << 6) | card) << 2)
}

/** A new deal or denomination. */
export function forgetExperience(): void {
  memory.fill(PLACES, 0, 4 * 4 * 3 * 4)
  memory.fill(CARDS, 0, 4 * 64 * 4)
}

/** What the merit of a lead gains or loses. `place` is 0 for the highest candidate of its suit, 1 the lowest, 2 another. */
// @ts-ignore: decorator
@inline
export function experience(seat: u32, card: u32, place: u32): i32 {
  return (load<i32>(placeMean(seat, card >> 4, place)) + load<i32>(cardMean(seat, card))) >> 8
}

/** Moves a mean towards the last result by `share` 256ths. */
function move(at: usize, target: i32, share: i32): void {
  const mean = load<i32>(at)
  store<i32>(at, mean + (((target - mean) * share) >> 8))
}

/** A lead has succeeded or failed with `tricks` left; `candidates` were the leads to choose from. Early ones count more. */
export function learn(seat: u32, card: u32, candidates: u64, tricks: u32, succeeded: bool): void {
  const bit = <u64>1 << <u64>card
  const rivals = candidates & laneOf(card)
  const place: u32 = rivals < bit << 1 ? 0 : (rivals & (bit - 1)) == 0 ? 1 : 2
  const target = succeeded ? FULL << 8 : -(FULL << 8)
  const share = 6 + 4 * <i32>(tricks - EXPERIENCE_TRICKS)
  move(placeMean(seat, card >> 4, place), target, share)
  move(cardMean(seat, card), target, share + 12)
}
