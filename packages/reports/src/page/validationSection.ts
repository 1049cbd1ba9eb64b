/** Checked scores as a section: what was found by reason, and the findings themselves in a table. */
import { figure } from "../charts/figures.ts"
import type { FindingJson } from "../runs/RunJson.ts"
import { validationCharts } from "../runs/validationRun.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { type HtmlCell, paragraph, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

/** Findings that are listed; an archive may have a million. */
const MOST_LISTED = 500

export const validationSection = (findings: ReadonlyArray<FindingJson>, lang: Lang): Section => {
  const { report } = wordsOf(lang)
  const listed = findings.slice(0, MOST_LISTED)
  return {
    title: report.validation,
    lead: "",
    charts: validationCharts(findings, lang),
    tail: [
      ...(listed.length === findings.length
        ? []
        : [paragraph(report.listed(figure(listed.length), figure(findings.length)))]),
      findingTable(listed, lang)
    ].join("\n")
  }
}

function findingTable(findings: ReadonlyArray<FindingJson>, lang: Lang): string {
  const { charts, report, validate } = wordsOf(lang)
  const { columns } = report
  const fields: Readonly<Record<string, string>> = validate.field
  const { error, note, reason: reasons } = charts.validation
  const value = (entry: number | string | null): string =>
    typeof entry === "number" ? figure(entry) : (entry ?? validate.nothing)
  const nameOf = (reason: string): string => reasons[reason] ?? reason
  return tableHtml({
    caption: charts.validation.title,
    columns: [
      { title: columns.file, number: false },
      { title: columns.line, number: true },
      { title: columns.rubber, number: false },
      { title: columns.entry, number: false },
      { title: columns.found, number: true },
      { title: columns.right, number: true },
      { title: columns.reason, number: false },
      { title: columns.also, number: false },
      { title: columns.severity, number: false }
    ],
    rows: findings.map((one): ReadonlyArray<HtmlCell> => [
      one.file,
      { text: String(one.line), value: one.line },
      one.rubber ?? "–",
      fields[one.field] ?? one.field,
      sorted(value(one.found), one.found),
      sorted(value(one.expected), one.expected),
      nameOf(one.reason),
      [...one.alsoExplainedBy.map(nameOf), ...(one.couldBe ?? [])].join(", ") || "–",
      one.severity === "error" ? error : note
    ])
  })
}

function sorted(text: string, value: number | string | null): HtmlCell {
  return typeof value === "number" ? { text, value } : text
}
