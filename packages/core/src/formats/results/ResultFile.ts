/**
 * A file of result lines as rubbers. The reader takes line after line, so that a growing file can be followed; a line
 * that cannot be used is told with its place and changes nothing else. Format: docs/files.md#result-lines
 */
import { Result } from "effect"
import { opponentsOf, type Seat, sideOf } from "../../deal/Seat.ts"
import type { DealResult, Played } from "../../result/DealResult.ts"
import type { FewTricks } from "../../result/ResultText.ts"
import * as Rubber from "../../rubber/Rubber.ts"
import { linesOf, withoutMark } from "../Lines.ts"
import { type Located, located } from "../Located.ts"
import {
  type LineError,
  type LineTrouble,
  parse as parseLine,
  type Players,
  type Statement,
  trouble
} from "./ResultLine.ts"
import type { SheetEntry, Totals } from "./SheetEntry.ts"
import type { Written } from "./Written.ts"

export interface RecordedDeal {
  /** With the honours claimed for it on lines of their own. */
  readonly result: DealResult
  readonly line: number
  readonly wrote: Written | undefined
}

/** An entry of a sheet that holds figures only. */
export type RecordedFigure = SheetEntry & { readonly line: number }

export interface RecordedRubber {
  /** What stands behind the word `rubber`. */
  readonly label: string | undefined
  /** The line its first entry stands on. */
  readonly line: number
  /** Who deals first: North, unless a line `dealer` says otherwise. */
  readonly dealer: Seat
  /** Names carry over to the next rubber until a line `players` gives others. */
  readonly players: Players
  readonly deals: ReadonlyArray<RecordedDeal>
  /** Entries of a sheet with figures only; such a rubber has no deals. */
  readonly figures: ReadonlyArray<RecordedFigure>
  readonly total: Located<Totals> | undefined
}

export interface ResultFile {
  /** In file order; none for a file without results. */
  readonly rubbers: ReadonlyArray<RecordedRubber>
  readonly warnings: ReadonlyArray<Located<FewTricks>>
  readonly errors: ReadonlyArray<Located<LineError>>
}

/** The rubbers of a text, or its first error. */
export const parse = (text: string): Result.Result<ResultFile, Located<LineError>> => {
  const file = read(text)
  const [first] = file.errors
  return first === undefined ? Result.succeed(file) : Result.fail(first)
}

/** The rubbers of a text with every line that could be used, and the errors of the others. */
export const read = (text: string): ResultFile => {
  const reader = new ResultReader()
  for (const line of linesOf(text)) reader.push(line)
  return reader.file()
}

/** True once a rubber has an entry. */
const isBegun = (rubber: RecordedRubber): boolean =>
  rubber.deals.length > 0 || rubber.figures.length > 0 || rubber.total !== undefined

interface OpenRubber extends RecordedRubber {
  label: string | undefined
  line: number
  dealer: Seat
  players: Players
  readonly deals: Array<RecordedDeal>
  readonly figures: Array<RecordedFigure>
  total: Located<Totals> | undefined
  /** Games and partscores after the deals so far, as far as the laws need them. */
  state: Rubber.Rubber
}

/** Takes a file line by line; `file()` can be asked at any time. */
export class ResultReader {
  private readonly rubbers: Array<OpenRubber> = []
  private readonly warnings: Array<Located<FewTricks>> = []
  private readonly errors: Array<Located<LineError>> = []
  private line = 0

  /** Takes the next line, without its end. */
  push(text: string): void {
    this.line++
    const statements = parseLine(this.line === 1 ? withoutMark(text) : text)
    if (Result.isFailure(statements)) return this.refuse(statements.failure)
    for (const statement of statements.success) {
      const fault = this.take(statement)
      if (fault !== undefined) this.refuse(fault)
    }
  }

  /** What has been read so far. Later lines change the last rubber of a file that was asked for earlier. */
  file(): ResultFile {
    const rubbers = this.rubbers.filter(isBegun)
    return { rubbers, warnings: this.warnings, errors: this.errors }
  }

  /**
   * Takes out the rubbers that no later line can change, or `all` of them, with the warnings and errors so far. For files
   * of any size; `file()` no longer has them.
   */
  drain(all: boolean): ResultFile {
    const done = all ? this.rubbers.length : this.rubbers.length - 1
    const rubbers = done > 0 ? this.rubbers.splice(0, done).filter(isBegun) : []
    return { rubbers, warnings: this.warnings.splice(0), errors: this.errors.splice(0) }
  }

  private refuse({ at, error }: LineTrouble): void {
    this.errors.push(located(this.line, at + 1, error))
  }

