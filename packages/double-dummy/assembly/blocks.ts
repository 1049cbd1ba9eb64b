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

/** The cards of each suit that a pattern needs; `size` is 5 for wide ones, 4 for narrow ones. */
// @ts-ignore: decorator
@inline
export function depthsAt(block: usize, index: isize, size: u32): u32 {
  return load<u16>(block + HEAD + (<usize>2 << (load<u16>(block, 30) + size)) + (<usize>index << 1))
}

/** Copies a pattern to another place of its block. */
// @ts-ignore: decorator
@inline
export function move(block: usize, depths: usize, from: usize, to: usize, size: usize): void {
  const source = block + HEAD + (from << size)
  const target = block + HEAD + (to << size)
  if (size == 5) {
    v128.store(target, v128.load(source))
    v128.store(target, v128.load(source, 16), 16)
  } else {
    const masks = (depths - block - HEAD) >> 1
    store<u64>(block + HEAD + (to << 3), load<u64>(block + HEAD + (from << 3)))
    store<u64>(block + HEAD + masks + (to << 3), load<u64>(block + HEAD + masks + (from << 3)))
  }
  store<u16>(depths + (to << 1), load<u16>(depths + (from << 1)))
}

/** The first pattern from `index` on that needs all a new one needs, or one not before `end`. */
// @ts-ignore: decorator
@inline
export function redundantWide(block: usize, index: usize, end: usize, owners: v128, mask: v128): usize {
  for (; index < end; index++) {
    const at = block + HEAD + (index << 5)
    if (!v128.any_true(v128.or(v128.and(v128.xor(v128.load(at), owners), mask), v128.andnot(mask, v128.load(at, 16))))) break
  }
  return index
}

/** The same for narrow patterns. */
// @ts-ignore: decorator
@inline
export function redundantNarrow(block: usize, index: usize, end: usize, owners: u64, mask: u64): usize {
  const wanted = i64x2.splat(owners)
  const care = i64x2.splat(mask)
  const masks = <usize>16 << load<u16>(block, 30)
  for (; index < end; index += 2) {
    const at = block + HEAD + (index << 3)
    const differs = v128.or(v128.and(v128.xor(v128.load(at), wanted), care), v128.andnot(care, v128.load(at + masks)))
    const equal = i64x2.eq(differs, i64x2.splat(0))
    if (v128.any_true(equal)) return index + (<usize>~i64x2.bitmask(equal) & 1)
  }
  return index
}

/** One pattern more of a rank: it counts for all questions up to that one. */
// @ts-ignore: decorator
@inline
export function countOneMore(block: usize, rank: i32): void {
  const upTo = i16x8.splat(<i16>rank)
  const low = i16x8(0, 1, 2, 3, 4, 5, 6, 7)
  const high = i16x8(8, 9, 10, 11, 12, 13, 14, 15)
  v128.store(block, i16x8.sub(v128.load(block), v128.and(i16x8.le_s(low, upTo), i16x8(0, -1, -1, -1, -1, -1, -1, -1))))
  v128.store(block, i16x8.sub(v128.load(block, 16), i16x8.le_s(high, upTo)), 16)
}
