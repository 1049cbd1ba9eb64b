/** What a sheet that holds figures only consists of: figures, the lines of games, and the totals. */
import type { Side } from "../../deal/Seat.ts"

/** A figure in a column, or the line under a game. */
export type SheetEntry =
  | {
      readonly _tag: "Figure"
      readonly side: Side
      readonly where: "below" | "above"
      readonly points: number
    }
  | { readonly _tag: "Game"; readonly side: Side }

/** The totals written at the end of a rubber; a figure that was not written is missing. */
export interface Totals {
  readonly NorthSouth: number | undefined
  readonly EastWest: number | undefined
  readonly margin: { readonly side: Side; readonly points: number } | undefined
}
