/** The value of every state of the rubber: own partscore by theirs, one panel for each state of games. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { figure, signed } from "./figures.ts"
import { gamesPanels, gamesTitles } from "./gamesPanels.ts"
import type { StateValue } from "./rows.ts"
import { aroundZero } from "./series.ts"
import { tip } from "./tip.ts"

/** Cells coloured around zero and labelled in points; rows of one model. */
export const equityHeat = (rows: ReadonlyArray<StateValue>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const parts = [...new Set(rows.flatMap((row) => [row.partNS, row.partEW]))].toSorted((a, b) => a - b)
  return {
    title: charts.equity.title,
    subtitle: undefined,
    caption: [charts.equity.cells, options.caption].join(" "),
    legend: () => [],
    plot: (canvas) => {
      const { columns, fx, fy, rows: down } = gamesPanels(canvas, true)
      const cell = (canvas.width - 60) / columns / (parts.length + 0.6)
      return {
        height: down * (parts.length * Math.min(cell, 34) + 40) + 60,
        marginLeft: 40,
        marginRight: 6,
        marginTop: 42,
        marginBottom: 42,
        fx: { axis: null, padding: 0.06 },
        fy: { axis: null, padding: 0.14 },
        x: {
          type: "band",
          domain: parts,
          label: `${charts.equity.theirs} →`,
          labelAnchor: "right",
          tickSize: 0,
          padding: 0.03
        },
        y: {
          type: "band",
          domain: parts,
          label: `↑ ${charts.equity.own}`,
          labelAnchor: "top",
          labelOffset: 36,
          reverse: true,
          tickSize: 0,
          padding: 0.03
        },
        color: aroundZero(
          rows.map((row) => row.value),
          canvas.theme
        ),
        marks: [
          Plot.cell(rows, {
            x: "partEW",
            y: "partNS",
            fx,
            fy,
            fill: "value",
            ...tip(
              canvas,
              (row: StateValue) =>
                `${row.gamesNS}–${row.gamesEW} ${row.partNS}/${row.partEW}\n${signed(row.value, 1)}`
            )
          }),
          Plot.text(rows, {
            x: "partEW",
            y: "partNS",
            fx,
            fy,
            text: (row: StateValue) => figure(row.value),
            fill: canvas.theme.ink,
            fontSize: isNarrow(canvas) ? 10.5 : Math.min(11, cell / 3.2)
          }),
          gamesTitles(rows, canvas, { fx, fy }, options.lang)
        ]
      }
    }
  }
}
