/** `sheet --follow`: the sheet again whenever the file has grown, until somebody presses Ctrl-C. */
import { Effect } from "effect"
import type { Encoding } from "../input/Encoding.ts"
import { readText } from "../input/ReadFile.ts"
import { rubbersIn } from "../input/ReadRubbers.ts"
import { Settings } from "../settings.ts"
import { failureLine, WrongUse } from "./Failure.ts"
import { type SheetRequest, sheetsOf, sheetsText } from "./Sheets.ts"
import { Streams } from "./Streams.ts"

const CLEAR_SCREEN = "\u001B[2J\u001B[H"

/**
 * A line that cannot be read is told below the sheet and waited for: somebody may still be writing it. A file that
 * goes away is waited for too, because editors replace a file to save it; only one that was never there fails.
 */
export const follow = Effect.fn("follow")(function* (
  file: string,
  request: SheetRequest,
  encoding?: Encoding
) {
  const { ascii, format, lang, output, words } = yield* Settings
  const streams = yield* Streams
  if (file === "-") return yield* new WrongUse({ detail: words.cli.followStdin })
  if (format !== "text" || output !== undefined) {
    return yield* new WrongUse({ detail: words.cli.followTextOnly })
  }
  let shown: string | undefined
  return yield* Effect.forever(
    Effect.gen(function* () {
      const text =
        shown === undefined
          ? yield* readText(file, encoding)
          : yield* Effect.orElseSucceed(readText(file, encoding), () => shown!)
      if (text !== shown) {
        shown = text
        const { errors, rubbers } = rubbersIn(file, text, words)
        const drawing = sheetsText(sheetsOf(rubbers, request), request, {
          ascii,
          lang,
          width: streams.terminal ? streams.columns : undefined
        })
        yield* streams.out(`${streams.colour ? CLEAR_SCREEN : ""}${drawing}\n\n`)
        for (const error of errors) yield* streams.err(`${failureLine(error, lang)}\n`)
      }
      yield* Effect.sleep("400 millis")
    })
  )
})
