/** What each contract is worth in points: this deal's score, the change in the rest of the rubber, and both. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow, type LegendItem } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import { figure, signed } from "./figures.ts"
import { type ContractValue, type Measure, MEASURES } from "./rows.ts"
import type { Theme } from "./Theme.ts"
import { tip } from "./tip.ts"

export interface ContractValuesOptions extends ChartOptions {
  /** The side whose points these are, such as `NS`. */
  readonly side: string
  /** Rubber state text, `1-0 60/40`. */
  readonly rubber: string
  /** A fraction, such as 0.95. */
  readonly confidence: number
}

const SYMBOL = { score: "circle", equity: "square", total: "diamond" } as const

/** Contracts from the most to the least valuable; three marks each, told apart by colour, symbol and place. */
export const contractValues = (rows: ReadonlyArray<ContractValue>, options: ContractValuesOptions): Chart => {
  const { charts, score } = chartWordsOf(options.lang)
  const measures = MEASURES.filter((measure) => rows.some((row) => row.measure === measure))
  const order = ranked(rows, measures.at(-1) ?? "score")
  const { declarer, label } = contractLabels(order)
  const best = new Set(rows.filter((row) => row.best).map((row) => row.contract))
  const confidence = `${figure(options.confidence * 100)} %`
  const nameOf = (contract: string): string => (best.has(contract) ? `✓ ${label(contract)}` : label(contract))
  const name = (row: ContractValue): string => nameOf(row.contract)
  const names = order.map(nameOf)
  return {
    title: charts.values.title,
    subtitle: [
      ...(declarer === undefined ? [] : [charts.declarerPlays(score.seat[declarer])]),
      charts.atRubber(options.rubber)
    ].join(" "),
    caption: [
      ...(best.size > 0 ? [`${charts.best(confidence)}.`] : []),
      charts.interval(confidence),
      options.caption
    ].join(" "),
    legend: (theme) => measures.map((measure) => legendItem(measure, theme, charts.measure[measure])),
    plot: (canvas) => {
      const { theme } = canvas
      const step = measures.length === 1 ? 34 : 22 * measures.length + 12
      return {
        height: order.length * step + 56,
        marginLeft: 16 + Math.max(0, ...names.map((name) => name.length)) * 11,
        marginRight: 12,
        marginBottom: 40,
        x: {
          label: `${charts.pointsFor(options.side)} →`,
          labelAnchor: "right",
          grid: true,
          nice: true,
          insetRight: 44,
          tickFormat: (value: number) => figure(value),
          ticks: isNarrow(canvas) ? 5 : 9
        },
        y: { type: "point", domain: names, label: null, padding: 0.5, tickSize: 0 },
        marks: [
          Plot.axisY({ fontSize: 14, tickSize: 0, label: null }),
          Plot.ruleY(names.slice(1), { dy: -step / 2, stroke: theme.grid }),
          Plot.ruleX([0], { stroke: theme.ink, strokeOpacity: 0.6 }),
          ...measures.flatMap((measure, n) => {
            const dy = (n - (measures.length - 1) / 2) * 20
            const color = colorOf(measure, theme)
            const of = rows.filter((row) => row.measure === measure)
            return [
              Plot.link(of, {
                x1: "low",
                x2: "high",
                y1: name,
                y2: name,
                dy,
                stroke: color,
                strokeWidth: 2,
                marker: "tick"
              }),
              Plot.dot(of, {
                x: "mean",
                y: name,
                dy,
                r: measure === "total" ? 6 : 4.5,
                symbol: SYMBOL[measure],
                fill: measure === "total" ? color : theme.ground,
                stroke: color,
                strokeWidth: 2,
                ...tip(canvas, (row: ContractValue) =>
                  tipText(row, label(row.contract), charts.measure[measure])
                )
              }),
              Plot.text(of, {
                x: "high",
                y: name,
                dy,
                dx: 9,
                textAnchor: "start",
                text: (row: ContractValue) => signed(row.mean),
                fill: theme.ink,
                stroke: theme.ground,
                strokeWidth: 4,
                fontWeight: measure === "total" ? "bold" : "normal"
              })
            ]
          })
        ]
      }
    }
  }
}

function tipText({ high, low, mean }: ContractValue, contract: string, measure: string): string {
  return `${contract}: ${measure}\n${signed(mean, 1)} (${signed(low, 1)} … ${signed(high, 1)})`
}

/** Contracts by the mean of a measure, the highest first; each once. */
function ranked(rows: ReadonlyArray<ContractValue>, measure: Measure): ReadonlyArray<string> {
  return rows
    .filter((row) => row.measure === measure)
    .toSorted((a, b) => b.mean - a.mean)
    .map((row) => row.contract)
}

const colorOf = (measure: Measure, { ink, series }: Theme): string =>
  ({ score: series[0], equity: series[1], total: ink })[measure]

function legendItem(measure: Measure, theme: Theme, label: string): LegendItem {
  const mark = { score: "hollow-circle", equity: "hollow-square", total: "diamond" } as const
  return { label, color: colorOf(measure, theme), mark: mark[measure] }
}
