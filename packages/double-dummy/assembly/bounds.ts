// Static bounds at the start of a trick: tricks that one side can cash at once, and tricks that the side
// not on lead cannot be denied. Each names the top cards it counted on, and stops counting at its goal.
import { fillDown, highest, LANE, lowest, top, trumpLane, YES } from "./cards"

// @ts-ignore: decorator
@inline
function length(cards: u64, shift: u64): i32 {
  return <i32>popcnt((cards >> shift) & LANE)
}

/** Rounds and relevant cards of `cash`, one byte a suit: set by `cashSuit`. */
let ownRounds: i32 = 0
let partnerRounds: i32 = 0

/**
 * How many rounds of one suit a hand on lead cashes without losing the lead (`ownRounds`), and how many more its
 * partner cashes when it has got the lead afterwards (`partnerRounds`).
 * `winners` and `partnerWinners` are their cards above every card of the opponents, `opposing` the longer
 * holding of the two opponents; `safe` rounds cannot be ruffed.
 */
function cashSuit(own: u64, partner: u64, winners: u64, partnerWinners: u64, opposing: i32, safe: i32): void {
  const ownLength = <i32>popcnt(own)
  const partnerLength = <i32>popcnt(partner)
  const m = <i32>popcnt(winners)
  const p = <i32>popcnt(partnerWinners)
  let x = 0
  let y = 0
  if (p == 0) {
    // With everyone else out of the suit the small cards win too.
    x = m > 0 && max(partnerLength, opposing) <= m ? ownLength : m
  } else if (m == 0) {
    y = max(ownLength, opposing) <= p ? partnerLength : p
  } else {
    const losers = partnerLength - p
    if (m <= losers) x = m
    else {
      // Partner has to follow with winners: count while the lead stays here.
      x = losers
      let mine = winners
      for (let i = 0; i < losers; i++) mine ^= <u64>1 << <u64>top(mine)
      let theirs = partnerWinners
      while (mine != 0) {
        const card = <u64>1 << <u64>top(mine)
        if (theirs != 0 && lowest(theirs) > card) break
        theirs &= theirs - 1
        mine ^= card
        x++
      }
    }
    y = max(0, min(p, partnerLength - x))
  }
  ownRounds = min(x, safe)
  partnerRounds = min(y, safe - ownRounds)
}

/**
 * Tricks the hand `own` cashes from the lead, then its partner's when there is a card left to reach it.
 * Answers with the cards relied on and the flag when they reach `goal`, else 0.
 * With `entered` it is partner who is on lead and a first round to `own` comes before.
 */
