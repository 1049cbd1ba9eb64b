/** Rubbers from a file of result lines or of PBN games, for commands that show whole rubbers. */
import * as ResultFile from "@rubber-bridge/core/formats/results/ResultFile"
import { Effect } from "effect"
import { Misread } from "../output/Failure.ts"
import { warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"
import { inputName, readText } from "./ReadFile.ts"

/** The rubbers of `file`; the first line that cannot be used ends the reading with its place. */
export const readRubbers = Effect.fn("readRubbers")(function* (file: string) {
  const { words } = yield* Settings
  const name = inputName(file)
  const read = ResultFile.parse(yield* readText(file))
  if (read._tag === "Failure") {
    const { column, line, value } = read.failure
    return yield* new Misread({ where: `${name}:${line}:${column}`, cause: value })
  }
  for (const { column, line, value } of read.success.warnings) {
    yield* warn(`${name}:${line}:${column}: ${words.cli.fewTricks(value.text, value.tricks, value.down)}`)
  }
  return read.success.rubbers
})
