/** Break-even chances as a section: the curves and a table of all states. */
import { contractLabels } from "../charts/contractLabel.ts"
import { percent } from "../charts/figures.ts"
import { modelLabel } from "../charts/modelLabel.ts"
import { breakEvenCharts } from "../runs/breakEvenRun.ts"
import type { BreakEvenJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { type HtmlCell, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

export const breakEvenSection = (run: BreakEvenJson, lang: Lang): Section => {
  const { charts, report } = wordsOf(lang)
  const { label } = contractLabels([run.a, run.b])
  const models = [...new Set(run.states.flatMap(({ probability }) => Object.keys(probability)))]
  return {
    title: report.breakEven(label(run.a), label(run.b)),
    lead: "",
    charts: breakEvenCharts(run, lang),
    tail: tableHtml({
      caption: charts.breakEven.title(label(run.a), label(run.b)),
      columns: [
        { title: report.columns.rubber, number: false },
        ...models.map((model) => ({
          title: `${modelLabel(model, lang)}: ${report.columns.probability}`,
          number: true
        }))
      ],
      rows: run.states.map(({ probability, rubber }) => [
        rubber,
        ...models.map((model): HtmlCell => {
          const value = probability[model]
          return value === null || value === undefined ? "–" : { text: chance(value), value }
        })
      ])
    })
  }
}

/** A chance outside 0 to 1 means that one bid is always right. */
const chance = (value: number): string => (value <= 0 ? "≤ 0 %" : value > 1 ? "> 100 %" : percent(value))
