/**
 * Parameter sets of the `field` model. The first speaks; the others fit the facts about as well and only serve to say
 * how far the model itself is in doubt. How they were found: docs/equity.md#fit
 */
import { type FieldParameters } from "./FieldParameters.ts"

export const FIELD: FieldParameters = {
  pointsError: 3.5,
  staysOut: 0.3,
  doubleReluctance: 100,
  missesSlam: 0.6,
  invites: 0.2
}

/** Named by what they assume about the weaker side. */
export const OTHER_FIELDS: ReadonlyArray<FieldParameters> = [
  { pointsError: 3, staysOut: 0, doubleReluctance: 100, missesSlam: 0.6, invites: 0.2 },
  { pointsError: 4, staysOut: 0.6, doubleReluctance: 100, missesSlam: 0.6, invites: 0.2 }
]
