/** Rubbers from a file of result lines or of PBN games, for commands that show whole rubbers. */
import type { Located } from "@rubber-bridge/core/formats/Located"
import * as PbnFile from "@rubber-bridge/core/formats/pbn/PbnFile"
import { warningText } from "@rubber-bridge/core/formats/pbn/PbnFault"
import * as ResultFile from "@rubber-bridge/core/formats/results/ResultFile"
import { type RecordDoubt, rubbersOf } from "@rubber-bridge/core/formats/Rubbers"
import { SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import { Effect, type Result } from "effect"
import { Misread } from "../output/Failure.ts"
import { warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"
import { inputName, readText } from "./ReadFile.ts"

/** The rubbers of `file`; the first line that cannot be used ends the reading with its place. */
export const readRubbers = Effect.fn("readRubbers")(function* (file: string) {
  const name = inputName(file)
  const text = yield* readText(file)
  return yield* isPbn(text) ? fromPbn(name, text) : fromResultLines(name, text)
})

/** A tag pair, a directive or an escape line at the start of a line: nothing that result lines have. */
export const isPbn = (text: string): boolean =>
  /^[\uFEFF\s]*(?:\[\s*[A-Za-z]\w*\s*"|%)|\n[^\S\n]*\[\s*[A-Z]\w*\s*"/u.test(text)

const fromResultLines = Effect.fn("fromResultLines")(function* (name: string, text: string) {
  const { words } = yield* Settings
  const { rubbers, warnings } = yield* located(name, ResultFile.parse(text))
  for (const { column, line, value } of warnings) {
    yield* warn(`${name}:${line}:${column}: ${words.cli.fewTricks(value.text, value.tricks, value.down)}`)
  }
  return rubbers
})

const fromPbn = Effect.fn("fromPbn")(function* (name: string, text: string) {
  const { entries, warnings } = yield* located(name, PbnFile.parse(text))
  for (const { column, line, value } of warnings)
    yield* warn(`${name}:${line}:${column}: ${warningText(value)}`)
  const { doubts, rubbers } = rubbersOf(entries.map(({ board }) => board))
  for (const doubt of doubts) yield* warn(`${name}:${doubt.line}: ${doubtText(doubt)}`)
  return rubbers
})

function doubtText(doubt: RecordDoubt): string {
  if (doubt._tag === "NoResult")
    return warningText({ doubt: "NoResult", tag: "Result", text: doubt.board ?? "" })
  const sides = SIDES.filter((side) => doubt.found[side]).map((side) => SIDE_LETTERS[side])
  const found = sides.length === 2 ? "All" : (sides[0] ?? "None")
  return warningText({ doubt: "VulnerableDisagrees", tag: "Vulnerable", text: found })
}

/** The value, or the error with its place in the file. */
export const located = <A, E extends Error>(
  name: string,
  result: Result.Result<A, Located<E>>
): Effect.Effect<A, Misread> =>
  Effect.mapError(
    Effect.fromResult(result),
    ({ column, line, value }) => new Misread({ where: `${name}:${line}:${column}`, cause: value })
  )
