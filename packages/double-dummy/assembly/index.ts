// What the host calls. It writes a position to `input` (16 holdings, seat * 4 + suit, suits clubs to spades, bit 0
// the two) and reads numbers, or results at `output`. Denominations are 0-4, clubs to notrump; seats 0-3 from North.
import { LANE, representatives, setTrump } from "./cards"
import { clearCounters, comparisons, nodes, probes, resets, stores } from "./counters"
import { forgetExperience } from "./experience"
import { expectedTricks } from "./guess"
import { ARENA, arenaPeak, HANDS, INPUT, INPUT_CARDS, limitArena, OUTPUT } from "./memory"
import { newSeason } from "./moves"
import { setForgetAfter } from "./patterns"
import { buildRelative } from "./relative"
import { fromTrick } from "./root"
import { forget } from "./shapes"
import { beats } from "./trick"

/** The position searched: what `prepare` made of the input. */
let all: u64 = 0
let shape: u64 = 0
let tricks: i32 = 0
let denominationNow: u32 = 255
/** Owners of the cards of each lane the tables were built for. */
let owners0: u32 = 0xffff_ffff
let owners1: u32 = 0xffff_ffff
let owners2: u32 = 0xffff_ffff
let owners3: u32 = 0xffff_ffff
/** The input the pattern table belongs to. */
let deal0: u64 = 0
let deal1: u64 = 0
let deal2: u64 = 0
let deal3: u64 = 0

/** Address of the 16 holdings; the cards of the trick or of a line of play follow 64 bytes later. */
export function input(): usize {
  return INPUT
}

/** Address of the results. */
export function output(): usize {
  return OUTPUT
}

/** Sets how many bytes patterns may take, and forgets all of them. */
export function limit(bytes: u32): void {
  limitArena(bytes)
  denominationNow = 255
}

/** Forgets all patterns after so many stores; 0 never. Results do not depend on it. */
export function forgetEvery(count: u32): void {
  setForgetAfter(count)
}

export function resetCounters(): void {
  clearCounters()
}

/** Counters since the last reset: 0 nodes, 1 probes, 2 comparisons, 3 stores, 4 times everything was forgotten, 5 peak bytes. */
export function counter(which: u32): f64 {
  if (which == 0) return <f64>nodes
  if (which == 1) return <f64>probes
  if (which == 2) return <f64>comparisons
  if (which == 3) return <f64>stores
  if (which == 4) return <f64>resets
  return <f64>(arenaPeak - ARENA)
}

/** The lane of a suit: the trump suit and spades change places. */
// @ts-ignore: decorator
@inline
function laneNumber(suit: u32, denomination: u32): u32 {
  return denomination > 3 ? suit : suit == denomination ? 3 : suit == 3 ? denomination : suit
}

/** A card of the caller (suit * 13 + rank) as a card of the search. */
function cardNumber(card: u32, denomination: u32): u32 {
  return (laneNumber(card / 13, denomination) << 4) | (card % 13)
}

function ownersOf(lane: u64): u32 {
  let owners: u32 = 0
  for (let seat: u32 = 1; seat < 4; seat++) {
    let cards = (load<u64>(HANDS + (seat << 3)) >> lane) & LANE
    for (; cards != 0; cards &= cards - 1) owners |= seat << (<u32>ctz(cards) << 1)
  }
  return owners
}

/** Reads the input for one denomination. What is known about the same input and denomination is kept. */
function prepare(denomination: u32): void {
  const a = load<u64>(INPUT)
  const b = load<u64>(INPUT, 8)
  const c = load<u64>(INPUT, 16)
  const d = load<u64>(INPUT, 24)
  if (denomination == denominationNow && a == deal0 && b == deal1 && c == deal2 && d == deal3) return
  deal0 = a
  deal1 = b
  deal2 = c
  deal3 = d
  denominationNow = denomination
  setTrump(denomination < 4)
  all = 0
  shape = 0
  for (let seat: u32 = 0; seat < 4; seat++) {
    let hand: u64 = 0
    for (let suit: u32 = 0; suit < 4; suit++) {
      const holding = <u64>load<u16>(INPUT + (((seat << 2) | suit) << 1))
      const lane = laneNumber(suit, denomination)
      hand |= holding << <u64>(lane << 4)
      shape |= popcnt(holding) << <u64>((seat << 4) | (lane << 2))
    }
    store<u64>(HANDS + (seat << 3), hand)
    all |= hand
  }
  tricks = <i32>popcnt(load<u64>(HANDS))
  const o0 = ownersOf(0)
  const o1 = ownersOf(16)
  const o2 = ownersOf(32)
  const o3 = ownersOf(48)
  if (o0 != owners0) buildRelative(0, o0)
  if (o1 != owners1) buildRelative(1, o1)
  if (o2 != owners2) buildRelative(2, o2)
  if (o3 != owners3) buildRelative(3, o3)
  owners0 = o0
  owners1 = o1
  owners2 = o2
  owners3 = o3
  forget()
  forgetExperience()
  newSeason()
}

/** Cards of the current trick, as cards of the search. */
let trick1: u32 = 0
let trick2: u32 = 0
let trick3: u32 = 0

function reaches(leader: u32, played: i32, need: i32): bool {
  return fromTrick(leader, tricks, need, all, shape, played, trick1, trick2, trick3) >> 63 != 0
}

/** Tricks of North and South from here, searched outward from a guess. */
function value(leader: u32, played: i32, guess: i32): i32 {
  let low = 0
  let high = tricks
  let ask = max(1, min(guess, tricks))
  while (low < high) {
    if (reaches(leader, played, ask)) {
      low = ask
      ask = low + 1
    } else {
      high = ask - 1
      ask = high
    }
  }
  return low
}

