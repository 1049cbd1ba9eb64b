// The search: can North and South take at least `need` of the tricks left? One function for each position in a
// trick. Each answers with the flag `YES` and the cards whose ranks the proof used.
import { boundsAnswer, trickForSecond } from "./bounds"
import { DECK, laneOf, PROVEN, representatives, trumpLane, wish, without, YES } from "./cards"
import { countNode } from "./counters"
import { EXPERIENCE_TRICKS, learn } from "./experience"
import { glance, GLANCE_TRICKS } from "./glance"
import { bestLead, rateLeads } from "./leads"
import { HANDS } from "./memory"
import {
  cheapestRuff,
  discard,
  fourthFollows,
  remember,
  remembered,
  reply,
  secondFollows,
  situation,
  thirdFollows
} from "./moves"
import { found, keep, probe } from "./patterns"
import { exhausted, freed, pruned } from "./proof"
import { keyOf } from "./shapes"
import { beats, lastTrick, wonByRank } from "./trick"

// @ts-ignore: decorator
@inline
function handOf(seat: u32): u64 {
  return load<u64>(HANDS + (seat << 3))
}

/** A new trick, not the last one; neither side has its goal yet. `all` are the cards in play, `shape` the lengths of all suits. */
export function lead(seat: u32, tricks: i32, need: i32, all: u64, shape: u64): u64 {
  const success = wish(seat)
  const failure = success ^ YES
  const hand = handOf(seat)
  const bounded = boundsAnswer(seat, tricks, need, shape)
  if (bounded != 0) return bounded & ~PROVEN
  const key = keyOf(shape, seat)
  const known = probe(key, all, need, tricks)
  if (found) return known

  const at = HANDS + (seat << 3)
  const choice = representatives(hand, all)
  let candidates = choice
  let result: u64 = 0
  const goal = <u32>(success != 0 ? need : tricks - need + 1)
  const hash = situation(hand, (<u64>goal << 8) | seat)
  let card = remembered(hash)
  let count = -1
  if (card > 63 || ((candidates >> <u64>card) & 1) == 0) {
    count = rateLeads(seat, tricks, goal, candidates, all)
    card = bestLead(tricks, count, candidates)
    if (tricks >= GLANCE_TRICKS) {
      const seen = glance(success, 0, seat, tricks, need, all, shape, 64, seat, 64, 0)
      if (seen != 0) {
        const answer = seen & ~PROVEN
        keep(key, answer, all, need, tricks)
        return answer
      }
    }
  }
  while (true) {
    const bit = <u64>1 << <u64>card
    candidates ^= bit
    countNode()
    store<u64>(at, hand ^ bit)
    const answer = second(seat, tricks, need, all, without(shape, seat, card), card)
    store<u64>(at, hand)
    const succeeded = (answer & YES) == success
    if (count >= 0 && tricks >= <i32>EXPERIENCE_TRICKS) learn(seat, card, choice, tricks, succeeded)
    if (succeeded) {
      remember(hash, card)
      result = freed(answer, bit, hand, all)
      break
    }
    result |= answer
    candidates = pruned(candidates, card, answer)
    if (candidates == 0) {
      result = exhausted(result, hand, all, ~(<u64>0)) | failure
      break
    }
    if (count < 0) count = rateLeads(seat, tricks, goal, candidates, all)
    card = bestLead(tricks, count, candidates)
  }
  keep(key, result, all, need, tricks)
  return result
}

