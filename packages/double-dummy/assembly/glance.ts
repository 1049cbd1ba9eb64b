// A look at the trick to come: can the side of a seat prove its goal with nothing but static bounds and the table once this
// trick is over? It costs little beside a search of the top of the tree, where the first card tried sometimes fails after
// long work while another one needs none.
import { boundsAnswer } from "./bounds"
import { laneOf, PROVEN, representatives, wish, without, YES } from "./cards"
import { countNode } from "./counters"
import { HANDS } from "./memory"
import { found, probe } from "./patterns"
import { exhausted, freed, pruned } from "./proof"
import { keyOf } from "./shapes"
import { beats, wonByRank } from "./trick"

/** From so many tricks left on the top of a search is looked at in this way. */
export const GLANCE_TRICKS: i32 = 11

/** What bounds and table say of the start of a trick, with `PROVEN`, or 0. */
function known(seat: u32, tricks: i32, need: i32, all: u64, shape: u64): u64 {
  if (need <= 0) return YES | PROVEN
  if (need > tricks) return PROVEN
  const answer = boundsAnswer(seat, tricks, need, shape)
  if (answer != 0) return answer
  const stored = probe(keyOf(shape, seat), all, need, tricks)
  return found ? stored | PROVEN : 0
}

/**
 * The proof that the side of `wanted` (`YES` for North and South) reaches its goal, or 0. `ply` cards have been `played`, of
 * which `winning` by `winner` is the best.
 */
export function glance(
  wanted: u64, ply: u32, leader: u32, tricks: i32, need: i32, all: u64, shape: u64, led: u32, winner: u32, winning: u32, played: u64
): u64 {
  const seat = (leader + ply) & 3
  const at = HANDS + (seat << 3)
  const hand = load<u64>(at)
  const free = wish(seat) == wanted
  let candidates = representatives(hand, all)
  const lane = laneOf(led)
  const follows = ply > 0 && (hand & lane) != 0
  if (follows) candidates &= lane
  let relevant: u64 = 0
  while (candidates != 0) {
    const card = <u32>ctz(candidates)
    const bit = <u64>1 << <u64>card
    candidates ^= bit
    countNode()
    const wins = ply == 0 || beats(card, winning)
    const best = wins ? card : winning
    const taker = wins ? seat : winner
    const rest = without(shape, seat, card)
    store<u64>(at, hand ^ bit)
    let answer: u64
    if (ply < 3) answer = glance(wanted, ply + 1, leader, tricks, need, all, rest, ply == 0 ? card : led, taker, best, played | bit)
    else {
      answer = known(taker, tricks - 1, need - <i32>(1 - (taker & 1)), all ^ played ^ bit, rest)
      answer = answer != 0 && (answer & YES) == wanted ? answer | wonByRank(played | bit, best) : 0
    }
    store<u64>(at, hand)
    if (free) {
      if (answer != 0) return freed(answer, bit, hand, all)
    } else {
      if (answer == 0) return 0
      relevant |= answer
      candidates = pruned(candidates, card, answer)
    }
  }
  return free ? 0 : exhausted(relevant, hand, all, follows ? lane : ~(<u64>0))
}
