/**
 * The state of one rubber while its records come in, as plain numbers that are changed in place: games, partscores, and the
 * sums of what is right and of what was written. Rule: docs/rules.md#game
 */
import type { Seat } from "../deal/Seat.ts"
import * as Chicago from "../variants/Chicago.ts"
import type { Finding } from "./Reason.ts"

/** A rubber so far, by side number: 0 NorthSouth, 1 EastWest. */
export interface OpenRubber {
  id: string
  readonly games: [number, number]
  readonly partscore: [number, number]
  /** What the last finished game wiped. */
  readonly wiped: [number, number]
  /** Sums as the laws give them. */
  readonly right: [number, number]
  /** Points above as the laws give them. */
  readonly above: [number, number]
  /** Points below game by game, as the laws give them. */
  readonly below: [Array<number>, Array<number>]
  /** Sums of what was written; `NaN` once a deal did not say. */
  readonly written: [number, number]
  /** Whether honours of some deal are unknown. */
  honoursOpen: boolean
  /** Honours taken for real because a figure shows them, though nobody said so. */
  readonly supposed: [number, number]
  /** Points of figures that honours would explain as well as the mistake that was told. */
  readonly doubtful: [number, number]
  deals: number
  line: number
  chicago: Chicago.Chicago | undefined
}

/** A rubber before its first deal. */
export const newRubber = (id: string): OpenRubber => ({
  id,
  games: [0, 0],
  partscore: [0, 0],
  wiped: [0, 0],
  right: [0, 0],
  above: [0, 0],
  below: [[0], [0]],
  written: [0, 0],
  honoursOpen: false,
  supposed: [0, 0],
  doubtful: [0, 0],
  deals: 0,
  line: 0,
  chicago: undefined
})

/** The same object as another rubber before its first deal. */
export const restart = (rubber: OpenRubber, id: string): OpenRubber => {
  rubber.id = id
  for (const pair of [
    rubber.games,
    rubber.partscore,
    rubber.wiped,
    rubber.right,
    rubber.above,
    rubber.written,
    rubber.supposed,
    rubber.doubtful
  ]) {
    pair[0] = 0
    pair[1] = 0
  }
  for (const games of rubber.below) {
    games.length = 1
    games[0] = 0
  }
  rubber.honoursOpen = false
  rubber.deals = 0
  rubber.line = 0
  rubber.chicago = undefined
  return rubber
}

/** Writes trick points below the line: games and partscores after them. Gives the rubber bonus, 0 while nobody has won it. */
export const advance = (rubber: OpenRubber, side: number, below: number): number => {
  const { games, partscore } = rubber
  partscore[side]! += below
  const mine = rubber.below[side]!
  mine[mine.length - 1]! += below
  if (partscore[side]! < 100) return 0
  rubber.wiped[0] = side === 0 ? 0 : partscore[0]
  rubber.wiped[1] = side === 1 ? 0 : partscore[1]
  partscore[0] = 0
  partscore[1] = 0
  games[side]!++
  if (games[side]! < 2) {
    for (const games of rubber.below) games.push(0)
    return 0
  }
  return games[1 - side] === 0 ? 700 : 500
}

/** Honours that nobody stated but a figure shows are taken for real, so that sums and totals after them agree. */
export const adoptHonours = (rubber: OpenRubber, findings: ReadonlyArray<Finding>): void => {
  for (const { alsoExplainedBy, expected, field, found, reason } of findings) {
    const side = field === "ns_above" ? 0 : field === "ew_above" ? 1 : undefined
    if (side === undefined) continue
    const points = Number(found) - Number(expected)
    if (alsoExplainedBy.includes("ExplainedByHonours")) rubber.doubtful[side] += points
    if (reason !== "ExplainedByHonours") continue
    rubber.right[side] += points
    rubber.above[side] += points
    rubber.supposed[side] += points
  }
}

/** The Chicago of a rubber, begun by `dealer`. */
export const chicagoOf = (rubber: OpenRubber, dealer: Seat | undefined): Chicago.Chicago => {
  rubber.chicago ??= Chicago.start(dealer)
  return dealer === undefined ? rubber.chicago : { ...rubber.chicago, dealer }
}
