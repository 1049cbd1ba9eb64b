/** `rubber report RUN.json…`: runs as one self-contained HTML page. */
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { inputName, readText } from "../input/ReadFile.ts"
import { emitText } from "../output/Emit.ts"
import { Settings } from "../settings.ts"
import { checkWritable } from "../output/WriteFile.ts"

export const report = (words: Words) =>
  Command.make(
    "report",
    {
      runs: Argument.String("run").pipe(
        Argument.withDescription(words.report.help.run),
        Argument.variadic({ min: 1 })
      ),
      title: Flag.String("title").pipe(
        Flag.withMetavar("TEXT"),
        Flag.withDescription(words.report.help.title),
        Flag.optional
      )
    },
    Effect.fn(function* (flags) {
      const { lang, output } = yield* Settings
      if (output !== undefined) yield* checkWritable(output)
      // Reading and drawing come as a part of the bundle of their own, so that other commands start without them.
      const { readRuns } = yield* Effect.promise(() => import("@rubber-bridge/reports/runs/RunFile"))
      const runs = yield* Effect.forEach(flags.runs, (file) =>
        Effect.flatMap(readText(file), (text) => Effect.fromResult(readRuns(inputName(file), text)))
      )
      const page = yield* Effect.promise(async () => {
        const { reportPage } = await import("@rubber-bridge/reports/page/report")
        const { sectionsOf } = await import("@rubber-bridge/reports/page/sectionsOf")
        const title = Option.getOrElse(flags.title, () => words.report.title)
        return reportPage(sectionsOf(runs.flat(), lang), { lang, title })
      })
      yield* emitText(page)
    })
  ).pipe(
    Command.withDescription(words.report.help.about),
    Command.withExamples([
      {
        command: "rubber report compare.json rubber.json --output report.html",
        description: words.report.help.examples.page
      },
      {
        command:
          "rubber compare 4SS,2SS --south AQJ75.K4.AK3.J82 --format json | rubber report - > report.html",
        description: words.report.help.examples.input
      }
    ])
  )
