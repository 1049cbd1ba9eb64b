/** What stopping the opponents' contract may cost: the price of letting it make against going down doubled. */
import { type Contract } from "@rubber-bridge/core/auction/Contract"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { opponentsOf, SEAT_NUMBER, sideOf } from "@rubber-bridge/core/deal/Seat"
import { type RubberState, vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import { bidNumber } from "../par/Bid.ts"
import { rubberNext } from "../par/Payoff.ts"
import { worthDown } from "./ContractWorth.ts"
import { type EquityModel } from "./EquityModel.ts"
import { stateIndex } from "./StateIndex.ts"
import { OVER } from "./Transition.ts"

/** Figures in points lost by the side that may save. */
export interface SacrificeRow {
  readonly down: number
  /** Points for going down that many doubled. The state of the rubber stays as it is. */
  readonly cost: number
  /** What the opponents' making their contract costs: the deal's points and the change in the rest of the rubber. */
  readonly letThemMake: number
  readonly saves: boolean
  /** What saving gains, `letThemMake` − `cost`. */
  readonly gain: number
  /** False while the gain is within two standard errors of `letThemMake`, those of the model's values. */
  readonly clear: boolean
}

export interface Sacrifices {
  readonly rows: ReadonlyArray<SacrificeRow>
  /** The most undertricks that still pay beyond doubt, 0 when none do. */
  readonly mostDown: number
  /** True when one more undertrick than that comes to the same, within the error. */
  readonly nextIsEven: boolean
  /** The chance of one more undertrick than that at which saving breaks even, at most 1. */
  readonly breakEven: number
  /** Two standard errors of `letThemMake`: what costs as much, give or take this, comes to the same. */
  readonly doubt: number
}

/**
 * Rows for 1 to `most` down against `contract`, which makes with chance `makes`: when it does not, it goes one down
 * as it stands, and the save was for nothing.
 */
export const sacrifices = (
  contract: Contract,
  state: RubberState,
  model: EquityModel,
  { makes = 1, most = 6 }: { readonly makes?: number; readonly most?: number } = {}
): Sacrifices => {
  const us = opponentsOf(sideOf(contract.declarer))
  const isVulnerable = vulnerable(state)[us]
  const lost = (down: number) => -worthDown(contract, down, state, model, us).total
  const letThemMake = makes * lost(0) + (1 - makes) * lost(1)
  const doubt = 2 * makes * priceError(contract, state, model)
  const costOf = (down: number) => penalty(down, "Doubled", isVulnerable)
  const rows = Array.from({ length: most }, (_, n) => {
    const cost = costOf(n + 1)
    const gain = letThemMake - cost
    return { down: n + 1, cost, letThemMake, saves: gain > 0, gain, clear: Math.abs(gain) > doubt }
  })
  let mostDown = 0
  while (mostDown < 13 && costOf(mostDown + 1) < letThemMake - doubt) mostDown++
  const next = costOf(mostDown + 1)
  const share = (letThemMake - costOf(mostDown)) / (next - costOf(mostDown))
  return {
    rows,
    mostDown,
    nextIsEven: Math.abs(next - letThemMake) <= doubt,
    breakEven: Math.min(1, share),
    doubt
  }
}

/** Standard error of the change in value when the contract makes, the errors of two states taken as independent. */
function priceError(contract: Contract, state: RubberState, model: EquityModel): number {
  const before = stateIndex(state)
  const side = (SEAT_NUMBER[contract.declarer] & 1) as 0 | 1
  const after = rubberNext(before, side, bidNumber(contract), DOUBLINGS.indexOf(contract.doubling), 13)
  return Math.hypot(model.errors[before]!, after === OVER ? 0 : model.errors[after]!)
}

/** The expected cost of going down with these chances, and what it saves. */
export const mixedCost = (
  chances: ReadonlyArray<{ readonly down: number; readonly chance: number }>,
  isVulnerable: boolean
): number =>
  chances.reduce((sum, { chance, down }) => sum + chance * penalty(down, "Doubled", isVulnerable), 0)