function cash(own: u64, partner: u64, left: u64, right: u64, over: u64, tricks: i32, goal: i32, entered: bool): u64 {
  const winners = own & ~over
  const partnerWinners = partner & ~over
  const hasTrump = trumpLane != 0
  const leftTrumps = hasTrump ? length(left, 48) : 0
  const rightTrumps = hasTrump ? length(right, 48) : 0
  let drawn = 0
  let trumpRounds = 0
  let relied: u64 = 0
  let count = 0
  let ownSide = 0
  let rounds: u32 = 0
  let partners: u32 = 0
  let partnerTotal = 0
  let crossing: i32 = -1
  let start: i32 = 3
  if (entered) {
    // The first round goes from partner's lowest card to a winner here.
    start = -1
    for (let suit: i32 = 3; suit >= 0; suit--) {
      const shift = <u64>suit << 4
      const card = (winners >> shift) & LANE
      const small = (partner >> shift) & LANE
      if (card == 0 || small == 0 || lowest(small) > card) continue
      if (hasTrump && suit != 3) {
        if (leftTrumps > 0 && length(left, shift) == 0) continue
        if (rightTrumps > 0 && length(right, shift) == 0) continue
      }
      start = suit
      break
    }
    if (start < 0) return 0
  }
  // With only trumps left partner ruffs the next winner and has the lead.
  const ownLimit = hasTrump && length(partner, 48) > 0 ? tricks - length(partner, 48) + 1 : 16
  for (let i = 0; i < 4; i++) {
    const suit = i == 0 ? start : (i <= 3 - start ? 4 - i : 3 - i)
    const shift = <u64>suit << 4
    const a = (own >> shift) & LANE
    const b = (partner >> shift) & LANE
    const wa = (winners >> shift) & LANE
    const wb = (partnerWinners >> shift) & LANE
    const leftLength = length(left, shift)
    const rightLength = length(right, shift)
    const opposing = max(leftLength, rightLength)
    if ((wa | wb) == 0) continue
    if (hasTrump && suit == 3) {
      cashSuit(a, b, wa, wb, opposing, 16)
      trumpRounds = ownRounds
      if (!entered || start == 3) drawn = ownRounds
    } else {
      let safe = 16
      if (leftTrumps > drawn) safe = leftLength
      if (rightTrumps > drawn) safe = min(safe, rightLength)
      if (safe == 0) continue
      cashSuit(a, b, wa, wb, opposing, safe)
      if (ownSide + ownRounds > ownLimit) ownRounds = ownLimit - ownSide
      ownSide += ownRounds
    }
    if (ownRounds > 0) {
      const used = min(ownRounds, goal - count)
      const byRank = min(used, max(<i32>popcnt(b), opposing))
      relied |= highest(wa, byRank) << shift
      count += used
      if (count >= goal) return relied | YES
    }
    if (partnerRounds > 0) {
      rounds |= ownRounds << (suit << 3)
      partners |= partnerRounds << (suit << 3)
      partnerTotal += partnerRounds
      if (<i32>popcnt(a) > ownRounds) crossing = suit
    }
  }
  if (crossing < 0 || count + partnerTotal < goal || ownSide >= ownLimit) return 0
  // Partner's winners, the suit that reaches them first. A hand with only trumps left ruffs the next one, and
  // partner, who cannot throw trumps away, keeps only as many cards of the other suits.
  let sideLeft = 16
  if (hasTrump) {
    const partnerTrumps = length(partner, 48)
    sideLeft = tricks - partnerTrumps - ownSide - max(0, trumpRounds - partnerTrumps)
    if (length(own, 48) > 0) sideLeft = min(sideLeft, tricks - length(own, 48) - ownSide + 1)
  }
  for (let i = 0; i < 4; i++) {
    const suit = i == 0 ? crossing : (i <= 3 - crossing ? 4 - i : 3 - i)
    const shift = <u64>suit << 4
    let y = <i32>(partners >> (suit << 3)) & 0xff
    if (y == 0) continue
    if (hasTrump && suit != 3) {
      y = min(y, sideLeft)
      sideLeft -= y
      if (y <= 0) continue
    }
    const x = <i32>(rounds >> (suit << 3)) & 0xff
    const used = min(y, goal - count)
    const others = max(length(own, shift), max(length(left, shift), length(right, shift)))
    const byRank = max(i == 0 ? 1 : 0, min(used, others - x))
    if (byRank > 0) relied |= highest((partnerWinners >> shift) & LANE, byRank) << shift
    count += used
    if (count >= goal) return relied | YES
  }
  return 0
}

/** Tricks the side on lead cashes at once. The cards relied on and the flag when they reach `goal`, else 0. */
export function quickTricks(own: u64, left: u64, partner: u64, right: u64, tricks: i32, goal: i32): u64 {
  const over = fillDown(left | right)
  const winners = (own | partner) & ~over
  if (winners == 0) return 0
  // Mostly there are too few: count the winners, and small cards only behind winners that exhaust the suit.
  let most = <i32>popcnt(winners)
  if (most < goal) {
    for (let shift: u64 = 0; shift < 64; shift += 16) {
      const run = length(winners, shift)
      if (run > 0 && run >= max(length(left, shift), length(right, shift)))
        most += max(0, max(length(own, shift), length(partner, shift)) - run)
    }
    if (most < goal) return 0
  }
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
