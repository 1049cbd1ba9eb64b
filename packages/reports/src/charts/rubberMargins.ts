/** By how much rubbers are won. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { percent, signed } from "./figures.ts"
import type { MarginClass } from "./rows.ts"
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
      height: isNarrow(canvas) ? 280 : 340,
      marginLeft: 48,
      marginTop: 30,
      marginRight: 14,
      marginBottom: 40,
      x: {
        label: `${charts.margins.margin} →`,
        labelAnchor: "right",
        tickFormat: (value: number) => signed(value),
        ticks: isNarrow(canvas) ? 5 : 9
      },
      y: { label: `↑ ${charts.length.share}`, percent: true, grid: true },
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
