/** The deals of a file in any format, one after another, for bringing them into another. */
import { fromJson } from "@rubber-bridge/core/formats/convert/RecordJson"
import { UnreadableRecord } from "@rubber-bridge/core/formats/csv/RecordFault"
import { type DealRecord, EMPTY_RECORD } from "@rubber-bridge/core/formats/DealRecord"
import type { FileDoubt } from "@rubber-bridge/core/formats/FileDoubt"
import { LineCutter, withoutMark } from "@rubber-bridge/core/formats/Lines"
import { LinReader, type LinRead } from "@rubber-bridge/core/formats/lin/LinFile"
import { type Located, located } from "@rubber-bridge/core/formats/Located"
import { PbnReader, type PbnRead } from "@rubber-bridge/core/formats/pbn/PbnFile"
import type { PbnGame } from "@rubber-bridge/core/formats/pbn/PbnGame"
import { type RecordedRubber, ResultReader } from "@rubber-bridge/core/formats/results/ResultFile"
import type { FileKind } from "./FileKind.ts"

/** A deal with the game it stands in, where the file is PBN; or a record that cannot be read; or a warning. */
export type RecordRead =
  | { readonly _tag: "Record"; readonly record: DealRecord; readonly game: PbnGame | undefined }
  | { readonly _tag: "Error"; readonly error: Located<Error> }
  | { readonly _tag: "Warning"; readonly warning: Located<FileDoubt> }

/** Takes the text of a file in pieces. */
export class RecordsReader {
  private readonly cutter = new LineCutter()
  private readonly format: LineFormat
  private line = 0

  constructor(kind: Exclude<FileKind, "csv">) {
    this.format = FORMATS[kind]()
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

const FORMATS: Readonly<Record<Exclude<FileKind, "csv">, () => LineFormat>> = {
  jsonl: () => ({
    line: (text, number) => {
      if (text.trim() === "") return []
      const record = fromJson(text, number)
      return record instanceof UnreadableRecord
        ? [{ _tag: "Error", error: located(number, 1, record) }]
        : [{ _tag: "Record", record, game: undefined }]
    },
    end: () => [],
    nothing: ""
  }),
  results: () => {
    const reader = new ResultReader()
    let count = 0
    const drain = (all: boolean) => {
      const { errors, rubbers } = reader.drain(all)
      return [
        ...errors.map((error): RecordRead => ({ _tag: "Error", error })),
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
      line: (text) => reader.push(text).map(linRecord),
      end: () => reader.end().map(linRecord),
      nothing: ""
    }
  }
}

function recordsOf(rubber: RecordedRubber, number: number): ReadonlyArray<RecordRead> {
  return rubber.deals.map(({ line, result, wrote }, n) => ({
    _tag: "Record",
    game: undefined,
    record: {
      ...EMPTY_RECORD,
      line,
      rubber: rubber.label ?? String(number),
      players: rubber.players,
      dealer: n === 0 ? rubber.dealer : undefined,
      wrote,
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
  return [...warnings, { _tag: "Record", record: board, game }]
}

function linRecord(read: LinRead): RecordRead {
  return read._tag === "Error" ? read : { _tag: "Record", record: read.board, game: undefined }
}
