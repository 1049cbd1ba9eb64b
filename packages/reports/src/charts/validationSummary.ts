/** What a validation found, by reason. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Chart, ChartOptions } from "./Chart.ts"
import { figure } from "./figures.ts"
import { roomFor } from "./room.ts"
import type { FindingCount } from "./rows.ts"
import { tip } from "./tip.ts"

/** Bars by reason, the most frequent first; notes are hatched. */
export const validationSummary = (rows: ReadonlyArray<FindingCount>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const { reason: names } = charts.validation
  const name = (row: FindingCount): string =>
    Object.hasOwn(names, row.reason) ? names[row.reason]! : row.reason
  const sorted = rows.toSorted((a, b) => b.count - a.count)
  const labels = [...new Set(sorted.map(name))]
  return {
    title: charts.validation.title,
    subtitle: sorted.length === 0 ? charts.validation.clean : undefined,
    caption: options.caption,
    legend: ({ bad, good }) =>
      [
        { label: charts.validation.error, color: good, mark: "bar" as const, severity: "error" },
        { label: charts.validation.note, color: bad, mark: "hatch" as const, severity: "note" }
      ].filter((item) => sorted.some(({ severity }) => severity === item.severity)),
    plot: (canvas) => ({
      height: Math.max(1, labels.length) * 30 + 56,
      marginLeft: 20 + Math.max(0, ...labels.map((text) => text.length)) * 7,
      marginRight: roomFor(
        sorted.map((row) => figure(row.count)),
        { least: 50 }
      ),
      marginBottom: 40,
      x: {
        label: `${charts.validation.findings} →`,
        labelAnchor: "right",
        grid: true,
        ticks: Math.min(5, Math.max(1, ...sorted.map((row) => row.count))),
        tickFormat: (value: number) => (Number.isInteger(value) ? figure(value) : ""),
        domain: [0, Math.max(1, ...sorted.map((row) => row.count))]
      },
      y: { domain: labels, label: null, tickSize: 0, padding: 0.25 },
      marks: [
        Plot.barX(sorted, {
          x: "count",
          y: name,
          fill: (row: FindingCount) => (row.severity === "error" ? canvas.theme.good : "url(#hatch)"),
          stroke: (row: FindingCount) => (row.severity === "error" ? canvas.theme.good : canvas.theme.bad),
          ...tip(canvas, (row: FindingCount) => `${name(row)}: ${figure(row.count)}`)
        }),
        Plot.text(sorted, {
          x: "count",
          y: name,
          dx: 6,
          textAnchor: "start",
          text: (row: FindingCount) => figure(row.count),
          fill: canvas.theme.ink
        }),
        Plot.ruleX([0], { stroke: canvas.theme.ink })
      ]
    })
  }
}
