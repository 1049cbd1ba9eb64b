// The shape table: for each shape and leader the patterns kept of it. A slot is 16 bytes: key (u64) and two blocks of patterns (u32), those
// that prove "at least" and those that prove "at most".
import { emptyArena, takeFromArena } from "./memory"

const FIRST_BITS: u32 = 12

/** Where the table is; 0 while there is no room for one. */
export let slots: usize = 0
let slotBits: u32 = 0
let slotsUsed: u32 = 0

/** Forgets all patterns. */
export function forget(): void {
  emptyArena()
  slotBits = FIRST_BITS
  slotsUsed = 0
  slots = takeFromArena(16 << FIRST_BITS)
  if (slots != 0) memory.fill(slots, 0, 16 << FIRST_BITS)
}

/** Shape with the leader in the place of West's length in the last suit, which the others determine. Never 0. */
// @ts-ignore: decorator
@inline
export function keyOf(shape: u64, leader: u32): u64 {
  return (shape & 0x0fff_ffff_ffff_ffff) | (<u64>(leader + 1) << 60)
}

/** The slot of a key, or the empty one where it belongs. */
// @ts-ignore: decorator
@inline
export function slotOf(key: u64): usize {
  const mask = (<usize>16 << slotBits) - 16
  let at = <usize>((key * 0x9e37_79b9_7f4a_7c15) >> (60 - slotBits)) & mask
  while (true) {
    const found = load<u64>(slots + at)
    if (found == key || found == 0) return slots + at
    at = (at + 16) & mask
  }
}

/** Doubles the shape table. False when the arena has no room. */
function growSlots(): bool {
  const old = slots
  const oldSize = <usize>16 << slotBits
  const larger = takeFromArena(oldSize << 1)
  if (larger == 0) return false
  memory.fill(larger, 0, oldSize << 1)
  slots = larger
  slotBits++
  for (let at = old; at < old + oldSize; at += 16) {
    const key = load<u64>(at)
    if (key == 0) continue
    const slot = slotOf(key)
    store<u64>(slot, key)
    store<u64>(slot, load<u64>(at, 8), 8)
  }
  return true
}

/** The slot of a key, made when it is new; 0 when the arena has no room. */
// @ts-ignore: decorator
@inline
export function claimSlot(key: u64): usize {
  let slot = slotOf(key)
  if (load<u64>(slot) == 0) {
    if (slotsUsed >= (<u32>1 << (slotBits - 1))) {
      if (!growSlots()) return 0
      slot = slotOf(key)
    }
    slotsUsed++
    store<u64>(slot, key)
    store<u64>(slot, 0, 8)
  }
  return slot
}
