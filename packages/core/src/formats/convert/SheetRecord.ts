/** A rubber of a sheet with figures only, as files of result lines, CSV and JSON Lines hold it. */
import { SIDE_LETTERS } from "../../deal/Seat.ts"
import { SheetsByRubber } from "../csv/SheetsByRubber.ts"
import type { RecordedFigure } from "../results/ResultFile.ts"
import type { Totals } from "../results/SheetEntry.ts"

export interface SheetRecord {
  readonly rubber: string | undefined
  readonly figures: ReadonlyArray<RecordedFigure>
  readonly total: Totals | undefined
}

/** Puts figure records together, rubber by rubber; a rubber is complete with both its totals. */
export class SheetGatherer extends SheetsByRubber<SheetRecord> {
  constructor() {
    super((rubber) => {
      const figures: Array<RecordedFigure> = []
      return {
        take: (entry) => {
          figures.push(entry)
          return []
        },
        end: (total) => [{ rubber: rubber === "" ? undefined : rubber, figures, total }]
      }
    })
  }
}

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
