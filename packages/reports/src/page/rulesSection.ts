/** The rules checked against themselves as a section: what was checked, how often, and what failed. */
import { figure } from "../charts/figures.ts"
import type { RuleCheckJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

export const rulesSection = (checks: ReadonlyArray<RuleCheckJson>, lang: Lang): Section => {
  const { columns, check: names, title } = wordsOf(lang).validate.rules
  const named: Readonly<Record<string, string>> = names
  return {
    title,
    lead: "",
    charts: [],
    tail: tableHtml({
      caption: title,
      columns: [
        { title: columns.check, number: false },
        { title: columns.cases, number: true },
        { title: columns.failed, number: true },
        { title: columns.example, number: false }
      ],
      rows: checks.map(({ cases, check, example, failed }) => [
        named[check] ?? check,
        { text: figure(cases), value: cases },
        { text: figure(failed), value: failed },
        example ?? "–"
      ])
    })
  }
}
