/**
 * V by policy iteration: what both sides do at every state given V (one pass over the bank), then V of doing exactly
 * that for ever (a linear system), and again. The fixed point is that of value iteration, reached in fewer passes.
 */
import { folklore } from "./Folklore.ts"
import { flowOf, valuesOf } from "./RubberFlow.ts"
import { STATE_COUNT } from "./StateIndex.ts"
import { Tally } from "./Tally.ts"

/** Counts into `tally` what every deal of a bank leads to at `state`, the rest of the rubber being worth `values`. */
export type Evaluate = (state: number, values: Float64Array, tally: Tally) => void

export interface Solution {
  readonly values: Float64Array
  readonly tallies: ReadonlyArray<Tally>
  readonly sweeps: number
  /** The largest change of any value in the last sweep, in points. */
  readonly change: number
}

/** Sweeps until no value changes by `tolerance` points, or `most` times. */
export const iterate = (
  evaluate: Evaluate,
  {
    most = 12,
    dampedFrom = most,
    start = folklore.values,
    tolerance = 0.05,
    onSweep = () => {}
  }: {
    readonly tolerance?: number
    readonly most?: number
    /** From this sweep on go only half of the way, which calms changes of mind that come in pairs. */
    readonly dampedFrom?: number
    readonly start?: Float64Array
    readonly onSweep?: (sweep: number, change: number) => void
  } = {}
): Solution => {
  const tallies = Array.from({ length: STATE_COUNT }, (_, state) => new Tally(state))
  let values = start
  for (let sweep = 1; ; sweep++) {
    for (const [state, tally] of tallies.entries()) {
      tally.clear()
      evaluate(state, values, tally)
    }
    const next = valuesOf(flowOf(tallies))
    const change = next.reduce((most, value, state) => Math.max(most, Math.abs(value - values[state]!)), 0)
    onSweep(sweep, change)
    if (change < tolerance || sweep === most) return { values: next, tallies, sweeps: sweep, change }
    const before = values
    values = sweep < dampedFrom ? next : next.map((value, state) => (value + before[state]!) / 2)
  }
}
