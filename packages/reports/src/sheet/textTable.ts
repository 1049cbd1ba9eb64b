/** Columns of plain text, each as wide as its widest cell. */
import { displayWidth, padDisplayEnd, padDisplayStart } from "../terminal/displayWidth.ts"

export type Align = "left" | "right"

/** The rows as lines, without blanks at the line ends. A row shorter than the others ends early. */
export const textTable = (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  align: ReadonlyArray<Align>,
  gap = "  "
): ReadonlyArray<string> => {
  const widths = align.map((_, n) => Math.max(0, ...rows.map((row) => displayWidth(row[n] ?? ""))))
  return rows.map((row) =>
    row
      .map((cell, n) =>
        align[n] === "right" ? padDisplayStart(cell, widths[n]!) : padDisplayEnd(cell, widths[n]!)
      )
      .join(gap)
      .trimEnd()
  )
}
