/** Checks files that are read line by line: JSON Lines, result lines, PBN and LIN. */
import { JsonRecords } from "../../formats/csv/JsonRecords.ts"
import { UnreadableRecord } from "../../formats/csv/RecordFault.ts"
import { resultOf } from "../../formats/DealRecord.ts"
import type { FileDoubt } from "../../formats/FileDoubt.ts"
import { LineCutter, withoutMark } from "../../formats/Lines.ts"
import { LinReader, type LinRead } from "../../formats/lin/LinFile.ts"
import { located } from "../../formats/Located.ts"
import { PbnReader, type PbnRead } from "../../formats/pbn/PbnFile.ts"
import { ResultReader } from "../../formats/results/ResultFile.ts"
import { PbnCheck as PbnBoards } from "../BoardCheck.ts"
import { linFindings } from "../PlayCheck.ts"
import { checkRecorded } from "../RecordedCheck.ts"
import { Validator } from "../Validator.ts"
import { FigureRecords } from "./FigureRecords.ts"
import { type Batch, type CheckOptions, emptyBatch, type FileCheck } from "./FileCheck.ts"

/** Cuts the text into lines and refuses those that cannot be text. */
abstract class LineCheck implements FileCheck {
  protected readonly options: CheckOptions
  private readonly cutter = new LineCutter()
  protected line = 0
  /** A line without meaning in the format. */
  protected readonly nothing: string = ""

  constructor(options: CheckOptions) {
    this.options = options
  }

  push(text: string): Batch {
    const batch = emptyBatch()
    for (const line of this.cutter.push(text)) this.takeAny(line.text, line.tooLong, batch)
    return batch
  }

  end(): Batch {
    const batch = emptyBatch()
    for (const line of this.cutter.end()) this.takeAny(line.text, line.tooLong, batch)
    this.finish(batch)
    return batch
  }

  protected abstract take(text: string, batch: Batch): void
  protected abstract finish(batch: Batch): void

  private takeAny(text: string, tooLong: boolean, batch: Batch): void {
    this.line++
    const fault = tooLong ? "LineTooLong" : text.includes("\0") ? "Binary" : undefined
    if (fault === undefined) return this.take(this.line === 1 ? withoutMark(text) : text, batch)
    const found = text.slice(0, 40)
    batch.errors.push(located(this.line, 1, new UnreadableRecord({ fault, column: "", found })))
    // Formats that count lines themselves still get one, which says nothing.
    this.take(this.nothing, batch)
  }
}

export class JsonlCheck extends LineCheck {
  private readonly validator = new Validator(this.options)
  private readonly records = new JsonRecords(this.options.columns, this.options.result)
  private readonly figures = new FigureRecords(this.options.scale)

  protected take(text: string, batch: Batch): void {
    if (text.trim() === "") return
    const cells = this.records.cells(text)
    const refuse = (error: Error) => batch.errors.push(located(this.line, 1, error))
    if (cells instanceof UnreadableRecord) return void refuse(cells)
    if (cells.has("where") && !cells.has("contract")) {
      const cell = (name: "rubber" | "side" | "where" | "points") => cells.get(name) ?? ""
      const found = this.figures.take(cell("rubber"), cell("side"), cell("where"), cell("points"), this.line)
      if (found instanceof UnreadableRecord) return void refuse(found)
      batch.records++
      return void batch.findings.push(...found)
    }
    const entry = this.records.entry(cells, this.line)
    if (entry instanceof UnreadableRecord) return void refuse(entry)
    const found = this.validator.check(entry)
    if ("_tag" in found) return void refuse(found)
    batch.records++
    batch.findings.push(...found)
  }

  protected finish(batch: Batch): void {
    batch.findings.push(...this.figures.end())
  }
}

export class ResultCheck extends LineCheck {
  private readonly validator = new Validator(this.options)
  private readonly reader = new ResultReader()
  private number = 0

  protected take(text: string, batch: Batch): void {
    this.reader.push(text)
    this.drain(batch, false)
  }

  protected finish(batch: Batch): void {
    this.drain(batch, true)
  }

  private drain(batch: Batch, all: boolean): void {
    const { errors, rubbers, warnings } = this.reader.drain(all)
    for (const { column, line, value } of errors) batch.errors.push(located(line, column, value))
    for (const { column, line, value } of warnings) {
      batch.warnings.push(located(line, column, { format: "results", doubt: value }))
    }
    for (const rubber of rubbers) {
      this.number++
      // A label may be used twice; the number of the rubber keeps the states apart.
      const id = rubber.label ?? String(this.number)
      const { findings, unusable } = checkRecorded(
        this.validator,
        rubber,
        `${this.number}`,
        this.options.scale
      )
      batch.records += rubber.deals.length + rubber.figures.length
      batch.findings.push(...findings.map((finding) => ({ ...finding, rubber: id })))
      batch.errors.push(...unusable)
    }
  }
}

export class PbnFileCheck extends LineCheck {
  private readonly reader = new PbnReader()
  private readonly boards = new PbnBoards(this.options)
  protected override readonly nothing = "%"

  protected take(text: string, batch: Batch): void {
    this.takeGames(this.reader.push(text), batch)
  }

  protected finish(batch: Batch): void {
    this.takeGames(this.reader.end(), batch)
  }

  private takeGames(games: ReadonlyArray<PbnRead>, batch: Batch): void {
    for (const game of games) {
      if (game._tag === "Error") {
        batch.errors.push(game.error)
        continue
      }
      for (const { column, line, value } of game.warnings) {
        batch.warnings.push(located(line, column, { format: "pbn", doubt: value }))
      }
      if (game._tag === "Text") continue
      const { board } = game.entry
      // A score that nothing can be compared with would else pass for a right one.
      if (resultOf(board) === undefined && (board.scoreRubber !== undefined || board.score !== undefined)) {
        const doubt: FileDoubt = {
          format: "pbn",
          doubt: { doubt: "NoResult", tag: "Result", text: board.board ?? "" }
        }
        batch.warnings.push(located(board.line, 1, doubt))
      }
      const found = this.boards.check(board)
      if ("_tag" in found) batch.errors.push(located(game.entry.game.line, 1, found))
      else {
        batch.records++
        batch.findings.push(...found)
      }
    }
  }
}

export class LinCheck extends LineCheck {
  private readonly reader = new LinReader()

  protected take(text: string, batch: Batch): void {
    this.takeBoards(this.reader.push(text), batch)
  }

  protected finish(batch: Batch): void {
    this.takeBoards(this.reader.end(), batch)
  }

  private takeBoards(boards: ReadonlyArray<LinRead>, batch: Batch): void {
    for (const one of boards) {
      if (one._tag === "Error") batch.errors.push(one.error)
      else {
        batch.records++
        batch.findings.push(...linFindings(one.board))
        for (const { column, line, value } of one.board.doubts) {
          batch.warnings.push(located(line, column, { format: "lin", doubt: value }))
        }
      }
    }
  }
}
