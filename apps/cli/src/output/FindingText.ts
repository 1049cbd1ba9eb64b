/** Findings of a validation for people and for programs. */
import type { Finding, Reason } from "@rubber-bridge/core/validation/Reason"
import type { Words } from "@rubber-bridge/reports/words/index"
import { type Table, toCsv, toMarkdown } from "./Table.ts"

/** `club.csv:4711: rubber 17: NS above 560, right is 60: slam not bid`. */
export const findingLine = (file: string, finding: Finding, words: Words): string => {
  const { validate } = words
  const { couldBe, expected, field, found, line, rubber, severity } = finding
  const name = validate.field[field]
  const figure = String(found ?? validate.nothing)
  const points = field.endsWith("below") || field.endsWith("above")
  const what =
    points && expected === null
      ? (couldBe?.length ?? 0) > 0
        ? validate.elsewhere(name, figure)
        : validate.impossible(name, figure)
      : validate.difference(name, figure, String(expected ?? validate.nothing))
  const reason = reasonName(finding.reason, words)
  const also = finding.alsoExplainedBy.map((one) => reasonName(one, words)).join(", ")
  const more = [
    ...(also === "" ? [] : [validate.also(also)]),
    ...(couldBe === undefined || couldBe.length === 0 ? [] : [validate.couldBe(couldBe.join(" "))])
  ]
  const where = `${file}:${line}${rubber === null ? "" : `: ${validate.rubber(rubber)}`}`
  const mark = severity === "note" ? `${validate.note}: ` : ""
  return `${where}: ${mark}${what}: ${reason}${more.length === 0 ? "" : ` (${more.join("; ")})`}`
}

/** The reason in words. */
export const reasonName = (reason: Reason, { charts }: Words): string =>
  charts.validation.reason[reason] ?? reason

/** The object of docs/cli.md, `validate`. */
export const findingJson = (file: string, finding: Finding): string => JSON.stringify({ file, ...finding })

const COLUMNS = [
  "file",
  "line",
  "rubber",
  "field",
  "expected",
  "found",
  "reason",
  "alsoExplainedBy",
  "severity",
  "couldBe"
]

/** The heading of a table of findings. */
export const findingHead = (format: "csv" | "md"): string => inTable(format, { columns: COLUMNS, rows: [] })

/** Rows of the table, without its heading. */
export const findingRows = (format: "csv" | "md", file: string, findings: ReadonlyArray<Finding>): string => {
  const rows = findings.map((one) => [
    file,
    one.line,
    one.rubber,
    one.field,
    one.expected,
    one.found,
    one.reason,
    one.alsoExplainedBy.join(" "),
    one.severity,
    (one.couldBe ?? []).join(" ")
  ])
  const text = inTable(format, { columns: COLUMNS, rows })
  return text
    .split("\n")
    .slice(format === "csv" ? 1 : 2)
    .join("\n")
}

function inTable(format: "csv" | "md", table: Table): string {
  return format === "csv" ? toCsv(table) : toMarkdown(table)
}
