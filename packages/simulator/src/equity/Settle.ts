/** Playing on against stopping now: V of a state beside what an edition of the laws gives for an unfinished rubber. */
import { net } from "@rubber-bridge/core/scoring/ScoreLine"
import { type RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { settlement, type UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import { type EquityModel, equityOf } from "./EquityModel.ts"

export const EDITIONS: ReadonlyArray<Exclude<UnfinishedEdition, "none">> = ["1993", "50"]

/** Points for NorthSouth. What is on the sheet already is the same either way and left out. */
export interface Settled {
  readonly edition: UnfinishedEdition
  readonly stopping: number
  readonly playingOn: number
  /** What NorthSouth gain by stopping; EastWest lose it. */
  readonly gain: number
}

export const settled = (state: RubberState, model: EquityModel, edition: UnfinishedEdition): Settled => {
  const stopping = net(settlement(state, edition))
  const playingOn = equityOf(model, state)
  return { edition, stopping, playingOn, gain: stopping - playingOn }
}
