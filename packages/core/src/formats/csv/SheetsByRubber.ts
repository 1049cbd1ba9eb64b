/**
 * Sheets with figures only, open side by side while their records come in, rubber by rubber. A sheet is complete with both its
 * totals; where too many are open the oldest is closed, so that memory does not grow with the file.
 */
import type { Side } from "../../deal/Seat.ts"
import { OPEN_RUBBERS } from "../../validation/RubberBook.ts"
import type { RecordedFigure } from "../results/ResultFile.ts"
import type { Totals } from "../results/SheetEntry.ts"
import { figureOf } from "./FigureCells.ts"
import { UnreadableRecord } from "./RecordFault.ts"

/** One sheet: what it gives at each entry, and at its end, with the totals where there are any and the last line. */
export interface OpenSheet<Out> {
  readonly take: (entry: RecordedFigure) => ReadonlyArray<Out>
  readonly end: (total: Totals | undefined, line: number) => ReadonlyArray<Out>
}

interface Standing<Out> {
  readonly sheet: OpenSheet<Out>
  /** Totals come a side a record; the sheet wants them together. */
  readonly totals: Partial<Record<Side, number>>
  line: number
}

export class SheetsByRubber<Out> {
  private readonly begin: (rubber: string) => OpenSheet<Out>
  private readonly open = new Map<string, Standing<Out>>()

  /** `begin` opens the sheet of a rubber. */
  constructor(begin: (rubber: string) => OpenSheet<Out>) {
    this.begin = begin
  }

  /** Takes one record; gives what it brings, or why it cannot be read. */
  take(
    rubber: string,
    side: string,
    where: string,
    points: string,
    line: number
  ): ReadonlyArray<Out> | UnreadableRecord {
    const cell = figureOf(side, where, points)
    if (cell instanceof UnreadableRecord) return cell
    const aside = this.makeRoom(rubber)
    const found = this.standing(rubber, line)
    found.line = line
    if (cell._tag !== "Total") return [...aside, ...found.sheet.take({ ...cell, line })]
    found.totals[cell.side] = cell.points
    const both = found.totals.NorthSouth !== undefined && found.totals.EastWest !== undefined
    return both ? [...aside, ...this.close(rubber)] : aside
  }

  /** The end of the file closes every sheet, in the order they began. */
  end(): ReadonlyArray<Out> {
    return [...this.open.keys()].flatMap((rubber) => this.close(rubber))
  }

  private standing(rubber: string, line: number): Standing<Out> {
    const known = this.open.get(rubber)
    if (known !== undefined) return known
    const opened: Standing<Out> = { sheet: this.begin(rubber), totals: {}, line }
    this.open.set(rubber, opened)
    return opened
  }

  private close(rubber: string): ReadonlyArray<Out> {
    const { line, sheet, totals } = this.open.get(rubber)!
    this.open.delete(rubber)
    const { EastWest, NorthSouth } = totals
    const none = NorthSouth === undefined && EastWest === undefined
    return sheet.end(none ? undefined : { NorthSouth, EastWest, margin: undefined }, line)
  }

  private makeRoom(rubber: string): ReadonlyArray<Out> {
    if (this.open.has(rubber) || this.open.size < OPEN_RUBBERS) return []
    return this.close(this.open.keys().next().value!)
  }
}
