/**
 * A CSV file as its header and the rows under it, while text comes in pieces. Blank lines may stand before the header, and
 * a line `sep=;`. A header that comes again, where files were joined, is no row.
 */
import { Result } from "effect"
import { type Located, located } from "../Located.ts"
import { type ColumnName, type Columns, columnsOf, type HeaderFault, UnreadableHeader } from "./Columns.ts"
import { cellsOf, CsvBlocks, type CsvBlock, type Delimiter, delimiterOf } from "./CsvBlocks.ts"
import { UnreadableRecord } from "./RecordFault.ts"

const LONGEST_HEADER = 1 << 16

/** What a header must have; the fault where it does not. */
export type HeaderDemand = (columns: Columns) => HeaderFault | undefined

export class CsvTable {
  /** The cells of the header, and the known columns among them, once it was read. */
  header: ReadonlyArray<string> = []
  columns: Columns = {}
  private readonly mapping: ReadonlyMap<ColumnName, string>
  private readonly demand: HeaderDemand
  private readonly errors: Array<Located<Error>> = []
  private head = ""
  private headLine = 1
  private blocks: CsvBlocks | undefined
  /** Set when the header cannot be used, so that nothing behind it can be read. */
  private refused = false
  /** Whether a NUL has come at all, so that the rows of other files need no look. */
  private nul = false

  constructor(mapping: ReadonlyMap<ColumnName, string>, demand: HeaderDemand) {
    this.mapping = mapping
    this.demand = demand
  }

  /** The rows that are complete; `undefined` while there are none. */
  push(text: string): CsvBlock | undefined {
    if (this.refused) return undefined
    this.nul ||= text.includes("\0")
    if (this.blocks !== undefined) return this.told(this.blocks.push(text))
    this.head += text
    return this.begin(false)
  }

  end(): CsvBlock | undefined {
    if (this.refused) return undefined
    if (this.blocks !== undefined) return this.told(this.blocks.end())
    const rows = this.begin(true)
    if (this.blocks === undefined && !this.refused) {
      this.refuse(1, new UnreadableHeader({ fault: "NoHeader", found: "an empty file" }))
    }
    const last = (this.blocks as CsvBlocks | undefined)?.end()
    // A header without an end of line has no rows behind it.
    return last === undefined || last.rows.length + last.faults.length === 0 ? rows : this.told(last)
  }

  /** What could not be read since this was asked last. */
  drain(): ReadonlyArray<Located<Error>> {
    return this.errors.splice(0)
  }

  /** The line the header stands on. */
  get headerLine(): number {
    return this.headLine - 1
  }

  /** True for a row that says nothing: a blank line, blank cells only as spreadsheets leave them, or the header once more. */
  isIdle(cells: ReadonlyArray<string>): boolean {
    if (!(cells[0]!.charCodeAt(0) > 32) && cells.every((cell) => cell.trim() === "")) return true
    return cells[0] === this.header[0] && cells.every((cell, n) => cell === this.header[n])
  }

  /** Where a cell begins in its line, from 1, as far as no quotation marks shift it. */
  columnAt(cells: ReadonlyArray<string>, name: string): number {
    const at = this.columns[name as ColumnName]
    return at === undefined ? 1 : cells.slice(0, at).reduce((sum, cell) => sum + cell.length + 1, 1)
  }

  private told(block: CsvBlock): CsvBlock {
    for (const { column, fault, line, text } of block.faults) {
      this.errors.push(located(line, column, new UnreadableRecord({ fault, column: "", found: text })))
    }
    return this.nul && block.rows.some(hasNul) ? this.withoutNul(block) : block
  }

  private withoutNul({ line, lines, rows, ...block }: CsvBlock): CsvBlock {
    const at = rows.map((_, n) => lines?.[n] ?? line + n)
    for (const [n, cells] of rows.entries()) {
      if (!hasNul(cells)) continue
      const found = cells.join(" ").slice(0, 40)
      this.errors.push(located(at[n]!, 1, new UnreadableRecord({ fault: "Binary", column: "", found })))
    }
    const kept = rows.flatMap((cells, n) => (hasNul(cells) ? [] : [n]))
    return { ...block, line, rows: kept.map((n) => rows[n]!), lines: kept.map((n) => at[n]!) }
  }

  /** Looks for the header in what has come so far. */
  private begin(atEnd: boolean): CsvBlock | undefined {
    let delimiter: Delimiter | undefined
    for (;;) {
      const feed = this.head.indexOf("\n")
      if (feed < 0 && !atEnd && this.head.length < LONGEST_HEADER) return undefined
      const line = feed < 0 ? this.head : this.head.slice(0, feed)
      if (line.trim() === "" && feed < 0) return undefined
      this.head = feed < 0 ? "" : this.head.slice(feed + 1)
      this.headLine++
      if (line.trim() === "") continue
      // A line that some spreadsheets write to name their delimiter.
      const named = /^"?sep=(.)"?\s*$/iu.exec(line)?.[1]
      if (named === undefined) return this.beginWith(line, delimiter ?? delimiterOf(line))
      delimiter = [",", ";", "\t"].includes(named) ? (named as Delimiter) : undefined
    }
  }

  private beginWith(line: string, delimiter: Delimiter): CsvBlock | undefined {
    const cells = cellsOf(line, delimiter)
    const columns = columnsOf(cells, this.mapping)
    if (Result.isFailure(columns)) return this.refuse(this.headLine - 1, columns.failure)
    const fault = this.demand(columns.success)
    if (fault !== undefined) {
      return this.refuse(this.headLine - 1, new UnreadableHeader({ fault, found: "" }))
    }
    this.header = cells
    this.columns = columns.success
    this.blocks = new CsvBlocks(delimiter, this.headLine, cells.length)
    const rest = this.head
    this.head = ""
    return this.told(this.blocks.push(rest))
  }

  private refuse(line: number, error: UnreadableHeader): undefined {
    this.refused = true
    this.errors.push(located(line, 1, error))
  }
}

function hasNul(cells: ReadonlyArray<string>): boolean {
  for (const cell of cells) if (cell.includes("\0")) return true
  return false
}
