/** A rubber of a sheet with figures only, as files of result lines, CSV and JSON Lines hold it. */
import { type Side, SIDE_LETTERS } from "../../deal/Seat.ts"
import { figureOf } from "../csv/FigureCells.ts"
import { UnreadableRecord } from "../csv/RecordFault.ts"
import type { RecordedFigure } from "../results/ResultFile.ts"
import type { Totals } from "../results/SheetEntry.ts"

export interface SheetRecord {
  readonly rubber: string | undefined
  readonly figures: ReadonlyArray<RecordedFigure>
  readonly total: Totals | undefined
}

/** Puts figure records together, rubber by rubber; a rubber is complete with both its totals. */
export class SheetGatherer {
  private readonly open = new Map<
    string,
    { readonly figures: Array<RecordedFigure>; readonly totals: Partial<Record<Side, number>> }
  >()

  take(
    rubber: string,
    side: string,
    where: string,
    points: string,
    line: number
  ): ReadonlyArray<SheetRecord> | UnreadableRecord {
    const cell = figureOf(side, where, points)
    if (cell instanceof UnreadableRecord) return cell
    const oldest = this.open.keys().next().value
    const aside = !this.open.has(rubber) && this.open.size >= MOST_OPEN ? this.close(oldest!) : []
    const sheet = this.open.get(rubber) ?? { figures: [], totals: {} }
    this.open.set(rubber, sheet)
    if (cell._tag !== "Total") {
      sheet.figures.push({ ...cell, line })
      return aside
    }
    sheet.totals[cell.side] = cell.points
    const both = sheet.totals.NorthSouth !== undefined && sheet.totals.EastWest !== undefined
    return both ? [...aside, ...this.close(rubber)] : aside
  }

  /** What is still open at the end of the file. */
  end(): ReadonlyArray<SheetRecord> {
    return [...this.open.keys()].flatMap((rubber) => this.close(rubber))
  }

  private close(rubber: string): ReadonlyArray<SheetRecord> {
    const { figures, totals } = this.open.get(rubber)!
    this.open.delete(rubber)
    const { EastWest, NorthSouth } = totals
    const total =
      NorthSouth === undefined && EastWest === undefined
        ? undefined
        : { NorthSouth, EastWest, margin: undefined }
    return [{ rubber: rubber === "" ? undefined : rubber, figures, total }]
  }
}

/** Rubbers kept open while their records come in. */
const MOST_OPEN = 10_000

/** The lines of result lines for it, `rubber` in front. */
export const sheetLines = (
  { figures, rubber, total }: SheetRecord,
  first: boolean
): ReadonlyArray<string> => [
  ...(rubber === undefined ? (first ? [] : ["rubber"]) : [`rubber ${rubber.replaceAll(/[;#"\r\n]/gu, " ")}`]),
  ...figures.map((one) =>
    one._tag === "Game"
      ? `game ${SIDE_LETTERS[one.side]}`
      : `${SIDE_LETTERS[one.side]} ${one.where} ${one.points}`
  ),
  ...(total === undefined ? [] : [totalText(total)])
]

/** `total NS 1690 EW 880, margin NS 810` as a line of its own. */
export const totalText = ({ EastWest, margin, NorthSouth }: Totals): string => {
  const sums = [
    ...(NorthSouth === undefined ? [] : [`NS ${NorthSouth}`]),
    ...(EastWest === undefined ? [] : [`EW ${EastWest}`])
  ]
  const ahead = margin === undefined ? "" : ` margin ${SIDE_LETTERS[margin.side]} ${margin.points}`
  return `total ${sums.join(" ")}${ahead}`
}

/** One object for each entry and total, as lines of JSON. */
export const sheetJson = ({ figures, rubber, total }: SheetRecord): ReadonlyArray<string> => {
  const sums = (["NorthSouth", "EastWest"] as const).flatMap((side) =>
    total?.[side] === undefined
      ? []
      : [{ rubber, side: SIDE_LETTERS[side], where: "total", points: total[side] }]
  )
  const entries = figures.map((one) =>
    one._tag === "Game"
      ? { rubber, side: SIDE_LETTERS[one.side], where: "game" }
      : { rubber, side: SIDE_LETTERS[one.side], where: one.where, points: one.points }
  )
  return [...entries, ...sums].map((entry) => JSON.stringify(entry))
}
