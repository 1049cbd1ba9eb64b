/** Simulated rubbers as a section: the figures with their errors, and charts of what the run tells. */
import { figure, signed } from "../charts/figures.ts"
import type { SimulationJson } from "../runs/RunJson.ts"
import { simulationCharts } from "../runs/simulationRun.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { type HtmlCell, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

/** How a quantity is shown: by what it is multiplied, digits behind the point, and whether it is a gain. */
const SHOWN = {
  margin: { scale: 1, digits: 1, gain: true },
  difference: { scale: 1, digits: 1, gain: true },
  wins: { scale: 100, digits: 1, gain: false },
  deals: { scale: 1, digits: 2, gain: false },
  twoGames: { scale: 100, digits: 1, gain: false },
  winnerBehind: { scale: 100, digits: 1, gain: false }
} as const

export const simulationSection = (run: SimulationJson, lang: Lang): Section => {
  const { report } = wordsOf(lang)
  const { columns, quantities } = report
  const rows = (Object.keys(SHOWN) as ReadonlyArray<keyof typeof SHOWN>).flatMap((name) => {
    const value = run[name]
    if (value === undefined || value === null) return []
    const { digits, gain, scale } = SHOWN[name]
    const mean = (gain ? signed : figure)(value.mean * scale, digits)
    const cell: HtmlCell = {
      text: `${mean} ± ${figure(value.se * scale, digits)}`,
      value: value.mean * scale
    }
    return [[quantities[name], cell]]
  })
  return {
    title: report.simulation,
    lead:
      rows.length === 0
        ? ""
        : tableHtml({
            caption: [run.ns, run.ew].filter((name) => name !== undefined).join(" – ") || report.simulation,
            columns: [
              { title: columns.quantity, number: false },
              { title: columns.mean, number: true }
            ],
            rows
          }),
    charts: simulationCharts(run, lang),
    tail: ""
  }
}
