/** The deals of a file in any format, one after another, for bringing them into another. */
import type { Loss } from "@rubber-bridge/core/formats/convert/Loss"
import { recordOf } from "@rubber-bridge/core/formats/convert/RecordCells"
import { cellsOf, fromJson, objectOf } from "@rubber-bridge/core/formats/convert/RecordJson"
import { SheetGatherer, type SheetRecord } from "@rubber-bridge/core/formats/convert/SheetRecord"
import type { ResultMeaning } from "@rubber-bridge/core/formats/csv/Cells"
import { type ColumnName, isFigureSheet, lacking } from "@rubber-bridge/core/formats/csv/Columns"
import type { CsvBlock } from "@rubber-bridge/core/formats/csv/CsvBlocks"
import { CsvTable } from "@rubber-bridge/core/formats/csv/CsvTable"
import { widthFault } from "@rubber-bridge/core/formats/csv/Records"
import { UnreadableRecord } from "@rubber-bridge/core/formats/csv/RecordFault"
import { type DealRecord, EMPTY_RECORD } from "@rubber-bridge/core/formats/DealRecord"
import type { FileDoubt } from "@rubber-bridge/core/formats/FileDoubt"
import { LineCutter, withoutMark } from "@rubber-bridge/core/formats/Lines"
import { LinReader, type LinRead } from "@rubber-bridge/core/formats/lin/LinFile"
import { type Located, located } from "@rubber-bridge/core/formats/Located"
import type { PbnBoard } from "@rubber-bridge/core/formats/pbn/PbnBoard"
import { PbnReader, type PbnRead } from "@rubber-bridge/core/formats/pbn/PbnFile"
import { type PbnGame, tagOf } from "@rubber-bridge/core/formats/pbn/PbnGame"
import { type RecordedRubber, ResultReader } from "@rubber-bridge/core/formats/results/ResultFile"
import type { FileKind } from "./FileKind.ts"

/**
 * A deal with the game it stands in, where the file is PBN; a rubber of figures only; or a record that cannot be read; or a
 * warning.
 */
export type RecordRead =
  | {
      readonly _tag: "Record"
      readonly record: DealRecord
      readonly game: PbnGame | undefined
      /** What of it a deal record has no place for. */
      readonly lost?: ReadonlyArray<Loss>
    }
  | { readonly _tag: "Sheet"; readonly sheet: SheetRecord }
  | { readonly _tag: "Error"; readonly error: Located<Error> }
  | { readonly _tag: "Warning"; readonly warning: Located<FileDoubt> }

/** How records are to be read, where somebody said so. */
export interface RecordOptions {
  readonly result: ResultMeaning | undefined
  readonly columns: ReadonlyMap<ColumnName, string>
}

/** Takes the text of a file in pieces. */
export interface RecordsReader {
  readonly push: (text: string) => ReadonlyArray<RecordRead>
  readonly end: () => ReadonlyArray<RecordRead>
}

/** The reader for a format. */
export const recordsReader = (kind: FileKind, options: RecordOptions): RecordsReader =>
  kind === "csv" ? new CsvRecords(options) : new LineRecords(FORMATS[kind](options))

/** Formats that are read line by line. */
class LineRecords implements RecordsReader {
  private readonly cutter = new LineCutter()
  private readonly format: LineFormat
  private line = 0

  constructor(format: LineFormat) {
    this.format = format
  }

  push(text: string): ReadonlyArray<RecordRead> {
    return this.cutter.push(text).flatMap((line) => this.take(line.text, line.tooLong))
  }

  end(): ReadonlyArray<RecordRead> {
    return [...this.cutter.end().flatMap((line) => this.take(line.text, line.tooLong)), ...this.format.end()]
  }

