/** Values of rubber states as a section: heat map, curves of all models, and every state in a table. */
import { figure, percent, signed } from "../charts/figures.ts"
import { modelLabel } from "../charts/modelLabel.ts"
import { equityCharts, modelRuns } from "../runs/equityRun.ts"
import type { EquityJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { type HtmlCell, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

/** One section for runs of one or several models. */
export const equitySection = (runs: ReadonlyArray<EquityJson>, lang: Lang): Section => {
  const { report } = wordsOf(lang)
  return {
    title: report.equity,
    lead: "",
    charts: equityCharts(runs, lang),
    tail: modelRuns(runs)
      .map((run) => stateTable(run, lang))
      .join("\n")
  }
}

function stateTable({ equity, states }: EquityJson, lang: Lang): string {
  const { columns } = wordsOf(lang).report
  return tableHtml({
    caption: modelLabel(equity, lang),
    columns: [
      { title: columns.rubber, number: false },
      number(columns.value),
      number(columns.error),
      number(columns.wins),
      number(columns.left)
    ],
    rows: states.map(({ dealsLeft, rubber, value, winsRubber }) => [
      rubber,
      cell(value.mean, (mean) => signed(mean)),
      cell(value.se, (se) => figure(se, 1)),
      cell(winsRubber, (chance) => percent(chance, 1)),
      cell(dealsLeft, (deals) => figure(deals, 1))
    ])
  })
}

const number = (title: string) => ({ title, number: true })

function cell(value: number | null | undefined, text: (value: number) => string): HtmlCell {
  return value === null || value === undefined ? "–" : { text: text(value), value }
}
