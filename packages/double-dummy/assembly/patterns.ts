// The transposition table. An entry is a pattern: the owners of the highest few cards of each suit, with
// bounds on the tricks North and South still take. It holds for every position of the same shape and leader.
//
// Owners are seats, two bits a card, 32 bits a suit from the highest card down. A slot of the shape table is 16
// bytes: key (u64), block (u32), number of patterns (u16), size class (u16). A block of class c has room for 2 << c
// patterns: owners and mask of each (two vectors), then for each the bounds (two bytes) and the number of cards that
// matter in each suit (four bits a suit). Blocks and shape table come from one arena; when it is full everything
// is forgotten, which costs time and never correctness.
import { lowest, highest, LANE, YES } from "./cards"
import { arenaEnd, emptyArena, FREE_BLOCKS, INPUT, RELATIVE, takeFromArena } from "./memory"

const FIRST_BITS: u32 = 12

let slots: usize = 0
let slotBits: u32 = 0
let slotsUsed: u32 = 0

export let probes: u64 = 0
export let comparisons: u64 = 0
export let stores: u64 = 0
export let resets: u64 = 0
/** When not zero, everything is forgotten after this many stores. For tests. */
export let forgetAfter: u32 = 0
let sinceForgotten: u32 = 0

export function setForgetAfter(count: u32): void {
  forgetAfter = count
  sinceForgotten = 0
}

export function clearCounters(): void {
  probes = 0
  comparisons = 0
  stores = 0
  resets = 0
}

/** Forgets all patterns. */
export function forget(): void {
  emptyArena()
  slotBits = FIRST_BITS
  slotsUsed = 0
  slots = takeFromArena(16 << FIRST_BITS)
  if (slots != 0) memory.fill(slots, 0, 16 << FIRST_BITS)
}

/** Builds the owner strings of every holding from the owners of its cards, two bits a rank. */
export function buildRelative(lane: u32, owners: u32): void {
  const table = RELATIVE + (<usize>lane << 15)
  store<u32>(table, 0)
  for (let holding: u32 = 1; holding < 8192; holding++) {
    const rest = holding & (holding - 1)
    const owner = (owners >> (ctz(holding) << 1)) & 3
    store<u32>(table + (holding << 2), load<u32>(table + (rest << 2)) | (owner << (30 - (popcnt(rest) << 1))))
  }
}

