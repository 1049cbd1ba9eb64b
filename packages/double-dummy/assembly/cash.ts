// Tricks that the side on lead cashes, one after the other, from one of its hands and then from the other.
import { highest, LANE, lowest, top, trumpLane, YES } from "./cards"

/** Cards of one suit. */
// @ts-ignore: decorator
@inline
export function length(cards: u64, shift: u64): i32 {
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
export function cash(own: u64, partner: u64, left: u64, right: u64, over: u64, tricks: i32, goal: i32, entered: bool): u64 {
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
