/** Boards with hands, an auction and a play, from a fixed sequence. Counting and ranking are done here once more. */
import type { Level } from "../../../src/auction/Contract.ts"
import { DENOMINATIONS } from "../../../src/auction/Denomination.ts"
import { DOUBLINGS } from "../../../src/auction/Doubling.ts"
import { type Seat, SEATS } from "../../../src/deal/Seat.ts"
import { played, type Played } from "../../../src/result/DealResult.ts"
import type { Sequence } from "./Sequence.ts"

export interface Board {
  /** Cards 0 to 51 of each seat, North first: suit × 13 + rank, clubs and the two first. */
  readonly hands: ReadonlyArray<ReadonlyArray<number>>
  /** In order of play, the opening lead first. */
  readonly play: ReadonlyArray<number>
  readonly result: Played
}

/** Cards dealt and played at random by the rules; the honours are those of the hands. */
export const boardFrom = (sequence: Sequence): Board => {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  for (let last = 51; last > 0; last--) {
    const at = sequence.below(last + 1)
    ;[deck[last], deck[at]] = [deck[at]!, deck[last]!]
  }
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(13 * seat, 13 * seat + 13))
  const denomination = sequence.pick(DENOMINATIONS)
  const trumps = DENOMINATIONS.indexOf(denomination)
  const declarer = sequence.below(4)
  const { play, tricks } = playOut(hands, trumps, declarer, sequence)
  const contract = {
    level: sequence.pick<Level>([1, 1, 2, 2, 3, 4, 6]),
    denomination,
    doubling: sequence.pick([DOUBLINGS[0]!, DOUBLINGS[0]!, DOUBLINGS[1]!, DOUBLINGS[2]!]),
    declarer: SEATS[declarer]!
  }
  return { hands, play, result: played(contract, tricks, honoursOf(hands, trumps)) }
}

function playOut(
  hands: ReadonlyArray<ReadonlyArray<number>>,
  trumps: number,
  declarer: number,
  sequence: Sequence
): { readonly play: ReadonlyArray<number>; readonly tricks: number } {
  const left = hands.map((hand) => [...hand])
  const play: Array<number> = []
  let leader = (declarer + 1) % 4
  let tricks = 0
  for (let trick = 0; trick < 13; trick++) {
    let best = -1
    let winner = leader
    let led = -1
    for (let n = 0; n < 4; n++) {
      const seat = (leader + n) % 4
      const follows = left[seat]!.filter((card) => Math.trunc(card / 13) === led)
      const card = sequence.pick(follows.length > 0 ? follows : left[seat]!)
      left[seat]!.splice(left[seat]!.indexOf(card), 1)
      play.push(card)
      const suit = Math.trunc(card / 13)
      if (n === 0) led = suit
      const worth = (card % 13) + (suit === trumps ? 100 : suit === led ? 50 : 0)
      if (worth > best) {
        best = worth
        winner = seat
      }
    }
    leader = winner
    if (leader % 2 === declarer % 2) tricks++
  }
  return { play, tricks }
}

function honoursOf(hands: ReadonlyArray<ReadonlyArray<number>>, trumps: number) {
  for (const [seat, hand] of hands.entries()) {
    const aces = hand.filter((card) => card % 13 === 12).length
    const tops = hand.filter((card) => Math.trunc(card / 13) === trumps && card % 13 >= 8).length
    const points = trumps === 4 ? (aces === 4 ? 150 : 0) : tops === 5 ? 150 : tops === 4 ? 100 : 0
    if (points > 0) return { seat: SEATS[seat]!, points: points as 100 | 150 }
  }
  return undefined
}

const RANKS = "23456789TJQKA"

/** `SA`. */
export const cardName = (card: number): string => "CDHS"[Math.trunc(card / 13)]! + RANKS[card % 13]!

/** Ranks of a suit from the top. */
export const ranksOf = (hand: ReadonlyArray<number>, suit: number): string =>
  hand
    .filter((card) => Math.trunc(card / 13) === suit)
    .toSorted((a, b) => b - a)
    .map((card) => RANKS[card % 13]!)
    .join("")

/** Calls that end in the contract: passes up to declarer, who bids it at once. */
export const callsOf = ({ contract }: Played, dealer: Seat): ReadonlyArray<string> => {
  const before = (SEATS.indexOf(contract.declarer) - SEATS.indexOf(dealer) + 4) % 4
  const doubles = { Undoubled: [], Doubled: ["X"], Redoubled: ["X", "XX"] }[contract.doubling]
  const bid = contract.level + (contract.denomination === "Notrump" ? "NT" : contract.denomination[0]!)
  return [...Array.from({ length: before }, () => "Pass"), bid, ...doubles, "Pass", "Pass", "Pass"]
}
