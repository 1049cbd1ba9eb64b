/** By how much rubbers are won. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Chart, ChartOptions } from "./Chart.ts"
import { percent, signed } from "./figures.ts"
import type { MarginClass } from "./rows.ts"
import { rubberShares } from "./rubberShares.ts"
import { tip } from "./tip.ts"

/** Shares of rubbers by class of margin; classes do not cross zero. */
export const rubberMargins = (rows: ReadonlyArray<MarginClass>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  return {
    title: charts.margins.title,
    subtitle: undefined,
    caption: options.caption,
    legend: ({ bad, good }) => [
      { label: charts.margins.won, color: good, mark: "bar" },
      { label: charts.margins.lost, color: bad, mark: "hatch" }
    ],
    plot: (canvas) => ({
      ...rubberShares(canvas, options.lang, { label: charts.margins.margin, figure: signed, ticks: 9 }),
      marks: [
        Plot.rect(rows, {
          x1: "low",
          x2: "high",
          y1: 0,
          y2: "share",
          inset: 0.5,
          fill: (row: MarginClass) => (won(row) ? canvas.theme.good : "url(#hatch)"),
          stroke: (row: MarginClass) => (won(row) ? canvas.theme.good : canvas.theme.bad),
          ...tip(
            canvas,
            (row: MarginClass) => `${signed(row.low)} … ${signed(row.high)}\n${percent(row.share, 1)}`
          )
        }),
        Plot.ruleX([0], { stroke: canvas.theme.ink }),
        Plot.ruleY([0], { stroke: canvas.theme.ink })
      ]
    })
  }
}

const won = (row: MarginClass): boolean => row.low >= 0
