/** One rubber between two bidders: deal after deal from the bank until a side has two games. */
import { type DealFacts } from "../bank/DealFacts.ts"
import { hasGame } from "../equity/Transition.ts"
import { STATE_COUNT } from "../equity/StateIndex.ts"
import { consequencesOf } from "../equity/Tally.ts"
import { BID_COUNT, TRICK_COUNTS } from "../par/Bid.ts"
import { type Rng } from "../random/Rng.ts"
import { type Bidder, type Turn } from "../strategy/Bidder.ts"

/** What is counted of a rubber. Points are whole numbers, without those that stood on the sheet at the start. */
export interface RubberRecord {
  points: [northSouth: number, eastWest: number]
  /** 0 NorthSouth, 1 EastWest. */
  winner: 0 | 1
  /** Deals with a contract. */
  deals: number
  passedOut: number
  /** The loser has no game. */
  twoGames: boolean
}

export interface Table {
  readonly facts: DealFacts
  readonly bidders: readonly [Bidder, Bidder]
}

const consequences: Array<ReturnType<typeof consequencesOf> | undefined> = []

/** Plays a rubber from the state `start`; `rng` chooses the first dealer, the deals, and which side holds which cards. */
export const playRubber = (
  { bidders, facts }: Table,
  start: number,
  rng: Rng,
  record: RubberRecord
): void => {
  let dealer = rng.next() & 1
  let state = start
  record.points[0] = 0
  record.points[1] = 0
  record.deals = 0
  record.passedOut = 0
  for (;;) {
    const deal = rng.below(facts.count)
    const cards = (rng.next() & 1) === 0 ? 0 : 1
    const end = playDeal(bidders, facts, deal, cards, state, dealer, record)
    if (end >= STATE_COUNT) {
      record.winner = end === STATE_COUNT ? 0 : 1
      record.twoGames = !hasGame(state, record.winner === 0 ? 1 : 0)
      return
    }
    state = end
    dealer = 1 - dealer
  }
}

const turns: [Turn, Turn] = [
  { deal: 0, cards: 0, side: 0, state: 0 },
  { deal: 0, cards: 1, side: 1, state: 0 }
]

/** Bids and scores one deal; `northSouthCards` says whose cards of the bank's deal NorthSouth hold. Returns the end. */
export const playDeal = (
  bidders: readonly [Bidder, Bidder],
  facts: DealFacts,
  deal: number,
  northSouthCards: 0 | 1,
  state: number,
  dealer: number,
  record: RubberRecord
): number => {
  for (const side of [0, 1] as const) {
    const turn = turns[side]
    turn.deal = deal
    turn.state = state
    turn.cards = side === 0 ? northSouthCards : northSouthCards === 0 ? 1 : 0
    bidders[side].begin(turn)
  }
  let side = dealer
  let last = -1
  let passed = false
  for (;;) {
    const bid = bidders[side as 0 | 1].bid(last, passed)
    if (bid < 0 && last >= 0) break
    if (bid < 0 && passed) {
      record.passedOut++
      return state
    }
    if (bid < 0) passed = true
    else last = bid
    side = 1 - side
  }
  const defending = side as 0 | 1
  const declaring = defending === 0 ? 1 : 0
  const declarer = bidders[declaring]
  const doubling = bidders[defending].doubles(last) ? (declarer.redoubles(last) ? 2 : 1) : 0
  const denomination = last % 5
  const at = deal * 10 + turns[declaring].cards * 5 + denomination
  const tricks = declarer.choosesDeclarer ? facts.best[at]! : facts.natural[at]!
  const { ends, points } = (consequences[state] ??= consequencesOf(state))
  const index = ((declaring * BID_COUNT + last) * 3 + doubling) * TRICK_COUNTS + tricks
  const honours = facts.honours[deal * 5 + denomination]! * (northSouthCards === 0 ? 1 : -1)
  add(record, points[index]!)
  add(record, honours)
  record.deals++
  return ends[index]!
}

/** Points below and above zero go to the two columns, so that both sides' points can be told. */
function add(record: RubberRecord, northSouth: number): void {
  if (northSouth > 0) record.points[0] += northSouth
  else record.points[1] -= northSouth
}
