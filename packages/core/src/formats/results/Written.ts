/** The figures somebody wrote down for one deal, to be compared with what the laws give. */
import { type Side, sideOfLetters } from "../../deal/Seat.ts"
import { UnusableLine } from "./LineFault.ts"
import type { LineTrouble } from "./ResultLine.ts"

/** Points of one side; what was not recorded at all is missing, and a blank entry is 0. */
export interface WrittenSide {
  readonly below: number | undefined
  readonly above: number | undefined
}

/** What one deal wrote for both sides, or as one net figure for NorthSouth. */
export interface Written {
  readonly NorthSouth: WrittenSide
  readonly EastWest: WrittenSide
  /** NorthSouth's points less EastWest's. */
  readonly net: number | undefined
}

const ITEM = /\s+(?:(NS|EW)\s+)?(below|above|score)\s+([+\-−–]?\d{1,15})(?![\p{L}\d])/iuy

/**
 * Reads what stands behind `wrote`: `NS below 60 above 60 EW above 100`, or the net `NS score 120`. Columns that are not
 * mentioned were left empty, so they count 0.
 */
export const writtenOf = (
  piece: { readonly at: number; readonly text: string },
  from: number
): Written | LineTrouble => {
  const { text } = piece
  const figures = new Map<string, number>()
  let side: Side | undefined
  let at = from
  const fault = (where: number, kind: "WroteText" | "WroteTwice", found: string): LineTrouble => ({
    at: piece.at + where,
    error: new UnusableLine({ text, at: where, fault: kind, found, other: null })
  })
  do {
    ITEM.lastIndex = at
    const match = ITEM.exec(text)
    const start = at + /^\s*/u.exec(text.slice(at))![0].length
    const named = match?.[1] === undefined ? side : sideOfLetters(match[1])
    if (match === null || named === undefined) {
      return fault(start, "WroteText", text.slice(start).split(/\s/u)[0] ?? "")
    }
    side = named
    const column = `${side} ${match[2]!.toLowerCase()}`
    if (figures.has(column)) return fault(start, "WroteTwice", match[0].trim())
    figures.set(column, Number(match[3]!.replace(/^[−–]/u, "-")))
    at = ITEM.lastIndex
  } while (/\S/u.test(text.slice(at)))
  const scores = (["NorthSouth", "EastWest"] as const).filter((one) => figures.has(`${one} score`))
  const net =
    scores.length === 0
      ? undefined
      : figures.get(`${scores[0]!} score`)! * (scores[0] === "EastWest" ? -1 : 1)
  const columns = figures.size > scores.length
  const value = (column: string) => (columns ? (figures.get(column) ?? 0) : undefined)
  return {
    NorthSouth: { below: value("NorthSouth below"), above: value("NorthSouth above") },
    EastWest: { below: value("EastWest below"), above: value("EastWest above") },
    net
  }
}
