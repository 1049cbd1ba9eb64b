/** Checks a CSV file: a header, then a deal or a figure in each record. */
import { Result } from "effect"
import {
  type Columns,
  columnsOf,
  isFigureSheet,
  lacking,
  UnreadableHeader
} from "../../formats/csv/Columns.ts"
import {
  cellsOf,
  type CsvBlock,
  CsvBlocks,
  type Delimiter,
  delimiterOf
} from "../../formats/csv/CsvBlocks.ts"
import { UnreadableRecord } from "../../formats/csv/RecordFault.ts"
import { RecordReader } from "../../formats/csv/Records.ts"
import { located } from "../../formats/Located.ts"
import { NO_FINDINGS, Validator } from "../Validator.ts"
import { FigureRecords } from "./FigureRecords.ts"
import { type Batch, type CheckOptions, emptyBatch, type FileCheck } from "./FileCheck.ts"

const LONGEST_HEADER = 1 << 16

export class CsvCheck implements FileCheck {
  private readonly options: CheckOptions
  private readonly validator: Validator
  private head = ""
  private headLine = 1
  private blocks: CsvBlocks | undefined
  private records: RecordReader | undefined
  private figures: FigureRecords | undefined
  private columns: Columns = {}
  /** Set when the header cannot be used, so that nothing behind it can be read. */
  private refused = false

  constructor(options: CheckOptions) {
    this.options = options
    this.validator = new Validator(options)
  }

  push(text: string): Batch {
    const batch = emptyBatch()
    if (this.refused) return batch
    if (this.blocks !== undefined) this.take(this.blocks.push(text), batch)
    else {
      this.head += text
      this.begin(batch, false)
    }
    return batch
  }

  end(): Batch {
    const batch = emptyBatch()
    if (this.blocks === undefined && !this.refused) {
      this.begin(batch, true)
      if (this.blocks === undefined && !this.refused) {
        batch.errors.push(located(1, 1, new UnreadableHeader({ fault: "NoHeader", found: "an empty file" })))
      }
    }
    if (this.blocks !== undefined) this.take((this.blocks as CsvBlocks).end(), batch)
    if (this.figures !== undefined) batch.findings.push(...this.figures.end())
    return batch
  }

  /** Looks for the header in what has come so far; blank lines may stand before it. */
  private begin(batch: Batch, atEnd: boolean): void {
    let delimiter: Delimiter | undefined
    for (;;) {
      const feed = this.head.indexOf("\n")
      if (feed < 0 && !atEnd && this.head.length < LONGEST_HEADER) return
      const line = feed < 0 ? this.head : this.head.slice(0, feed)
      if (line.trim() === "" && feed < 0) return
      this.head = feed < 0 ? "" : this.head.slice(feed + 1)
      this.headLine++
      if (line.trim() === "") continue
      // A line that some spreadsheets write to name their delimiter.
      const named = /^sep=(.)\s*$/u.exec(line)?.[1]
      if (named !== undefined) {
        delimiter = [",", ";", "\t"].includes(named) ? (named as Delimiter) : undefined
        continue
      }
      return this.beginWith(line, delimiter ?? delimiterOf(line), batch)
    }
  }

  private beginWith(header: string, delimiter: Delimiter, batch: Batch): void {
    const cells = cellsOf(header, delimiter)
    const columns = columnsOf(cells, this.options.columns)
    const refuse = (error: UnreadableHeader) => {
      this.refused = true
      batch.errors.push(located(this.headLine - 1, 1, error))
    }
    if (Result.isFailure(columns)) return refuse(columns.failure)
    this.columns = columns.success
    if (isFigureSheet(this.columns)) this.figures = new FigureRecords(this.options.scale)
    else {
      const lack = lacking(this.columns, this.options.variant === "rubber")
      if (lack !== undefined) return refuse(new UnreadableHeader({ fault: lack, found: "" }))
      this.records = new RecordReader(this.columns, cells.length, this.options.result)
    }
    this.blocks = new CsvBlocks(delimiter, this.headLine, cells.length)
    const rest = this.head
    this.head = ""
    this.take(this.blocks.push(rest), batch)
  }

  private take({ faults, line, lines, rows }: CsvBlock, batch: Batch): void {
    for (const { column, fault, line: at, text } of faults) {
      batch.errors.push(located(at, column, new UnreadableRecord({ fault, column: "", found: text })))
    }
    const { figures, records, validator } = this
    for (let n = 0; n < rows.length; n++) {
      const cells = rows[n]!
      if (cells.length === 1 && cells[0]!.trim() === "") continue
      const at = lines === undefined ? line + n : lines[n]!
      if (records === undefined) {
        this.takeFigure(figures!, cells, at, batch)
        continue
      }
      const entry = records.read(cells, at)
      if (entry instanceof UnreadableRecord) {
        batch.errors.push(located(at, columnAt(cells, this.columns, entry.column), entry))
        continue
      }
      const found = validator.check(entry)
      if (found === NO_FINDINGS) batch.records++
      else if ("_tag" in found) batch.errors.push(located(at, 1, found))
      else {
        batch.records++
        for (const one of found) batch.findings.push(one)
      }
    }
  }

  private takeFigure(figures: FigureRecords, cells: ReadonlyArray<string>, line: number, batch: Batch): void {
    const cell = (name: "rubber" | "side" | "where" | "points") =>
      this.columns[name] === undefined ? "" : (cells[this.columns[name]] ?? "")
    const found = figures.take(cell("rubber"), cell("side"), cell("where"), cell("points"), line)
    if (found instanceof UnreadableRecord) {
      batch.errors.push(located(line, columnAt(cells, this.columns, found.column), found))
      return
    }
    batch.records++
    batch.findings.push(...found)
  }
}

/** Where a cell begins in its line, from 1, as far as no quotation marks shift it. */
function columnAt(cells: ReadonlyArray<string>, columns: Columns, name: string): number {
  const at = columns[name as keyof Columns]
  if (at === undefined) return 1
  return cells.slice(0, at).reduce((sum, cell) => sum + cell.length + 1, 1)
}
