// What a new pattern changes in its block: patterns that it makes redundant go, and the others make room in the order of the questions
// they settle.
import { HEAD } from "./blocks"

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
function redundantWide(block: usize, index: usize, end: usize, owners: v128, mask: v128): usize {
  for (; index < end; index++) {
    const at = block + HEAD + (index << 5)
    if (!v128.any_true(v128.or(v128.and(v128.xor(v128.load(at), owners), mask), v128.andnot(mask, v128.load(at, 16))))) break
  }
  return index
}

/** The same for narrow patterns. */
// @ts-ignore: decorator
@inline
function redundantNarrow(block: usize, index: usize, end: usize, owners: u64, mask: u64): usize {
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

/**
 * Takes out the patterns of rank `rank` or a lower one that a new one makes redundant: it says as much with less. `owners` and `mask` are
 * those of a wide pattern, `narrowOwners` and `narrowMask` of a narrow one.
 */
// @ts-ignore: decorator
@inline
export function dropRedundant(
  block: usize, depths: usize, rank: i32, size: u32, owners: v128, mask: v128, narrowOwners: u64, narrowMask: u64
): void {
  let level = rank
  let index = <usize>load<u16>(block + (<usize>(rank + 1) << 1))
  while (true) {
    const end = <usize>load<u16>(block, 2)
    index = size == 4 ? redundantNarrow(block, index, end, narrowOwners, narrowMask) : redundantWide(block, index, end, owners, mask)
    if (index >= end) return
    while (index >= <usize>load<u16>(block + (<usize>level << 1))) level--
    // The last pattern of each level from here down moves up by one.
    let hole = index
    for (let lower = level; lower > 0; lower--) {
      const place = block + (<usize>lower << 1)
      const count = <usize>load<u16>(place) - 1
      store<u16>(place, <u16>count)
      if (count > hole) move(block, depths, count, hole, size)
      hole = count
    }
  }
}

/** Makes a place at the end of a rank, and counts it: the first pattern of each lower one moves to its end. */
// @ts-ignore: decorator
@inline
export function makePlace(block: usize, depths: usize, rank: i32, size: u32): usize {
  let place = <usize>load<u16>(block, 2)
  const end = <usize>load<u16>(block + (<usize>rank << 1))
  for (let lower = 1; place != end; lower++) {
    const first = <usize>load<u16>(block + (<usize>(lower + 1) << 1))
    if (first != place) move(block, depths, first, place, size)
    place = first
  }
  countOneMore(block, rank)
  return place
}

/** One pattern more of a rank: it counts for all questions up to that one. */
// @ts-ignore: decorator
@inline
function countOneMore(block: usize, rank: i32): void {
  const upTo = i16x8.splat(<i16>rank)
  const low = i16x8(0, 1, 2, 3, 4, 5, 6, 7)
  const high = i16x8(8, 9, 10, 11, 12, 13, 14, 15)
  v128.store(block, i16x8.sub(v128.load(block), v128.and(i16x8.le_s(low, upTo), i16x8(0, -1, -1, -1, -1, -1, -1, -1))))
  v128.store(block, i16x8.sub(v128.load(block, 16), i16x8.le_s(high, upTo)), 16)
}
