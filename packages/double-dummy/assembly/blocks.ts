// Blocks of patterns of one shape and leader.
//
// A block begins with 16 counts (u16): the number of patterns that answer a question for each number of tricks. The patterns
// stand in that order, so a probe compares no others. The last count is the size class. Room for 2 << class patterns
// follows. A wide pattern is two vectors, owners and mask; of narrow ones, with eight tricks left or fewer, come all owners (u64),
// then all masks, so that two are compared at once. At the end the number of cards that matter in each suit (four bits a
// suit, u16).
import { countComparisons } from "./counters"
import { FREE_BLOCKS, takeFromArena } from "./memory"

/** Bytes of the counts before the patterns of a block. */
export const HEAD: usize = 32

/** A block of a class for patterns of 1 << size bytes. */
function takeBlock(sizeClass: u32, size: u32): usize {
  const list = FREE_BLOCKS + (((size & 1) << 6) | (sizeClass << 2))
  const free = <usize>load<u32>(list)
  if (free != 0) {
    store<u32>(list, load<u32>(free))
    return free
  }
  return takeFromArena((HEAD + (<usize>2 << (sizeClass + size)) + (<usize>4 << sizeClass) + 15) & ~15)
}

/** A block for the first pattern of its shape, or 0. */
export function firstBlock(size: u32): usize {
  const block = takeBlock(0, size)
  if (block == 0) return 0
  v128.store(block, i64x2.splat(0))
  v128.store(block, i64x2.splat(0), 16)
  return block
}

/** A block of twice the size with the same patterns, or 0; the old one is free. */
export function enlarged(block: usize, size: u32, count: usize): usize {
  const sizeClass = <u32>load<u16>(block, 30)
  const larger = takeBlock(sizeClass + 1, size)
  if (larger == 0) return 0
  const depths = depthsOfBlock(block, size)
  if (size == 5) memory.copy(larger, block, HEAD + (count << size))
  else {
    memory.copy(larger, block, HEAD + (count << 3))
    memory.copy(larger + HEAD + (count << 4), block + HEAD + (count << 3), count << 3)
  }
  store<u16>(larger, <u16>(sizeClass + 1), 30)
  memory.copy(depthsOfBlock(larger, size), depths, count << 1)
  giveBlock(block, sizeClass, size)
  return larger
}

function giveBlock(block: usize, sizeClass: u32, size: u32): void {
  const list = FREE_BLOCKS + (((size & 1) << 6) | (sizeClass << 2))
  store<u32>(block, load<u32>(list))
  store<u32>(list, block)
}

/** The first of the first `count` patterns of a block that fits, or -1. */
// @ts-ignore: decorator
@inline
export function matchWide(block: usize, count: usize, owners: v128): isize {
  let at = block + HEAD
  const end = at + (count << 5)
  for (; at < end; at += 32) {
    if (!v128.any_true(v128.and(v128.xor(v128.load(at), owners), v128.load(at, 16)))) {
      countComparisons((at - block) >> 5)
      return <isize>(at - block - HEAD) >> 5
    }
  }
  countComparisons(count)
  return -1
}

/** The same for narrow patterns; both halves of `owners` are alike. */
// @ts-ignore: decorator
@inline
export function matchNarrow(block: usize, count: usize, owners: v128): isize {
  const first = block + HEAD
  const masks = <usize>16 << load<u16>(block, 30)
  const end = first + (count << 3)
  // Two at a time; the one behind the last may be any pattern.
  for (let at = first; at < end; at += 16) {
    const equal = i64x2.eq(v128.and(v128.xor(v128.load(at), owners), v128.load(at + masks)), i64x2.splat(0))
    if (v128.any_true(equal)) {
      const index = ((at - first) >> 3) + (<usize>~i64x2.bitmask(equal) & 1)
      countComparisons(index)
      return index < count ? <isize>index : -1
    }
  }
  countComparisons(count)
  return -1
}

/** Where the depths of the patterns of a block are; `size` is 5 for wide ones, 4 for narrow ones. */
// @ts-ignore: decorator
@inline
export function depthsOfBlock(block: usize, size: u32): usize {
  return block + HEAD + (<usize>2 << (load<u16>(block, 30) + size))
}

/** The cards of each suit that a pattern needs. */
// @ts-ignore: decorator
@inline
export function depthsAt(block: usize, index: isize, size: u32): u32 {
  return load<u16>(depthsOfBlock(block, size) + (<usize>index << 1))
}