/** Second hand. */
export function second(leader: u32, tricks: i32, need: i32, all: u64, shape: u64, c1: u32): u64 {
  const seat = (leader + 1) & 3
  const at = HANDS + (seat << 3)
  const hand = load<u64>(at)
  const success = wish(seat)
  const lane = laneOf(c1)
  if ((success != 0 ? need : tricks - need + 1) == 1) {
    const sure = trickForSecond(hand, handOf((seat + 1) & 3), handOf((seat + 2) & 3), all, lane)
    if (sure != 0) return (sure & DECK) | success
  }
  const follows = (hand & lane) != 0
  let candidates = representatives(hand, all) & select<u64>(lane, DECK, follows)
  let hash: u64 = 0
  let card: u32
  if ((candidates & (candidates - 1)) == 0) card = <u32>ctz(candidates)
  else {
    hash = reply(1, seat, follows, all & lane, c1, hand, select<u32>(0, c1, trumpLane == 0))
    card = remembered(hash)
    if (card > 63 || ((candidates >> <u64>card) & 1) == 0) {
      if (follows) card = secondFollows(candidates, c1, handOf((seat + 1) & 3), handOf((seat + 2) & 3))
      else {
        card = cheapestRuff(candidates, c1)
        if (card > 63) card = discard(candidates, hand, 0)
      }
    }
  }
  if (tricks >= GLANCE_TRICKS && hash != 0) {
    const seen = glance(success, 1, leader, tricks, need, all, shape, c1, leader, c1, <u64>1 << <u64>c1)
    if (seen != 0) return seen & ~PROVEN
  }
  let relevant: u64 = 0
  let tried: u64 = 0
  while (true) {
    const bit = <u64>1 << <u64>card
    candidates ^= bit
    countNode()
    store<u64>(at, hand ^ bit)
    const answer = third(leader, tricks, need, all, without(shape, seat, card), c1, card)
    store<u64>(at, hand)
    if ((answer & YES) == success) {
      if (hash != 0) remember(hash, card)
      return freed(answer, bit, hand, all)
    }
    relevant |= answer
    candidates = pruned(candidates, card, answer)
    if (candidates == 0) break
    tried |= laneOf(card)
    card = follows ? <u32>ctz(candidates) : discard(candidates, hand, tried)
  }
  return exhausted(relevant, hand, all, follows ? lane : ~(<u64>0))
}

/** Third hand. */
export function third(leader: u32, tricks: i32, need: i32, all: u64, shape: u64, c1: u32, c2: u32): u64 {
  const seat = (leader + 2) & 3
  const at = HANDS + (seat << 3)
  const hand = load<u64>(at)
  const success = wish(seat)
  const suit = c1 >> 4
  const lane = laneOf(c1)
  const partnerWins = !beats(c2, c1)
  const winning = select<u32>(c1, c2, partnerWins)
  const follows = (hand & lane) != 0
  let candidates = representatives(hand, all) & select<u64>(lane, DECK, follows)
  let hash: u64 = 0
  let card: u32
  if ((candidates & (candidates - 1)) == 0) card = <u32>ctz(candidates)
  else {
    hash = reply(3, seat, follows, all & lane, winning, hand, select<u32>(<u32>partnerWins, winning, trumpLane == 0))
    card = remembered(hash)
    if (card > 63 || ((candidates >> <u64>card) & 1) == 0) {
      const fourthHand = handOf((seat + 1) & 3)
      if (follows) card = thirdFollows(candidates, winning, partnerWins, suit, fourthHand)
      else {
        card = 64
        const d = fourthHand & lane
        const safe = partnerWins && (d != 0 ? <u32>(63 - clz(d)) < winning : (fourthHand & trumpLane) == 0)
        if (!safe) card = cheapestRuff(candidates, winning)
        if (card > 63) card = discard(candidates, hand, 0)
      }
    }
  }
  if (tricks >= GLANCE_TRICKS && hash != 0) {
    const seen = glance(success, 2, leader, tricks, need, all, shape, c1, partnerWins ? leader : (leader + 1) & 3, winning, (<u64>1 << <u64>c1) | (<u64>1 << <u64>c2))
    if (seen != 0) return seen & ~PROVEN
  }
  let relevant: u64 = 0
  let tried: u64 = 0
  while (true) {
    const bit = <u64>1 << <u64>card
    candidates ^= bit
    countNode()
    store<u64>(at, hand ^ bit)
    const answer = fourth(leader, tricks, need, all, without(shape, seat, card), c1, c2, card)
    store<u64>(at, hand)
    if ((answer & YES) == success) {
      if (hash != 0) remember(hash, card)
      return freed(answer, bit, hand, all)
    }
    relevant |= answer
    candidates = pruned(candidates, card, answer)
    if (candidates == 0) break
    tried |= laneOf(card)
    card = follows ? <u32>ctz(candidates) : discard(candidates, hand, tried)
  }
  return exhausted(relevant, hand, all, follows ? lane : ~(<u64>0))
}

