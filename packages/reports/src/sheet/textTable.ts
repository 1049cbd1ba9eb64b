/** Columns of plain text, each as wide as its widest cell. Every character used here is one column wide. */

export type Align = "left" | "right"

/** The rows as lines, without blanks at the line ends. A row shorter than the others ends early. */
export const textTable = (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  align: ReadonlyArray<Align>,
  gap = "  "
): ReadonlyArray<string> => {
  const widths = align.map((_, n) => Math.max(0, ...rows.map((row) => (row[n] ?? "").length)))
  return rows.map((row) =>
    row
      .map((cell, n) => (align[n] === "right" ? cell.padStart(widths[n]!) : cell.padEnd(widths[n]!)))
      .join(gap)
      .trimEnd()
  )
}
