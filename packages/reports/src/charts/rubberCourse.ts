/** How the lead of one side runs over many rubbers: luck adds up, and a better strategy shows through slowly. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import { type Chart, type ChartOptions, isNarrow } from "./Chart.ts"
import { figure, signed } from "./figures.ts"
import { roomFor } from "./room.ts"
import type { CoursePoint } from "./rows.ts"
import { seriesLook } from "./series.ts"
import { tipLook } from "./tip.ts"

/** Lines of the cumulated lead, one a run. */
export const rubberCourse = (rows: ReadonlyArray<CoursePoint>, options: ChartOptions): Chart => {
  const { charts } = chartWordsOf(options.lang)
  const runs = [...new Set(rows.map((row) => row.run))]
  const last = runs.flatMap((run) => rows.findLast((row) => row.run === run) ?? [])
  const ends = rows.map((row) => signed(row.points))
  return {
    title: charts.rubberCourse.title,
    subtitle: undefined,
    caption: [charts.rubberCourse.note, options.caption].join(" "),
    legend: () => [],
    plot: (canvas) => ({
      height: isNarrow(canvas) ? 300 : 360,
      marginLeft: roomFor(ends, { least: 64 }),
      marginTop: 30,
      marginRight: roomFor(ends, { least: 66 }),
      marginBottom: 40,
      x: {
        label: `${charts.rubberCourse.rubbers} →`,
        labelAnchor: "right",
        tickFormat: (value: number) => figure(value),
        ticks: isNarrow(canvas) ? 4 : 8
      },
      y: {
        label: `↑ ${charts.rubberCourse.lead}`,
        grid: true,
        nice: true,
        tickFormat: (value: number) => signed(value)
      },
      marks: [
        Plot.ruleY([0], { stroke: canvas.theme.ink }),
        ...runs.map((run, n) => {
          const { color, dash } = seriesLook(n, canvas.theme)
          return Plot.line(
            rows.filter((row) => row.run === run),
            {
              x: "rubber",
              y: "points",
              stroke: color,
              strokeWidth: 1.8,
              ...(dash === undefined ? {} : { strokeDasharray: dash })
            }
          )
        }),
        ...(canvas.tips
          ? [
              Plot.tip(
                rows,
                Plot.pointer({
                  x: "rubber",
                  y: "points",
                  title: (row: CoursePoint) => `${row.run}, ${figure(row.rubber)}\n${signed(row.points)}`,
                  ...tipLook(canvas)
                })
              )
            ]
          : []),
        Plot.text(last, {
          x: "rubber",
          y: "points",
          dx: 6,
          textAnchor: "start",
          text: (row: CoursePoint) => signed(row.points),
          fill: canvas.theme.ink
        })
      ]
    })
  }
}
