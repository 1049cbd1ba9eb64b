/** How the estimate of each contract's value moved as deals were added, with its interval. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import { figure, percent, signed } from "./figures.ts"
import { roomFor } from "./room.ts"
import type { Running } from "./rows.ts"
import { seriesLegend, seriesLook } from "./series.ts"
import { tipLook } from "./tip.ts"

export interface EstimateCourseOptions extends ChartOptions {
  readonly side: string
  readonly confidence: number
}

/** Means over deals on a scale of doublings, one line a contract, with bands. */
export const estimateCourse = (rows: ReadonlyArray<Running>, options: EstimateCourseOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const { label } = contractLabels(contracts)
  const last = contracts.flatMap((contract) => rows.findLast((row) => row.contract === contract) ?? [])
  return {
    title: charts.course.title,
    subtitle: undefined,
    caption: [charts.course.band(percent(options.confidence)), options.caption].join(" "),
    legend: seriesLegend(contracts.map(label)),
    plot: (canvas) => ({
      height: isNarrow(canvas) ? 300 : 360,
      marginLeft: roomFor(
        rows.map((row) => signed(row.high)),
        { least: 56 }
      ),
      marginRight: 24 + Math.max(0, ...contracts.map((contract) => label(contract).length)) * 9,
      marginBottom: 40,
      x: {
        ...(rows.length === 0 ? { domain: [1, 2] } : {}),
        type: "log",
        base: 2,
        label: `${charts.course.deals} →`,
        labelAnchor: "right",
        tickFormat: (value: number) => figure(value),
        ticks: isNarrow(canvas) ? 4 : 8
      },
      y: {
        label: `↑ ${charts.pointsFor(options.side)}`,
        grid: true,
        nice: true,
        tickFormat: (value: number) => signed(value)
      },
      marks: [
        ...contracts.flatMap((contract, n) => {
          const look = seriesLook(n, canvas.theme)
          const of = rows.filter((row) => row.contract === contract)
          return [
            Plot.areaY(of, { x: "deals", y1: "low", y2: "high", fill: look.color, fillOpacity: 0.14 }),
            Plot.lineY(of, {
              x: "deals",
              y: "mean",
              stroke: look.color,
              strokeWidth: 2.5,
              ...(look.dash === undefined ? {} : { strokeDasharray: look.dash })
            })
          ]
        }),
        ...(canvas.tips
          ? [
              Plot.tip(
                rows,
                Plot.pointer({
                  x: "deals",
                  y: "mean",
                  title: (row: Running) =>
                    `${label(row.contract)}, ${figure(row.deals)}\n${signed(row.mean, 1)} (${signed(row.low, 1)} … ${signed(row.high, 1)})`,
                  ...tipLook(canvas)
                })
              )
            ]
          : []),
        Plot.text(spread(last, rows), {
          x: "deals",
          y: "mean",
          dx: 8,
          textAnchor: "start",
          text: (row: Running) => label(row.contract),
          fill: canvas.theme.ink,
          fontSize: 13
        })
      ]
    })
  }
}

/** The last points with labels at least a sixteenth of the whole range apart, so that none covers another. */
function spread(last: ReadonlyArray<Running>, rows: ReadonlyArray<Running>): ReadonlyArray<Running> {
  const range = Math.max(...rows.map((row) => row.high)) - Math.min(...rows.map((row) => row.low))
  let floor = -Infinity
  return last
    .toSorted((a, b) => a.mean - b.mean)
    .map((row) => {
      const mean = Math.max(row.mean, floor)
      floor = mean + range / 16
      return { ...row, mean }
    })
}