/** Owners of the cards in play, one 32-bit lane a suit. */
// @ts-ignore: decorator
@inline
export function relative(all: u64): v128 {
  let owners = v128.load_zero<u32>(RELATIVE + ((<usize>all & 0x1fff) << 2))
  owners = v128.load_lane<u32>(RELATIVE + (<usize>(all >> 14) & 0x7ffc), owners, 1, 1 << 15)
  owners = v128.load_lane<u32>(RELATIVE + (<usize>(all >> 30) & 0x7ffc), owners, 2, 2 << 15)
  return v128.load_lane<u32>(RELATIVE + (<usize>(all >> 46) & 0x7ffc), owners, 3, 3 << 15)
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

/** How many of the highest cards of each suit reach down to the lowest relevant one, four bits a suit. */
// @ts-ignore: decorator
@inline
function depthsOf(relevant: u64, all: u64): u32 {
  let depths: u32 = 0
  for (let suit: u64 = 0; suit < 4; suit++) {
    const shift = suit << 4
    const lane = (relevant >> shift) & 0x1fff
    if (lane == 0) continue
    const cards = (all >> shift) & 0x1fff
    depths |= <u32>popcnt(cards & ~(lowest(lane) - 1)) << <u32>(suit << 2)
  }
  return depths
}

/** The highest 2 * depth bits of a lane. */
// @ts-ignore: decorator
@inline
function topBits(depth: u32): i32 {
  return <i32>(0xffff_ffff_0000_0000 >> (<u64>(depth & 15) << 1))
}

// @ts-ignore: decorator
@inline
function maskOf(depths: u32): v128 {
  let mask = i32x4.splat(topBits(depths))
  mask = i32x4.replace_lane(mask, 1, topBits(depths >> 4))
  mask = i32x4.replace_lane(mask, 2, topBits(depths >> 8))
  return i32x4.replace_lane(mask, 3, topBits(depths >> 12))
}

/** The cards that so many of each suit are. */
// @ts-ignore: decorator
@inline
function cardsOf(depths: u32, all: u64): u64 {
  let cards: u64 = 0
  for (let suit: u64 = 0; suit < 4; suit++) {
    const depth = <i32>(depths >> <u32>(suit << 2)) & 15
    if (depth != 0) cards |= highest((all >> (suit << 4)) & 0x1fff, depth) << (suit << 4)
  }
  return cards
}

/** Set by `probe`: whether its answer is one. */
export let found: bool = false

/** Looks for a pattern that answers "at least `need`". On success `found`, and the answer with its relevant cards. */
export function probe(key: u64, owners: v128, need: i32, all: u64): u64 {
  probes++
  const slot = slotOf(key)
  found = false
  if (load<u64>(slot) == 0) return 0
  const block = <usize>load<u32>(slot, 8)
  const count = <usize>load<u16>(slot, 12)
  const bounds = block + (<usize>64 << load<u16>(slot, 14))
  let i: usize = 0
  for (; i < count; i++) {
    const at = block + (i << 5)
    if (v128.any_true(v128.and(v128.xor(v128.load(at), owners), v128.load(at, 16)))) continue
    const low = <i32>load<u8>(bounds + (i << 2))
    const high = <i32>load<u8>(bounds + (i << 2), 1)
    if (low >= need || high < need) {
      comparisons += i + 1
      found = true
      return cardsOf(load<u16>(bounds + (i << 2), 2), all) | (low >= need ? YES : 0)
    }
  }
  comparisons += count
  return 0
}

function takeBlock(sizeClass: u32): usize {
  const free = <usize>load<u32>(FREE_BLOCKS + (sizeClass << 2))
  if (free != 0) {
    store<u32>(FREE_BLOCKS + (sizeClass << 2), load<u32>(free))
    return free
  }
  return takeFromArena(((<usize>72 << sizeClass) + 15) & ~15)
}

function giveBlock(block: usize, sizeClass: u32): void {
  store<u32>(block, load<u32>(FREE_BLOCKS + (sizeClass << 2)))
  store<u32>(FREE_BLOCKS + (sizeClass << 2), block)
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

/** Keeps a proof: North and South take at least `low` and at most `high` of the tricks left. */
export function keep(key: u64, owners: v128, relevant: u64, all: u64, low: i32, high: i32): void {
  if (slots == 0) return
  const depths = depthsOf(relevant, all)
  const mask = maskOf(depths)
  owners = v128.and(owners, mask)
  stores++
  if (forgetAfter != 0 && ++sinceForgotten >= forgetAfter) {
    sinceForgotten = 0
    resets++
    forget()
  }
  if (!insert(key, owners, mask, depths, low, high)) {
    resets++
    forget()
    if (slots != 0) insert(key, owners, mask, depths, low, high)
  }
}

function insert(key: u64, owners: v128, mask: v128, depths: u32, low: i32, high: i32): bool {
  let slot = slotOf(key)
  if (load<u64>(slot) == 0) {
    if (slotsUsed >= (<u32>1 << (slotBits - 1))) {
      if (!growSlots()) return false
      slot = slotOf(key)
    }
    const block = takeBlock(0)
    if (block == 0) return false
    slotsUsed++
    store<u64>(slot, key)
    store<u32>(slot, <u32>block, 8)
    store<u32>(slot, 0, 12)
  }
  let block = <usize>load<u32>(slot, 8)
  let count = <usize>load<u16>(slot, 12)
  const sizeClass = <u32>load<u16>(slot, 14)
  let bounds = block + (<usize>64 << sizeClass)
  for (let i: usize = 0; i < count; i++) {
    const at = block + (i << 5)
    const oldMask = v128.load(at, 16)
    if (v128.any_true(v128.and(v128.xor(v128.load(at), owners), mask))) continue
    if (v128.any_true(v128.andnot(mask, oldMask))) continue
    const limits = bounds + (i << 2)
    const oldLow = <i32>load<u8>(limits)
    const oldHigh = <i32>load<u8>(limits, 1)
    if (load<u16>(limits, 2) == depths) {
      store<u8>(limits, max(low, oldLow))
      store<u8>(limits, min(high, oldHigh), 1)
      store<u16>(slot, <u16>count, 12)
      return true
    }
    if (low < oldLow || high > oldHigh) continue
    // The new pattern says more with less: drop the old one, the last takes its place.
    count--
    const last = block + (count << 5)
    v128.store(at, v128.load(last))
    v128.store(at, v128.load(last, 16), 16)
    store<u32>(limits, load<u32>(bounds + (count << 2)))
    i--
  }
  if (count == (<usize>2 << sizeClass)) {
    if (count >= 32768) return false
    const larger = takeBlock(sizeClass + 1)
    if (larger == 0) return false
    memory.copy(larger, block, count << 5)
    memory.copy(larger + (<usize>128 << sizeClass), bounds, count << 2)
    giveBlock(block, sizeClass)
    block = larger
    bounds = block + (<usize>128 << sizeClass)
    store<u32>(slot, <u32>block, 8)
    store<u16>(slot, <u16>(sizeClass + 1), 14)
  }
  const at = block + (count << 5)
  v128.store(at, owners)
  v128.store(at, mask, 16)
  store<u32>(bounds + (count << 2), (<u32>low) | (<u32>high << 8) | (depths << 16))
  store<u16>(slot, <u16>(count + 1), 12)
  return true
}
