/** A whole input file as text, or standard input for `-`. Big archives are streamed elsewhere. */
import { Effect } from "effect"
import { WrongUse } from "../output/Failure.ts"
import { inputProblem } from "../output/InputProblem.ts"
import { Settings } from "../settings.ts"
import type { Encoding } from "./Encoding.ts"
import { InputFailure, textPieces } from "./TextPieces.ts"

/** How messages name the input: the file's name, or `<stdin>`. */
export const inputName = (file: string): string => (file === "-" ? "<stdin>" : file === "" ? '""' : file)

/** Longest text that is taken as a whole, in characters. */
const LONGEST_TEXT = 1 << 27

/**
 * The text of `file`, unpacked and decoded, with LF at the ends of its lines. Fails when the bytes are no text, when it is
 * not clear in which encoding they are and nobody said, or when there are too many of them.
 */
export const readText = Effect.fn("readText")(function* (file: string, encoding?: Encoding) {
  const { words } = yield* Settings
  const name = inputName(file)
  const text = yield* Effect.tryPromise({
    try: () => collected(file, encoding),
    catch: (error) => {
      if (!(error instanceof InputFailure)) throw error
      if (error.fault === "notText") return new WrongUse({ detail: words.cli.notText(name) })
      return inputProblem(name, error, words)
    }
  })
  if (text === undefined) return yield* new WrongUse({ detail: `${name}: ${words.validate.tooLarge}` })
  if (!text.includes("\0")) return text
  return yield* new WrongUse({ detail: words.cli.notText(name) })
})

async function collected(file: string, encoding: Encoding | undefined): Promise<string | undefined> {
  const pieces: Array<string> = []
  let length = 0
  for await (const piece of textPieces(file, { encoding })) {
    pieces.push(piece)
    length += piece.length
    if (length > LONGEST_TEXT) return undefined
  }
  return pieces.join("")
}