  private take(text: string, tooLong: boolean): ReadonlyArray<RecordRead> {
    this.line++
    const fault = tooLong ? "LineTooLong" : text.includes("\0") ? "Binary" : undefined
    if (fault === undefined) return this.format.line(this.line === 1 ? withoutMark(text) : text, this.line)
    const error = new UnreadableRecord({ fault, column: "", found: text.slice(0, 40) })
    return [
      { _tag: "Error", error: located(this.line, 1, error) },
      ...this.format.line(this.format.nothing, this.line)
    ]
  }
}

interface LineFormat {
  readonly line: (text: string, number: number) => ReadonlyArray<RecordRead>
  readonly end: () => ReadonlyArray<RecordRead>
  /** A line without meaning. */
  readonly nothing: string
}

const FORMATS: Readonly<Record<Exclude<FileKind, "csv">, (options: RecordOptions) => LineFormat>> = {
  jsonl: ({ result }) => {
    const sheets = new SheetGatherer()
    return {
      line: (text, number) => (text.trim() === "" ? [] : jsonRecord(text, number, result, sheets)),
      end: () => sheets.end().map(sheetRead),
      nothing: ""
    }
  },
  results: () => {
    const reader = new ResultReader()
    let count = 0
    const drain = (all: boolean) => {
      const { errors, rubbers, warnings } = reader.drain(all)
      return [
        ...errors.map((error): RecordRead => ({ _tag: "Error", error })),
        ...warnings.map(({ column, line, value }): RecordRead => ({
          _tag: "Warning",
          warning: located(line, column, { format: "results", doubt: value })
        })),
        ...rubbers.flatMap((rubber) => recordsOf(rubber, ++count))
      ]
    }
    return {
      line: (text) => {
        reader.push(text)
        return drain(false)
      },
      end: () => drain(true),
      nothing: ""
    }
  },
  pbn: () => {
    const reader = new PbnReader()
    return {
      line: (text) => reader.push(text).flatMap(pbnRecords),
      end: () => reader.end().flatMap(pbnRecords),
      nothing: "%"
    }
  },
  lin: () => {
    const reader = new LinReader()
    return {
      line: (text) => reader.push(text).flatMap(linRecords),
      end: () => reader.end().flatMap(linRecords),
      nothing: ""
    }
  }
}

/** The deals or the figures of an object, which has the names of CSV. */
function jsonRecord(
  text: string,
  line: number,
  meaning: ResultMeaning | undefined,
  sheets: SheetGatherer
): ReadonlyArray<RecordRead> {
  const value = objectOf(text)
  const cell = value === undefined ? undefined : cellsOf(value)
  if (cell?.("where") !== undefined && cell("contract") === undefined) {
    const found = sheets.take(
      cell("rubber") ?? "",
      cell("side") ?? "",
      cell("where") ?? "",
      cell("points") ?? "",
      line
    )
    return found instanceof UnreadableRecord
      ? [{ _tag: "Error", error: located(line, 1, found) }]
      : found.map(sheetRead)
  }
  const record = fromJson(text, line, meaning)
  return record instanceof UnreadableRecord
    ? [{ _tag: "Error", error: located(line, 1, record) }]
    : [{ _tag: "Record", record, game: undefined }]
}

/** Rows of CSV: deals, or figures only. */
class CsvRecords implements RecordsReader {
  private readonly table: CsvTable
  private readonly meaning: ResultMeaning | undefined
  private readonly sheets = new SheetGatherer()

  constructor({ columns, result }: RecordOptions) {
    this.meaning = result
    this.table = new CsvTable(columns, (found) =>
      isFigureSheet(found) || found.deal !== undefined ? undefined : lacking(found, false)
    )
  }

  push(text: string): ReadonlyArray<RecordRead> {
    return this.rows(this.table.push(text))
  }

  end(): ReadonlyArray<RecordRead> {
    return [...this.rows(this.table.end()), ...this.sheets.end().map(sheetRead)]
  }

