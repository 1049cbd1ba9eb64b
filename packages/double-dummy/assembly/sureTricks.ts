// Tricks that the side not on lead cannot be denied.
import { fillDown, highest, lanes, trumpLane, YES } from "./cards"
import { cash, length } from "./cash"

/** Whether `sureTricks` may find `goal` tricks; more than five are hardly ever sure. */
// @ts-ignore: decorator
@inline
export function perhapsSure(own: u64, left: u64, right: u64, winners: u64, goal: i32): bool {
  const longer = max<u64>(popcnt(left & trumpLane), popcnt(right & trumpLane))
  const sure = <i32>min<u64>(popcnt(winners & trumpLane), longer)
  const atTrumps = <i32>(sure >= goal)
  const everywhere = <i32>((lanes(own) & ~lanes(winners)) == 0)
  const single = <i32>(goal == 1) & (<i32>(trumpLane == 0) | (<i32>(sure == 0) & <i32>(longer != 0)))
  return ((atTrumps | everywhere | single) & <i32>(goal < 6)) != 0
}

/**
 * One trick from a guarded trump honour: the king behind the ace, king and queen with a third trump, the queen
 * twice guarded behind ace and king. `before` plays before `behind`; `all` are the trumps in play.
 */
function guardedHonour(before: u64, behind: u64, mate: u64, all: u64): u64 {
  const ace = highest(all, 1)
  const two = highest(all, 2)
  const king = two ^ ace
  if ((before & ace) == 0) return 0
  if ((behind & king) != 0 && popcnt(behind) >= 2) return two
  const three = highest(all, 3)
  const queen = three ^ two
  if ((before & king) != 0 && (behind & queen) != 0 && popcnt(behind) >= 3) return three
  return 0
}

/**
 * Tricks that cannot be denied to the side not on lead. The cards relied on and the flag at the goal, else 0. `over` is every rank up to
 * the highest card of the side on lead, `winners` are the other side's cards above it.
 */
export function sureTricks(own: u64, left: u64, partner: u64, right: u64, over: u64, winners: u64, tricks: i32, goal: i32): u64 {
  if (trumpLane != 0) {
    const a = left >> 48
    const b = right >> 48
    if ((a | b) != 0) {
      const longer = <i32>max(popcnt(a), popcnt(b))
      if (((own | partner) & trumpLane) == 0) {
        if (longer >= goal) return YES
      } else {
        const run = (a | b) & ~(over >> 48)
        const sure = min(<i32>popcnt(run), longer)
        if (sure >= goal) return (highest(run, goal) << 48) | YES
        if (sure == 0 && goal == 1) {
          const c = own >> 48
          const d = partner >> 48
          const all = a | b | c | d
          let relied = guardedHonour(c, a, b, all) | guardedHonour(d, b, a, all)
          if (relied == 0) {
            const three = highest(all, 3)
            const honours = three & (a | b)
            if (popcnt(three) == 3 && popcnt(honours) == 2 && popcnt(a | b) >= 3) relied = three
          }
          if (relied != 0) return (relied << 48) | YES
        }
      }
    }
  }
  if (winners == 0) return 0
  const led = lanes(own)
  const won = lanes(winners)
  const filled = fillDown(winners)
  const relied = filled & ~((filled >> 1) & 0x7fff_7fff_7fff_7fff)
  // Side suits in which partner ruffs what the other side could win.
  const ruffed = select<u64>(led & ~lanes(partner) & 0xffff_ffff_ffff, 0, (partner & trumpLane) != 0)
  if ((led & (~won | ruffed)) == 0) {
    // Whatever suit is led, the other side has its highest card; only the suits of the hand on lead are needed.
    const needed = relied & (led - (led >> 13))
    if (goal == 1) return needed | YES
    let cashed: u64 = 0
    if ((left & needed) != 0) {
      cashed = cash(left, right, own, partner, over, tricks, goal, false)
      if (cashed == 0) return 0
    }
    if ((right & needed) != 0) {
      const others = cash(right, left, own, partner, over, tricks, goal, false)
      if (others == 0) return 0
      cashed |= others
    }
    return cashed | needed | YES
  }
  // At notrump a side that needs every trick can lead only the suits it has the highest card of.
  if (trumpLane == 0 && goal == 1) {
    let sound = 0
    for (let shift: u64 = 0; shift < 64; shift += 16)
      if (((won >> shift) & 0x2000) == 0) sound += max(length(own, shift), length(partner, shift))
    if (sound < tricks) return relied | YES
  }
  return 0
}
