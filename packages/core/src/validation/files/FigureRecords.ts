/** Records of sheets with figures only, `rubber, side, where, points`, each rubber on its own sheet. */
import { figureOf } from "../../formats/csv/FigureCells.ts"
import { UnreadableRecord } from "../../formats/csv/RecordFault.ts"
import type { Side } from "../../deal/Seat.ts"
import { FigureSheet } from "../FigureSheet.ts"
import type { Finding } from "../Reason.ts"
import { OPEN_RUBBERS } from "../RubberBook.ts"
import type { Scale } from "../ScoreTable.ts"

interface OpenSheet {
  readonly sheet: FigureSheet
  /** Totals come a side a record; the sheet wants them together. */
  readonly totals: Partial<Record<Side, number>>
  line: number
}

export class FigureRecords {
  private readonly scale: Scale
  private readonly open = new Map<string, OpenSheet>()

  constructor(scale: Scale) {
    this.scale = scale
  }

  take(
    rubber: string,
    sideText: string,
    whereText: string,
    pointsText: string,
    line: number
  ): ReadonlyArray<Finding> | UnreadableRecord {
    const cell = figureOf(sideText, whereText, pointsText)
    if (cell instanceof UnreadableRecord) return cell
    const aside = this.makeRoom(rubber)
    const found = this.sheetOf(rubber, line)
    found.line = line
    if (cell._tag === "Total") {
      found.totals[cell.side] = cell.points
      return found.totals.NorthSouth === undefined || found.totals.EastWest === undefined
        ? aside
        : [...aside, ...this.close(rubber)]
    }
    return [...aside, ...found.sheet.take({ ...cell, line })]
  }

  /** The end of the file closes every sheet, in the order they began. */
  end(): ReadonlyArray<Finding> {
    return [...this.open.keys()].flatMap((rubber) => this.close(rubber))
  }

  private sheetOf(rubber: string, line: number): OpenSheet {
    const known = this.open.get(rubber)
    if (known !== undefined) return known
    const opened: OpenSheet = {
      sheet: new FigureSheet(rubber === "" ? null : rubber, this.scale),
      totals: {},
      line
    }
    this.open.set(rubber, opened)
    return opened
  }

  private close(rubber: string): ReadonlyArray<Finding> {
    const { line, sheet, totals } = this.open.get(rubber)!
    this.open.delete(rubber)
    const { EastWest, NorthSouth } = totals
    return NorthSouth === undefined && EastWest === undefined
      ? sheet.end()
      : sheet.take({ _tag: "Total", line, total: { NorthSouth, EastWest, margin: undefined } })
  }

  private makeRoom(rubber: string): ReadonlyArray<Finding> {
    if (this.open.has(rubber) || this.open.size < OPEN_RUBBERS) return []
    return this.close(this.open.keys().next().value!)
  }
}
