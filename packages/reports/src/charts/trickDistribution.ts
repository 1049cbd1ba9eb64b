/** How many tricks declarer takes, contract under contract on one scale; the contract's line is where bars change. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import { percent } from "./figures.ts"
import type { TrickShare } from "./rows.ts"
import { tip } from "./tip.ts"

/** Bars of shares in percent, one panel a contract in the order of the rows. */
export const trickDistribution = (rows: ReadonlyArray<TrickShare>, options: ChartOptions): Chart => {
  const { charts, score } = chartWordsOf(options.lang)
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const { declarer, label } = contractLabels(contracts)
  const labels = contracts.map(label)
  const taken = rows.filter((row) => row.share > 0).map((row) => row.tricks)
  const first = Math.max(0, Math.min(...taken, 13) - 1)
  const last = Math.min(13, Math.max(...taken, 0) + 1)
  const domain = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  const shown = rows.filter((row) => row.tricks >= first && row.tricks <= last)
  const highest = Math.max(...shown.map((row) => row.share))
  const summaries = contracts.map((contract) => ({
    contract,
    makes: rows.reduce((sum, row) => sum + (row.contract === contract && row.made ? row.share : 0), 0)
  }))
  return {
    title: charts.tricks.title,
    subtitle: declarer === undefined ? undefined : charts.declarerPlays(score.seat[declarer]),
    caption: options.caption,
    legend: ({ bad, good }) => [
      { label: charts.tricks.made, color: good, mark: "bar" },
      { label: charts.tricks.down, color: bad, mark: "hatch" }
    ],
    plot: (canvas) => ({
      height: contracts.length * (isNarrow(canvas) ? 96 : 112) + 60,
      marginLeft: 52,
      marginRight: 20 + Math.max(...labels.map((text) => text.length)) * 11,
      marginBottom: 38,
      x: { type: "band", domain, label: `${charts.tricks.axis} →`, labelAnchor: "right", tickSize: 0 },
      y: {
        label: `↑ ${charts.tricks.share}`,
        grid: true,
        ticks: 3,
        percent: true,
        domain: [0, highest * 118]
      },
      fy: { domain: labels, label: null, padding: 0.18, axis: null },
      marks: [
        Plot.axisFy({ anchor: "right", fontSize: 14, label: null }),
        Plot.barY(shown, {
          x: "tricks",
          y: "share",
          fy: (row: TrickShare) => label(row.contract),
          fill: (row: TrickShare) => (row.made ? canvas.theme.good : "url(#hatch)"),
          stroke: (row: TrickShare) => (row.made ? canvas.theme.good : canvas.theme.bad),
          insetLeft: 1,
          insetRight: 1,
          ...tip(
            canvas,
            (row: TrickShare) =>
              `${label(row.contract)}: ${score.tricks(row.tricks)}\n${percent(row.share, 1)}`
          )
        }),
        Plot.text(
          shown.filter((row) => row.share >= 0.005),
          {
            x: "tricks",
            y: "share",
            fy: (row: TrickShare) => label(row.contract),
            text: (row: TrickShare) => `${Math.round(row.share * 100)}`,
            dy: -7,
            fill: canvas.theme.ink
          }
        ),
        Plot.text(summaries, {
          fy: (row: (typeof summaries)[number]) => label(row.contract),
          text: (row: (typeof summaries)[number]) => charts.tricks.makes(percent(row.makes)),
          frameAnchor: "top-left",
          dx: 8,
          dy: 2,
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
