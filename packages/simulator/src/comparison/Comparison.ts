/** The answer of a comparison: the figures of `rubber compare`, all from one side, under the keys of its JSON. */
import type { Side } from "@rubber-bridge/core/deal/Seat"
import type { EquityName } from "../equity/EquityModel.ts"
import type { EstimatorName } from "./Drawn.ts"

/** A mean in points or tricks with its standard error. */
export interface Figure {
  readonly mean: number
  readonly se: number
}

export interface Difference extends Figure {
  readonly a: string
  readonly b: string
  readonly low: number
  readonly high: number
}

/** What a contract is worth by one trick model. */
export interface Worth {
  /** A share from 0 to 1, with Wilson's interval. */
  readonly makes: Figure & { readonly low: number; readonly high: number }
  /** `distribution`: 14 shares, for 0 to 13 tricks. */
  readonly tricks: Figure & { readonly distribution: ReadonlyArray<number> }
  readonly score: Figure
  readonly equity: Figure | null
  readonly total: Figure | null
}

export interface ComparedContract extends Worth {
  readonly contract: string
  /** The uncorrected figures, where the others are corrected to real play. */
  readonly doubleDummy?: Worth | null
}

export type TrickModel = "double-dummy" | "realistic"

export interface Comparison {
  readonly model: {
    readonly deals: number
    readonly seed: number
    readonly rubber: string
    readonly side: Side
    readonly equity: EquityName | "none"
    /** The largest standard error, in points, that the equity table's own error brings to a contract's equity. */
    readonly equitySe: number
    readonly tricks: TrickModel
    readonly confidence: number
    /** Down this many or more counts as doubled; null when doubling is as written. */
    readonly punish: number | null
    /** How often random deals (with the known cards) meet the conditions: exact for what is dealt directly. */
    readonly acceptance: number
    /** How means were taken: every deal solved, or only a part of those dealt (docs/statistics.md#regression). Runs of 0.1.0 may lack it. */
    readonly estimator?: EstimatorName
    /** Deals dealt; `deals` of them were solved. */
    readonly dealt?: number
    /** Deals, all solved, that would decide between the two best contracts as exactly. */
    readonly effectiveDeals?: number
  }
  readonly contracts: ReadonlyArray<ComparedContract>
  readonly differences: ReadonlyArray<Difference>
  readonly best: ReadonlyArray<string>
}
