/**
 * Par at a state of the rubber: what best bidding by both sides reaches when all cards are seen. A contract is worth
 * its points and what it does to the rest of the rubber, so an equity model is part of the question.
 * Method: docs/equity.md#auction
 */
import { type Contract, toText } from "@rubber-bridge/core/auction/Contract"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { type BySide, type Seat, SEAT_NUMBER } from "@rubber-bridge/core/deal/Seat"
import { type RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { type EquityModel, type EquityName } from "../equity/EquityModel.ts"
import { stateIndex } from "../equity/StateIndex.ts"
import { endings, mayPassOut, SAME, solveAuction } from "./AuctionGame.ts"
import { BID_COUNT, bidNumber, contractOf } from "./Bid.ts"
import { NO_HONOURS } from "./DealHonours.ts"
import { rubberPoints, rubberStakes, settledDoubling, type Stakes } from "./Payoff.ts"

/** A contract an auction can end in while each side chooses its best at every turn. */
export interface ParContract {
  readonly contract: Contract
  readonly tricks: number
}

/** `value` is the value of the deal to NorthSouth; no contracts and `passedOut` when nobody should bid. */
export interface AuctionPar {
  readonly contracts: ReadonlyArray<ParContract>
  readonly passedOut: boolean
  readonly value: number
}

/** What `solve` prints. Figures are net of the other side, in points. */
export interface Par {
  /** `2SE`, `4SXW`; `pass` where passing the deal out is par. */
  readonly contracts: ReadonlyArray<string>
  /** The deal's own points with honours and rubber bonus, of the first contract listed. */
  readonly points: BySide<number>
  /** Points plus the change in the value of the rest of the rubber. */
  readonly total: BySide<number>
  readonly equity: EquityName
}

/**
 * Par of a double-dummy table (20 trick counts, index denomination × 4 + declarer) for any payoff. `honours` are
 * points for NorthSouth by denomination. Listed: the lowest level for each denomination, declarer and doubling.
 */
export const auctionPar = (
  table: ArrayLike<number>,
  stakes: Stakes,
  dealer: 0 | 1,
  honours: ArrayLike<number> = NO_HONOURS
): AuctionPar => {
  const { passedOut, payoff } = stakes
  const worth = (bid: number, declarer: number) => {
    const side = (declarer & 1) as 0 | 1
    const tricks = table[(bid % 5) * 4 + declarer]!
    const doubling = settledDoubling(payoff, side, bid, tricks)
    return { doubling, tricks, value: payoff(side, bid, doubling, tricks) + honours[bid % 5]! }
  }
  const u = Float64Array.from({ length: 2 * BID_COUNT }, (_, index) => {
    const side = Math.trunc(index / BID_COUNT)
    const [one, other] = [worth(index % BID_COUNT, side).value, worth(index % BID_COUNT, side + 2).value]
    return side === 0 ? Math.max(one, other) : Math.min(one, other)
  })
  const game = solveAuction(u, passedOut, dealer)
  const contracts = new Map<string, ParContract>()
  for (const ending of endings(game, dealer)) {
    const bid = ending % BID_COUNT
    const side = Math.trunc(ending / BID_COUNT)
    for (const declarer of [side, side + 2]) {
      const { doubling, tricks, value } = worth(bid, declarer)
      const key = `${bid % 5} ${declarer} ${doubling}`
      if (Math.abs(value - game.value) >= SAME || contracts.has(key)) continue
      contracts.set(key, { contract: contractOf(bid, declarer, doubling), tricks })
    }
  }
  const passes = mayPassOut(game, passedOut, dealer)
  return { contracts: [...contracts.values()], passedOut: passes, value: game.value }
}

/** Par at a state of the rubber with `dealer` first to speak, by an equity model. */
export const par = (
  table: ArrayLike<number>,
  {
    dealer,
    equity,
    honours = NO_HONOURS,
    state
  }: {
    readonly state: RubberState
    readonly dealer: Seat
    readonly equity: EquityModel
    /** Points for NorthSouth by denomination: `honoursOfDeal`. */
    readonly honours?: ArrayLike<number>
  }
): Par => {
  const index = stateIndex(state)
  const first = (SEAT_NUMBER[dealer] & 1) as 0 | 1
  const found = auctionPar(table, rubberStakes(index, equity.values), first, honours)
  const points = found.contracts[0] === undefined ? 0 : dealPoints(index, found.contracts[0], honours)
  const contracts = found.contracts.map(({ contract }) => toText(contract))
  return {
    contracts: found.passedOut ? [...contracts, "pass"] : contracts,
    points: bothSides(points),
    total: bothSides(found.value - equity.values[index]!),
    equity: equity.name
  }
}

function dealPoints(state: number, { contract, tricks }: ParContract, honours: ArrayLike<number>): number {
  const bid = bidNumber(contract)
  const side = (SEAT_NUMBER[contract.declarer] & 1) as 0 | 1
  const doubling = DOUBLINGS.indexOf(contract.doubling)
  return rubberPoints(state, side, bid, doubling, tricks) + honours[bid % 5]!
}

function bothSides(northSouth: number): BySide<number> {
  return { NorthSouth: northSouth === 0 ? 0 : northSouth, EastWest: northSouth === 0 ? 0 : -northSouth }
}
