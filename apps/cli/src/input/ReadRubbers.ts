/** Rubbers from a file of result lines or of PBN games, for commands that show whole rubbers. */
import type { Located } from "@rubber-bridge/core/formats/Located"
import * as PbnFile from "@rubber-bridge/core/formats/pbn/PbnFile"
import type { PbnWarning } from "@rubber-bridge/core/formats/pbn/PbnFault"
import * as ResultFile from "@rubber-bridge/core/formats/results/ResultFile"
import { type RecordDoubt, rubbersOf } from "@rubber-bridge/core/formats/Rubbers"
import { SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, type Result } from "effect"
import { Misread, WrongUse } from "../output/Failure.ts"
import { warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"
import type { Encoding } from "./Encoding.ts"
import { isPbn, kindOf } from "./FileKind.ts"
import { inputName, readText } from "./ReadFile.ts"

/** What a text says of rubbers, and what of it cannot be used or is odd, with its place. */
export interface RubbersRead {
  readonly rubbers: ReadonlyArray<ResultFile.RecordedRubber>
  readonly warnings: ReadonlyArray<string>
  readonly errors: ReadonlyArray<Misread | WrongUse>
}

/** The rubbers of `file`; the first line that cannot be used ends the reading with its place. */
export const readRubbers = Effect.fn("readRubbers")(function* (file: string, encoding?: Encoding) {
  const { words } = yield* Settings
  const { errors, rubbers, warnings } = rubbersIn(inputName(file), yield* readText(file, encoding), words)
  const [first] = errors
  if (first !== undefined) return yield* first
  for (const warning of warnings) yield* warn(warning)
  return rubbers
})

/** The rubbers of a text with every line that could be used; `name` is the file in messages. */
export const rubbersIn = (name: string, text: string, words: Words): RubbersRead => {
  const kind = kindOf(name, text)
  switch (isPbn(text) ? "pbn" : kind) {
    case "pbn":
      return fromPbn(name, text, words)
    case "csv":
    case "jsonl":
    case "lin": {
      const error = new WrongUse({ detail: `${name}: ${words.cli.notForSheets(kind, name)}` })
      return { rubbers: [], warnings: [], errors: [error] }
    }
    case "results":
      return fromResultLines(name, text, words)
  }
}

function fromResultLines(name: string, text: string, { cli }: Words): RubbersRead {
  const { errors, rubbers, warnings } = ResultFile.read(text)
  const drawn = rubbers.filter(({ figures }) => figures.length === 0)
  const figures = rubbers.find((rubber) => rubber.figures.length > 0)
  return {
    rubbers: drawn,
    warnings: warnings.map(
      ({ column, line, value }) =>
        `${name}:${line}:${column}: ${cli.fewTricks(value.text, value.tricks, value.down)}`
    ),
    errors: [
      ...errors.map((error) => misreadAt(name, error)),
      ...(figures === undefined
        ? []
        : [new WrongUse({ detail: `${name}:${figures.figures[0]!.line}:1: ${cli.figuresOnly}` })])
    ]
  }
}

function fromPbn(name: string, text: string, { cli }: Words): RubbersRead {
  const { entries, errors, warnings } = PbnFile.read(text)
  const { doubts, rubbers } = rubbersOf(entries.map(({ board }) => board))
  return {
    rubbers,
    warnings: [
      ...warnings.map(({ column, line, value }) => `${name}:${line}:${column}: ${cli.pbnWarning(value)}`),
      ...doubts.map((doubt) => `${name}:${doubt.line}: ${cli.pbnWarning(doubtOf(doubt))}`)
    ],
    errors: errors.map((error) => misreadAt(name, error))
  }
}

function doubtOf(doubt: RecordDoubt): PbnWarning {
  if (doubt._tag === "NoResult") return { doubt: "NoResult", tag: "Result", text: doubt.board ?? "" }
  if (doubt._tag === "ScoreDisagrees") {
    const { found, right, side } = doubt
    return { doubt: "ScoreDisagrees", tag: `${SIDE_LETTERS[side]} ${found}`, text: right }
  }
  const sides = SIDES.filter((side) => doubt.found[side]).map((side) => SIDE_LETTERS[side])
  const found = sides.length === 2 ? "All" : (sides[0] ?? "None")
  return { doubt: "VulnerableDisagrees", tag: "Vulnerable", text: found }
}

/** The value, or the error with its place in the file. */
export const located = <A, E extends Error>(
  name: string,
  result: Result.Result<A, Located<E>>
): Effect.Effect<A, Misread> => Effect.mapError(Effect.fromResult(result), (error) => misreadAt(name, error))

const misreadAt = (name: string, { column, line, value }: Located<Error>): Misread =>
  new Misread({ where: `${name}:${line}:${column}`, cause: value })
