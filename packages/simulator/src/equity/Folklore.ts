/**
 * The rule of thumb players carry in their heads: one game up is worth 350, a partscore a third of a game.
 * A yardstick for the computed models, and named as a rule of thumb wherever it speaks. Source: docs/equity.md#folklore
 */
import type { EquityModel } from "./EquityModel.ts"
import { STATE_COUNT, stateAt } from "./StateIndex.ts"

const GAME_UP = 350
const PARTSCORE = 120
const PARTSCORE_AT_GAME_ALL = 170

export const folklore: EquityModel = {
  name: "folklore",
  values: Float64Array.from({ length: STATE_COUNT }, (_, index) => {
    const { games, partscore } = stateAt(index)
    const gameAll = games.NorthSouth === 1 && games.EastWest === 1
    const part = gameAll ? PARTSCORE_AT_GAME_ALL : PARTSCORE
    return (
      (games.NorthSouth - games.EastWest) * GAME_UP +
      (partscore.NorthSouth > 0 ? part : 0) -
      (partscore.EastWest > 0 ? part : 0)
    )
  }),
  errors: new Float64Array(STATE_COUNT)
}
