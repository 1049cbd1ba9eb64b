// A trick: who is winning it, and what the last one brings.
import { firstTrump, laneOf, top, YES } from "./cards"
import { HANDS } from "./memory"

/** Whether `card` beats the card that is winning. */
// @ts-ignore: decorator
@inline
export function beats(card: u32, winning: u32): bool {
  return (card ^ winning) < 16 ? card > winning : card >= firstTrump
}

/** The winning card, if its rank mattered: another card of its suit was in the trick. */
// @ts-ignore: decorator
@inline
export function wonByRank(played: u64, winner: u32): u64 {
  const card = <u64>1 << <u64>winner
  return (played & laneOf(winner)) != card ? card : 0
}

/** The result when each hand has one card: whether North and South win the trick, and the card that mattered. */
export function lastTrick(leader: u32, all: u64): u64 {
  let seat = leader
  let winner = top(load<u64>(HANDS + (seat << 3)))
  for (let i = 1; i < 4; i++) {
    const next = (leader + i) & 3
    const card = top(load<u64>(HANDS + (next << 3)))
    if (beats(card, winner)) {
      winner = card
      seat = next
    }
  }
  return wonByRank(all, winner) | (seat & 1 ? 0 : YES)
}
