/** How a side bids through a rubber, as data. Functions of the caller's own are `FunctionStrategy`. */
import { type EquityName } from "../equity/EquityModel.ts"
import { type FieldParameters, SLAM_CHANCE } from "../equity/field/FieldParameters.ts"
import { FIELD } from "../equity/field/Fitted.ts"
import { type Judgement } from "../equity/field/Judgement.ts"

export interface Strategy {
  /** As the strategy is written: `field`, `par:score=no`. */
  readonly name: string
  /** `cards`: the double-dummy results; `readings`: what the `field` model knows. */
  readonly sees: "cards" | "readings"
  /** What the rest of the rubber is taken to be worth. */
  readonly equity: EquityName
  /** False: bids as if there were no partscores. Games, and so vulnerability, are never overlooked. */
  readonly playsToTheScore: boolean
  /** Unused where the cards are seen. */
  readonly people: FieldParameters
  readonly judgement: Judgement
}

const PEOPLE = {
  sees: "readings",
  equity: "field",
  playsToTheScore: true,
  people: FIELD,
  judgement: { invites: FIELD.invites, slam: SLAM_CHANCE }
} as const

/** The strategies with names. */
export const STRATEGIES: ReadonlyArray<Strategy> = [
  { ...PEOPLE, name: "field" },
  { ...PEOPLE, name: "par", sees: "cards", equity: "par" },
  { ...PEOPLE, name: "careful", judgement: { invites: 0.3, slam: 0.7, game: 0.6, compete: 0.6 } },
  {
    ...PEOPLE,
    name: "bold",
    judgement: { invites: 0.1, slam: 0.4, game: 0.35, compete: 0.4, sacrifice: 500 }
  }
]
