/**
 * What each number of tricks is worth in one contract at one state of the rubber, seen from one side. Worked out
 * once for 14 trick counts; a deal then costs a look-up and the honours of its hands.
 */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { type Side, sideOf } from "@rubber-bridge/core/deal/Seat"
import { played } from "@rubber-bridge/core/result/DealResult"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { net } from "@rubber-bridge/core/scoring/ScoreLine"
import { Result } from "effect"
import { type EquityModel, equityOf } from "../equity/EquityModel.ts"
import { isOpenState, stateIndex } from "../equity/StateIndex.ts"

export interface Payoff {
  readonly contract: Contract
  /** Points this deal writes for the side net of the other, rubber bonus included, honours not; by tricks 0 to 13. */
  readonly score: Float64Array
  /** V(next) − V(now) for the side, by tricks; undefined without a model. */
  readonly equity: Float64Array | undefined
  /** The standard error of `equity` that the model's table brings, by tricks. */
  readonly equityError: Float64Array
}

/** The doubling rule: as written, or taken as doubled whenever it goes down this many or more. */
export type Punish = number | undefined

/** The payoff of a contract. `punish` ≥ 1 doubles what is undoubled and goes down that many or more. */
export const payoff = (
  contract: Contract,
  rubber: RubberState,
  side: Side,
  model: EquityModel | undefined,
  punish: Punish
): Payoff => {
  const sign = side === "NorthSouth" ? 1 : -1
  const before = Rubber.start("North", rubber)
  const now = model === undefined ? 0 : equityOf(model, rubber)
  const score = new Float64Array(14)
  const equity = new Float64Array(14)
  const equityError = new Float64Array(14)
  for (let tricks = 0; tricks <= 13; tricks++) {
    const down = tricksNeeded(contract) - tricks
    const doubled = punish !== undefined && down >= punish && contract.doubling === "Undoubled"
    const result = played(doubled ? { ...contract, doubling: "Doubled" } : contract, tricks)
    // The state was read as one of an unfinished rubber, so a deal can always be written.
    const written = Result.getOrThrow(Rubber.play(before, result))
    score[tricks] = sign * net(written.lines)
    if (model === undefined) continue
    equity[tricks] = sign * (equityOf(model, written.rubber) - now)
    equityError[tricks] = sameState(written.rubber, rubber)
      ? 0
      : Math.hypot(errorOf(model, written.rubber), errorOf(model, rubber))
  }
  return { contract, score, equity: model === undefined ? undefined : equity, equityError }
}

/** The side the declarer of the first contract plays for, which figures are seen from unless told otherwise. */
export const ownSide = (contracts: ReadonlyArray<Contract>): Side => sideOf(contracts[0]?.declarer ?? "South")

function errorOf(model: EquityModel, state: RubberState): number {
  return isOpenState(state) ? model.errors[stateIndex(state)]! : 0
}

function sameState(a: RubberState, b: RubberState): boolean {
  return (
    a.games.NorthSouth === b.games.NorthSouth &&
    a.games.EastWest === b.games.EastWest &&
    a.partscore.NorthSouth === b.partscore.NorthSouth &&
    a.partscore.EastWest === b.partscore.EastWest
  )
}
