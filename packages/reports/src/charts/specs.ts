/**
 * Charts by name with their rows and options as plain data, so that a page can carry them as JSON and draw them
 * again in the browser. `chartOf` turns a specification into the chart.
 */
import type { Chart } from "./Chart.ts"
import { contractValues } from "./contractValues.ts"
import { trickDistribution } from "./trickDistribution.ts"

const CHARTS = { contractValues, trickDistribution }

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
