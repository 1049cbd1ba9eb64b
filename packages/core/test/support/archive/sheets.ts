/**
 * Archives of sheets with figures only. Lines of games, the bonus and the totals follow from the figures as written, as they
 * do on paper; at most one thing is wrong in a rubber.
 */
import { opponentsOf, type Side, SIDE_LETTERS, SIDES } from "../../../src/deal/Seat.ts"
import { linesOf } from "../../../src/scoring/DealScore.ts"
import type { Reason } from "../../../src/validation/Reason.ts"
import { Sequence } from "./Sequence.ts"
import { dealFrom } from "./spoils.ts"

export const SHEET_REASONS: ReadonlyArray<Reason> = [
  "Vulnerability",
  "PartscoreCarry",
  "RubberBonus",
  "WrongSide",
  "ImpossibleFigure",
  "GameLine",
  "Addition"
]

export interface SheetEntryLine {
  readonly rubber: number
  readonly side: Side
  readonly where: "below" | "above" | "game" | "total"
  readonly points: number
}

/** The entries of a rubber, and what is wrong among them. */
export interface ArchiveSheet {
  readonly entries: ReadonlyArray<SheetEntryLine>
  readonly reason: Reason | undefined
}

/** Everything that tricks bid and made can score. */
const TRICK_SCORES = new Set(
  [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
    [20 * level, 30 * level, 30 * level + 10].flatMap((points) => [points, 2 * points, 4 * points])
  )
)

export function* archiveSheets(seed: number, rubbers: number, every: number): Generator<ArchiveSheet> {
  const sequence = new Sequence(seed)
  for (let rubber = 1; rubber <= rubbers; rubber++) {
    const wanted = every > 0 && sequence.below(every) === 0 ? sequence.pick(SHEET_REASONS) : undefined
    yield sheetOf(rubber, sequence, wanted)
  }
}

function sheetOf(rubber: number, sequence: Sequence, wanted: Reason | undefined): ArchiveSheet {
  const entries: Array<SheetEntryLine> = []
  const sums = { NorthSouth: 0, EastWest: 0 }
  const games = { NorthSouth: 0, EastWest: 0 }
  let part = { NorthSouth: 0, EastWest: 0 }
  let reason: Reason | undefined
  const write = (side: Side, where: "below" | "above" | "game", points = 0) => {
    entries.push({ rubber, side, where, points })
    sums[side] += points
  }
  /** True the first time the wanted mistake can be made. */
  const err = (kind: Reason, possible = true) => {
    if (wanted !== kind || reason !== undefined || !possible) return false
    reason = kind
    return true
  }
  for (;;) {
    const vulnerable = { NorthSouth: games.NorthSouth > 0, EastWest: games.EastWest > 0 }
    const lines = linesOf(dealFrom(sequence), vulnerable)
    for (const { points, side, where } of lines.filter((line) => line.where === "above"))
      write(side, where, points)
    // A grand slam with all honours, by a side that is vulnerable only in the next rubber.
    if (!vulnerable.NorthSouth && err("Vulnerability")) write("NorthSouth", "above", 1650)
    const below = lines.find((line) => line.where === "below")
    if (below === undefined) continue
    const { points, side } = below
    const running = part[side] + points
    if (err("PartscoreCarry", part[side] > 0 && !TRICK_SCORES.has(running))) {
      write(side, "below", running)
      part[side] += running
    } else if (err("ImpossibleFigure")) {
      write(side, "below", points + 3)
      part[side] += points + 3
    } else {
      write(side, "below", points)
      part[side] += points
    }
    if (part[side] < 100) continue
    games[side]++
    part = { NorthSouth: 0, EastWest: 0 }
    if (!err("GameLine")) write(side, "game")
    if (games[side] < 2) continue
    const bonus = games[opponentsOf(side)] === 0 ? 700 : 500
    // 700 for 500 could be 500 with premiums of the last deal; 500 for 700, or nothing for 500, can not.
    const misjudged = err("RubberBonus")
    if (!misjudged || bonus === 700) write(side, "above", misjudged ? 500 : bonus)
    break
  }
  const misadded = err("Addition") ? 10 : 0
  const swapped = err("WrongSide", sums.NorthSouth !== sums.EastWest)
  for (const side of SIDES) {
    const points = sums[swapped ? opponentsOf(side) : side] + (side === "NorthSouth" ? misadded : 0)
    entries.push({ rubber, side, where: "total", points })
  }
  return { entries, reason }
}

/** A sheet as result lines. */
export const sheetText = ({ entries }: ArchiveSheet): ReadonlyArray<string> => {
  const totals = entries.filter(({ where }) => where === "total")
  return [
    `rubber ${entries[0]!.rubber}`,
    ...entries.flatMap(({ points, side, where }) => {
      if (where === "total") return []
      const name = SIDE_LETTERS[side]
      return [where === "game" ? `game ${name}` : `${name} ${where} ${points}`]
    }),
    `total ${totals.map(({ points, side }) => `${SIDE_LETTERS[side]} ${points}`).join(" ")}`
  ]
}

export const SHEET_HEADER = "rubber,side,where,points"

/** A sheet as records of CSV. */
export const sheetRows = ({ entries }: ArchiveSheet): ReadonlyArray<string> =>
  entries.map(({ points, rubber, side, where }) =>
    [rubber, SIDE_LETTERS[side], where, where === "game" ? "" : points].join(",")
  )