  /** The rubber that is open, begun with the first statement. */
  private open(): OpenRubber {
    const last = this.rubbers.at(-1)
    return last ?? this.next(undefined)
  }

  private next(label: string | undefined): OpenRubber {
    const rubber: OpenRubber = {
      label,
      line: this.line,
      dealer: "North",
      players: this.rubbers.at(-1)?.players ?? {},
      deals: [],
      figures: [],
      total: undefined,
      state: Rubber.start()
    }
    this.rubbers.push(rubber)
    return rubber
  }

  private take(statement: Statement): LineTrouble | undefined {
    const rubber = this.open()
    switch (statement._tag) {
      case "Rubber":
        if (isBegun(rubber)) this.next(statement.label)
        else rubber.label = statement.label ?? rubber.label
        return undefined
      case "Dealer":
        if (isBegun(rubber)) return trouble(statement, "DealerLate")
        rubber.dealer = statement.dealer
        rubber.state = Rubber.start(statement.dealer)
        return undefined
      case "Players":
        rubber.players = { ...rubber.players, ...statement.players }
        return undefined
      case "Total":
        if (rubber.total !== undefined) return trouble(statement, "TotalTwice", 0, "", rubber.total.line)
        if (!isBegun(rubber)) rubber.line = this.line
        rubber.total = located(this.line, statement.at + 1, statement.total)
        return undefined
      case "Result":
        return this.takeResult(rubber, statement)
      case "Honours":
        return this.takeHonours(rubber, statement)
      case "Figure":
      case "Game":
        if (rubber.deals.length > 0) return trouble(statement, "FiguresAmongResults")
        if (rubber.total !== undefined)
          return trouble(statement, "RubberIsTotalled", 0, "", rubber.total.line)
        if (!isBegun(rubber)) rubber.line = this.line
        rubber.figures.push(this.figure(statement))
        return undefined
    }
  }

  private figure(statement: Extract<Statement, { readonly _tag: "Figure" | "Game" }>): RecordedFigure {
    const { at: _, text: __, ...entry } = statement
    return { ...entry, line: this.line }
  }

  private takeResult(
    rubber: OpenRubber,
    statement: Extract<Statement, { readonly _tag: "Result" }>
  ): LineTrouble | undefined {
    const { doubt, result, wrote } = statement
    if (rubber.figures.length > 0) return trouble(statement, "ResultAmongFigures")
    if (rubber.total !== undefined) return trouble(statement, "RubberIsTotalled", 0, "", rubber.total.line)
    const written = Rubber.play(rubber.state, result)
    if (Result.isFailure(written)) {
      return trouble(statement, "RubberIsOver", 0, "", rubber.deals.at(-1)?.line ?? this.line)
    }
    if (doubt !== undefined && !isWrittenDown(result, wrote))
      this.warnings.push(located(this.line, statement.at + 1, doubt))
    if (!isBegun(rubber)) rubber.line = this.line
    rubber.state = written.success.rubber
    rubber.deals.push({ result, line: this.line, wrote })
    return undefined
  }

  private takeHonours(
    rubber: OpenRubber,
    statement: Extract<Statement, { readonly _tag: "Honours" }>
  ): LineTrouble | undefined {
    const { claim } = statement
    const count = rubber.deals.length
    if (rubber.total !== undefined) return trouble(statement, "RubberIsTotalled", 0, "", rubber.total.line)
    if (count === 0) return trouble(statement, "NoDealAbove")
    const number = statement.deal ?? count
    const deal = rubber.deals[number - 1]
    if (deal === undefined) {
      return trouble(statement, "NoSuchDeal", statement.text.search(/\d+$/u), String(number), count)
    }
    const { result } = deal
    if (result._tag === "PassedOut") return trouble(statement, "HonoursOnPassedOut", 0, "", number)
    if (result.honours !== undefined) return trouble(statement, "HonoursTwice", 0, "", number)
    if (result.contract.denomination === "Notrump" && claim.points === 100) {
      return trouble(statement, "HonoursInNotrump", statement.text.indexOf("100"))
    }
    const claimed: Played = { ...result, honours: claim }
    rubber.deals[number - 1] = { ...deal, result: claimed }
    return undefined
  }
}

/** True where the written figures say themselves that the contract went down: points for the defenders, none below. */
function isWrittenDown(result: DealResult, wrote: Written | undefined): boolean {
  if (result._tag === "PassedOut" || wrote === undefined) return false
  const side = sideOf(result.contract.declarer)
  const theirs = wrote[opponentsOf(side)].above ?? (side === "NorthSouth" ? -1 : 1) * (wrote.net ?? 0)
  return theirs > 0 && (wrote[side].below ?? 0) === 0
}
