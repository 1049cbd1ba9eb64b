/** `solve --chart`: the deals with their tables of tricks and par, drawn into a file. */
import type { SolvedJson } from "@rubber-bridge/reports/runs/RunJson"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { drawFile } from "./Charts.ts"

/** A solved deal as JSON has it, with what the file calls it. */
type Named = SolvedJson & { readonly name?: string }

export const drawSolved = Effect.fn("drawSolved")(function* (file: string, solved: ReadonlyArray<Named>) {
  const { lang, words } = yield* Settings
  yield* drawFile(file, async (ending) => {
    const { solvedFile } = await import("@rubber-bridge/reports/render/solvedFile")
    return solvedFile(ending, solved, { lang, title: words.report.solved })
  })
})
