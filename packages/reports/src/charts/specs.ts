/**
 * Charts by name with their rows and options as plain data, so that a page can carry them as JSON and draw them
 * again in the browser. `chartOf` turns a specification into the chart.
 */
import type { Chart } from "./Chart.ts"
import { breakEven } from "./breakEven.ts"
import { contractValues } from "./contractValues.ts"
import { differenceMatrix } from "./differenceMatrix.ts"
import { equityHeat } from "./equityHeat.ts"
import { estimateCourse } from "./estimateCourse.ts"
import { partscoreValue } from "./partscoreValue.ts"
import { penaltySteps } from "./penaltySteps.ts"
import { rubberCourse } from "./rubberCourse.ts"
import { rubberLength } from "./rubberLength.ts"
import { rubberMargins } from "./rubberMargins.ts"
import { scoreDistribution } from "./scoreDistribution.ts"
import { trickDistribution } from "./trickDistribution.ts"
import { validationSummary } from "./validationSummary.ts"

const CHARTS = {
  breakEven,
  contractValues,
  differenceMatrix,
  equityHeat,
  estimateCourse,
  partscoreValue,
  penaltySteps,
  rubberCourse,
  rubberLength,
  rubberMargins,
  scoreDistribution,
  trickDistribution,
  validationSummary
}

type Charts = typeof CHARTS
export type ChartName = keyof Charts

/** Everything in it survives JSON. */
export type ChartSpec = {
  readonly [Name in ChartName]: {
    readonly chart: Name
    readonly rows: Parameters<Charts[Name]>[0]
    readonly options: Parameters<Charts[Name]>[1]
  }
}[ChartName]

export const CHART_NAMES = Object.keys(CHARTS) as ReadonlyArray<ChartName>

export const chartOf = (spec: ChartSpec): Chart => {
  const make = CHARTS[spec.chart] as (rows: unknown, options: unknown) => Chart
  return make(spec.rows, spec.options)
}
