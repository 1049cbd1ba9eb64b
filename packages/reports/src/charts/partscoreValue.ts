/** What a partscore is worth by its size, model by model, one panel for each state of games. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { figure, signed } from "./figures.ts"
import { gamesPanels, gamesTitles } from "./gamesPanels.ts"
import { modelLabel } from "./modelLabel.ts"
import { roomFor } from "./room.ts"
import type { PartscoreValue } from "./rows.ts"
import { seriesLegend, seriesLook } from "./series.ts"
import { tip } from "./tip.ts"

/** Curves over 0 to 90 points; the models share axes. */
export const partscoreValue = (rows: ReadonlyArray<PartscoreValue>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const models = [...new Set(rows.map((row) => row.model))]
  return {
    title: charts.partscore.title,
    subtitle: undefined,
    caption: [charts.partscore.note, options.caption].join(" "),
    legend: seriesLegend(models.map((model) => modelLabel(model, options.lang))),
    plot: (canvas) => {
      const { fx, fy } = gamesPanels(canvas, false)
      const narrow = isNarrow(canvas)
      return {
        height: narrow ? 400 : 460,
        marginLeft: roomFor(
          rows.map((row) => figure(row.value)),
          { least: 46 }
        ),
        marginRight: 14,
        marginTop: 44,
        marginBottom: 42,
        fx: { axis: null, padding: 0.08 },
        fy: { axis: null, padding: 0.16 },
        x: {
          label: `${charts.partscore.points} →`,
          labelAnchor: "right",
          ticks: narrow ? [0, 40, 80] : [0, 20, 40, 60, 80]
        },
        y: {
          label: `↑ ${charts.partscore.value}`,
          labelAnchor: "top",
          labelOffset: 40,
          grid: true,
          nice: true,
          ticks: 5,
          tickFormat: (value: number) => figure(value)
        },
        marks: [
          Plot.frame({ stroke: canvas.theme.grid }),
          Plot.ruleY([0], { stroke: canvas.theme.ink, strokeOpacity: 0.5 }),
          ...models.flatMap((model, n) => {
            const { color, dash, symbol } = seriesLook(n, canvas.theme)
            const of = rows.filter((row) => row.model === model)
            return [
              Plot.line(of, {
                x: "points",
                y: "value",
                fx,
                fy,
                stroke: color,
                strokeWidth: 2.2,
                ...(dash === undefined ? {} : { strokeDasharray: dash })
              }),
              Plot.dot(of, {
                x: "points",
                y: "value",
                fx,
                fy,
                r: narrow ? 2.6 : 3.4,
                symbol,
                fill: color,
                ...tip(
                  canvas,
                  (row: PartscoreValue) =>
                    `${modelLabel(model, options.lang)}, ${row.points}\n${signed(row.value, 1)}`
                )
              })
            ]
          }),
          gamesTitles(rows, canvas, { fx, fy }, options.lang)
        ]
      }
    }
  }
}
