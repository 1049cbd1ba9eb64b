/** Files that a command writes beside its output. */
import { Effect } from "effect"
import { resolve } from "node:path"
import { Settings } from "../settings.ts"
import { WrongUse } from "./Failure.ts"
import { checkWritable } from "./WriteFile.ts"

/** Fails at once where `file` of `flag` cannot be written later, or is the output itself. */
export const checkBeside = Effect.fn("checkBeside")(function* (flag: string, file: string) {
  const { output, words } = yield* Settings
  if (output !== undefined && resolve(output) === resolve(file)) {
    return yield* new WrongUse({ detail: words.cli.isOutput(flag, file) })
  }
  yield* checkWritable(file)
})
