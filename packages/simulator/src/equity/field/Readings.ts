/**
 * How each side reads each deal: the mean number of tricks it expects for its own and the opponents' contracts. A
 * side draws one misreading of its points per deal, from the stream of the deal's number, and keeps it in every
 * state of the rubber, so that both seat orders of a deal see mirrored readings.
 */
import { type Bank } from "../../bank/BankFormat.ts"
import { BID_COUNT } from "../../par/Bid.ts"
import { PURPOSE, Rng } from "../../random/Rng.ts"
import { featuresOf, notrumpTerms, opposingNotrumpTerms, opposingSuitTerms, suitTerms } from "./Features.ts"
import { type FieldParameters, judgementOf } from "./FieldParameters.ts"
import { placeOf, type Reckoning, type Spreads } from "./Outlook.ts"
import { dot } from "./Regression.ts"
import { distribution } from "./TrickDistribution.ts"
import { type TrickFit, type TrickModel } from "./TrickModel.ts"

export interface Readings {
  /**
   * Places in an `Outlook` by the mean tricks expected, index deal × 20 + reader × 10 + (0 own, 5 the opponents') +
   * denomination.
   */
  readonly places: Uint16Array
  /** 1 where a side stays out, index deal × 2 + side. */
  readonly out: Uint8Array
  /** The highest bid a side considers, 0 to 34: 24 where it misses slams. Same index. */
  readonly limit: Uint8Array
}

/** A bank's deals as two sides with these parameters read them. */
export const readingsOf = (
  bank: Pick<Bank, "count" | "deals" | "seed" | "first">,
  model: TrickModel,
  sides: readonly [FieldParameters, FieldParameters]
): Readings => {
  const places = new Uint16Array(bank.count * 20)
  const out = new Uint8Array(bank.count * 2)
  const limit = new Uint8Array(bank.count * 2)
  const rng = new Rng(0)
  for (let deal = 0; deal < bank.count; deal++) {
    rng.seek(bank.seed, bank.first + deal, PURPOSE.readings)
    for (let side = 0; side < 2; side++) {
      const parameters = sides[side]!
      const features = featuresOf(bank.deals, deal * 16, side)
      const error = standardNormal(rng) * parameters.pointsError
      limit[deal * 2 + side] = rng.fraction() < parameters.missesSlam ? LAST_GAME : BID_COUNT - 1
      const stays = rng.fraction() < parameters.staysOut
      const points = MEAN_POINTS + trust(parameters) * (features.points + error - MEAN_POINTS)
      if (stays && points < MEAN_POINTS) out[deal * 2 + side] = 1
      const seen = { ...features, points }
      const at = deal * 20 + side * 10
      for (let trump = 0; trump < 4; trump++) {
        places[at + trump] = placeOf(trump, dot(model.suit.coefficients, suitTerms(seen, trump)))
        places[at + 5 + trump] = placeOf(
          trump,
          dot(model.opposingSuit.coefficients, opposingSuitTerms(seen, trump))
        )
      }
      places[at + 4] = placeOf(4, dot(model.notrump.coefficients, notrumpTerms(seen)))
      places[at + 9] = placeOf(4, dot(model.notrump.coefficients, opposingNotrumpTerms(seen)))
    }
  }
  return { places, out, limit }
}

/** Two hands have 20 points on average, with this variance: 26 of the 52 cards drawn without replacement. */
const MEAN_POINTS = 20
const POINTS_VARIANCE = 22.75

/** How far a side believes a reading that departs from the average: the share of its variance that is real. */
function trust({ pointsError }: FieldParameters): number {
  return POINTS_VARIANCE / (POINTS_VARIANCE + pointsError ** 2)
}

/** The trick distributions a side with these parameters reckons with: the fit's spread and its own doubt about the points. */
export const spreadsOf = (model: TrickModel, parameters: FieldParameters): Spreads => {
  const doubt = trust(parameters) * parameters.pointsError ** 2
  const widened = ({ calibration, coefficients }: TrickFit) =>
    distribution(calibration, Math.abs(coefficients[1]!) * Math.sqrt(doubt))
  return {
    suit: widened(model.suit),
    opposingSuit: widened(model.opposingSuit),
    notrump: widened(model.notrump)
  }
}

/** How people with these parameters reckon. */
export const reckoningOf = (model: TrickModel, parameters: FieldParameters): Reckoning => ({
  spreads: spreadsOf(model, parameters),
  doubleReluctance: parameters.doubleReluctance,
  judgement: judgementOf(parameters)
})

/** Five notrump. */
const LAST_GAME = 24

/** Mean 0, standard deviation 1, the sum of twelve uniform numbers: the same on every machine. */
function standardNormal(rng: Rng): number {
  let sum = -6
  for (let n = 0; n < 12; n++) sum += rng.fraction()
  return sum
}
