// Static bounds at the start of a trick: tricks that one side can cash at once, and tricks that the side
// not on lead cannot be denied. Each names the top cards it counted on, and stops counting at its goal.
import { DECK, fillDown, highest, LANE, PROVEN, top, trumpLane, wish, YES } from "./cards"
import { cash, length } from "./cash"
import { HANDS } from "./memory"

/** The answer to "at least `need`" for a hand on lead, with `PROVEN` and the cards relied on, or 0 when the bounds do not tell. */
// @ts-ignore: decorator
@inline
export function boundsAnswer(seat: u32, tricks: i32, need: i32): u64 {
  const success = wish(seat)
  const hand = load<u64>(HANDS + (seat << 3))
  const left = load<u64>(HANDS + (((seat + 1) & 3) << 3))
  const partner = load<u64>(HANDS + (((seat + 2) & 3) << 3))
  const right = load<u64>(HANDS + (((seat + 3) & 3) << 3))
  const goal = success != 0 ? need : tricks - need + 1
  const quick = quickTricks(hand, left, partner, right, tricks, goal)
  if (quick != 0) return (quick & DECK) | success | PROVEN
  const sure = sureTricks(hand, left, partner, right, tricks, tricks - goal + 1)
  return sure != 0 ? (sure & DECK) | (success ^ YES) | PROVEN : 0
}

/** Bit 13 of each lane that is not empty. */
// @ts-ignore: decorator
@inline
function lanes(cards: u64): u64 {
  return (cards + DECK) & 0x2000_2000_2000_2000
}

/** No fewer rounds than can be cashed of one suit; trumps are never ruffed. Written out for each suit: V8 checks every turn of a loop. */
// @ts-ignore: decorator
@inline
function mostRounds(own: u64, left: u64, partner: u64, right: u64, winners: u64, shift: u64, leftRuffs: bool, rightRuffs: bool): i32 {
  const run = length(winners, shift)
  if (run == 0) return 0
  const longer = max(length(own, shift), length(partner, shift))
  const l = length(left, shift)
  const r = length(right, shift)
  let most = run < longer && run < max(l, r) ? run : longer
  if (leftRuffs) most = min(most, l)
  if (rightRuffs) most = min(most, r)
  return most
}

/** Tricks the side on lead cashes at once. The cards relied on and the flag when they reach `goal`, else 0. */
export function quickTricks(own: u64, left: u64, partner: u64, right: u64, tricks: i32, goal: i32): u64 {
  const over = fillDown(left | right)
  const winners = (own | partner) & ~over
  if (winners == 0) return 0
  // Mostly there are too few: in each suit no more than winners, or than cards of the longer hand; small cards only
  // behind winners that exhaust the suit; no round that will be ruffed.
  const trumpWinners = winners & trumpLane
  const drawn = <i32>popcnt(trumpWinners)
  const leftRuffs = <i32>popcnt(left & trumpLane) > drawn
  const rightRuffs = <i32>popcnt(right & trumpLane) > drawn
  const most =
    mostRounds(own, left, partner, right, winners, 0, leftRuffs, rightRuffs) +
    mostRounds(own, left, partner, right, winners, 16, leftRuffs, rightRuffs) +
    mostRounds(own, left, partner, right, winners, 32, leftRuffs, rightRuffs) +
    mostRounds(own, left, partner, right, winners, 48, false, false)
  if (most < goal) return 0
  if ((own & winners) != 0) {
    const fromHere = cash(own, partner, left, right, over, tricks, goal, false)
    if (fromHere != 0 || (partner & winners) == 0) return fromHere
  }
  return cash(partner, own, left, right, over, tricks, goal, true)
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

/** Tricks that cannot be denied to the side not on lead. The cards relied on and the flag at the goal, else 0. */
export function sureTricks(own: u64, left: u64, partner: u64, right: u64, tricks: i32, goal: i32): u64 {
  // So many are hardly ever sure.
  if (goal > 5) return 0
  const over = fillDown(own | partner)
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
  // Whatever suit is led, the other side has its highest card.
  const winners = (left | right) & ~over
  if (winners == 0) return 0
  if ((goal > 1 || trumpLane != 0) && (lanes(own) & ~lanes(winners)) != 0) return 0
  let relied: u64 = 0
  let leftWins = false
  let rightWins = false
  let lost: bool = true
  let sound: i32 = 0
  for (let suit: i32 = 3; suit >= 0; suit--) {
    const shift = <u64>suit << 4
    const a = (own >> shift) & LANE
    const b = (partner >> shift) & LANE
    const w = (winners >> shift) & LANE
    if (w == 0) {
      if ((a | b) != 0) {
        if (a != 0) lost = false
        sound += <i32>max(popcnt(a), popcnt(b))
      }
      continue
    }
    const card = <u64>1 << (<u64>top(w) + shift)
    relied |= card
    if (a != 0) {
      if (trumpLane != 0 && b == 0 && (partner & trumpLane) != 0 && suit != 3) lost = false
      if ((left & card) != 0) leftWins = true
      else rightWins = true
    }
  }
  if (lost) {
    // Only the suits of the hand on lead were needed.
    let needed: u64 = 0
    for (let shift: u64 = 0; shift < 64; shift += 16) if (((own >> shift) & LANE) != 0) needed |= relied & (LANE << shift)
    if (goal == 1) return needed | YES
    let cashed: u64 = 0
    if (leftWins) {
      cashed = cash(left, right, own, partner, over, tricks, goal, false)
      if (cashed == 0) return 0
    }
    if (rightWins) {
      const others = cash(right, left, own, partner, over, tricks, goal, false)
      if (others == 0) return 0
      cashed |= others
    }
    return cashed | needed | YES
  }
  // At notrump a side that needs every trick can lead only the suits it has the highest card of.
  if (trumpLane == 0 && goal == 1 && sound < tricks) return relied | YES
  return 0
}

/**
 * Whether second hand or its partner wins this trick whatever the others play: the card relied on (none for a ruff) and `PROVEN`,
 * else 0. `lane` is that of the suit led.
 */
export function trickForSecond(hand: u64, third: u64, partner: u64, all: u64, lane: u64): u64 {
  if (lane != trumpLane) {
    const trumps = trumpLane
    if ((third & lane) == 0 && (third & trumps) != 0) return 0
    if ((hand & lane) == 0 && (hand & trumps) != 0) return PROVEN
    if ((partner & lane) == 0 && (partner & trumps) != 0) return PROVEN
  }
  const best = <u64>1 << <u64>top(all & lane)
  return ((hand | partner) & best) != 0 ? best | PROVEN : 0
}
