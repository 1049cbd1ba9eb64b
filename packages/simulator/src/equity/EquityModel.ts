/**
 * What the rest of a rubber is worth: the expected points still to be written, NorthSouth minus EastWest.
 * A finished rubber is worth 0, its bonus having been written on the last deal. Definitions: docs/equity.md
 */
import type { RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { isOpenState, stateIndex } from "./StateIndex.ts"

export type EquityName = "field" | "par" | "folklore"

export interface EquityModel {
  readonly name: EquityName
  /** Points by state number (`StateIndex`), 324 of them, the dealer averaged. */
  readonly values: Float64Array
  /** Standard errors of `values`, in points, from the sampled deals; zeros for a rule of thumb. */
  readonly errors: Float64Array
}

/** V(state) in points for NorthSouth; 0 once a side has two games. */
export const equityOf = (model: EquityModel, state: RubberState): number =>
  isOpenState(state) ? model.values[stateIndex(state)]! : 0
