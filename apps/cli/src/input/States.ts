/** The four states of games, without partscores: what commands show when no state is named. */
import type { RubberState } from "@rubber-bridge/core/rubber/RubberState"

const state = (northSouth: number, eastWest: number): RubberState => ({
  games: { NorthSouth: northSouth, EastWest: eastWest },
  partscore: { NorthSouth: 0, EastWest: 0 }
})

export const GAMES_STATES: ReadonlyArray<RubberState> = [state(0, 0), state(1, 0), state(0, 1), state(1, 1)]
