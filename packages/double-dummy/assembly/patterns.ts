// The transposition table. An entry is a pattern: the owners of the highest few cards of each suit, with
// a bound on the tricks North and South still take. It holds for every position of the same shape and leader.
//
// Patterns and the shape table come from one arena; when it is full everything is forgotten, which costs time and never correctness.
import { depthsAt, depthsOfBlock, enlarged, firstBlock, HEAD, matchNarrow, matchWide } from "./blocks"
import { YES } from "./cards"
import { countProbe, countReset, countStore } from "./counters"
import { cardsOf, depthsOf, spread } from "./depths"
import { narrowMask, narrowOwners, wideMask, wideOwners } from "./relative"
import { claimSlot, forget, slotOf, slots } from "./shapes"
import { dropRedundant, makePlace, move } from "./upkeep"

/** With so many tricks left or fewer the owners of all cards fit 64 bits. */
const NARROW_TRICKS: i32 = 8

/** When not zero, everything is forgotten after this many stores. For tests. */
export let forgetAfter: u32 = 0
let sinceForgotten: u32 = 0

export function setForgetAfter(count: u32): void {
  forgetAfter = count
  sinceForgotten = 0
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
  const slot = claimSlot(key)
  if (slot == 0) return false
  let block = <usize>load<u32>(slot + side)
  if (block == 0) {
    block = firstBlock(size)
    if (block == 0) return false
    store<u32>(slot + side, <u32>block)
  }
  const depths = depthsOf(answer, all)
  const wide = size == 5 ? wideMask(depths) : i64x2.splat(0)
  const wideOwner = size == 5 ? v128.and(wideOwners(all), wide) : wide
  const narrow = size == 4 ? narrowMask(depths, all) : 0
  const narrowOwner = size == 4 ? narrowOwners(all) & narrow : 0
  dropRedundant(block, depthsOfBlock(block, size), rank, size, wideOwner, wide, narrowOwner, narrow)
  const count = <usize>load<u16>(block, 2)
  if (count == (<usize>2 << load<u16>(block, 30))) {
    if (count >= 32768) return false
    block = enlarged(block, size, count)
    if (block == 0) return false
    store<u32>(slot + side, <u32>block)
  }
  const depthsHere = depthsOfBlock(block, size)
  let place = makePlace(block, depthsHere, rank, size)
  // A pattern that says it with fewer cards than the first of its rank fits more often, and takes the first place.
  const front = <usize>load<u16>(block + (<usize>(rank + 1) << 1))
  if (front < place && spread(depths) < spread(load<u16>(depthsHere + (front << 1)))) {
    move(block, depthsHere, front, place, size)
    place = front
  }
  if (size == 4) {
    const at = block + HEAD + (place << 3)
    store<u64>(at, narrowOwner)
    store<u64>(at + (<usize>16 << load<u16>(block, 30)), narrow)
  } else {
    const at = block + HEAD + (place << 5)
    v128.store(at, wideOwner)
    v128.store(at, wide, 16)
  }
  store<u16>(depthsHere + (place << 1), depths)
  return true
}
