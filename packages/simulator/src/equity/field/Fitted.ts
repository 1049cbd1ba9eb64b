/**
 * Parameter sets of the `field` model. The first speaks: of the sets that fit the facts it is the one nearest to what players say
 * of games and partscores. The others fit about as well and say how far the model itself is in doubt. The search
 * and the residuals: docs/equity.md#fit
 */
import { type FieldParameters } from "./FieldParameters.ts"

export const FIELD: FieldParameters = {
  pointsError: 3.5,
  staysOut: 0.75,
  doubleReluctance: 200,
  missesSlam: 0.36,
  invites: 0.16
}

/** They differ most in how often the weaker side contests. */
export const OTHER_FIELDS: ReadonlyArray<FieldParameters> = [
  { pointsError: 3, staysOut: 0.55, doubleReluctance: 200, missesSlam: 0.42, invites: 0.15 },
  { pointsError: 2, staysOut: 0, doubleReluctance: 200, missesSlam: 0.5, invites: 0.1 }
]
