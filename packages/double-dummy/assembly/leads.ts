// Which card to lead first when the cache has nothing to say: each suit has a merit, by who holds its highest cards, its
// lengths and its ruffs, and each card of it a share by its place in the suit. The numbers were found by trying:
// they are those with which the search of a set of deals visited the fewest nodes.
import { LANE, top, trumpLane } from "./cards"
import { HANDS, MOVES, RELATIVE } from "./memory"

/** Merit by kind of suit, holder of the highest card and holder of the next: leader, left, partner, right. */
const HOLDERS: usize = memory.data<i8>([
  // notrump
  14, 8, 14, 0,
  4, 0, 10, 0,
  6, 10, 10, 4,
  2, 0, -2, 0,
  // a side suit
  6, 8, 14, 8,
  -4, 0, 10, 0,
  6, 10, 10, 4,
  2, 0, -10, -8,
  // trumps
  -8, -6, 0, -14,
  -18, -14, -4, -14,
  0, -4, 4, -2,
  -4, -14, -24, -14
])
/** What leading the highest card is better than the lowest, by the same. */
const HIGH_CARD: usize = memory.data<i8>([
  // notrump
  6, 14, -2, 6,
  -4, -6, -6, 2,
  -2, 2, -6, -6,
  10, -6, -14, -6,
  // a side suit
  6, 6, 6, 6,
  -4, 2, 2, 2,
  6, -14, 2, -6,
  -6, -6, -6, -6,
  // trumps
  6, 14, 6, 14,
  -4, -6, -6, -6,
  -2, -6, -6, -6,
  2, -6, -6, -6
])
/** Merit by kind of suit and holder of the third card. */
const THIRD_CARD: usize = memory.data<i8>([
  0, 0, 8, 0,
  0, 0, 8, 0,
  -8, 0, 0, 0
])
/** Merit, in quarters, for each card of the leader, left, partner, right, by kind of suit. */
const LENGTHS: usize = memory.data<i8>([
  12, -1, 8, -1,
  4, -1, 0, -1,
  4, -1, 8, -1
])
const MIDDLE_CARD: i32 = -16
const PARTNER_RUFFS: i32 = 40
const PARTNER_RUFFS_AS_AN_OPPONENT_MAY: i32 = 10
const LEFT_RUFFS: i32 = -38
const RIGHT_RUFFS: i32 = -20
const SINGLETON: i32 = 5

// @ts-ignore: decorator
@inline
function entry(table: usize, index: u32): i32 {
  return <i32>load<i8>(table + index)
}

/** Writes the candidates of a lead with their merits to the list of this depth; answers how many. */
export function rateLeads(seat: u32, tricks: u32, candidates: u64, all: u64): i32 {
  const own = load<u64>(HANDS + (seat << 3))
  const left = load<u64>(HANDS + (((seat + 1) & 3) << 3))
  const partner = load<u64>(HANDS + (((seat + 2) & 3) << 3))
  const right = load<u64>(HANDS + (((seat + 3) & 3) << 3))
  const list = MOVES + (<usize>tricks << 6)
  let count = 0
  for (let suit: u32 = 0; suit < 4; suit++) {
    const shift = <u64>suit << 4
    const lane = LANE << shift
    const cards = candidates & lane
    if (cards == 0) continue
    const a = <i32>popcnt(own & lane)
    const b = <i32>popcnt(partner & lane)
    const e = <i32>popcnt(left & lane)
    const r = <i32>popcnt(right & lane)
    const owners = load<u32>(RELATIVE + (<usize>suit << 15) + ((<usize>(all >> shift) & 0x1fff) << 2))
    const length = a + b + e + r
    // Where the suit has no such card, the holder of the one before.
    const first = ((owners >> 30) - seat) & 3
    const second = length > 1 ? ((owners >> 28) - seat) & 3 : first
    const third = length > 2 ? ((owners >> 26) - seat) & 3 : second
    const kind: u32 = trumpLane == 0 ? 0 : lane == trumpLane ? 2 : 1
    const pair = (kind << 4) | (first << 2) | second
    let merit = 512 + entry(HOLDERS, pair) + entry(THIRD_CARD, (kind << 2) | third)
    if (kind == 1) {
      if (b == 0 && (partner & trumpLane) != 0)
        merit += e != 0 && r != 0 ? PARTNER_RUFFS : PARTNER_RUFFS_AS_AN_OPPONENT_MAY
      if (e == 0 && (left & trumpLane) != 0) merit += LEFT_RUFFS
      if (r == 0 && (right & trumpLane) != 0) merit += RIGHT_RUFFS
      if (a == 1 && (own & trumpLane) != 0) merit += SINGLETON
    }
    const k = kind << 2
    merit +=
      (entry(LENGTHS, k) * a + entry(LENGTHS, k | 2) * b + entry(LENGTHS, k | 1) * e + entry(LENGTHS, k | 3) * r) >> 2
    const highBonus = entry(HIGH_CARD, pair)
    const high = top(cards)
    const low = <u32>ctz(cards)
    for (let rest = cards; rest != 0; rest &= rest - 1) {
      const card = <u32>ctz(rest)
      const value = merit + (card == high ? highBonus : card == low ? -highBonus : MIDDLE_CARD)
      store<u32>(list + (<usize>count << 2), (<u32>value << 8) | card)
      count++
    }
  }
  return count
}

/** The best of the listed leads that is still a candidate; requires one. */
export function bestLead(tricks: u32, count: i32, candidates: u64): u32 {
  const list = MOVES + (<usize>tricks << 6)
  let best: u32 = 0
  for (let i = 0; i < count; i++) {
    const entry = load<u32>(list + (<usize>i << 2))
    if (((candidates >> <u64>(entry & 63)) & 1) != 0 && entry >= best) best = entry
  }
  return best & 63
}
