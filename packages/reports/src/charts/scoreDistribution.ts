/** What a contract writes on this deal and how often, contract under contract on one scale of points. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import { percent, signed } from "./figures.ts"
import type { ScoreShare } from "./rows.ts"
import { tip } from "./tip.ts"

export interface ScoreDistributionOptions extends ChartOptions {
  /** The side whose points these are, such as `NS`. */
  readonly side: string
}

/** One bar for each score that occurred, at its place; the mean is marked by a triangle under the axis. */
export const scoreDistribution = (
  rows: ReadonlyArray<ScoreShare>,
  options: ScoreDistributionOptions
): Chart => {
  const { charts, score } = chartWordsOf(options.lang)
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const { declarer, label } = contractLabels(contracts)
  const labels = contracts.map(label)
  const shown = rows.filter((row) => row.share > 0)
  const highest = Math.max(0.01, ...shown.map((row) => row.share))
  const means = contracts.map((contract) => ({
    contract,
    mean: rows.reduce((sum, row) => sum + (row.contract === contract ? row.points * row.share : 0), 0)
  }))
  const of = (row: { readonly contract: string }): string => label(row.contract)
  return {
    title: charts.scores.title,
    subtitle: declarer === undefined ? undefined : charts.declarerPlays(score.seat[declarer]),
    caption: [charts.scores.honours, options.caption].join(" "),
    legend: ({ bad, good, ink }) => [
      { label: charts.tricks.made, color: good, mark: "bar" },
      { label: charts.tricks.down, color: bad, mark: "hatch" },
      { label: charts.scores.mean("").trim(), color: ink, mark: "diamond" }
    ],
    plot: (canvas) => ({
      height: contracts.length * (isNarrow(canvas) ? 96 : 112) + 60,
      marginLeft: 52,
      marginRight: 20 + Math.max(...labels.map((text) => text.length)) * 11,
      marginBottom: 40,
      x: {
        label: `${charts.scores.axis(options.side)} →`,
        labelAnchor: "right",
        grid: true,
        nice: true,
        inset: 10,
        tickFormat: (value: number) => signed(value),
        ticks: isNarrow(canvas) ? 5 : 9
      },
      y: {
        label: `↑ ${charts.tricks.share}`,
        grid: true,
        ticks: 3,
        percent: true,
        domain: [0, highest * 115]
      },
      fy: { domain: labels, label: null, padding: 0.18, axis: null },
      marks: [
        Plot.axisFy({ anchor: "right", fontSize: 14, label: null }),
        Plot.ruleX([0], { stroke: canvas.theme.ink, strokeOpacity: 0.5 }),
        Plot.rect(shown, {
          x1: "points",
          x2: "points",
          y1: 0,
          y2: "share",
          fy: of,
          insetLeft: -4,
          insetRight: -4,
          fill: (row: ScoreShare) => (row.made ? canvas.theme.good : "url(#hatch)"),
          stroke: (row: ScoreShare) => (row.made ? canvas.theme.good : canvas.theme.bad),
          ...tip(
            canvas,
            (row: ScoreShare) => `${label(row.contract)}: ${signed(row.points)}\n${percent(row.share, 1)}`
          )
        }),
        Plot.ruleY([0], { stroke: canvas.theme.ink }),
        Plot.dot(means, {
          x: "mean",
          y: 0,
          fy: of,
          symbol: "diamond",
          r: 5.5,
          fill: canvas.theme.ink,
          stroke: canvas.theme.ground
        }),
        Plot.text(means, {
          fy: of,
          text: (row: (typeof means)[number]) => charts.scores.mean(signed(row.mean)),
          frameAnchor: "top-left",
          dx: 8,
          dy: 2,
          fontWeight: "bold",
          fill: canvas.theme.ink,
          stroke: canvas.theme.ground,
          strokeWidth: 4
        })
      ]
    })
  }
}
