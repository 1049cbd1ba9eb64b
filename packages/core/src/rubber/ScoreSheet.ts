/**
 * The two-column sheet of one rubber: every deal with its lines and the state after it, and the columns as a
 * person draws them. Entries above are written from the line upwards, below it downwards.
 */
import { Result } from "effect"
import { type BySide, bySide, type Seat, type Side } from "../deal/Seat.ts"
import type { DealResult } from "../result/DealResult.ts"
import type { ScoreKind, ScoreLine } from "../scoring/ScoreLine.ts"
import * as Rubber from "./Rubber.ts"
import { LOVE_ALL, type RubberState } from "./RubberState.ts"
import { settlement, type UnfinishedEdition } from "./Unfinished.ts"

export interface SheetDeal {
  /** From 1. */
  readonly number: number
  readonly dealer: Seat
  readonly vulnerable: BySide<boolean>
  readonly result: DealResult
  readonly lines: ReadonlyArray<ScoreLine>
  readonly gameTo: Side | undefined
  readonly after: Rubber.Rubber
}

export interface SheetEntry {
  /** The deal that wrote it, from 1; 0 for the settlement of an unfinished rubber. */
  readonly deal: number
  readonly kind: ScoreKind
  readonly points: number
}

export interface ScoreSheet {
  readonly deals: ReadonlyArray<SheetDeal>
  readonly rubber: Rubber.Rubber
  readonly settlement: ReadonlyArray<ScoreLine>
}

/** One column: above the line in order of writing, and below it game by game (one list for each game begun). */
export interface SheetColumn {
  readonly above: ReadonlyArray<SheetEntry>
  readonly below: ReadonlyArray<ReadonlyArray<SheetEntry>>
}

export const empty = (dealer: Seat = "North", state: RubberState = LOVE_ALL): ScoreSheet => ({
  deals: [],
  rubber: Rubber.start(dealer, state),
  settlement: []
})

/** The sheet with one deal more; fails when the rubber is over. */
export const write = (
  sheet: ScoreSheet,
  result: DealResult
): Result.Result<ScoreSheet, Rubber.RubberIsOver> =>
  Result.map(Rubber.play(sheet.rubber, result), ({ gameTo, lines, rubber }) => {
    const deal: SheetDeal = {
      number: sheet.rubber.deals + 1,
      dealer: sheet.rubber.dealer,
      vulnerable: bySide((side) => sheet.rubber.games[side] > 0),
      result,
      lines,
      gameTo,
      after: rubber
    }
    return { ...sheet, deals: [...sheet.deals, deal], rubber }
  })

/** The sheet of these deals in order. */
export const fromResults = (
  results: Iterable<DealResult>,
  dealer: Seat = "North"
): Result.Result<ScoreSheet, Rubber.RubberIsOver> => {
  let sheet = empty(dealer)
  for (const result of results) {
    const next = write(sheet, result)
    if (Result.isFailure(next)) return next
    sheet = next.success
  }
  return Result.succeed(sheet)
}

/** The sheet settled by an edition of the laws; a finished rubber stays as it is. */
export const settle = (sheet: ScoreSheet, edition: UnfinishedEdition): ScoreSheet => ({
  ...sheet,
  settlement: settlement(sheet.rubber, edition)
})

/** All lines on the sheet: those of the deals in order, then the settlement. */
export const linesOn = (sheet: ScoreSheet): ReadonlyArray<ScoreLine> => [
  ...sheet.deals.flatMap((deal) => deal.lines),
  ...sheet.settlement
]

/** Points below, above and in all for each side, the settlement included. */
export const totals = (sheet: ScoreSheet) => {
  const columns = Rubber.columns(sheet.rubber)
  return bySide((side) => {
    const settled = sheet.settlement.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0)
    const { above, below, total } = columns[side]
    return { below, above: above + settled, total: total + settled }
  })
}

/** Points by which each side leads on the sheet; both 0 in a tie. */
export const margin = (sheet: ScoreSheet): BySide<number> => {
  const { EastWest, NorthSouth } = totals(sheet)
  const lead = NorthSouth.total - EastWest.total
  return { NorthSouth: lead, EastWest: lead === 0 ? 0 : -lead }
}

/** The sheet as two columns with their entries. */
export const columns = (sheet: ScoreSheet): BySide<SheetColumn> =>
  bySide((side) => {
    const above: Array<SheetEntry> = []
    const below: Array<Array<SheetEntry>> = [[]]
    for (const { gameTo, lines, number } of sheet.deals) {
      for (const { kind, points, side: to, where } of lines) {
        if (to !== side) continue
        if (where === "above") above.push({ deal: number, kind, points })
        else below.at(-1)!.push({ deal: number, kind, points })
      }
      if (gameTo !== undefined) below.push([])
    }
    for (const line of sheet.settlement) {
      if (line.side === side) above.push({ deal: 0, kind: line.kind, points: line.points })
    }
    if (Rubber.winner(sheet.rubber) !== undefined) below.pop()
    return { above, below }
  })
