/** A script in the dealer language from a file or standard input; faults are named by file, line and column. */
import { parseScript } from "@rubber-bridge/simulator/dealing/language/Script"
import { Effect, Result } from "effect"
import { Misread } from "../output/Failure.ts"
import { inputName, readText } from "./ReadFile.ts"

/** The script, with the lines of its replaced conditions. */
export const readScript = Effect.fn("readScript")(function* (file: string) {
  const text = yield* readText(file)
  const script = parseScript(text)
  if (Result.isFailure(script)) {
    const { column, line } = script.failure
    return yield* new Misread({ where: `${inputName(file)}:${line}:${column}`, cause: script.failure })
  }
  const lineOf = (at: number) => text.slice(0, at).split("\n").length
  return { ...script.success, overridden: script.success.overridden.map(lineOf) }
})
