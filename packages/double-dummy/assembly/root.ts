// Where a search starts: at a new trick, or with one to three cards of it on the table.
import { without, YES } from "./cards"
import { HANDS } from "./memory"
import { fourth, lead, second, third } from "./search"
import { lastTrick } from "./trick"

/** The search from any point of a trick, whose first cards are given and still counted in the hands. */
export function fromTrick(leader: u32, tricks: i32, need: i32, all: u64, shape: u64, played: i32, c1: u32, c2: u32, c3: u32): u64 {
  if (need <= 0) return YES
  if (need > tricks) return 0
  if (played == 0) return tricks == 1 ? lastTrick(leader, all) : lead(leader, tricks, need, all, shape)
  take(leader, c1)
  shape = without(shape, leader, c1)
  let answer: u64
  if (played == 1) answer = second(leader, tricks, need, all, shape, c1)
  else {
    const s2 = (leader + 1) & 3
    take(s2, c2)
    shape = without(shape, s2, c2)
    if (played == 2) answer = third(leader, tricks, need, all, shape, c1, c2)
    else {
      const s3 = (leader + 2) & 3
      take(s3, c3)
      shape = without(shape, s3, c3)
      answer = fourth(leader, tricks, need, all, shape, c1, c2, c3)
      take(s3, c3)
    }
    take(s2, c2)
  }
  take(leader, c1)
  return answer
}

/** Takes a card out of a hand, or puts it back. */
function take(seat: u32, card: u32): void {
  const at = HANDS + (seat << 3)
  store<u64>(at, load<u64>(at) ^ (<u64>1 << <u64>card))
}
