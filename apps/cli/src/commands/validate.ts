/** `rubber validate FILE…`: checks scores that others wrote down. Streams: memory does not grow with the file. */
import { parseMapping } from "@rubber-bridge/core/formats/csv/Columns"
import type { Finding, Reason } from "@rubber-bridge/core/validation/Reason"
import type { CheckOptions } from "@rubber-bridge/core/validation/files/FileCheck"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { checkFile, type FileEvent } from "../input/CheckFile.ts"
import { FILE_KINDS } from "../input/FileKind.ts"
import { ahead } from "../input/Ahead.ts"
import { inputName } from "../input/ReadFile.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { failureLine, Findings, Misread, ReportedAlready, WrongUse } from "../output/Failure.ts"
import { findingHead, findingJson, findingLine, findingRows } from "../output/FindingText.ts"
import { inputProblem } from "../output/InputProblem.ts"
import { showRules } from "../output/RulesText.ts"
import { type StreamOut, streamOut } from "../output/StreamOut.ts"
import { Streams } from "../output/Streams.ts"
import { warn } from "../output/Warn.ts"
import { chartFlag } from "../input/Flags.ts"
import { Settings } from "../settings.ts"

export const validate = (words: Words) =>
  Command.make(
    "validate",
    {
      files: Argument.String("file").pipe(
        Argument.withDescription(words.validate.help.file),
        Argument.variadic({ min: 0 })
      ),
      result: Flag.Literals("result", ["tricks", "relative"]).pipe(
        Flag.withDescription(words.validate.help.result),
        Flag.optional
      ),
      columns: Flag.String("columns").pipe(
        Flag.withMetavar("NAME=HEADING,…"),
        Flag.withDescription(words.validate.help.columns),
        Flag.optional
      ),
      variant: Flag.Literals("variant", ["rubber", "chicago", "duplicate"]).pipe(
        Flag.withDescription(words.validate.help.variant),
        Flag.withDefault("rubber" as const)
      ),
      scale: Flag.Literals("scale", ["current", "old"]).pipe(
        Flag.withDescription(words.validate.help.scale),
        Flag.withDefault("current" as const)
      ),
      from: Flag.Literals("from", FILE_KINDS).pipe(
        Flag.withDescription(words.validate.help.from),
        Flag.optional
      ),
      rules: Flag.Boolean("rules").pipe(
        Flag.withDescription(words.validate.help.rules),
        Flag.withDefault(false)
      ),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      if (flags.rules) {
        if (flags.files.length > 0) return yield* new WrongUse({ detail: words.validate.rulesAlone })
        return yield* showRules
      }
      if (flags.files.length === 0) return yield* new WrongUse({ detail: words.validate.needsFile })
      const columns = Option.isNone(flags.columns) ? new Map() : parseMapping(flags.columns.value)
      if (typeof columns === "string") {
        return yield* new WrongUse({ detail: `--columns: ${words.validate.columnsForm(columns)}` })
      }
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const { scale, variant } = flags
      const options: CheckOptions = { variant, scale, columns, result: Option.getOrUndefined(flags.result) }
      const kind = Option.getOrUndefined(flags.from)
      const events = flags.files.map((file) => ahead(() => checkFile(file, options, kind)))
      const counts = yield* report(flags.files, events)
      if (Option.isSome(flags.chart)) {
        const rows = [...counts.reasons].map(([key, count]) => {
          const [reason = "", severity = ""] = key.split(" ")
          return { reason, severity: severity as "error" | "note", count }
        })
        const { lang } = yield* Settings
        yield* drawCharts(
          flags.chart.value,
          [
            {
              chart: "validationSummary",
              rows,
              options: { lang, caption: summaryOf(counts, flags.files.length, words).split("\n")[0]! }
            }
          ],
          words.report.validation
        )
      }
      if (counts.unreadable > 0) return yield* new ReportedAlready()
      if (counts.errors > 0) return yield* new Findings()
      return undefined
    })
  ).pipe(
    Command.withDescription(words.validate.help.about),
    Command.withExamples([
      { command: "rubber validate club.csv --format csv", description: words.validate.help.example },
      { command: "rubber validate --rules", description: words.validate.help.exampleRules }
    ])
  )

interface Counts {
  records: number
  errors: number
  notes: number
  unreadable: number
  characters: number
  readonly reasons: Map<string, number>
}

