/** What bidding A rather than B gains by the chance that A makes, with the thresholds marked, state by state. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { percent, signed } from "./figures.ts"
import { modelLabel } from "./modelLabel.ts"
import { panelTitle } from "./panelTitle.ts"
import { roomFor } from "./room.ts"
import type { BreakEvenPoint, BreakEvenThreshold } from "./rows.ts"
import { seriesLegend, seriesLook } from "./series.ts"
import { tip } from "./tip.ts"

export interface BreakEvenRows {
  readonly points: ReadonlyArray<BreakEvenPoint>
  readonly thresholds: ReadonlyArray<BreakEvenThreshold>
}

export interface BreakEvenOptions extends ChartOptions {
  /** The contracts as people write them, such as `4♠`. */
  readonly a: string
  readonly b: string
}

/** One panel a rubber state; above zero A is right. */
export const breakEven = ({ points, thresholds }: BreakEvenRows, options: BreakEvenOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const { a, b } = options
  const states = [...new Set(points.map((row) => row.rubber))]
  const models = [...new Set(points.map((row) => row.model))]
  const inside = thresholds.filter(({ probability }) => probability >= 0 && probability <= 1)
  return {
    title: charts.breakEven.title(a, b),
    subtitle: undefined,
    caption: options.caption,
    legend: seriesLegend(models.map((model) => modelLabel(model, options.lang))),
    plot: (canvas) => {
      const narrow = isNarrow(canvas)
      return {
        height: states.length * 170 + 70,
        marginLeft: roomFor(
          points.map((row) => signed(row.gain)),
          { least: 56 }
        ),
        marginRight: 14,
        marginTop: 46,
        marginBottom: 40,
        fy: { domain: states, axis: null, padding: 0.18 },
        x: {
          label: `${charts.breakEven.probability(a)} →`,
          labelAnchor: "right",
          percent: true,
          domain: [0, 100],
          ticks: narrow ? 5 : 10
        },
        y: {
          label: `↑ ${charts.breakEven.gain(a, b)}`,
          labelAnchor: "top",
          grid: true,
          nice: true,
          ticks: 5,
          tickFormat: (value: number) => signed(value)
        },
        marks: [
          Plot.ruleY([0], { stroke: canvas.theme.ink, strokeWidth: 1.5 }),
          ...models.flatMap((model, n) => {
            const { color, dash, symbol } = seriesLook(n, canvas.theme)
            const marked = inside.filter((row) => row.model === model)
            return [
              Plot.line(
                points.filter((row) => row.model === model),
                {
                  x: "probability",
                  y: "gain",
                  fy: "rubber",
                  stroke: color,
                  strokeWidth: 2.5,
                  ...(dash === undefined ? {} : { strokeDasharray: dash })
                }
              ),
              Plot.ruleX(marked, {
                x: "probability",
                fy: "rubber",
                stroke: color,
                strokeOpacity: 0.55,
                ...(dash === undefined ? {} : { strokeDasharray: dash })
              }),
              Plot.dot(marked, {
                x: "probability",
                y: 0,
                fy: "rubber",
                r: 5,
                symbol,
                fill: color,
                stroke: canvas.theme.ground,
                ...tip(
                  canvas,
                  (row: BreakEvenThreshold) =>
                    `${modelLabel(model, options.lang)}\n${percent(row.probability, 1)}`
                )
              }),
              Plot.text(marked, {
                x: "probability",
                fy: "rubber",
                frameAnchor: "bottom",
                dy: -6 - 15 * n,
                dx: 5,
                textAnchor: "start",
                text: (row: BreakEvenThreshold) => percent(row.probability),
                fill: canvas.theme.ink,
                stroke: canvas.theme.ground,
                strokeWidth: 4,
                fontWeight: "bold"
              })
            ]
          }),
          panelTitle(states, { fy: (state) => state, text: (state) => state }, canvas),
          Plot.text(
            states.filter((state) => !inside.some((row) => row.rubber === state)),
            {
              fy: (state: string) => state,
              text: () => charts.breakEven.never,
              frameAnchor: "bottom-right",
              dx: -8,
              dy: -6,
              fill: canvas.theme.faint
            }
          )
        ]
      }
    }
  }
}
