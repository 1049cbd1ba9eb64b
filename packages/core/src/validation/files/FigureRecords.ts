/** Records of sheets with figures only, `rubber, side, where, points`, each rubber on its own sheet. */
import { pointsCell, NOT_A_NUMBER } from "../../formats/csv/Cells.ts"
import { UnreadableRecord } from "../../formats/csv/RecordFault.ts"
import { type Side, sideOfLetters } from "../../deal/Seat.ts"
import { FigureSheet } from "../FigureSheet.ts"
import type { Finding } from "../Reason.ts"
import { OPEN_RUBBERS } from "../RubberBook.ts"
import type { Scale } from "../ScoreTable.ts"

type Where = "below" | "above" | "game" | "total"

const WHERE: Readonly<Record<string, Where>> = {
  below: "below",
  pod: "below",
  "pod kreską": "below",
  above: "above",
  nad: "above",
  "nad kreską": "above",
  game: "game",
  partia: "game",
  total: "total",
  suma: "total",
  razem: "total"
}

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
    const side = sideOfLetters(sideText.trim().replace(/^we$/iu, "EW"))
    if (side === undefined) return fault("Side", "side", sideText)
    const where = WHERE[whereText.trim().toLowerCase()]
    if (where === undefined) return fault("Where", "where", whereText)
    const points = pointsCell(pointsText)
    if (points === NOT_A_NUMBER) return fault("Points", "points", pointsText)
    const aside = this.makeRoom(rubber)
    const found = this.sheetOf(rubber, line)
    found.line = line
    if (where === "total") {
      found.totals[side] = points
      return found.totals.NorthSouth === undefined || found.totals.EastWest === undefined
        ? aside
        : [...aside, ...this.close(rubber)]
    }
    const entry =
      where === "game"
        ? ({ _tag: "Game", side, line } as const)
        : ({ _tag: "Figure", side, where, points, line } as const)
    return [...aside, ...found.sheet.take(entry)]
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

function fault(kind: "Side" | "Where" | "Points", column: string, found: string): UnreadableRecord {
  return new UnreadableRecord({ fault: kind, column, found: found.slice(0, 40) })
}
