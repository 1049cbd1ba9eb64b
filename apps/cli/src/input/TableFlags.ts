/** Flags that say how the columns of a table are meant. */
import { type ColumnName, parseMapping } from "@rubber-bridge/core/formats/csv/Columns"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, type Option } from "effect"
import { Flag } from "effect/cli"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"
import { choiceFlag } from "./Flags.ts"

/** `--result tricks|relative`. */
export const resultFlag = ({ validate }: Words) =>
  choiceFlag("result", ["tricks", "relative"]).pipe(Flag.withDescription(validate.help.result), Flag.optional)

/** `--columns NAME=HEADING,…`. */
export const columnsFlag = ({ validate }: Words) =>
  Flag.String("columns").pipe(
    Flag.withMetavar("NAME=HEADING,…"),
    Flag.withDescription(validate.help.columns),
    Flag.optional
  )

/** The headings that stand for columns; none without the flag. */
export const readColumns = Effect.fn("readColumns")(function* (flag: Option.Option<string>) {
  const { words } = yield* Settings
  const columns = flag._tag === "None" ? new Map<ColumnName, string>() : parseMapping(flag.value)
  if (typeof columns !== "string") return columns
  return yield* new WrongUse({ detail: `--columns: ${words.validate.columnsForm(columns)}` })
})
