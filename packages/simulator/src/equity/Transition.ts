/** How a state of the rubber changes with trick points, in state numbers (`StateIndex`), for hot loops. */
import { PARTSCORES } from "./StateIndex.ts"

/** In place of a state number: the rubber is over. */
export const OVER = -1

/** The state after `side` (0 NorthSouth, 1 EastWest) writes `trickPoints` below the line, or `OVER`. */
export const stateAfter = (state: number, side: 0 | 1, trickPoints: number): number => {
  const games = Math.trunc(state / 81)
  const part = side === 0 ? Math.trunc(state / 9) % 9 : state % 9
  const points = PARTSCORES[part]! + trickPoints
  if (points < 100) return state + (points / 10 - 1 - part) * (side === 0 ? 9 : 1)
  const unit = side === 0 ? 2 : 1
  return (games & unit) === 0 ? (games | unit) * 81 : OVER
}

/** The bonus for a second game: 700, or 500 when the other side has a game. 0 while the rubber goes on. */
export const bonusAfter = (state: number, side: 0 | 1, trickPoints: number): number => {
  if (stateAfter(state, side, trickPoints) !== OVER) return 0
  return hasGame(state, side === 0 ? 1 : 0) ? 500 : 700
}

/** True when `side` has won a game, which makes it vulnerable. */
export const hasGame = (state: number, side: 0 | 1): boolean =>
  (Math.trunc(state / 81) & (side === 0 ? 2 : 1)) !== 0
