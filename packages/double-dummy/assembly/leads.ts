// Which card to lead first when the cache has nothing to say: each suit has a merit, by who holds its highest cards, its
// lengths, its ruffs and how many tricks are wanted, and each card of it a share by its place in the suit. The weights are
// learned (leadWeights.ts): the sum of a card is the logarithm of how well it does among its rivals. Experience with the deal is
// added.
import { LANE, top, trumpLane } from "./cards"
import { EXPERIENCE_TRICKS, experience } from "./experience"
import {
  OF_CARD,
  OF_GOAL,
  OF_GOAL_CARD,
  OF_HOLDERS,
  OF_LEFT_LENGTH,
  OF_LEFT_RUFF,
  OF_OWN_LENGTH,
  OF_PARTNER_LENGTH,
  OF_PARTNER_RUFF,
  OF_RIGHT_LENGTH,
  OF_RIGHT_RUFF,
  OF_SINGLETON,
  OF_TRUMPS
} from "./leadWeights"
import { HANDS, MOVES, RELATIVE } from "./memory"

/** Keeps merits above zero. */
const BASE: i32 = 1 << 20

// @ts-ignore: decorator
@inline
function entry(table: usize, index: u32): i32 {
  return <i32>load<i16>(table + (<usize>index << 1))
}

/**
 * Writes the candidates of a lead with their merits to the list of this depth; answers how many. `goal` tricks of `tricks` are
 * wanted.
 */
export function rateLeads(seat: u32, tricks: u32, goal: u32, candidates: u64, all: u64): i32 {
  const own = load<u64>(HANDS + (seat << 3))
  const left = load<u64>(HANDS + (((seat + 1) & 3) << 3))
  const partner = load<u64>(HANDS + (((seat + 2) & 3) << 3))
  const right = load<u64>(HANDS + (((seat + 3) & 3) << 3))
  const list = MOVES + (<usize>tricks << 6)
  const ownTrumps = <u32>popcnt(own & trumpLane)
  const leftTrumps = <u32>popcnt(left & trumpLane)
  const partnerTrumps = <u32>popcnt(partner & trumpLane)
  const rightTrumps = <u32>popcnt(right & trumpLane)
  const experienced = tricks >= EXPERIENCE_TRICKS
  const share = min<u32>(3, ((goal - 1) << 2) / tricks)
  let count = 0
  for (let suit: u32 = 0; suit < 4; suit++) {
    const shift = <u64>suit << 4
    const lane = LANE << shift
    const cards = candidates & lane
    if (cards == 0) continue
    const a = <u32>popcnt(own & lane)
    const b = <u32>popcnt(partner & lane)
    const e = <u32>popcnt(left & lane)
    const r = <u32>popcnt(right & lane)
    const owners = load<u32>(RELATIVE + (<usize>suit << 15) + ((<usize>(all >> shift) & 0x1fff) << 2))
    const length = a + b + e + r
    // Where the suit has no such card, the holder of the one before.
    const first = ((owners >> 30) - seat) & 3
    const second = length > 1 ? ((owners >> 28) - seat) & 3 : first
    const third = length > 2 ? ((owners >> 26) - seat) & 3 : second
    const kind: u32 = trumpLane == 0 ? 0 : lane == trumpLane ? 2 : 1
    const holders = (((kind << 2) | first) << 4) | (second << 2) | third
    const k = kind << 3
    let merit =
      BASE +
      entry(OF_HOLDERS, holders) +
      entry(OF_OWN_LENGTH, k + min<u32>(a, 7)) +
      entry(OF_LEFT_LENGTH, k + min<u32>(e, 7)) +
      entry(OF_PARTNER_LENGTH, k + min<u32>(b, 7)) +
      entry(OF_RIGHT_LENGTH, k + min<u32>(r, 7)) +
      entry(OF_GOAL, (kind << 4) | (share << 2) | first)
    const side = kind == 1
    merit += entry(OF_PARTNER_RUFF, side && b == 0 && partnerTrumps > 0 ? 1 + <u32>(e > 0) + (<u32>(r > 0) << 1) : 0)
    merit += entry(OF_LEFT_RUFF, side && e == 0 && leftTrumps > 0 ? 1 + min<u32>(leftTrumps, 2) : 0)
    merit += entry(OF_RIGHT_RUFF, side && r == 0 && rightTrumps > 0 ? 1 + min<u32>(rightTrumps, 2) : 0)
    merit += entry(OF_SINGLETON, side && a == 1 && ownTrumps > 0 ? 1 : 0)
    const trumps = side ? min<u32>(ownTrumps, 5) * 3 + min<u32>(partnerTrumps, 2) : 0
    merit += entry(OF_TRUMPS, trumps * 3 + (a < b ? 0 : a == b ? 1 : 2))
    const high = top(cards)
    const low = <u32>ctz(cards)
    for (let rest = cards; rest != 0; rest &= rest - 1) {
      const card = <u32>ctz(rest)
      const place: u32 = card == high ? 0 : card == low ? 1 : 2
      let value = merit + entry(OF_CARD, holders * 3 + place) + entry(OF_GOAL_CARD, (share * 3 + place) * 3 + kind)
      if (experienced) value += experience(seat, card, place)
      store<u32>(list + (<usize>count << 2), (<u32>value << 6) | card)
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
    best = max<u32>(best, entry & (0 - (<u32>(candidates >> <u64>(entry & 63)) & 1)))
  }
  return best & 63
}
