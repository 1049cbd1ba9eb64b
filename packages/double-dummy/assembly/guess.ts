// Where the search for a number of tricks begins: every trick the guess is wrong costs a question that a better one need not ask.
//
// Expected tricks are a sum of honours, lengths and short suits. The weights are those of least squares over the 20,000 deals
// of the bank, each seen from all four declarers (`pnpm guess:build` prints them); the standard error is 1.27 tricks at
// notrump and 0.96 at a suit.
import { firstTrump, LANE, trumpLane } from "./cards"
import { HANDS } from "./memory"

/** Tricks that honours are worth to their side, from the ten up. */
const AT_NOTRUMP: usize = memory.data<f64>([0.091, 0.21, 0.406, 0.707, 1.113])
const IN_SIDE_SUITS: usize = memory.data<f64>([0, 0.107, 0.236, 0.486, 0.809])
const IN_TRUMPS: usize = memory.data<f64>([0, 0.242, 0.424, 0.661, 0.908])

function honours(table: usize, lane: u64): f64 {
  let sum: f64 = 0
  for (let cards = lane >> 8; cards != 0; cards &= cards - 1) sum += load<f64>(table + (<usize>ctz(cards) << 3))
  return sum
}

function longer(a: u64, b: u64, shift: u64): i32 {
  return <i32>max(popcnt((a >> shift) & LANE), popcnt((b >> shift) & LANE))
}

/** What a hand is worth to its side at a suit; `declaring`: trumps count by their length too. */
function atSuit(hand: u64, declaring: bool): f64 {
  let worth = honours(IN_TRUMPS, hand >> 48)
  let short = 0
  for (let shift: u64 = 0; shift < 48; shift += 16) {
    const lane = (hand >> shift) & LANE
    worth += honours(IN_SIDE_SUITS, lane)
    short += max(0, 3 - <i32>popcnt(lane))
  }
  const trumps = <i32>popcnt(hand & trumpLane)
  worth += <f64>short * (0.185 * <f64>min(trumps, 4) - 0.359)
  return declaring ? worth + 0.244 * <f64>trumps : worth
}

function atNotrump(hand: u64): f64 {
  let worth: f64 = 0
  for (let shift: u64 = 0; shift < 64; shift += 16) worth += honours(AT_NOTRUMP, (hand >> shift) & LANE)
  return worth
}

/** Expected tricks of the declarer's side of a whole deal. */
export function expectedTricks(declarer: u32): f64 {
  const suit = firstTrump == 48
  const own = load<u64>(HANDS + (declarer << 3))
  const dummy = load<u64>(HANDS + ((declarer ^ 2) << 3))
  const left = load<u64>(HANDS + ((declarer ^ 1) << 3))
  const right = load<u64>(HANDS + ((declarer ^ 3) << 3))
  if (suit) {
    const ours = atSuit(own, true) + atSuit(dummy, true)
    const theirs = atSuit(left, false) + atSuit(right, false)
    return 4.708 + ours - theirs + 0.274 * <f64>(longer(own, dummy, 48) - longer(left, right, 48))
  }
  let lengths = 0
  for (let shift: u64 = 0; shift < 64; shift += 16) {
    const a = longer(own, dummy, shift)
    const b = longer(left, right, shift)
    lengths += a * a - b * b
  }
  return 6.009 + atNotrump(own) + atNotrump(dummy) - atNotrump(left) - atNotrump(right) + 0.009 * <f64>lengths
}
