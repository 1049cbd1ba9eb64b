/**
 * Rows of a score file as entries for the validator. One entry object is filled again for every row, so that a million
 * rows make no garbage; a row that cannot be read gives an error that names its column.
 */
import { Result } from "effect"
import { denominationNumbered } from "../../auction/Denomination.ts"
import { parse as parseDeal } from "../../deal/PbnDeal.ts"
import { SEAT_NUMBER, SEATS } from "../../deal/Seat.ts"
import { honoursIn } from "../../scoring/Honours.ts"
import { emptyEntry, type Entry } from "../../validation/Entry.ts"
import { denominationOf, levelOf } from "../../validation/ScoreTable.ts"
import {
  contractCell,
  honoursCell,
  NOT_A_NUMBER,
  pointsCell,
  resultCell,
  type ResultMeaning,
  seatCell,
  tricksCell,
  tricksOf,
  vulnerableCell
} from "./Cells.ts"
import { type ColumnName, COLUMNS, type Columns, FIGURE_COLUMNS } from "./Columns.ts"
import { type RecordFault, UnreadableRecord } from "./RecordFault.ts"

/** Most cells have no blanks around them. */
function trimmed(text: string): string {
  const last = text.length - 1
  return text.charCodeAt(0) <= 32 || text.charCodeAt(last) <= 32 || text.charCodeAt(last) > 127
    ? text.trim()
    : text
}

/** Fills entries from rows with these columns. */
export class RecordReader {
  private readonly columns: Columns
  private readonly width: number
  private readonly meaning: ResultMeaning | undefined
  private readonly entry: Entry = emptyEntry()
  /** Figures in the order of the entry, -1 where the file has no such column. */
  private readonly at: Readonly<Record<ColumnName, number>>

  constructor(columns: Columns, width: number, meaning?: ResultMeaning) {
    this.columns = columns
    this.width = width
    this.meaning = meaning
    const at: Partial<Record<ColumnName, number>> = {}
    for (const name of COLUMNS) at[name] = columns[name] ?? -1
    this.at = at as Record<ColumnName, number>
  }

  /** The row as an entry, which is valid until the next row is read; or why it cannot be read. */
  read(cells: ReadonlyArray<string>, line: number): Entry | UnreadableRecord {
    const { at, entry } = this
    if (cells.length !== this.width) {
      const fault = widthFault(cells, this.width)
      if (fault !== undefined) return fault
    }
    entry.line = line
    const rubber = at.rubber < 0 ? undefined : trimmed(cells[at.rubber]!)
    if (rubber === "" && at.vulnerable < 0) return this.fault("Rubber", "rubber", "")
    entry.rubber = rubber === "" ? undefined : rubber
    const fault = this.readResult(cells)
    if (fault !== undefined) return fault
    entry.vulnerable = -1
    if (at.vulnerable >= 0 && cells[at.vulnerable]!.trim() !== "") {
      entry.vulnerable = vulnerableCell(cells[at.vulnerable]!)
      if (entry.vulnerable < 0) return this.fault("Vulnerable", "vulnerable", cells[at.vulnerable]!)
    }
    const later = this.readRest(cells)
    if (later !== undefined) return later
    entry.nsBelow = at.ns_below < 0 ? Number.NaN : pointsCell(cells[at.ns_below]!)
    entry.nsAbove = at.ns_above < 0 ? Number.NaN : pointsCell(cells[at.ns_above]!)
    entry.ewBelow = at.ew_below < 0 ? Number.NaN : pointsCell(cells[at.ew_below]!)
    entry.ewAbove = at.ew_above < 0 ? Number.NaN : pointsCell(cells[at.ew_above]!)
    if (
      entry.nsBelow === NOT_A_NUMBER ||
      entry.nsAbove === NOT_A_NUMBER ||
      entry.ewBelow === NOT_A_NUMBER ||
      entry.ewAbove === NOT_A_NUMBER
    ) {
      return this.pointsFault(cells)
    }
    return entry
  }

  private readResult(cells: ReadonlyArray<string>): UnreadableRecord | undefined {
    const { at, entry } = this
    const whole = at.contract < 0
    const text = cells[whole ? at.result : at.contract]!
    const read = whole ? resultCell(text) : contractCell(text)
    if (read === null) return this.fault("Contract", whole ? "result" : "contract", text)
    entry.contract = read.contract
    entry.honours = 0
    entry.honoursKnown = false
    if (read.contract < 0) {
      entry.declarer = 0
      entry.tricks = 0
      return undefined
    }
    const named = at.declarer < 0 ? "" : cells[at.declarer]!
    const tricks = at.tricks < 0 ? "" : cells[at.tricks]!
    if (whole) {
      entry.declarer = read.declarer
      entry.tricks = read.tricks
      if (named !== "" && seatCell(named) !== read.declarer)
        return this.fault("DeclarerDisagrees", "declarer", named)
      if (tricks !== "" && tricksCell(tricks) !== read.tricks)
        return this.fault("TricksDisagree", "result", text)
      const { honours } = read
      if (honours !== undefined) this.setHonours(honours.points, SEAT_NUMBER[honours.seat] & 1)
      return undefined
    }
    entry.declarer = named === "" ? read.declarer : seatCell(named)
    if (entry.declarer < 0) return this.fault("Declarer", "declarer", named)
    if (read.declarer >= 0 && read.declarer !== entry.declarer) {
      return this.fault("DeclarerDisagrees", "declarer", named)
    }
    const outcome = at.result < 0 ? "" : cells[at.result]!.trim()
    if (tricks !== "") {
      const count = tricksCell(tricks)
      if (count < 0) return this.fault("Tricks", "tricks", tricks)
      entry.tricks = count
      if (outcome === "") return undefined
      const taken = tricksOf(outcome, levelOf(read.contract), this.meaning)
      return typeof taken === "number" && taken !== count
        ? this.fault("TricksDisagree", "result", outcome)
        : undefined
    }
    if (outcome === "") return this.fault("TricksMissing", "", "")
    const taken = tricksOf(outcome, levelOf(read.contract), this.meaning)
    if (typeof taken === "string") return this.fault(taken, "result", outcome)
    entry.tricks = taken
    return undefined
  }

