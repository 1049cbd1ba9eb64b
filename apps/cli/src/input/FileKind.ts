/** What format a file of scores is in: by the ending of its name, or else by how it begins. */
import { knownHeadings } from "@rubber-bridge/core/formats/csv/Columns"
import { cellsOf, delimiterOf } from "@rubber-bridge/core/formats/csv/CsvBlocks"

export const FILE_KINDS = ["csv", "jsonl", "results", "pbn", "lin"] as const
export type FileKind = (typeof FILE_KINDS)[number]

const BY_ENDING: Readonly<Record<string, FileKind>> = {
  csv: "csv",
  tsv: "csv",
  json: "jsonl",
  jsonl: "jsonl",
  ndjson: "jsonl",
  pbn: "pbn",
  lin: "lin"
}

/** The kind of a file by its name, a `.gz` behind it left out, and its first piece of text. */
export const kindOf = (file: string, text: string): FileKind => {
  const ending = /\.(\w+?)(?:\.gz)?$/iu.exec(file)?.[1]?.toLowerCase() ?? ""
  const named = BY_ENDING[ending]
  if (named !== undefined) return named
  const start = text.replace(/^\uFEFF?\s*/u, "")
  // An array of objects is told that lines are wanted.
  if (/^(?:\{|\[\s*\{)/u.test(start)) return "jsonl"
  if (/^(?:qx|pn|vg|md|rs|st|ah)\|/iu.test(start) || /[?&]lin=/u.test(start.slice(0, 2000))) return "lin"
  if (isPbn(text.slice(0, 5000))) return "pbn"
  const line = start.split("\n").find((one) => !one.startsWith("sep=")) ?? ""
  return knownHeadings(cellsOf(line, delimiterOf(line))) >= 2 ? "csv" : "results"
}

/** A tag pair, a directive or an escape line at the start of a line: nothing that result lines have. */
export const isPbn = (text: string): boolean =>
  /^[\uFEFF\s]*(?:\[\s*[A-Za-z]\w*\s*"|%)|[\r\n][^\S\r\n]*\[\s*[A-Z]\w*\s*"/u.test(text)
