/** Checks a CSV file: a header, then a deal or a figure in each record. */
import { hasFigures, isFigureSheet, lacking } from "../../formats/csv/Columns.ts"
import type { CsvBlock } from "../../formats/csv/CsvBlocks.ts"
import { CsvTable } from "../../formats/csv/CsvTable.ts"
import { UnreadableRecord } from "../../formats/csv/RecordFault.ts"
import { RecordReader } from "../../formats/csv/Records.ts"
import { located } from "../../formats/Located.ts"
import { NO_FINDINGS, Validator } from "../Validator.ts"
import { FigureRecords } from "./FigureRecords.ts"
import { type Batch, type CheckOptions, emptyBatch, type FileCheck } from "./FileCheck.ts"

/** Characters parsed at a time: few enough that their rows are done with before the garbage collector meets them. */
const SLICE = 1 << 14

export class CsvCheck implements FileCheck {
  private readonly options: CheckOptions
  private readonly validator: Validator
  private readonly table: CsvTable
  private records: RecordReader | undefined
  private figures: FigureRecords | undefined

  constructor(options: CheckOptions) {
    this.options = options
    this.validator = new Validator(options)
    this.table = new CsvTable(options.columns, (columns) =>
      isFigureSheet(columns) ? undefined : lacking(columns, options.variant === "rubber")
    )
  }

  push(text: string): Batch {
    const batch = emptyBatch()
    for (let at = 0; at < text.length; at += SLICE)
      this.take(this.table.push(text.slice(at, at + SLICE)), batch)
    return batch
  }

  end(): Batch {
    const batch = emptyBatch()
    this.take(this.table.end(), batch)
    if (this.figures !== undefined) batch.findings.push(...this.figures.end())
    return batch
  }

  private take(block: CsvBlock | undefined, batch: Batch): void {
    for (const error of this.table.drain()) batch.errors.push(error)
    if (block === undefined) return
    const { columns, header } = this.table
    if (this.figures === undefined && this.records === undefined) {
      if (isFigureSheet(columns)) this.figures = new FigureRecords(this.options.scale)
      else this.records = new RecordReader(columns, header.length, this.options.result)
      if (!isFigureSheet(columns) && !hasFigures(columns)) {
        const known = new Set(Object.values(columns))
        const unknown = header.filter((cell, n) => !known.has(n) && cell.trim() !== "")
        batch.warnings.push(
          located(this.table.headerLine, 1, { format: "csv", doubt: { _tag: "NoFigures", unknown } })
        )
      }
    }
    const { line, lines, rows } = block
    for (let n = 0; n < rows.length; n++) {
      const cells = rows[n]!
      if (this.table.isIdle(cells)) continue
      const at = lines === undefined ? line + n : lines[n]!
      if (this.records === undefined) this.takeFigure(this.figures!, cells, at, batch)
      else this.takeDeal(this.records, cells, at, batch)
    }
  }

  private takeDeal(records: RecordReader, cells: ReadonlyArray<string>, line: number, batch: Batch): void {
    const entry = records.read(cells, line)
    if (entry instanceof UnreadableRecord) {
      batch.errors.push(located(line, this.table.columnAt(cells, entry.column), entry))
      return
    }
    const found = this.validator.check(entry)
    if (found === NO_FINDINGS) batch.records++
    else if ("_tag" in found) batch.errors.push(located(line, 1, found))
    else {
      batch.records++
      for (const one of found) batch.findings.push(one)
    }
  }

  private takeFigure(figures: FigureRecords, cells: ReadonlyArray<string>, line: number, batch: Batch): void {
    const { columns } = this.table
    const cell = (name: "rubber" | "side" | "where" | "points") =>
      columns[name] === undefined ? "" : (cells[columns[name]] ?? "")
    const found = figures.take(cell("rubber"), cell("side"), cell("where"), cell("points"), line)
    if (found instanceof UnreadableRecord) {
      batch.errors.push(located(line, this.table.columnAt(cells, found.column), found))
      return
    }
    batch.records++
    batch.findings.push(...found)
  }
}