  private setHonours(points: number, side: number): void {
    this.entry.honours = points
    this.entry.honoursSide = side
    this.entry.honoursKnown = true
  }

  /** The columns that few files or few rows have. */
  private readRest(cells: ReadonlyArray<string>): UnreadableRecord | undefined {
    const { at, entry } = this
    if (at.honours >= 0) {
      const fault = this.readHonours(cells[at.honours]!)
      if (fault !== undefined) return fault
    }
    if (at.deal >= 0 && entry.contract >= 0) this.readHands(cells[at.deal]!)
    entry.nsScore = this.optional(cells, at.ns_score, true)
    entry.nsTotal = this.optional(cells, at.ns_total, false)
    entry.ewTotal = this.optional(cells, at.ew_total, false)
    // A column deal may number the deals, or hold their hands.
    entry.board = this.optional(cells, at.board < 0 ? at.deal : at.board, false)
    const dealer = at.dealer < 0 ? "" : cells[at.dealer]!
    entry.dealer = dealer === "" ? -1 : seatCell(dealer)
    if (dealer !== "" && entry.dealer < 0) return this.fault("Dealer", "dealer", dealer)
    if (entry.nsScore === NOT_A_NUMBER || entry.nsTotal === NOT_A_NUMBER || entry.ewTotal === NOT_A_NUMBER) {
      return this.pointsFault(cells)
    }
    if (entry.board === NOT_A_NUMBER) entry.board = Number.NaN
    return undefined
  }

  /** A file with the column says of every deal what was claimed: a blank is no claim, a question mark that nobody knows. */
  private readHonours(text: string): UnreadableRecord | undefined {
    const { entry } = this
    if (text === "" || /^\s*(?:[0–—-]|none|brak)?\s*$/iu.test(text)) {
      entry.honoursKnown = true
      return undefined
    }
    if (text.trim() === "?") return undefined
    const claim = honoursCell(text)
    if (claim === null) return this.fault("Honours", "honours", text)
    if (entry.contract < 0) return this.fault("HonoursOnPassedOut", "honours", text)
    if (denominationOf(entry.contract) === 4 && claim.points === 100)
      return this.fault("HonoursInNotrump", "honours", text)
    this.setHonours(claim.points, SEAT_NUMBER[claim.seat] & 1)
    return undefined
  }

  /** Where all hands are known they decide, whatever was claimed. */
  private readHands(text: string): void {
    const deal = text.includes(".") ? parseDeal(text) : undefined
    if (deal === undefined || Result.isFailure(deal)) return
    const found = honoursIn(deal.success, denominationNumbered(denominationOf(this.entry.contract)))
    if (found !== undefined) this.setHonours(found.points, SEAT_NUMBER[found.seat] & 1)
    else if (SEATS.every((seat) => deal.success[seat] !== undefined)) {
      this.entry.honours = 0
      this.entry.honoursKnown = true
    }
  }

  /** A figure that may be absent: a blank score is 0, a blank total says nothing. */
  private optional(cells: ReadonlyArray<string>, at: number, blankIsZero: boolean): number {
    if (at < 0) return Number.NaN
    const text = cells[at]!
    return !blankIsZero && (text === "" || text.trim() === "") ? Number.NaN : pointsCell(text)
  }

  private pointsFault(cells: ReadonlyArray<string>): UnreadableRecord {
    for (const name of FIGURE_COLUMNS) {
      const text = this.columns[name] === undefined ? "" : cells[this.columns[name]]!
      if (pointsCell(text) === NOT_A_NUMBER) return this.fault("Points", name, text)
    }
    return this.fault("Points", "", "")
  }

  private fault(fault: RecordFault, column: string, found: string): UnreadableRecord {
    return new UnreadableRecord({ fault, column, found: found.slice(0, 40) })
  }
}

/** A row with too few cells, or with more than blanks beyond them. */
export const widthFault = (cells: ReadonlyArray<string>, width: number): UnreadableRecord | undefined => {
  const { length } = cells
  if (length < width)
    return new UnreadableRecord({ fault: "TooFewCells", column: "", found: `${length} cells of ${width}` })
  if (cells.slice(width).every((cell) => cell.trim() === "")) return undefined
  const found = `${length} cells for ${width} columns`
  return new UnreadableRecord({ fault: "TooManyCells", column: "", found })
}