/** Writes what the files give, file after file in the order asked, and the summary. */
const report = Effect.fn("report")(function* (
  files: ReadonlyArray<string>,
  events: ReadonlyArray<AsyncIterator<FileEvent>>
) {
  const out = yield* streamOut
  const counts: Counts = { records: 0, errors: 0, notes: 0, unreadable: 0, characters: 0, reasons: new Map() }
  yield* writeAll(files, events, out, counts).pipe(
    Effect.tapError(() => out.abandon),
    Effect.onInterrupt(() => out.abandon)
  )
  yield* out.done
  return counts
})

const writeAll = Effect.fn("writeAll")(function* (
  files: ReadonlyArray<string>,
  events: ReadonlyArray<AsyncIterator<FileEvent>>,
  out: StreamOut,
  counts: Counts
) {
  const { format, lang, quiet, words } = yield* Settings
  const streams = yield* Streams
  const watched = streams.watched && !quiet
  let first = true
  if (format === "csv" || format === "md") yield* out.write(`${findingHead(format)}\n`)
  if (format === "json") yield* out.write("[")
  for (const [n, iterator] of events.entries()) {
    const file = inputName(files[n]!)
    for (;;) {
      const next = yield* Effect.promise(() => iterator.next())
      if (next.done === true) break
      const event = next.value
      if (event._tag === "Failed") {
        counts.unreadable++
        yield* streams.err(`${failureLine(inputProblem(file, event.failure, words), lang)}\n`)
        continue
      }
      const { errors, findings, records, warnings } = event.batch
      counts.records += records
      counts.characters += event.characters
      counts.unreadable += errors.length
      for (const { column, line, value } of errors) {
        const misread = new Misread({ where: `${file}:${line}:${column}`, cause: value })
        yield* streams.err(`${failureLine(misread, lang)}\n`)
      }
      for (const { column, line, value } of warnings) yield* warn(`${file}:${line}:${column}: ${value}`)
      for (const finding of findings) count(counts, finding)
      if (findings.length > 0) {
        yield* out.write(textOf(format, file, findings, words, first))
        first = false
      }
      if (watched) {
        const done = words.validate.progress(counts.records, Math.round(counts.characters / 1e6))
        yield* streams.err(`\r\u001B[K${done}`)
      }
    }
  }
  if (watched) yield* streams.err("\r\u001B[K")
  if (format === "json") yield* out.write(first ? "]\n" : "\n]\n")
  const summary = summaryOf(counts, files.length, words)
  // Where nothing could be read there is nothing to sum up.
  if (counts.records === 0 && counts.unreadable > 0) return
  if (format === "text") yield* out.write(`${summary}\n`)
  else if (!quiet) yield* streams.err(`rubber: ${summary.split("\n")[0]!}\n`)
})

function textOf(
  format: Settings["Service"]["format"],
  file: string,
  findings: ReadonlyArray<Finding>,
  words: Words,
  first: boolean
): string {
  switch (format) {
    case "text":
      return `${findings.map((one) => findingLine(file, one, words)).join("\n")}\n`
    case "jsonl":
      return `${findings.map((one) => findingJson(file, one)).join("\n")}\n`
    case "json":
      return `${first ? "\n" : ",\n"}${findings.map((one) => `  ${findingJson(file, one)}`).join(",\n")}`
    case "csv":
    case "md":
      return `${findingRows(format, file, findings)}\n`
  }
}

function count(counts: Counts, { reason, severity }: Finding): void {
  if (severity === "error") counts.errors++
  else counts.notes++
  const key = `${reason} ${severity}`
  counts.reasons.set(key, (counts.reasons.get(key) ?? 0) + 1)
}

/** One line of totals, and for text one for each reason. */
function summaryOf(counts: Counts, files: number, words: Words): string {
  const { charts, validate: say } = words
  const parts = [
    say.summary(counts.records, files),
    counts.errors + counts.notes === 0 ? say.clean : say.errors(counts.errors),
    ...(counts.notes === 0 ? [] : [say.notes(counts.notes)]),
    ...(counts.unreadable === 0 ? [] : [say.unreadable(counts.unreadable)])
  ]
  const reasons = [...counts.reasons].toSorted((a, b) => b[1] - a[1])
  const lines = reasons.map(([key, number]) => {
    const reason = key.split(" ")[0] as Reason
    return `  ${String(number).padStart(6)}  ${charts.validation.reason[reason] ?? reason}`
  })
  return [parts.join(", "), ...lines].join("\n")
}
