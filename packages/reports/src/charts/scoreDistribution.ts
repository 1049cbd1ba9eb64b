/** What a contract writes on this deal and how often, contract under contract on one scale of points. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { contractPanels, madeOrDown } from "./contractPanels.ts"
import { percent, signed } from "./figures.ts"
import type { ScoreShare } from "./rows.ts"
import { tip } from "./tip.ts"

export interface ScoreDistributionOptions extends ChartOptions {
  /** The side whose points these are, such as `NS`. */
  readonly side: string
}

/** One bar for each score that occurred, at its place; the mean is marked by a diamond on the axis. */
export const scoreDistribution = (
  rows: ReadonlyArray<ScoreShare>,
  options: ScoreDistributionOptions
): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const panels = contractPanels(rows, options.lang)
  const { fy } = panels
  const shown = rows.filter((row) => row.share > 0)
  const highest = Math.max(0.01, ...shown.map((row) => row.share))
  const means = panels.contracts.map((contract) => ({
    contract,
    mean: rows.reduce((sum, row) => sum + (row.contract === contract ? row.points * row.share : 0), 0)
  }))
  return {
    title: charts.scores.title,
    subtitle: panels.subtitle,
    caption: [charts.scores.honours, options.caption].join(" "),
    legend: (theme) => [
      ...panels.legend(theme),
      { label: charts.scores.mean("").trim(), color: theme.ink, mark: "diamond" }
    ],
    plot: (canvas) => ({
      ...panels.frame(canvas, highest),
      x: {
        label: `${charts.scores.axis(options.side)} →`,
        labelAnchor: "right",
        grid: true,
        nice: true,
        inset: 10,
        tickFormat: (value: number) => signed(value),
        ticks: isNarrow(canvas) ? 5 : 9
      },
      marks: [
        panels.axis(),
        Plot.ruleX([0], { stroke: canvas.theme.ink, strokeOpacity: 0.5 }),
        Plot.rect(shown, {
          x1: "points",
          x2: "points",
          y1: 0,
          y2: "share",
          fy,
          insetLeft: -4,
          insetRight: -4,
          ...madeOrDown(canvas),
          ...tip(canvas, (row: ScoreShare) => `${fy(row)}: ${signed(row.points)}\n${percent(row.share, 1)}`)
        }),
        Plot.ruleY([0], { stroke: canvas.theme.ink }),
        Plot.dot(means, {
          x: "mean",
          y: 0,
          fy,
          symbol: "diamond",
          r: 5.5,
          fill: canvas.theme.ink,
          stroke: canvas.theme.ground
        }),
        panels.summary(means, (row) => charts.scores.mean(signed(row.mean)), canvas)
      ]
    })
  }
}
