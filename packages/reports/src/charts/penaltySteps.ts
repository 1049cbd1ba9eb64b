/** What undertricks cost, by doubling, before and after a game: straight from the rules. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { figure } from "./figures.ts"
import { panelTitle } from "./panelTitle.ts"
import type { PenaltyStep } from "./rows.ts"
import { seriesLegend, seriesLook } from "./series.ts"
import { tip } from "./tip.ts"

const DOUBLINGS = ["Undoubled", "Doubled", "Redoubled"] as const

/** Two panels, not vulnerable and vulnerable, with steps of points by undertricks. */
export const penaltySteps = (rows: ReadonlyArray<PenaltyStep>, options: ChartOptions): Chart => {
  const { charts, score } = chartWordsOf(options.lang)
  const panel = (row: { readonly vulnerable: boolean }): string => score.vulnerability(row.vulnerable)
  return {
    title: charts.penalties.title,
    subtitle: undefined,
    caption: options.caption,
    legend: seriesLegend(DOUBLINGS.map((doubling) => score.doubled[doubling])),
    plot: (canvas) => {
      const narrow = isNarrow(canvas)
      const where = narrow ? { fy: panel } : { fx: panel }
      const domain = [panel({ vulnerable: false }), panel({ vulnerable: true })]
      return {
        height: narrow ? 560 : 380,
        marginLeft: 54,
        marginRight: 40,
        marginTop: 46,
        marginBottom: 40,
        fx: { domain, axis: null, padding: 0.12 },
        fy: { domain, axis: null, padding: 0.14 },
        x: {
          label: `${charts.penalties.undertricks} →`,
          labelAnchor: "right",
          ticks: 13,
          tickFormat: (value: number) => figure(value)
        },
        y: {
          label: `↑ ${charts.penalties.points}`,
          labelAnchor: "top",
          grid: true,
          nice: true,
          tickFormat: (value: number) => figure(value)
        },
        marks: [
          Plot.ruleY([0], { stroke: canvas.theme.ink }),
          ...DOUBLINGS.flatMap((doubling, n) => {
            const { color, dash, symbol } = seriesLook(n, canvas.theme)
            const of = rows.filter((row) => row.doubling === doubling)
            const last = Math.max(...of.map((row) => row.undertricks))
            return [
              Plot.line(of, {
                x: "undertricks",
                y: "points",
                ...where,
                stroke: color,
                strokeWidth: 2,
                ...(dash === undefined ? {} : { strokeDasharray: dash })
              }),
              Plot.dot(of, {
                x: "undertricks",
                y: "points",
                ...where,
                symbol,
                fill: color,
                r: 3.4,
                ...tip(
                  canvas,
                  (row: PenaltyStep) =>
                    `${score.down(row.undertricks)}, ${score.doubled[doubling]}\n${figure(row.points)}`
                )
              }),
              Plot.text(
                of.filter((row) => row.undertricks === last),
                {
                  x: "undertricks",
                  y: "points",
                  ...where,
                  dx: 6,
                  textAnchor: "start",
                  text: (row: PenaltyStep) => figure(row.points),
                  fill: canvas.theme.ink
                }
              )
            ]
          }),
          panelTitle([{ vulnerable: false }, { vulnerable: true }], { ...where, text: panel }, canvas)
        ]
      }
    }
  }
}
