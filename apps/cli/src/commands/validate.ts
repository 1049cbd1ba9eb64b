/** `rubber validate FILE…`: checks scores that others wrote down. Streams: memory does not grow with the file. */
import type { CheckOptions } from "@rubber-bridge/core/validation/files/FileCheck"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { reportsOf } from "../checking/Reports.ts"
import { FILE_KINDS } from "../input/FileKind.ts"
import { chartFlag, choiceFlag, encodingFlag, readWorkers, workersFlag } from "../input/Flags.ts"
import { columnsFlag, readColumns, resultFlag } from "../input/TableFlags.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { Findings, ReportedAlready, WrongUse } from "../output/Failure.ts"
import { showRules } from "../output/RulesText.ts"
import { summaryOf, writeReports } from "../output/WriteReports.ts"
import { Settings } from "../settings.ts"

export const validate = (words: Words) =>
  Command.make(
    "validate",
    {
      files: Argument.String("file").pipe(
        Argument.withDescription(words.validate.help.file),
        Argument.variadic({ min: 0 })
      ),
      result: resultFlag(words),
      columns: columnsFlag(words),
      variant: choiceFlag("variant", ["rubber", "chicago", "duplicate"]).pipe(
        Flag.withDescription(words.validate.help.variant),
        Flag.withDefault("rubber" as const)
      ),
      scale: choiceFlag("scale", ["current", "old"]).pipe(
        Flag.withDescription(words.validate.help.scale),
        Flag.withDefault("current" as const)
      ),
      from: choiceFlag("from", FILE_KINDS).pipe(
        Flag.withDescription(words.validate.help.from),
        Flag.optional
      ),
      rules: Flag.Boolean("rules").pipe(
        Flag.withDescription(words.validate.help.rules),
        Flag.withDefault(false)
      ),
      encoding: encodingFlag(words),
      workers: workersFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      if (flags.rules) {
        if (flags.files.length > 0) return yield* new WrongUse({ detail: words.validate.rulesAlone })
        return yield* showRules
      }
      if (flags.files.length === 0) return yield* new WrongUse({ detail: words.validate.needsFile })
      if (flags.files.filter((file) => file === "-").length > 1)
        return yield* new WrongUse({ detail: words.validate.stdinOnce })
      const columns = yield* readColumns(flags.columns)
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const { scale, variant } = flags
      const options: CheckOptions = { variant, scale, columns, result: Option.getOrUndefined(flags.result) }
      const kind = Option.getOrUndefined(flags.from)
      const { format, lang, quiet } = yield* Settings
      const encoding = Option.getOrUndefined(flags.encoding)
      const workers = yield* readWorkers(flags.workers)
      const counts = yield* Effect.scoped(
        Effect.flatMap(
          reportsOf(flags.files, { options, kind, encoding }, { format, lang, quiet }, workers),
          writeReports
        )
      )
      if (Option.isSome(flags.chart)) {
        const rows = [...counts.reasons].map(([key, count]) => {
          const [reason = "", severity = ""] = key.split(" ")
          return { reason, severity: severity as "error" | "note", count }
        })
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
