/**
 * A slow, obvious solver: plays every legal card of every hand and keeps nothing but the best result, until no
 * better one is possible. No table, no bounds, no order of moves; it shares no code with the kernel. Good for endings of up to five cards a hand.
 */

/** Cards (suit × 13 + rank) of the four seats N E S W. */
export type PlainHands = ReadonlyArray<ReadonlyArray<number>>

const suitOf = (card: number): number => Math.trunc(card / 13)

/** Tricks North and South take; `trick` are the cards already on the table, no longer in the hands. */
export const plainTricks = (
  hands: PlainHands,
  trump: number,
  leader: number,
  trick: ReadonlyArray<number> = []
): number => {
  if (trick.length === 4) {
    const winner = winnerOf(trick, trump, leader)
    return (winner % 2 === 0 ? 1 : 0) + plainTricks(hands, trump, winner)
  }
  const seat = (leader + trick.length) % 4
  const hand = hands[seat]!
  if (hand.length === 0) return 0
  const following = trick.length > 0 ? hand.filter((card) => suitOf(card) === suitOf(trick[0]!)) : []
  const legal = following.length > 0 ? following : hand
  const northSouth = seat % 2 === 0
  const [worst, ideal] = northSouth ? [0, tricksLeft(hands, trick)] : [tricksLeft(hands, trick), 0]
  let best = worst
  for (const card of legal) {
    const left = hands.map((cards, n) => (n === seat ? cards.filter((other) => other !== card) : cards))
    const tricks = plainTricks(left, trump, leader, [...trick, card])
    best = northSouth ? Math.max(best, tricks) : Math.min(best, tricks)
    if (best === ideal) break
  }
  return best
}

/** Tricks not yet won, the one on the table included. */
const tricksLeft = (hands: PlainHands, trick: ReadonlyArray<number>): number =>
  (hands.flat().length + trick.length) / 4

/** The seat that wins four cards. */
export const winnerOf = (trick: ReadonlyArray<number>, trump: number, leader: number): number => {
  const power = (card: number): number =>
    suitOf(card) === trump ? 100 + card : suitOf(card) === suitOf(trick[0]!) ? card : -1
  const powers = trick.map(power)
  return (leader + powers.indexOf(Math.max(...powers))) % 4
}
