// The transposition table. An entry is a pattern: the owners of the highest few cards of each suit, with
// a bound on the tricks North and South still take. It holds for every position of the same shape and leader.
//
// A slot of the shape table is 16 bytes: key (u64) and two blocks of patterns (u32), those that prove "at least" and those
// that prove "at most". Blocks and shape table come from one arena; when it is full everything is forgotten, which costs
// time and never correctness.
import { countOneMore, depthsAt, giveBlock, HEAD, matchNarrow, matchWide, move, redundantNarrow, redundantWide, takeBlock } from "./blocks"
import { YES } from "./cards"
import { countProbe, countReset, countStore } from "./counters"
import { cardsOf, depthsOf, spread } from "./depths"
import { emptyArena, takeFromArena } from "./memory"
import { narrowMask, narrowOwners, wideMask, wideOwners } from "./relative"

const FIRST_BITS: u32 = 12
/** With so many tricks left or fewer the owners of all cards fit 64 bits. */
const NARROW_TRICKS: i32 = 8

let slots: usize = 0
let slotBits: u32 = 0
let slotsUsed: u32 = 0

/** When not zero, everything is forgotten after this many stores. For tests. */
export let forgetAfter: u32 = 0
let sinceForgotten: u32 = 0

export function setForgetAfter(count: u32): void {
  forgetAfter = count
  sinceForgotten = 0
}

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

// @ts-ignore: decorator
@inline
function slotOf(key: u64): usize {
  const mask = (<usize>16 << slotBits) - 16
  let at = <usize>((key * 0x9e37_79b9_7f4a_7c15) >> (60 - slotBits)) & mask
  while (true) {
    const found = load<u64>(slots + at)
    if (found == key || found == 0) return slots + at
    at = (at + 16) & mask
  }
}

/** Set by `probe`: whether its answer is one. */
export let found: bool = false

