/**
 * Where the records of CSV text end, and what stands in one of them. A quotation mark opens a cell only at its beginning,
 * perhaps behind blanks; inside, two of them are one. After the closing one nothing but blanks may stand before the delimiter.
 */

/** What is known of a text that begins with a record. */
export interface CsvSurvey {
  /** Behind the last record that is complete, its line feed included; 0 when none is. */
  readonly end: number
  /** False where a quoted cell is followed by something else than a delimiter: a mark before it was never closed. */
  readonly clean: boolean
}

/** Looks through a text once, without taking it apart. */
export const survey = (text: string, delimiter: string): CsvSurvey => {
  let end = 0
  let at = 0
  for (;;) {
    const quote = openingQuote(text, at, delimiter)
    const feed = text.lastIndexOf("\n", (quote < 0 ? text.length : quote) - 1)
    if (feed >= at) end = feed + 1
    if (quote < 0) return { end, clean: true }
    const close = closingQuote(text, quote)
    if (close < 0) return { end, clean: true }
    const next = afterBlanks(text, close + 1)
    // At the very end of a piece the mark may be the first of two.
    if (next === text.length) return { end, clean: true }
    if (text[next] !== delimiter && text[next] !== "\n") return { end, clean: false }
    at = next
  }
}

/** A record with its end, or why there is none: `open` where the text ends inside it. */
export type CsvRecord =
  | { readonly cells: ReadonlyArray<string>; readonly next: number; readonly lines: number }
  | "open"
  | "malformed"

/** The record that begins at `from`. At the end of the file the last record needs no line feed. */
export const recordAt = (text: string, from: number, delimiter: string, atEnd: boolean): CsvRecord => {
  const cells: Array<string> = []
  let lines = 1
  let at = from
  for (;;) {
    let next: number
    const quote = afterBlanks(text, at)
    if (text[quote] === '"') {
      const close = closingQuote(text, quote)
      if (close < 0) return "open"
      const cell = text.slice(quote + 1, close)
      lines += cell.split("\n").length - 1
      cells.push(cell.replaceAll('""', '"'))
      next = afterBlanks(text, close + 1)
    } else {
      const feed = text.indexOf("\n", at)
      const mark = text.indexOf(delimiter, at)
      const line = feed < 0 ? text.length : feed
      next = mark >= 0 && mark < line ? mark : line
      cells.push(text.slice(at, next))
    }
    if (next >= text.length) return atEnd ? { cells, next: text.length, lines } : "open"
    if (text[next] === "\n") return { cells, next: next + 1, lines }
    if (text[next] !== delimiter) return "malformed"
    at = next + 1
  }
}

/** The first quotation mark of a line that opens a cell and does not close it there, from 0. */
export const unclosedQuote = (line: string, delimiter: string): number => {
  let at = 0
  for (;;) {
    const quote = openingQuote(line, at, delimiter)
    if (quote < 0) return Math.max(line.indexOf('"'), 0)
    const close = closingQuote(line, quote)
    const next = close < 0 ? -1 : afterBlanks(line, close + 1)
    if (next < 0 || (next < line.length && line[next] !== delimiter)) return quote
    at = next
  }
}

/** The next mark that stands at the beginning of a cell, blanks in front of it left aside. */
function openingQuote(text: string, from: number, delimiter: string): number {
  let quote = text.indexOf('"', from)
  while (quote > 0) {
    let before = quote - 1
    while (before > from && text[before] === " ") before--
    if (text[before] === delimiter || text[before] === "\n" || text[before] === " ") return quote
    quote = text.indexOf('"', quote + 1)
  }
  return quote
}

function closingQuote(text: string, quote: number): number {
  let close = text.indexOf('"', quote + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  return close
}

function afterBlanks(text: string, from: number): number {
  let at = from
  while (text[at] === " ") at++
  return at
}
