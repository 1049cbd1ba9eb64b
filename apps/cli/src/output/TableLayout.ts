/** A table as lines: columns padded for a terminal, numbers to the right, two blanks between them. */
import { wrap } from "@rubber-bridge/reports/lesson/document/documentText"
import { displayWidth, padDisplayEnd, padDisplayStart } from "@rubber-bridge/reports/terminal/displayWidth"
import type { Table } from "./Table.ts"

/** Blanks between columns. */
export const GAP = 2

/** The lines; headings of a table wider than `widest` are broken into lines as long as their columns. */
export const laid = ({ columns, rows }: Table, widest: number): ReadonlyArray<string> => {
  const cells = rows.map((row) => columns.map((_, n) => (row[n] ?? "").toString()))
  const bodies = columns.map((_, n) => Math.max(0, ...cells.map((row) => displayWidth(row[n]!))))
  const whole = columns.reduce((sum, head, n) => sum + Math.max(bodies[n]!, displayWidth(head)) + GAP, -GAP)
  const heads = columns.map((head, n) => (whole > widest ? inLines(head, bodies[n]!) : [head]))
  const depth = Math.max(...heads.map((lines) => lines.length))
  const headings = Array.from({ length: depth }, (_, line) =>
    heads.map((lines) => lines[line - (depth - lines.length)] ?? "")
  )
  const widths = bodies.map((body, n) => Math.max(body, ...heads[n]!.map(displayWidth)))
  const right = columns.map((_, n) => rows.some((row) => typeof row[n] === "number"))
  return [...headings, ...cells].map((row) =>
    row
      .map((cell, n) => (right[n] ? padDisplayStart : padDisplayEnd)(cell, widths[n]!))
      .join(" ".repeat(GAP))
      .trimEnd()
  )
}

/** Columns that the longest line takes. */
export const widthOf = (lines: ReadonlyArray<string>): number => Math.max(0, ...lines.map(displayWidth))

/** The same table without blanks that every cell of a column begins with, and without one behind `±`. */
export const tightened = ({ columns, rows }: Table): Table => {
  const leading = columns.map((_, n) =>
    Math.min(...rows.map((row) => /^ */u.exec((row[n] ?? "").toString())![0].length))
  )
  return {
    columns,
    rows: rows.map((row) =>
      row.map((cell, n) => (typeof cell === "string" ? cell.slice(leading[n]).replaceAll(" ± ", " ±") : cell))
    )
  }
}

/** A heading in lines no longer than its column or its longest word. */
function inLines(head: string, body: number): ReadonlyArray<string> {
  const words = head.split(" ")
  return wrap(head, Math.max(body, ...words.map(displayWidth))).split("\n")
}
