/** `sheet --follow`: the sheet again whenever the file has grown, until somebody presses Ctrl-C. */
import * as ResultFile from "@rubber-bridge/core/formats/results/ResultFile"
import { Effect } from "effect"
import { readText } from "../input/ReadFile.ts"
import { Settings } from "../settings.ts"
import { failureLine, Misread, WrongUse } from "./Failure.ts"
import { type SheetRequest, sheetsOf, sheetsText } from "./Sheets.ts"
import { Streams } from "./Streams.ts"

const CLEAR_SCREEN = "\u001B[2J\u001B[H"

/** A line that cannot be read is told below the sheet and waited for: somebody may still be writing it. */
export const follow = Effect.fn("follow")(function* (file: string, request: SheetRequest) {
  const { ascii, lang, words } = yield* Settings
  const streams = yield* Streams
  if (file === "-") return yield* new WrongUse({ detail: words.cli.followStdin })
  let shown: string | undefined
  return yield* Effect.forever(
    Effect.gen(function* () {
      const text = yield* readText(file)
      if (text !== shown) {
        shown = text
        const read = ResultFile.read(text)
        const drawing = sheetsText(sheetsOf(read.rubbers, request), request, { ascii, lang })
        yield* streams.out(`${streams.colour ? CLEAR_SCREEN : ""}${drawing}\n\n`)
        for (const { column, line, value } of read.errors) {
          const misread = new Misread({ where: `${file}:${line}:${column}`, cause: value })
          yield* streams.err(`${failureLine(misread, lang)}\n`)
        }
      }
      yield* Effect.sleep("400 millis")
    })
  )
})
