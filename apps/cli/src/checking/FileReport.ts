/**
 * What `validate` says of one file, as finished text for stdout and stderr with the counts behind it. It is made where the
 * file is checked, in this thread or another, so that only text and numbers travel.
 */
import type { Finding } from "@rubber-bridge/core/validation/Reason"
import { type Lang, type Words, wordsOf } from "@rubber-bridge/reports/words/index"
import { inputName } from "../input/ReadFile.ts"
import { failureLine, Misread } from "../output/Failure.ts"
import { findingJson, findingLine, findingRows } from "../output/FindingText.ts"
import { inputProblem } from "../output/InputProblem.ts"
import type { Format } from "../settings.ts"
import { checkFile, type CheckRequest } from "./CheckFile.ts"

/** How findings are written. */
export interface ReportStyle {
  readonly format: Format
  readonly lang: Lang
  readonly quiet: boolean
}

/** What was found, in numbers. Reasons are keyed by name and severity, `Addition error`. */
export interface Counts {
  records: number
  errors: number
  notes: number
  unreadable: number
  characters: number
  readonly reasons: Map<string, number>
}

export const noCounts = (): Counts => ({
  records: 0,
  errors: 0,
  notes: 0,
  unreadable: 0,
  characters: 0,
  reasons: new Map()
})

/** Adds the second counts to the first. */
export const include = (counts: Counts, more: Counts): void => {
  for (const name of ["records", "errors", "notes", "unreadable", "characters"] as const)
    counts[name] += more[name]
  for (const [reason, count] of more.reasons)
    counts.reasons.set(reason, (counts.reasons.get(reason) ?? 0) + count)
}

/** A part of a report. In JSON the items of `out` have commas between them, but none at the ends. */
export interface Part {
  readonly out: string
  readonly err: string
  readonly counts: Counts
}

/** The report of one file, part by part, in the order of the file. */
export async function* fileReport(
  file: string,
  request: CheckRequest,
  { format, lang, quiet }: ReportStyle
): AsyncGenerator<Part> {
  const name = inputName(file)
  const words = wordsOf(lang)
  const warning = (text: string) => (quiet ? "" : `rubber: ${words.cli.warning(text)}\n`)
  for await (const event of checkFile(file, request)) {
    const counts = noCounts()
    if (event._tag === "Failed") {
      counts.unreadable = 1
      yield { out: "", err: `${failureLine(inputProblem(name, event.failure, words), lang)}\n`, counts }
      continue
    }
    if (event._tag === "Doubtful") {
      const { _tag, words: both } = event.doubt
      const what = words.validate[_tag === "Alike" ? "encodingAlike" : "encodingUnknown"](both.join(" / "))
      yield { out: "", err: warning(`${name}: ${what}; ${words.validate.readAsLatin1}`), counts }
      continue
    }
    const { errors, findings, records, warnings } = event.batch
    counts.records = records
    counts.characters = event.characters
    counts.unreadable = errors.length
    for (const { reason, severity } of findings) {
      counts[severity === "error" ? "errors" : "notes"]++
      const key = `${reason} ${severity}`
      counts.reasons.set(key, (counts.reasons.get(key) ?? 0) + 1)
    }
    const err = [
      ...errors.map(({ column, line, value }) => {
        const misread = new Misread({ where: `${name}:${line}:${column}`, cause: value })
        return `${failureLine(misread, lang)}\n`
      }),
      ...warnings.map(({ column, line, value }) =>
        warning(`${name}:${line}:${column}: ${words.validate.doubt(value)}`)
      )
    ]
    yield { out: textOf(format, name, findings, words), err: err.join(""), counts }
  }
}

function textOf(format: Format, name: string, findings: ReadonlyArray<Finding>, words: Words): string {
  if (findings.length === 0) return ""
  switch (format) {
    case "text":
      return findings.map((one) => `${findingLine(name, one, words)}\n`).join("")
    case "jsonl":
      return findings.map((one) => `${findingJson(name, one)}\n`).join("")
    case "json":
      return findings.map((one) => `  ${findingJson(name, one)}`).join(",\n")
    case "csv":
    case "md":
      return `${findingRows(format, name, findings)}\n`
  }
}
