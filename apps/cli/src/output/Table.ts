/** Rows and columns as CSV (RFC 4180) and as a Markdown table. */
import { narrowTable } from "./NarrowTable.ts"
import { laid, widthOf } from "./TableLayout.ts"

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

export interface Fit {
  /** Columns of the terminal; `undefined` where the text goes elsewhere. */
  readonly width: number | undefined
  /** How many columns, from the first, say what a row is about; 1 where it is not said. */
  readonly keys?: number
}

/** Columns padded for a terminal, numbers to the right; a terminal that is narrower gets it closer or in parts. */
export const toColumns = (table: Table, { keys = 1, width }: Fit = { width: undefined }): string => {
  const lines = laid(table, WIDEST)
  const fits = width === undefined || widthOf(lines) <= width
  return (fits ? lines : narrowTable(table, width, keys)).join("\n")
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
