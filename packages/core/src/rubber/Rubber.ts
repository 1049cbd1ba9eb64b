/**
 * A rubber as an immutable value: games, partscores, both columns, and whose turn it is to deal. `play` takes
 * it through one deal. Rules: docs/rules.md#order-of-events
 */
import { Result, Schema } from "effect"
import {
  type BySide,
  bySide,
  nextSeat,
  opponentsOf,
  type Seat,
  type Side,
  SIDES,
  withSide
} from "../deal/Seat.ts"
import type { DealResult } from "../result/DealResult.ts"
import { linesOf } from "../scoring/DealScore.ts"
import { above, type ScoreLine, totals } from "../scoring/ScoreLine.ts"
import { LOVE_ALL, type RubberState, vulnerable } from "./RubberState.ts"

export interface Rubber extends RubberState {
  /** The seat that deals next. */
  readonly dealer: Seat
  /** Deals written so far, passed-out ones included. */
  readonly deals: number
  /** Premiums and penalties of each side so far, in points. */
  readonly above: BySide<number>
  /** Trick points of each side, game by game; the last is the open game while the rubber lasts. */
  readonly below: BySide<ReadonlyArray<number>>
}

/** A deal was to be written on a rubber that one side has already won. */
export class RubberIsOver extends Schema.TaggedError<RubberIsOver>()("RubberIsOver", {
  winner: Schema.String
}) {
  override get message() {
    return `the rubber is over (won by ${this.winner}); a line "rubber" starts the next one`
  }
}

/** What one deal wrote, the rubber after it, and the side that won a game on it. */
export interface DealWritten {
  readonly rubber: Rubber
  readonly lines: ReadonlyArray<ScoreLine>
  readonly gameTo: Side | undefined
}

/**
 * A rubber before its first deal. `state` lets it start in the middle: the columns then hold the partscores of
 * the open game and nothing of what came before it.
 */
export const start = (dealer: Seat = "North", state: RubberState = LOVE_ALL): Rubber => ({
  dealer,
  deals: 0,
  games: state.games,
  partscore: state.partscore,
  above: bySide(() => 0),
  below: bySide((side) => [state.partscore[side]])
})

/** The side with two games, which ends the rubber. */
export const winner = ({ games }: Pick<Rubber, "games">): Side | undefined =>
  SIDES.find((side) => games[side] === 2)

/** The bonus for the rubber: 700 when the opponents have no game, 500 when they have one. Rule: docs/rules.md#rubber-bonus */
export const rubberBonus = (games: BySide<number>, side: Side): number =>
  games[opponentsOf(side)] === 0 ? 700 : 500

/**
 * Writes one deal: its lines by the vulnerability before it, then games and partscores, then the rubber bonus.
 * Fails with `RubberIsOver` when a side already has two games. Rules: docs/rules.md#game
 */
export const play = (rubber: Rubber, result: DealResult): Result.Result<DealWritten, RubberIsOver> => {
  const over = winner(rubber)
  if (over !== undefined) return Result.fail(new RubberIsOver({ winner: over }))
  const dealLines = linesOf(result, vulnerable(rubber))
  const scored = addLines(rubber, dealLines)
  const gameTo = SIDES.find((side) => scored.partscore[side] >= 100)
  const dealt = { ...scored, dealer: nextSeat(rubber.dealer), deals: rubber.deals + 1 }
  if (gameTo === undefined) return Result.succeed({ rubber: dealt, lines: dealLines, gameTo })
  const games = withSide(dealt.games, gameTo, dealt.games[gameTo] + 1)
  const won = { ...dealt, games, partscore: bySide(() => 0) }
  if (winner(won) === undefined) {
    const below = bySide((side) => [...won.below[side], 0])
    return Result.succeed({ rubber: { ...won, below }, lines: dealLines, gameTo })
  }
  const bonus = above(gameTo, "RubberBonus", rubberBonus(games, gameTo), "rubber-bonus")
  return Result.succeed({ rubber: addLines(won, bonus), lines: [...dealLines, ...bonus], gameTo })
}

/** Both columns added up: points below, above and in all, for each side. */
export const columns = (
  rubber: Rubber
): BySide<{ readonly below: number; readonly above: number; readonly total: number }> =>
  bySide((side) => {
    const below = rubber.below[side].reduce((sum, points) => sum + points, 0)
    return { below, above: rubber.above[side], total: below + rubber.above[side] }
  })

/** Points by which each side leads; the winner of the rubber may be behind. */
export const margin = (rubber: Rubber): BySide<number> => {
  const { EastWest, NorthSouth } = columns(rubber)
  return { NorthSouth: NorthSouth.total - EastWest.total, EastWest: EastWest.total - NorthSouth.total }
}

function addLines(rubber: Rubber, lines: ReadonlyArray<ScoreLine>): Rubber {
  const points = totals(lines)
  return {
    ...rubber,
    partscore: bySide((side) => rubber.partscore[side] + points[side].below),
    above: bySide((side) => rubber.above[side] + points[side].above),
    below: bySide((side) => {
      const games = rubber.below[side]
      return [...games.slice(0, -1), games.at(-1)! + points[side].below]
    })
  }
}
