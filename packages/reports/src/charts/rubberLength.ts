/** How many deals a rubber lasts. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Chart, ChartOptions } from "./Chart.ts"
import { figure, percent } from "./figures.ts"
import type { RubberLength } from "./rows.ts"
import { rubberShares } from "./rubberShares.ts"
import { tip } from "./tip.ts"

/** Shares of rubbers by length, with the mean marked. */
export const rubberLength = (rows: ReadonlyArray<RubberLength>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const mean = rows.reduce((sum, row) => sum + row.deals * row.share, 0)
  return {
    title: charts.length.title,
    subtitle: undefined,
    caption: options.caption,
    legend: () => [],
    plot: (canvas) => ({
      ...rubberShares(canvas, options.lang, { label: charts.length.deals, figure, ticks: 10 }),
      marks: [
        Plot.rectY(rows, {
          x1: (row: RubberLength) => row.deals - 0.5,
          x2: (row: RubberLength) => row.deals + 0.5,
          y: "share",
          insetLeft: 1,
          insetRight: 1,
          fill: canvas.theme.good,
          ...tip(canvas, (row: RubberLength) => `${row.deals}: ${percent(row.share, 1)}`)
        }),
        Plot.ruleX([mean], { stroke: canvas.theme.ink, strokeWidth: 2, strokeDasharray: "5,3" }),
        Plot.text([mean], {
          x: (value: number) => value,
          frameAnchor: "top",
          dx: 6,
          textAnchor: "start",
          text: () => charts.length.mean(figure(mean, 1)),
          fontWeight: "bold",
          fill: canvas.theme.ink,
          stroke: canvas.theme.ground,
          strokeWidth: 4
        }),
        Plot.ruleY([0], { stroke: canvas.theme.ink })
      ]
    })
  }
}
