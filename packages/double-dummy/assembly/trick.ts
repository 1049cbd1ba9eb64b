// A trick: who is winning it, and what the last one brings.
import { firstTrump, laneOf, wish } from "./cards"
import { HANDS } from "./memory"

/** Whether `card` beats the card that is winning. Without branches, like all here: no processor could foretell them. */
// @ts-ignore: decorator
@inline
export function beats(card: u32, winning: u32): bool {
  return (<u32>(card > winning) & (<u32>((card ^ winning) < 16) | <u32>(card >= firstTrump))) != 0
}

/** The winning card, if its rank mattered: another card of its suit was in the trick. */
// @ts-ignore: decorator
@inline
export function wonByRank(played: u64, winner: u32): u64 {
  const card = <u64>1 << <u64>winner
  return select<u64>(card, 0, (played & laneOf(winner)) != card)
}

/** The result when each hand has one card: whether North and South win the trick, and the card that mattered. */
export function lastTrick(leader: u32, all: u64): u64 {
  const c1 = onlyCard(leader)
  const c2 = onlyCard((leader + 1) & 3)
  const c3 = onlyCard((leader + 2) & 3)
  const c4 = onlyCard((leader + 3) & 3)
  const secondWins = beats(c2, c1)
  const two = select<u32>(c2, c1, secondWins)
  const thirdWins = beats(c3, two)
  const three = select<u32>(c3, two, thirdWins)
  const fourthWins = beats(c4, three)
  const ply = select<u32>(3, select<u32>(2, <u32>secondWins, thirdWins), fourthWins)
  return wonByRank(all, select<u32>(c4, three, fourthWins)) | wish((leader + ply) & 3)
}

// @ts-ignore: decorator
@inline
function onlyCard(seat: u32): u32 {
  return <u32>ctz(load<u64>(HANDS + (seat << 3)))
}
