/** `sheet --chart`: the sheets drawn into a file. */
import { Effect } from "effect"
import type { NamedSheet } from "./Sheets.ts"
import { WrongUse } from "./Failure.ts"

export const drawSheets = Effect.fn("drawSheets")(function* (
  file: string,
  sheets: ReadonlyArray<NamedSheet>
) {
  return yield* new WrongUse({ detail: `${file}: ${sheets.length}` })
})
