/** Rows and columns as CSV (RFC 4180) and as a Markdown table. */
import { wrap } from "@rubber-bridge/reports/lesson/document/documentText"
import { displayWidth, padDisplayEnd, padDisplayStart } from "@rubber-bridge/reports/terminal/displayWidth"

export type Cell = string | number | boolean | null | undefined

export interface Table {
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

export const toCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => row.map(csvCell).join(",")).join("\n")

export const toMarkdown = ({ columns, rows }: Table): string => {
  const numeric = columns.map((_, n) => rows.length > 0 && rows.every((row) => typeof row[n] === "number"))
  return [columns, numeric.map((right) => (right ? "---:" : "---")), ...rows].map(markdownRow).join("\n")
}

/** A table wider than this breaks its headings into lines. */
const WIDEST = 79

/** Columns padded for a terminal, numbers to the right, two blanks between them. */
export const toColumns = ({ columns, rows }: Table): string => {
  const cells = rows.map((row) => columns.map((_, n) => (row[n] ?? "").toString()))
  const bodies = columns.map((_, n) => Math.max(0, ...cells.map((row) => displayWidth(row[n]!))))
  const whole = columns.reduce((sum, head, n) => sum + Math.max(bodies[n]!, displayWidth(head)) + 2, -2)
  const heads = columns.map((head, n) => (whole > WIDEST ? inLines(head, bodies[n]!) : [head]))
  const depth = Math.max(...heads.map((lines) => lines.length))
  const headings = Array.from({ length: depth }, (_, line) =>
    heads.map((lines) => lines[line - (depth - lines.length)] ?? "")
  )
  const widths = bodies.map((body, n) => Math.max(body, ...heads[n]!.map(displayWidth)))
  const right = columns.map((_, n) => rows.some((row) => typeof row[n] === "number"))
  return [...headings, ...cells]
    .map((row) =>
      row
        .map((cell, n) => (right[n] ? padDisplayStart : padDisplayEnd)(cell, widths[n]!))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** A heading in lines no longer than its column or its longest word. */
function inLines(head: string, body: number): ReadonlyArray<string> {
  const words = head.split(" ")
  return wrap(head, Math.max(body, ...words.map(displayWidth))).split("\n")
}

function csvCell(cell: Cell): string {
  const text = (cell ?? "").toString()
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function markdownRow(cells: ReadonlyArray<Cell>): string {
  return `| ${cells.map(markdownCell).join(" | ")} |`
}

function markdownCell(cell: Cell): string {
  return (cell ?? "").toString().replaceAll("|", "\\|").replaceAll("\n", " ")
}
