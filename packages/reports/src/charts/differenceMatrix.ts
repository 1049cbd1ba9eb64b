/** Who beats whom: the paired difference of every two contracts on the same deals, with its significance. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import { percent, signed } from "./figures.ts"
import type { PairedDifference } from "./rows.ts"
import { aroundZero } from "./series.ts"
import { tip } from "./tip.ts"

export interface DifferenceMatrixOptions extends ChartOptions {
  /** Contracts in the order of rows and columns, the most valuable first. */
  readonly order: ReadonlyArray<string>
  readonly confidence: number
}

/** One cell for each ordered pair: points by which the row's contract is better than the column's. */
export const differenceMatrix = (
  rows: ReadonlyArray<PairedDifference>,
  options: DifferenceMatrixOptions
): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const { label } = contractLabels(options.order)
  const labels = options.order.map(label)
  const cells = rows.flatMap((row) => [row, mirrored(row)])
  const sure = cells.filter(({ high, low }) => low > 0 || high < 0)
  const a = (cell: PairedDifference): string => label(cell.a)
  const b = (cell: PairedDifference): string => label(cell.b)
  return {
    title: charts.matrix.title,
    subtitle: undefined,
    caption: [charts.matrix.sure(percent(options.confidence)), options.caption].join(" "),
    legend: () => [],
    plot: (canvas) => {
      const left = 30 + Math.max(0, ...labels.map((text) => text.length)) * 11
      const room = Math.min(canvas.width - left - 10, labels.length * (isNarrow(canvas) ? 90 : 110))
      const text = {
        x: b,
        y: a,
        text: (cell: PairedDifference) => signed(cell.mean),
        fill: canvas.theme.ink,
        fontSize: room / labels.length < 52 ? 10 : 13
      }
      return {
        height: labels.length * 44 + 58,
        marginLeft: left,
        marginRight: canvas.width - left - room,
        marginTop: 52,
        marginBottom: 6,
        x: { type: "band", domain: labels, axis: null, padding: 0.04 },
        y: { type: "band", domain: labels, axis: null, padding: 0.06 },
        color: aroundZero(
          cells.map((cell) => cell.mean),
          canvas.theme
        ),
        marks: [
          Plot.axisX({
            anchor: "top",
            label: `${charts.matrix.column} →`,
            labelAnchor: "center",
            fontSize: 13,
            tickSize: 0
          }),
          Plot.axisY({
            label: charts.matrix.row,
            labelAnchor: "top",
            labelOffset: left - 4,
            fontSize: 13,
            tickSize: 0
          }),
          Plot.cell(cells, {
            x: b,
            y: a,
            fill: "mean",
            ...tip(
              canvas,
              (cell: PairedDifference) =>
                `${a(cell)} − ${b(cell)}\n${signed(cell.mean, 1)} (${signed(cell.low, 1)} … ${signed(cell.high, 1)})`
            )
          }),
          Plot.cell(sure, { x: b, y: a, fill: "none", stroke: canvas.theme.ink, strokeWidth: 1.5, inset: 1 }),
          Plot.text(
            cells.filter((cell) => !sure.includes(cell)),
            text
          ),
          Plot.text(sure, { ...text, fontWeight: "bold" })
        ]
      }
    }
  }
}

function mirrored({ a, b, high, low, mean }: PairedDifference): PairedDifference {
  return { a: b, b: a, mean: -mean, low: -high, high: -low }
}
