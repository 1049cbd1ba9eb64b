/**
 * CSV text as rows with the lines they begin on, for files of any size: text comes in pieces, is cut at the ends of
 * records and parsed block by block. A quotation mark that is never closed costs its own line and no other.
 */
import Papa from "papaparse"
import { knownHeadings } from "./Columns.ts"
import { recordAt, survey, unclosedQuote } from "./CsvRecord.ts"

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
  readonly fault: "QuoteOpen" | "LineTooLong" | "Binary"
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
  private readonly width: number | undefined
  /** A quoted cell behind a blank, which the parser would not see. */
  private readonly blankQuote: string
  private rest = ""
  private line: number

  /**
   * `line` is the number of the first line that will come, `width` how many cells a record has. Where that is known, a
   * record of several lines with another number of cells is taken for a mark that was never closed.
   */
  constructor(delimiter: Delimiter, line = 1, width?: number) {
    this.delimiter = delimiter
    this.line = line
    this.width = width
    this.blankQuote = `${delimiter} "`
  }

  /** Takes the next piece of text, lines ended by LF; gives the records that are complete. */
  push(text: string): CsvBlock {
    this.rest = this.rest === "" ? text : this.rest + text
    if (this.skipping && !this.skipTail()) return empty(this.line)
    const { clean, end } = this.rest.includes('"')
      ? survey(this.rest, this.delimiter)
      : { clean: true, end: this.rest.lastIndexOf("\n") + 1 }
    if (!clean) return this.recover(false)
    if (end > 0) return this.take(end, false)
    if (this.rest.length <= LONGEST_RECORD) return empty(this.line)
    // No record ends in a megabyte: a quotation mark was never closed, or there is no line end at all.
    return this.rest.includes("\n") ? this.recover(false) : this.skipLine()
  }

  /** The end of the file: what is left is the last record. */
  end(): CsvBlock {
    if (this.skipping && !this.skipTail()) return empty(this.line)
    if (this.rest === "") return empty(this.line)
    const whole = this.rest.includes('"') ? survey(`${this.rest}\n`, this.delimiter) : undefined
    const sound = whole === undefined || (whole.clean && whole.end > this.rest.length)
    return sound ? this.take(this.rest.length, true) : this.recover(true)
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

  /** Drops the tail of a line that was too long; false while it still goes on. */
  private skipTail(): boolean {
    const feed = this.rest.indexOf("\n")
    this.rest = feed < 0 ? "" : this.rest.slice(feed + 1)
    if (feed >= 0) {
      this.skipping = false
      this.line++
    }
    return feed >= 0
  }

  private take(end: number, atEnd: boolean): CsvBlock {
    const line = this.line
    if (this.rest.includes(this.blankQuote)) return this.recover(atEnd)
    const body = this.rest.slice(0, this.rest[end - 1] === "\n" ? end - 1 : end)
    // The parser finds no row in a single empty line.
    const rows = body === "" ? [[""]] : this.parse(body)
    if (!body.includes('"')) {
      this.rest = this.rest.slice(end)
      this.line += rows.length
      return { rows, lines: undefined, line, faults: [] }
    }
    const swallowed = rows.some(
      (cells) => cells.length !== this.width && cells.some((cell) => cell.includes("\n"))
    )
    if (swallowed && this.width !== undefined) return this.recover(atEnd)
    this.rest = this.rest.slice(end)
    this.line += count(body) + 1
    return { rows, lines: linesOf(rows, line), line, faults: [] }
  }

  /**
   * Goes through the text record by record. Where a quotation mark is never closed, its line is told and the next one is
   * read as it stands. What may still be completed is kept for later.
   */
  private recover(atEnd: boolean): CsvBlock {
    const text = this.rest
    const first = this.line
    const rows: Array<ReadonlyArray<string>> = []
    const lines: Array<number> = []
    const faults: Array<CsvFault> = []
    let at = 0
    while (at < text.length) {
      const record = recordAt(text, at, this.delimiter, atEnd)
      if (typeof record === "object" && (record.lines === 1 || (this.width ?? 0) === record.cells.length)) {
        rows.push(record.cells)
        lines.push(this.line)
        this.line += record.lines
        at = record.next
        continue
      }
      if (record === "open" && !atEnd && text.length - at <= LONGEST_RECORD) break
      const feed = text.indexOf("\n", at)
      const line = text.slice(at, feed < 0 ? text.length : feed)
      const column = unclosedQuote(line, this.delimiter) + 1
      faults.push({ line: this.line, column, fault: "QuoteOpen", text: line.slice(0, 40) })
      this.line++
      at += line.length + 1
    }
    this.rest = text.slice(at)
    return { rows, lines, line: first, faults }
  }

  private parse(text: string): Array<Array<string>> {
    return Papa.parse<Array<string>>(text, { delimiter: this.delimiter, newline: "\n" }).data
  }
}

function empty(line: number): CsvBlock {
  return { rows: [], lines: undefined, line, faults: [] }
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
