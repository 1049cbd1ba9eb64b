/** Dealt hands as text, one deal after another: PBN, one line, LIN, JSON, CSV and Markdown. Nothing of earlier deals is kept. */
import { EMPTY_RECORD } from "@rubber-bridge/core/formats/DealRecord"
import * as LinFile from "@rubber-bridge/core/formats/lin/LinFile"
import { type PackedDeal, unpack } from "@rubber-bridge/core/deal/PackedDeal"
import { type Seat, SEAT_LETTER, SEAT_NUMBER } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { dealText, oneLine } from "@rubber-bridge/simulator/dealing/script/printing"
import type { ScriptRun } from "@rubber-bridge/simulator/dealing/script/ScriptRun"
import type { Format } from "../settings.ts"
import { toCsv, toMarkdown } from "./Table.ts"

export type TextForm = "pbn" | "line" | "lin"

/** What a run writes: the text of each deal when it is kept, and what stands at the end. */
export interface DealTexts {
  readonly deal: (packed: PackedDeal, number: number) => string
  /** The end of the document; it is complete with it, however many deals there are. */
  readonly end: (run: ScriptRun) => string
}

/** The deals themselves: one gives an object in JSON, several an array. */
export const dealTexts = (format: Format, as: TextForm, first: Seat, { deal: words }: Words): DealTexts => {
  const item = (packed: PackedDeal, number: number) => ({
    number,
    dealer: SEAT_LETTER[first],
    deal: dealText(packed, SEAT_NUMBER[first])
  })
  switch (format) {
    case "text":
      return { deal: (packed, number) => WRITERS[as](packed, number, first), end: () => "" }
    case "jsonl":
      return { deal: (packed, number) => `${JSON.stringify(item(packed, number))}\n`, end: () => "" }
    case "json": {
      const array = jsonArray("")
      // Whether one deal stands alone is known when the second comes or none does.
      let only: unknown
      return {
        deal: (packed, number) => {
          const value = item(packed, number)
          if (number === 1) {
            only = value
            return ""
          }
          return (number === 2 ? array.item(only) : "") + array.item(value)
        },
        end: ({ produced }) =>
          produced === 1 ? `${JSON.stringify(only, null, 2)}\n` : `${array.end(produced === 0)}\n`
      }
    }
    case "csv":
    case "md": {
      const columns = [words.columns.number, words.columns.deal]
      const write = format === "csv" ? toCsv : toMarkdown
      const heading = format === "csv" ? 1 : 2
      return {
        deal: (packed, number) => {
          const { deal } = item(packed, number)
          const lines = write({ columns, rows: [[number, deal]] }).split("\n")
          return `${(number === 1 ? lines : lines.slice(heading)).join("\n")}\n`
        },
        end: ({ produced }) => (produced === 0 ? `${write({ columns, rows: [] })}\n` : "")
      }
    }
  }
}

const averagesOf = (run: ScriptRun) => run.averages.map(({ figure }) => figure)

/** What a script prints, averages and counts; in JSON the deals it printed come first. */
export const scriptTexts = (format: Format, first: Seat, { deal: words }: Words): DealTexts => {
  switch (format) {
    case "text":
      return { deal: () => "", end: (run) => run.closing() }
    case "json":
    case "jsonl": {
      const space = format === "json" ? 2 : 0
      const array = jsonArray(space === 0 ? undefined : "  ")
      const begin = space === 0 ? '{"printed":' : '{\n  "printed": '
      return {
        deal: (packed, number) =>
          (number === 1 ? begin : "") + array.item(dealText(packed, SEAT_NUMBER[first])),
        end: (run) => {
          const rest = JSON.stringify(
            {
              deals: run.produced,
              acceptance: run.acceptance,
              averages: averagesOf(run),
              frequencies: run.frequencies.map(({ figure }) => figure)
            },
            null,
            space
          )
          const none = !run.prints || run.produced === 0
          return `${none ? begin : ""}${array.end(none)},${rest.slice(1)}\n`
        }
      }
    }
    case "csv":
    case "md": {
      const { count, mean, se, title } = words.columns
      const write = format === "csv" ? toCsv : toMarkdown
      return {
        deal: () => "",
        end: (run) => {
          const rows = averagesOf(run).map((figure) => [figure.title, figure.mean, figure.se, figure.count])
          return `${write({ columns: [title, mean, se, count], rows })}\n`
        }
      }
    }
  }
}

/** The pieces of an array as `JSON.stringify` lays it out at this indentation; undefined for all on one line. */
function jsonArray(indentation: string | undefined) {
  let begun = false
  const margin = indentation === undefined ? "" : `\n${indentation}`
  return {
    item: (value: unknown): string => {
      const before = begun ? "," : "["
      begun = true
      if (indentation === undefined) return before + JSON.stringify(value)
      return `${before}${margin}  ${JSON.stringify(value, null, 2).replaceAll("\n", `${margin}  `)}`
    },
    end: (empty: boolean): string => (empty ? "[]" : `${margin}]`)
  }
}

const WRITERS: Readonly<Record<TextForm, (packed: PackedDeal, number: number, first: Seat) => string>> = {
  pbn: (packed, number, first) => {
    const text = dealText(packed, SEAT_NUMBER[first])
    return `${number === 1 ? "" : "\n"}[Board "${number}"]\n[Dealer "${SEAT_LETTER[first]}"]\n[Deal "${text}"]\n`
  },
  line: (packed) => `${oneLine(packed, undefined).trimEnd()}\n`,
  lin: (packed, number, first) => {
    const record = {
      ...EMPTY_RECORD,
      line: number,
      board: String(number),
      dealer: first,
      deal: unpack(packed)
    }
    return `${LinFile.toText(record, number).text}\n`
  }
}