/** Looks for a pattern that answers "at least `need`". On success `found`, and the answer with its relevant cards. */
export function probe(key: u64, all: u64, need: i32, tricks: i32): u64 {
  countProbe()
  const slot = slotOf(key)
  found = false
  if (load<u64>(slot) == 0) return 0
  const yes = <usize>load<u32>(slot, 8)
  const no = <usize>load<u32>(slot, 12)
  if (tricks > NARROW_TRICKS) {
    const owners = wideOwners(all)
    if (yes != 0) {
      const index = matchWide(yes, load<u16>(yes + (<usize>need << 1)), owners)
      if (index >= 0) {
        found = true
        return cardsOf(depthsAt(yes, index, 5), all) | YES
      }
    }
    if (no != 0) {
      const index = matchWide(no, load<u16>(no + (<usize>(14 - need) << 1)), owners)
      if (index >= 0) {
        found = true
        return cardsOf(depthsAt(no, index, 5), all)
      }
    }
    return 0
  }
  const owners = i64x2.splat(narrowOwners(all))
  if (yes != 0) {
    const index = matchNarrow(yes, load<u16>(yes + (<usize>need << 1)), owners)
    if (index >= 0) {
      found = true
      return cardsOf(depthsAt(yes, index, 4), all) | YES
    }
  }
  if (no != 0) {
    const index = matchNarrow(no, load<u16>(no + (<usize>(14 - need) << 1)), owners)
    if (index >= 0) {
      found = true
      return cardsOf(depthsAt(no, index, 4), all)
    }
  }
  return 0
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

/** Keeps a proof: the answer to "at least `need`" and the cards it used. */
export function keep(key: u64, answer: u64, all: u64, need: i32, tricks: i32): void {
  if (slots == 0) return
  countStore()
  if (forgetAfter != 0 && ++sinceForgotten >= forgetAfter) {
    sinceForgotten = 0
    countReset()
    forget()
  }
  if (!insert(key, answer, all, need, tricks)) {
    countReset()
    forget()
    if (slots != 0) insert(key, answer, all, need, tricks)
  }
}

function insert(key: u64, answer: u64, all: u64, need: i32, tricks: i32): bool {
  // An answer is ranked by how many questions it settles: rank r settles every question up to r.
  const yes = (answer & YES) != 0
  const rank = yes ? need : 14 - need
  const side: usize = yes ? 8 : 12
  const size: u32 = tricks > NARROW_TRICKS ? 5 : 4
  let slot = slotOf(key)
  if (load<u64>(slot) == 0) {
    if (slotsUsed >= (<u32>1 << (slotBits - 1))) {
      if (!growSlots()) return false
      slot = slotOf(key)
    }
    slotsUsed++
    store<u64>(slot, key)
    store<u64>(slot, 0, 8)
  }
  let block = <usize>load<u32>(slot + side)
  if (block == 0) {
    block = takeBlock(0, size)
    if (block == 0) return false
    v128.store(block, i64x2.splat(0))
    v128.store(block, i64x2.splat(0), 16)
    store<u32>(slot + side, <u32>block)
  }
  let sizeClass = <u32>load<u16>(block, 30)
  let depthsAt = block + HEAD + (<usize>2 << (sizeClass + size))
  const depths = depthsOf(answer, all)
  const wide = size == 5 ? wideMask(depths) : i64x2.splat(0)
  const wideOwner = size == 5 ? v128.and(wideOwners(all), wide) : wide
  const narrow = size == 4 ? narrowMask(depths, all) : 0
  const narrowOwner = size == 4 ? narrowOwners(all) & narrow : 0
  // Patterns of this rank or a lower one that the new one makes redundant go: it says as much with less.
  let level = rank
  let index = <usize>load<u16>(block + (<usize>(rank + 1) << 1))
  while (true) {
    const end = <usize>load<u16>(block, 2)
    index = size == 4 ? redundantNarrow(block, index, end, narrowOwner, narrow) : redundantWide(block, index, end, wideOwner, wide)
    if (index >= end) break
    while (index >= <usize>load<u16>(block + (<usize>level << 1))) level--
    // The last pattern of each level from here down moves up by one.
    let hole = index
    for (let lower = level; lower > 0; lower--) {
      const place = block + (<usize>lower << 1)
      const count = <usize>load<u16>(place) - 1
      store<u16>(place, <u16>count)
      if (count > hole) move(block, depthsAt, count, hole, size)
      hole = count
    }
  }
  const count = <usize>load<u16>(block, 2)
  if (count == (<usize>2 << sizeClass)) {
    if (count >= 32768) return false
    const larger = takeBlock(sizeClass + 1, size)
    if (larger == 0) return false
    if (size == 5) memory.copy(larger, block, HEAD + (count << size))
    else {
      memory.copy(larger, block, HEAD + (count << 3))
      memory.copy(larger + HEAD + (count << 4), block + HEAD + (count << 3), count << 3)
    }
    const largerDepths = larger + HEAD + (<usize>4 << (sizeClass + size))
    memory.copy(largerDepths, depthsAt, count << 1)
    giveBlock(block, sizeClass, size)
    sizeClass++
    block = larger
    depthsAt = largerDepths
    store<u32>(slot + side, <u32>block)
    store<u16>(block, <u16>sizeClass, 30)
  }
  // The first pattern of each lower level moves to its end, which leaves a place at the end of this one.
  let place = count
  const own = <usize>load<u16>(block + (<usize>rank << 1))
  for (let lower = 1; place != own; lower++) {
    const first = <usize>load<u16>(block + (<usize>(lower + 1) << 1))
    if (first != place) move(block, depthsAt, first, place, size)
    place = first
  }
  countOneMore(block, rank)
  // A pattern that says it with fewer cards than the first of its rank fits more often, and takes the first place.
  const front = <usize>load<u16>(block + (<usize>(rank + 1) << 1))
  if (front < place && spread(depths) < spread(load<u16>(depthsAt + (front << 1)))) {
    move(block, depthsAt, front, place, size)
    place = front
  }
  const at = block + HEAD + (place << size)
  if (size == 4) {
    store<u64>(block + HEAD + (place << 3), narrowOwner)
    store<u64>(block + HEAD + (place << 3) + (<usize>16 << sizeClass), narrow)
  } else {
    v128.store(at, wideOwner)
    v128.store(at, wide, 16)
  }
  store<u16>(depthsAt + (place << 1), depths)
  return true
}
