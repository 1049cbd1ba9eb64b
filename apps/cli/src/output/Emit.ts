/** A command's result in the format asked for, to stdout or to the file of `--output`. */
import { plainText } from "@rubber-bridge/reports/sheet/plainText"
import { foldLines } from "@rubber-bridge/reports/terminal/foldLines"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { Streams } from "./Streams.ts"
import { type Table, toCsv, toMarkdown } from "./Table.ts"
import { writeFile } from "./WriteFile.ts"

/** The same result in every form; only the one asked for is made. */
export interface Rendered {
  /** For people; without a line feed at its end. `width` is the terminal's, `undefined` where there is none. */
  readonly text: (width: number | undefined) => string
  /** For programs: one item gives an object, several an array, `jsonl` one a line. */
  readonly items: ReadonlyArray<unknown>
  /** Rows for `csv` and `md`. */
  readonly table: () => Table
  /** An array in JSON even when there is just one item, for commands that always answer with a list. */
  readonly list?: boolean
}

/** Writes the result once, complete. */
export const emit = Effect.fn("emit")(function* (rendered: Rendered) {
  const { ascii, format } = yield* Settings
  if (format !== "text") return yield* emitText(inFormat(rendered, format))
  const width = yield* terminalWidth
  const text = ascii ? plainText(rendered.text(width)) : rendered.text(width)
  yield* emitText(width === undefined ? text : foldLines(text, width))
})

/** Columns of the terminal that the result goes to; `undefined` where it goes to a file or another program. */
export const terminalWidth = Effect.gen(function* () {
  const { output } = yield* Settings
  const { columns, terminal } = yield* Streams
  return terminal && (output === undefined || output === "-") ? columns : undefined
})

/** Writes finished text, with a line feed behind it, to where the result goes; `-` is stdout. */
export const emitText = Effect.fn("emitText")(function* (text: string) {
  const { output } = yield* Settings
  const complete = text === "" || text.endsWith("\n") ? text : `${text}\n`
  if (output !== undefined && output !== "-") return yield* writeFile(output, complete)
  const streams = yield* Streams
  yield* streams.out(complete)
})

function inFormat(
  { items, list, table }: Rendered,
  format: Exclude<Settings["Service"]["format"], "text">
): string {
  switch (format) {
    case "json":
      return JSON.stringify(items.length === 1 && !list ? items[0] : items, null, 2)
    case "jsonl":
      return items.map((item) => JSON.stringify(item)).join("\n")
    case "csv":
      return toCsv(table())
    case "md":
      return toMarkdown(table())
  }
}
