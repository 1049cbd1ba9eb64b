/**
 * Archives of scores with known faults, in every format that is checked: the same seed gives the same archive. Each fault is
 * made by its own arithmetic, apart from what the validator supposes, and listed with its line.
 */
import type { Reason } from "../../../src/validation/Reason.ts"
import { linLines, pbnLines } from "./boards.ts"
import { archiveDeals, type ArchiveLine } from "./deals.ts"
import { resultLines } from "./resultLines.ts"
import { Sequence } from "./Sequence.ts"
import { archiveSheets, SHEET_HEADER, sheetRows, sheetText } from "./sheets.ts"
import { csvLines, HEADER, jsonLines } from "./tables.ts"

export { Sequence } from "./Sequence.ts"
export { HEADER } from "./tables.ts"

export const ARCHIVES = ["csv", "jsonl", "results", "pbn", "lin", "figures", "figures.csv"] as const
export type ArchiveKind = (typeof ARCHIVES)[number]

export interface Fault {
  readonly line: number
  readonly reason: Reason
}

/** The lines of an archive of so many rubbers (boards of LIN), and the fault in each that has one. */
export function* archiveLines(
  kind: ArchiveKind,
  seed: number,
  rubbers: number,
  every: number
): Generator<ArchiveLine> {
  switch (kind) {
    case "csv":
      yield { text: HEADER, reason: undefined }
      return yield* csvLines(archiveDeals(seed, rubbers, every))
    case "jsonl":
      return yield* jsonLines(archiveDeals(seed, rubbers, every))
    case "results":
      return yield* resultLines(archiveDeals(seed, rubbers, every))
    case "pbn":
      return yield* pbnLines(seed, rubbers, every)
    case "lin":
      return yield* linLines(new Sequence(seed), rubbers, every)
    case "figures":
    case "figures.csv": {
      if (kind === "figures.csv") yield { text: SHEET_HEADER, reason: undefined }
      for (const sheet of archiveSheets(seed, rubbers, every)) {
        const lines = kind === "figures" ? sheetText(sheet) : sheetRows(sheet)
        // What is wrong stands with the last line: it may show in any of the rubber's.
        for (const [n, text] of lines.entries())
          yield { text, reason: n === lines.length - 1 ? sheet.reason : undefined }
      }
    }
  }
}

/** A whole archive as text, with its faults. */
export const archive = (kind: ArchiveKind, seed: number, rubbers: number, every: number) => {
  const lines: Array<string> = []
  const faults: Array<Fault> = []
  for (const { reason, text } of archiveLines(kind, seed, rubbers, every)) {
    lines.push(text)
    if (reason !== undefined) faults.push({ line: lines.length, reason })
  }
  return { text: `${lines.join("\n")}\n`, faults }
}
