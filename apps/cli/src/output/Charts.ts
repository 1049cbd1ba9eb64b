/** `--chart FILE`: draws a result into a picture or a page. The drawing code is loaded only when it is asked for. */
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import type { ChartSpec } from "@rubber-bridge/reports/charts/specs"
import type { ChartEnding } from "@rubber-bridge/reports/render/chartFile"
import type { ComparisonRun } from "@rubber-bridge/reports/runs/compareRun"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { checkBeside } from "./Beside.ts"
import { WrongUse } from "./Failure.ts"
import { remark } from "./Warn.ts"
import { writeFile } from "./WriteFile.ts"

const ENDINGS: ReadonlyArray<ChartEnding> = ["svg", "png", "html"]

const endingOf = (file: string) => ENDINGS.find((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** Fails at once on a name that no chart can be written to, before any long work is done for it. */
export const checkChart = Effect.fn("checkChart")(function* (file: string) {
  const { words } = yield* Settings
  if (endingOf(file) === undefined) return yield* new WrongUse({ detail: words.cli.chartForm(file) })
  yield* checkBeside("--chart", file)
})

/** Draws a comparison: its charts as a picture, and with its tables as a page. */
export const drawComparison = Effect.fn("drawComparison")(function* (
  file: string,
  result: ComparisonRun,
  hands?: PartialDeal
) {
  const { lang, words } = yield* Settings
  yield* drawFile(file, async (ending) => {
    const { comparisonSection } = await import("@rubber-bridge/reports/page/comparisonSection")
    const { sectionFile } = await import("@rubber-bridge/reports/render/chartFile")
    return sectionFile(ending, comparisonSection(result, lang, hands), {
      lang,
      title: words.report.comparison
    })
  })
})

/** Draws charts into `file`: under one another as a picture, with tips as a page of this title. */
export const drawCharts = Effect.fn("drawCharts")(function* (
  file: string,
  specs: ReadonlyArray<ChartSpec>,
  title: string
) {
  const { lang } = yield* Settings
  yield* drawFile(file, async (ending) => {
    const { chartsFile } = await import("@rubber-bridge/reports/render/chartFile")
    return chartsFile(ending, specs, { lang, title })
  })
})

/** Writes what `draw` makes for the file's ending. Fails with one line when it cannot be drawn or written. */
export const drawFile = Effect.fn("drawFile")(function* (
  file: string,
  draw: (ending: ChartEnding) => Promise<string | Uint8Array>
) {
  const { words } = yield* Settings
  const ending = endingOf(file)
  if (ending === undefined) return yield* new WrongUse({ detail: words.cli.chartForm(file) })
  const content = yield* Effect.tryPromise({
    try: () => draw(ending),
    catch: (error) =>
      new WrongUse({ detail: `${file}: ${error instanceof Error ? error.message : String(error)}` })
  })
  yield* writeFile(file, content)
  yield* remark(words.cli.fileWritten(file))
})
