// Blocks of patterns by size class, and the free ones of each class.
import { FREE_BLOCKS, takeFromArena } from "./memory"

/** Bytes of the counts before the patterns of a block. */
export const HEAD: usize = 32

/** A block of a class for patterns of 1 << size bytes. */
export function takeBlock(sizeClass: u32, size: u32): usize {
  const list = FREE_BLOCKS + (((size & 1) << 6) | (sizeClass << 2))
  const free = <usize>load<u32>(list)
  if (free != 0) {
    store<u32>(list, load<u32>(free))
    return free
  }
  return takeFromArena((HEAD + (<usize>2 << (sizeClass + size)) + (<usize>4 << sizeClass) + 15) & ~15)
}

export function giveBlock(block: usize, sizeClass: u32, size: u32): void {
  const list = FREE_BLOCKS + (((size & 1) << 6) | (sizeClass << 2))
  store<u32>(block, load<u32>(list))
  store<u32>(list, block)
}
