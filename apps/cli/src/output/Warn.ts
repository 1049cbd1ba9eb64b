/** A warning on stderr: the work goes on. Silent with `--quiet`. */
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { say } from "./Streams.ts"

export const warn = Effect.fn("warn")(function* (text: string) {
  const { quiet, words } = yield* Settings
  if (!quiet) yield* say(`rubber: ${words.cli.warning(text)}`)
})

/** A remark on stderr that is no warning, such as the file just written. Silent with `--quiet`. */
export const remark = Effect.fn("remark")(function* (text: string) {
  const { quiet } = yield* Settings
  if (!quiet) yield* say(`rubber: ${text}`)
})
