/** The reports of `validate` to stdout and stderr, file after file, with what they add up to. */
import type { Reason } from "@rubber-bridge/core/validation/Reason"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect } from "effect"
import { type Counts, include, noCounts, type Part } from "../checking/FileReport.ts"
import type { Report } from "../checking/Reports.ts"
import { Settings } from "../settings.ts"
import { findingHead } from "./FindingText.ts"
import { type StreamOut, streamOut } from "./StreamOut.ts"
import { Streams } from "./Streams.ts"

/** Writes the reports in order, and the summary behind them; an interruption keeps what was written and says how much. */
export const writeReports = Effect.fn("writeReports")(function* (reports: ReadonlyArray<Report>) {
  const { words } = yield* Settings
  const streams = yield* Streams
  const out = yield* streamOut
  const counts = noCounts()
  yield* writeAll(reports, out, counts).pipe(
    Effect.tapError(() => out.abandon),
    Effect.onInterrupt(() =>
      Effect.gen(function* () {
        yield* closeList(out, counts)
        yield* out.done
        const soFar = summaryOf(counts, reports.length, words).split("\n")[0]!
        yield* streams.err(`\n${words.validate.interrupted(soFar)}\n`)
      }).pipe(Effect.ignore)
    )
  )
  yield* out.done
  return counts
})

const writeAll = Effect.fn("writeAll")(function* (
  reports: ReadonlyArray<Report>,
  out: StreamOut,
  counts: Counts
) {
  const { format, quiet, words } = yield* Settings
  const streams = yield* Streams
  const watched = streams.watched && !quiet
  if (format === "csv" || format === "md") yield* out.write(`${findingHead(format)}\n`)
  if (format === "json") yield* out.write("[")
  for (const report of reports) {
    const parts = report.parts()
    for (;;) {
      const next = yield* Effect.promise(() => parts.next())
      if (next.done === true) break
      yield* writePart(next.value, out, counts)
      if (watched) {
        const done = words.validate.progress(counts.records, Math.round(counts.characters / 1e6))
        yield* streams.err(`\r\u001B[K${done}`)
      }
    }
  }
  if (watched) yield* streams.err("\r\u001B[K")
  yield* closeList(out, counts)
  // Where nothing could be read there is nothing to sum up.
  if (counts.records === 0 && counts.unreadable > 0) return
  const summary = summaryOf(counts, reports.length, words)
  if (format === "text") yield* out.write(`${summary}\n`)
  else if (!quiet) yield* streams.err(`rubber: ${summary.split("\n")[0]!}\n`)
})

const writePart = Effect.fn("writePart")(function* (part: Part, out: StreamOut, counts: Counts) {
  const { format } = yield* Settings
  const streams = yield* Streams
  const first = counts.errors + counts.notes === 0
  if (part.err !== "") yield* streams.err(part.err)
  if (part.out !== "") yield* out.write(format === "json" ? `${first ? "\n" : ",\n"}${part.out}` : part.out)
  include(counts, part.counts)
})

const closeList = Effect.fn("closeList")(function* (out: StreamOut, counts: Counts) {
  const { format } = yield* Settings
  if (format === "json") yield* out.write(counts.errors + counts.notes === 0 ? "]\n" : "\n]\n")
})

/** One line of totals, and for text one for each reason. */
export function summaryOf(counts: Counts, files: number, words: Words): string {
  const { charts, validate: say } = words
  const parts = [
    say.summary(counts.records, files),
    counts.records === 0
      ? say.nothingToCheck
      : counts.errors + counts.notes === 0
        ? say.clean
        : say.errors(counts.errors),
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
