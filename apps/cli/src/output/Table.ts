/** Rows and columns as CSV (RFC 4180) and as a Markdown table. */
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

/** Columns padded for a terminal, numbers to the right, two blanks between them. */
export const toColumns = ({ columns, rows }: Table): string => {
  const cells = [columns, ...rows].map((row) => row.map((cell) => (cell ?? "").toString()))
  const widths = columns.map((_, n) => Math.max(...cells.map((row) => displayWidth(row[n] ?? ""))))
  const right = columns.map((_, n) => rows.some((row) => typeof row[n] === "number"))
  return cells
    .map((row) =>
      row
        .map((cell, n) => {
          return (right[n] ? padDisplayStart : padDisplayEnd)(cell, widths[n]!)
        })
        .join("  ")
        .trimEnd()
    )
    .join("\n")
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