  private rows(block: CsvBlock | undefined): ReadonlyArray<RecordRead> {
    const errors = this.table.drain().map((error): RecordRead => ({ _tag: "Error", error }))
    if (block === undefined) return errors
    return [
      ...errors,
      ...block.rows.flatMap((cells, n) =>
        this.table.isIdle(cells) ? [] : this.row(cells, block.lines?.[n] ?? block.line + n)
      )
    ]
  }

  private row(cells: ReadonlyArray<string>, line: number): ReadonlyArray<RecordRead> {
    const { columns, header } = this.table
    const refuse = (error: UnreadableRecord): ReadonlyArray<RecordRead> => [
      { _tag: "Error", error: located(line, this.table.columnAt(cells, error.column), error) }
    ]
    const width = widthFault(cells, header.length)
    if (width !== undefined) return refuse(width)
    const cell = (name: ColumnName) => (columns[name] === undefined ? undefined : cells[columns[name]])
    if (isFigureSheet(columns)) {
      const found = this.sheets.take(
        cell("rubber") ?? "",
        cell("side") ?? "",
        cell("where") ?? "",
        cell("points") ?? "",
        line
      )
      return found instanceof UnreadableRecord ? refuse(found) : found.map(sheetRead)
    }
    const record = recordOf(cell, line, this.meaning)
    return record instanceof UnreadableRecord ? refuse(record) : [{ _tag: "Record", record, game: undefined }]
  }
}

const sheetRead = (sheet: SheetRecord): RecordRead => ({ _tag: "Sheet", sheet })

function recordsOf(rubber: RecordedRubber, number: number): ReadonlyArray<RecordRead> {
  const id = rubber.label ?? String(number)
  const total = rubber.total?.value
  if (rubber.figures.length > 0) {
    return [sheetRead({ rubber: id, figures: rubber.figures, total })]
  }
  return rubber.deals.map(({ line, result, wrote }, n) => ({
    _tag: "Record",
    game: undefined,
    record: {
      ...EMPTY_RECORD,
      line,
      rubber: id,
      players: rubber.players,
      dealer: n === 0 ? rubber.dealer : undefined,
      wrote,
      total: n === rubber.deals.length - 1 ? total : undefined,
      ...(result._tag === "PassedOut"
        ? { contract: "PassedOut" as const }
        : { contract: result.contract, tricks: result.tricks, honours: result.honours })
    }
  }))
}

function pbnRecords(read: PbnRead): ReadonlyArray<RecordRead> {
  if (read._tag === "Error") return [read]
  const warnings = read.warnings.map(({ column, line, value }): RecordRead => ({
    _tag: "Warning",
    warning: located(line, column, { format: "pbn", doubt: value })
  }))
  if (read._tag === "Text") return warnings
  const { board, game } = read.entry
  const lost: ReadonlyArray<Loss> = isIncomplete(board, game) ? ["incomplete"] : []
  return [...warnings, { _tag: "Record", record: board, game, lost }]
}

/** Whether there is a contract, a declarer or a result that does not make a contract of a seat, or a position of the play. */
function isIncomplete(board: PbnBoard, game: PbnGame): boolean {
  if (board.position !== undefined) return true
  const stated = (name: string) => !/^\??$/u.test(tagOf(game, name)?.value ?? "")
  return board.contract === undefined && ["Contract", "Declarer", "Result"].some(stated)
}

function linRecords(read: LinRead): ReadonlyArray<RecordRead> {
  if (read._tag === "Error") return [read]
  const { doubts, left, match } = read.board
  const lost: ReadonlyArray<Loss> = [
    ...(left.length > 0 ? ["notes" as const] : []),
    ...(match ? ["match" as const] : [])
  ]
  return [
    ...doubts.map(({ column, line, value }): RecordRead => ({
      _tag: "Warning",
      warning: located(line, column, { format: "lin", doubt: value })
    })),
    { _tag: "Record", record: read.board, game: undefined, lost }
  ]
}
