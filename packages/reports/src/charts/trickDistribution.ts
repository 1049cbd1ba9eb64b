/** How many tricks declarer takes, contract under contract on one scale; the contract's line is where bars change. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Chart, ChartOptions } from "./Chart.ts"
import { contractPanels, madeOrDown } from "./contractPanels.ts"
import { percent } from "./figures.ts"
import type { TrickShare } from "./rows.ts"
import { tip } from "./tip.ts"

/** Bars of shares in percent, one panel a contract in the order of the rows. */
export const trickDistribution = (rows: ReadonlyArray<TrickShare>, options: ChartOptions): Chart => {
  const { charts, score } = chartWordsOf(options.lang)
  const panels = contractPanels(rows, options.lang)
  const { fy } = panels
  const taken = rows.filter((row) => row.share > 0).map((row) => row.tricks)
  const first = Math.max(0, Math.min(...taken, 13) - 1)
  const last = Math.min(13, Math.max(...taken, 0) + 1)
  const domain = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  const shown = rows.filter((row) => row.tricks >= first && row.tricks <= last)
  const highest = Math.max(0.01, ...shown.map((row) => row.share))
  const summaries = panels.contracts.map((contract) => ({
    contract,
    makes: rows.reduce((sum, row) => sum + (row.contract === contract && row.made ? row.share : 0), 0)
  }))
  return {
    title: charts.tricks.title,
    subtitle: panels.subtitle,
    caption: options.caption,
    legend: panels.legend,
    plot: (canvas) => ({
      ...panels.frame(canvas, highest),
      x: { type: "band", domain, label: `${charts.tricks.axis} →`, labelAnchor: "right", tickSize: 0 },
      marks: [
        panels.axis(),
        Plot.barY(shown, {
          x: "tricks",
          y: "share",
          fy,
          ...madeOrDown(canvas),
          insetLeft: 1,
          insetRight: 1,
          ...tip(
            canvas,
            (row: TrickShare) => `${fy(row)}: ${score.tricks(row.tricks)}\n${percent(row.share, 1)}`
          )
        }),
        Plot.text(
          shown.filter((row) => row.share >= 0.005),
          {
            x: "tricks",
            y: "share",
            fy,
            text: (row: TrickShare) => `${Math.round(row.share * 100)}`,
            dy: -7,
            fill: canvas.theme.ink
          }
        ),
        panels.summary(summaries, (row) => charts.tricks.makes(percent(row.makes)), canvas),
        Plot.ruleY([0], { stroke: canvas.theme.ink })
      ]
    })
  }
}