/** Tricks of North and South to expect from a new trick led by `leader`; with fewer than 13 left, as many in proportion. */
function expected(leader: u32): f64 {
  const declarers = expectedTricks((leader + 3) & 3) * <f64>tricks / 13
  return (leader & 1) != 0 ? declarers : <f64>tricks - declarers
}

/**
 * The first number to ask for. When the answer is no, one less is asked next, so a number too high by one costs nothing and
 * a little more than what is expected is best.
 */
function firstQuestion(expects: f64): i32 {
  return <i32>Math.floor(expects + 1.2)
}

/**
 * All 20 results to the output: tricks of the declarer, denomination * 4 + declarer. What one result had above the expected
 * is expected, in part, of those after it: 0.6 in the other denominations, 0.8 (at notrump 0.43) of the other side's declarers.
 */
export function table(): void {
  let surplus: f64 = 0
  for (let denomination: i32 = 4; denomination >= 0; denomination--) {
    prepare(denomination)
    const carried = denomination == 4 ? 0 : (0.6 * surplus) / <f64>(4 - denomination)
    const shared = denomination == 4 ? 0.43 : 0.8
    let here: f64 = 0
    for (let side: u32 = 0; side < 2; side++) {
      const expects = expected(side + 1)
      let result = value(side + 1, 0, firstQuestion(expects + (side == 0 ? carried : shared * here)))
      here = <f64>result - expects
      if (side == 0) surplus += here
      store<u8>(OUTPUT + (denomination << 2) + side, <u8>(side == 0 ? result : tricks - result))
      // Partner mostly takes as many.
      result = value((side + 3) & 3, 0, result)
      store<u8>(OUTPUT + (denomination << 2) + side + 2, <u8>(side == 0 ? result : tricks - result))
    }
  }
}

function readTrick(denomination: u32): void {
  trick1 = cardNumber(load<u8>(INPUT_CARDS), denomination)
  trick2 = cardNumber(load<u8>(INPUT_CARDS, 1), denomination)
  trick3 = cardNumber(load<u8>(INPUT_CARDS, 2), denomination)
}

/**
 * Tricks North and South take from a position. `played` cards (0-3) of the current trick, led by `leader`, stand behind
 * the holdings, which still contain them.
 */
export function position(denomination: u32, leader: u32, played: i32): i32 {
  prepare(denomination)
  readTrick(denomination)
  return value(leader, played, firstQuestion(expected(leader)))
}

/** Whether North and South take at least `need` tricks from a position. */
export function atLeast(denomination: u32, leader: u32, played: i32, need: i32): bool {
  prepare(denomination)
  readTrick(denomination)
  return reaches(leader, played, need)
}

/**
 * The result of each lead from a position at the start of a trick: tricks of the leader's side, one byte a card
 * (suit * 13 + rank) at the output, 255 for cards the leader does not hold.
 */
export function leads(denomination: u32, leader: u32): void {
  prepare(denomination)
  memory.fill(OUTPUT, 255, 52)
  const hand = load<u64>(HANDS + (leader << 3))
  let guess = firstQuestion(expected(leader))
  for (let suit: u32 = 0; suit < 4; suit++) {
    const shift = <u64>laneNumber(suit, denomination) << 4
    const single = (representatives(hand, all) >> shift) & LANE
    let result: i32 = 0
    // Upward, so that the equals of a card come after it.
    for (let cards = (hand >> shift) & LANE; cards != 0; cards &= cards - 1) {
      const rank = <u32>ctz(cards)
      if (((single >> <u64>rank) & 1) != 0) {
        trick1 = <u32>shift | rank
        guess = value(leader, 1, guess)
        result = (leader & 1) == 0 ? guess : tricks - guess
      }
      store<u8>(OUTPUT + suit * 13 + rank, <u8>result)
    }
  }
}

/**
 * Tricks North and South take in all, after each card of a line of play: `count` cards (suit * 13 + rank) stand behind the
 * holdings; `count + 1` bytes at the output. The cards must be legal.
 */
export function line(denomination: u32, leader: u32, count: i32): void {
  prepare(denomination)
  let taken = 0
  let played = 0
  let guess = value(leader, 0, firstQuestion(expected(leader)))
  store<u8>(OUTPUT, <u8>guess)
  for (let i = 0; i < count; i++) {
    const card = cardNumber(load<u8>(INPUT_CARDS + i), denomination)
    if (played == 0) trick1 = card
    else if (played == 1) trick2 = card
    else if (played == 2) trick3 = card
    played++
    if (played == 4) {
      leader = finish(leader, card)
      if ((leader & 1) == 0) taken++
      played = 0
    }
    guess = tricks == 0 ? 0 : value(leader, played, guess - ((played == 0 && (leader & 1) == 0) ? 1 : 0))
    store<u8>(OUTPUT + i + 1, <u8>(taken + guess))
  }
  // The hands are no longer those of the input.
  denominationNow = 255
}

/** Takes a complete trick from the hands; answers its winner. */
function finish(leader: u32, card4: u32): u32 {
  let winner = leader
  let winning = trick1
  for (let i: u32 = 0; i < 4; i++) {
    const card = i == 0 ? trick1 : i == 1 ? trick2 : i == 2 ? trick3 : card4
    const seat = (leader + i) & 3
    const at = HANDS + (seat << 3)
    store<u64>(at, load<u64>(at) ^ (<u64>1 << <u64>card))
    all ^= <u64>1 << <u64>card
    shape -= <u64>1 << <u64>((seat << 4) | ((card >> 4) << 2))
    if (i > 0 && beats(card, winning)) {
      winning = card
      winner = seat
    }
  }
  tricks--
  return winner
}
