/**
 * Standard errors by leaving out each twenty-fifth of the bank in turn (the delete-a-group jackknife). What both sides
 * do is kept as it is on the whole bank: at the optimum a slightly different V changes the value of a choice only in
 * second order.
 */
import { flowOf, type RubberFlow } from "./RubberFlow.ts"
import { FOLDS, type Tally } from "./Tally.ts"

/** The standard error of each figure that `figures` takes from a flow. */
export const standardErrors = (
  tallies: ReadonlyArray<Tally>,
  figures: (flow: RubberFlow) => ArrayLike<number>
): Float64Array => {
  const parts = Array.from({ length: FOLDS }, (_, fold) => figures(flowOf(tallies, fold)))
  return Float64Array.from({ length: parts[0]!.length }, (_, n) => {
    const mean = parts.reduce((sum, part) => sum + part[n]!, 0) / FOLDS
    const squares = parts.reduce((sum, part) => sum + (part[n]! - mean) ** 2, 0)
    return Math.sqrt((squares * (FOLDS - 1)) / FOLDS)
  })
}
