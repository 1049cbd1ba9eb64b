/** One contract with known tricks at one state of the rubber: what the deal writes and what it does to the rest. */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { SEAT_NUMBER, type Side } from "@rubber-bridge/core/deal/Seat"
import { type RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { bidNumber } from "../par/Bid.ts"
import { rubberNext, rubberPoints } from "../par/Payoff.ts"
import { type EquityModel } from "./EquityModel.ts"
import { stateIndex } from "./StateIndex.ts"
import { OVER } from "./Transition.ts"

/** Points for a side, net of the other. `total` = `points` + `change`. */
export interface Worth {
  /** What the deal writes, rubber bonus included; no honours. */
  readonly points: number
  /** V after the deal less V before it. */
  readonly change: number
  readonly total: number
}

/** What declarer's `tricks` in a contract are worth to `side` at a state. */
export const worthOf = (
  contract: Contract,
  tricks: number,
  state: RubberState,
  model: EquityModel,
  side: Side
): Worth => {
  const index = stateIndex(state)
  const declaring = (SEAT_NUMBER[contract.declarer] & 1) as 0 | 1
  const bid = bidNumber(contract)
  const doubling = DOUBLINGS.indexOf(contract.doubling)
  const next = rubberNext(index, declaring, bid, doubling, tricks)
  const sign = side === "NorthSouth" ? 1 : -1
  const points = sign * rubberPoints(index, declaring, bid, doubling, tricks)
  const change = sign * ((next === OVER ? 0 : model.values[next]!) - model.values[index]!)
  return { points, change, total: points + change }
}

/** The same for a contract that goes `down` tricks, or just makes when that is 0. */
export const worthDown = (
  contract: Contract,
  down: number,
  state: RubberState,
  model: EquityModel,
  side: Side
): Worth => worthOf(contract, tricksNeeded(contract) - down, state, model, side)