/** Fourth hand, and the end of the trick. */
export function fourth(leader: u32, tricks: i32, need: i32, all: u64, shape: u64, c1: u32, c2: u32, c3: u32): u64 {
  const seat = (leader + 3) & 3
  const at = HANDS + (seat << 3)
  const hand = load<u64>(at)
  const success = wish(seat)
  const suit = c1 >> 4
  const lane = laneOf(c1)
  const secondWins = beats(c2, c1)
  const better = select<u32>(c2, c1, secondWins)
  const thirdWins = beats(c3, better)
  const winning = select<u32>(c3, better, thirdWins)
  const winner = (leader + select<u32>(2, <u32>secondWins, thirdWins)) & 3
  const partnerWins = winner == ((leader + 1) & 3)
  const follows = (hand & lane) != 0
  let candidates = representatives(hand, all) & select<u64>(lane, DECK, follows)
  let hash: u64 = 0
  let card: u32
  if ((candidates & (candidates - 1)) == 0) card = <u32>ctz(candidates)
  else {
    hash = reply(5, seat, follows, all & lane, winning, hand, select<u32>(<u32>partnerWins, winning, trumpLane == 0))
    card = remembered(hash)
    if (card > 63 || ((candidates >> <u64>card) & 1) == 0) {
      if (follows) card = fourthFollows(candidates, winning, partnerWins, suit)
      else {
        card = partnerWins ? 64 : cheapestRuff(candidates, winning)
        if (card > 63) card = discard(candidates, hand, 0)
      }
    }
  }
  const three = (<u64>1 << <u64>c1) | (<u64>1 << <u64>c2) | (<u64>1 << <u64>c3)
  if (tricks >= GLANCE_TRICKS && hash != 0) {
    const seen = glance(success, 3, leader, tricks, need, all, shape, c1, winner, winning, three)
    if (seen != 0) return seen & ~PROVEN
  }
  let relevant: u64 = 0
  let tried: u64 = 0
  while (true) {
    const bit = <u64>1 << <u64>card
    candidates ^= bit
    countNode()
    const wins = beats(card, winning)
    const taker = select<u32>(seat, winner, wins)
    const played = three | bit
    store<u64>(at, hand ^ bit)
    const later = need - <i32>(1 - (taker & 1))
    let answer = wonByRank(played, select<u32>(card, winning, wins))
    // While neither side has its goal, `later` is at least 1 and less than `tricks`.
    if (<u32>(later - 1) < <u32>(tricks - 1)) {
      answer |= tricks == 2
        ? lastTrick(taker, all ^ played)
        : lead(taker, tricks - 1, later, all ^ played, without(shape, seat, card))
    } else answer |= select<u64>(YES, 0, later <= 0)
    store<u64>(at, hand)
    if ((answer & YES) == success) {
      if (hash != 0) remember(hash, card)
      return freed(answer, bit, hand, all)
    }
    relevant |= answer
    candidates = pruned(candidates, card, answer)
    if (candidates == 0) break
    tried |= laneOf(card)
    card = follows ? <u32>ctz(candidates) : discard(candidates, hand, tried)
  }
  return exhausted(relevant, hand, all, follows ? lane : ~(<u64>0))
}
