/** A record of a sheet with figures only: a side, a place and points. Format: docs/files.md#figures-only */
import { type Side, sideOfLetters } from "../../deal/Seat.ts"
import type { SheetEntry } from "../results/SheetEntry.ts"
import { NOT_A_NUMBER, pointsCell } from "./Cells.ts"
import { UnreadableRecord } from "./RecordFault.ts"

type Where = "below" | "above" | "game" | "total"

const WHERE: Readonly<Record<string, Where>> = {
  below: "below",
  pod: "below",
  "pod kreską": "below",
  "pod kreska": "below",
  above: "above",
  nad: "above",
  "nad kreską": "above",
  "nad kreska": "above",
  game: "game",
  partia: "game",
  total: "total",
  suma: "total",
  razem: "total"
}

/** Totals come a side a record. */
export type FigureCell = SheetEntry | { readonly _tag: "Total"; readonly side: Side; readonly points: number }

/** What these cells say, or why they cannot be read. */
export const figureOf = (
  sideText: string,
  whereText: string,
  pointsText: string
): FigureCell | UnreadableRecord => {
  const side = sideIn(sideText.trim())
  if (side === undefined) return fault("Side", "side", sideText)
  const where = WHERE[whereText.trim().toLowerCase()]
  if (where === undefined) return fault("Where", "where", whereText)
  if (where === "game") return { _tag: "Game", side }
  const points = pointsCell(pointsText)
  if (points === NOT_A_NUMBER) return fault("Points", "points", pointsText)
  return where === "total" ? { _tag: "Total", side, points } : { _tag: "Figure", side, where, points }
}

/** `WE` in capitals is West–East; `We` might be North–South and is not guessed. Polish My is NS, Wy and Oni are EW. */
function sideIn(text: string): Side | undefined {
  if (text === "WE" || /^(?:wy|oni)$/iu.test(text)) return "EastWest"
  return /^my$/iu.test(text) ? "NorthSouth" : sideOfLetters(text.replace("-", ""))
}

function fault(kind: "Side" | "Where" | "Points", column: string, found: string): UnreadableRecord {
  return new UnreadableRecord({ fault: kind, column, found: found.slice(0, 40) })
}
