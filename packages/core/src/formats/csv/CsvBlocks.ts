/**
 * CSV text as rows with the lines they begin on, for files of any size: text comes in pieces, is cut at the ends of
 * records and parsed block by block. A quotation mark that is never closed costs its own line and no other.
 */
import Papa from "papaparse"
import { knownHeadings } from "./Columns.ts"

export interface CsvRow {
  readonly cells: ReadonlyArray<string>
  readonly line: number
}

export interface CsvBlock {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** The line of each row; `undefined` while every row is one line, so row n stands on `line + n`. */
  readonly lines: ReadonlyArray<number> | undefined
  readonly line: number
  readonly faults: ReadonlyArray<CsvFault>
}

/** A line that is no record: a quotation mark is not closed, or the line is longer than any record. */
export interface CsvFault {
  readonly line: number
  readonly column: number
  readonly fault: "QuoteOpen" | "LineTooLong"
  readonly text: string
}

export type Delimiter = "," | ";" | "\t"

const DELIMITERS: ReadonlyArray<Delimiter> = [",", ";", "\t"]

/** Longest record, in characters. */
export const LONGEST_RECORD = 1 << 20

/** The delimiter of a header: the one that gives most known columns, or else most cells. */
export const delimiterOf = (header: string): Delimiter => {
  const rated = DELIMITERS.map((delimiter) => {
    const cells = cellsOf(header, delimiter)
    return { delimiter, known: knownHeadings(cells), cells: cells.length }
  })
  return rated.reduce((best, one) =>
    one.known > best.known || (one.known === best.known && one.cells > best.cells) ? one : best
  ).delimiter
}

/** The cells of one line. */
export const cellsOf = (line: string, delimiter: Delimiter): ReadonlyArray<string> =>
  Papa.parse<Array<string>>(line, { delimiter, newline: "\n" }).data[0] ?? [""]

export class CsvBlocks {
  private readonly delimiter: Delimiter
  private rest = ""
  private line: number

  /** `line` is the number of the first line that will come. */
  constructor(delimiter: Delimiter, line = 1) {
    this.delimiter = delimiter
    this.line = line
  }

  /** Takes the next piece of text, lines ended by LF; gives the records that are complete. */
  push(text: string): CsvBlock {
    this.rest = this.rest === "" ? text : this.rest + text
    const end = lastRecordEnd(this.rest)
    if (end > 0) return this.take(end)
    if (this.rest.length <= LONGEST_RECORD) return empty(this.line)
    // No record ends in a megabyte: the quotation mark was never closed, or there is no line end at all.
    const lineEnd = this.rest.lastIndexOf("\n") + 1
    return lineEnd > 0 ? this.take(lineEnd) : this.skipLine()
  }

  /** The end of the file: what is left is the last record. */
  end(): CsvBlock {
    return this.rest === "" ? empty(this.line) : this.take(this.rest.length)
  }

  private skipping = false

  private skipLine(): CsvBlock {
    const text = this.rest
    this.rest = ""
    const faults: ReadonlyArray<CsvFault> = this.skipping
      ? []
      : [{ line: this.line, column: 1, fault: "LineTooLong", text: text.slice(0, 40) }]
    this.skipping = true
    return { rows: [], lines: undefined, line: this.line, faults }
  }

  private take(end: number): CsvBlock {
    let text = this.rest.slice(0, end)
    this.rest = this.rest.slice(end)
    if (this.skipping) {
      // The tail of a line that was too long.
      this.skipping = false
      text = text.slice(text.indexOf("\n") + 1 || text.length)
      this.line++
      if (text === "") return empty(this.line)
    }
    const line = this.line
    const body = text.endsWith("\n") ? text.slice(0, -1) : text
    if (!body.includes('"')) {
      const rows = this.parse(body).data
      this.line += rows.length
      return { rows, lines: undefined, line, faults: [] }
    }
    const parsed = this.parse(body)
    this.line += count(body) + 1
    return parsed.errors.some(({ type }) => type === "Quotes")
      ? this.lineByLine(body, line)
      : { rows: parsed.data, lines: linesOf(parsed.data, line), line, faults: [] }
  }

  /** Records that hold together are kept; a line that opens a quotation mark and does not close it is told. */
  private lineByLine(body: string, first: number): CsvBlock {
    const rows: Array<ReadonlyArray<string>> = []
    const lines: Array<number> = []
    const faults: Array<CsvFault> = []
    for (const [n, text] of body.split("\n").entries()) {
      if (!text.includes('"')) {
        rows.push(text.split(this.delimiter))
        lines.push(first + n)
        continue
      }
      const { data, errors } = this.parse(text)
      const fault = errors.find(({ type }) => type === "Quotes")
      if (fault === undefined) {
        rows.push(data[0] ?? [""])
        lines.push(first + n)
      } else {
        const column = Math.max(text.indexOf('"'), 0) + 1
        faults.push({ line: first + n, column, fault: "QuoteOpen", text: text.slice(0, 40) })
      }
    }
    return { rows, lines, line: first, faults }
  }

  private parse(text: string): Papa.ParseResult<Array<string>> {
    return Papa.parse<Array<string>>(text, { delimiter: this.delimiter, newline: "\n" })
  }
}

function empty(line: number): CsvBlock {
  return { rows: [], lines: undefined, line, faults: [] }
}

/** The end of the last record in a text, after its line feed: the last one outside quotation marks. 0 when there is none. */
function lastRecordEnd(text: string): number {
  const first = text.indexOf('"')
  if (first < 0) return text.lastIndexOf("\n") + 1
  let end = 0
  let at = 0
  let quote = first
  for (;;) {
    // Outside quotation marks from `at` to `quote`.
    const until = quote < 0 ? text.length : quote
    const feed = text.lastIndexOf("\n", until - 1)
    if (feed >= at) end = feed + 1
    if (quote < 0) return end
    const close = text.indexOf('"', quote + 1)
    if (close < 0) return end
    at = close + 1
    quote = text.indexOf('"', at)
  }
}

/** The lines of rows of which some hold line feeds. */
function linesOf(rows: ReadonlyArray<ReadonlyArray<string>>, first: number): ReadonlyArray<number> {
  let line = first
  return rows.map((cells) => {
    const here = line
    line++
    for (const cell of cells) if (cell.includes("\n")) line += count(cell)
    return here
  })
}

function count(text: string): number {
  let found = 0
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) found++
  return found
}
