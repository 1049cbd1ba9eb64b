/** `--chart FILE`: draws a result into a picture or a page. The drawing code is loaded only when it is asked for. */
import type { ChartSpec } from "@rubber-bridge/reports/charts/specs"
import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { WrongUse } from "./Failure.ts"
import { remark } from "./Warn.ts"
import { checkWritable, writeFile } from "./WriteFile.ts"

const ENDINGS = ["svg", "png", "html"] as const

const endingOf = (file: string) => ENDINGS.find((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** Fails at once on a name that no chart can be written to, before any long work is done for it. */
export const checkChart = Effect.fn("checkChart")(function* (file: string) {
  const { words } = yield* Settings
  if (endingOf(file) === undefined) return yield* new WrongUse({ detail: words.cli.chartForm(file) })
  yield* checkWritable(file)
})

/** Draws the charts of a comparison. */
export const drawComparison = Effect.fn("drawComparison")(function* (file: string, result: Comparison) {
  const { lang, words } = yield* Settings
  const { compareCharts } = yield* Effect.promise(() => import("@rubber-bridge/reports/runs/compareRun"))
  yield* drawCharts(file, compareCharts(result, lang), words.charts.values.title)
})

/** Draws charts into `file` by its ending. Fails with one line when the picture cannot be drawn or written. */
export const drawCharts = Effect.fn("drawCharts")(function* (
  file: string,
  specs: ReadonlyArray<ChartSpec>,
  title: string
) {
  const { lang, words } = yield* Settings
  const ending = endingOf(file)
  if (ending === undefined) return yield* new WrongUse({ detail: words.cli.chartForm(file) })
  const content = yield* Effect.tryPromise({
    try: async () => {
      const { chartsFile } = await import("@rubber-bridge/reports/render/chartFile")
      return chartsFile(ending, specs, { lang, title })
    },
    catch: (error) =>
      new WrongUse({ detail: `${file}: ${error instanceof Error ? error.message : String(error)}` })
  })
  yield* writeFile(file, content)
  yield* remark(words.cli.fileWritten(file))
})
