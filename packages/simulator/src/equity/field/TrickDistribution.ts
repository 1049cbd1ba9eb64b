/**
 * Chances of 0 to 13 tricks by the number that a linear fit predicts. The fit is a straight line, the world is not: near
 * the top and the bottom fewer tricks are left to win or lose, so what the line predicts is corrected and its spread is
 * narrower there. Both are read off the deals of the fit.
 */
import { TRICK_COUNTS } from "../../par/Bid.ts"

/** Predictions from −2.0 to 15.0 tricks, in tenths. */
const LOWEST = -2
export const MEAN_BINS = 171

/** The bin of a predicted number of tricks. */
export const binOf = (predicted: number): number =>
  Math.max(0, Math.min(MEAN_BINS - 1, Math.round((predicted - LOWEST) * 10)))

/** How predictions are to be read, at −2.0, −1.5 … 15.0 predicted tricks; straight lines between. */
export interface Calibration {
  /** Mean tricks taken less those predicted. */
  readonly offsets: ReadonlyArray<number>
  /** Standard deviation of the tricks around their mean. */
  readonly spreads: ReadonlyArray<number>
}

const STEP = 0.5
const KNOTS = 35

/** Rows that count for half as much again as the knots nearer to the middle: the few at the ends are drawn towards those. */
const PRIOR_ROWS = 10

/** What the deals say of predictions. Each row counts for the two knots it lies between, by its distance from either. */
export const calibrationOf = (predicted: ArrayLike<number>, tricks: ArrayLike<number>): Calibration => {
  const weights = new Float64Array(KNOTS)
  const sums = new Float64Array(KNOTS)
  const squares = new Float64Array(KNOTS)
  for (let row = 0; row < predicted.length; row++) {
    const { knot, share } = placeIn(predicted[row]!)
    const error = tricks[row]! - predicted[row]!
    for (const [at, weight] of [
      [knot, 1 - share],
      [knot + 1, share]
    ] as const) {
      weights[at]! += weight
      sums[at]! += weight * error
      squares[at]! += weight * error * error
    }
  }
  const offsets = Array.from({ length: KNOTS }, () => 0)
  const spreads = Array.from({ length: KNOTS }, () => 0)
  const middle = weights.indexOf(Math.max(...weights))
  for (const knot of fromMiddle(middle)) {
    const inner = knot === middle ? knot : knot + Math.sign(middle - knot)
    const prior = knot === middle ? 0 : PRIOR_ROWS
    const weight = weights[knot]! + prior
    const mean = (sums[knot]! + prior * offsets[inner]!) / weight
    // A knot without rows continues as its neighbour does; the most extreme predictions are all but certain.
    offsets[knot] = mean
    const around = squares[knot]! - 2 * mean * sums[knot]! + mean * mean * weights[knot]!
    // What is cut to whole tricks varies by 1/12 more than the curve that is cut.
    const own = Math.max(0, around - weights[knot]! / 12)
    spreads[knot] = Math.sqrt((own + prior * spreads[inner]! ** 2) / weight)
  }
  return { offsets, spreads }
}

/** Probabilities, index bin × 14 + tricks; `doubt` is the reader's own, as a standard deviation of the prediction. */
export const distribution = (calibration: Calibration, doubt = 0): Float64Array => {
  const sure = new Float64Array(MEAN_BINS * TRICK_COUNTS)
  for (let bin = 0; bin < MEAN_BINS; bin++) {
    const predicted = LOWEST + bin / 10
    const mean = predicted + at(calibration.offsets, predicted)
    const sd = Math.max(0.2, at(calibration.spreads, predicted))
    let below = 0
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      const upTo = tricks === 13 ? 1 : normalBelow((tricks + 0.5 - mean) / sd)
      sure[bin * TRICK_COUNTS + tricks] = upTo - below
      below = upTo
    }
  }
  return doubt === 0 ? sure : blurred(sure, doubt)
}

/** The same for readers whose prediction is off by a normal error. */
function blurred(sure: Float64Array, doubt: number): Float64Array {
  const reach = Math.ceil(40 * doubt)
  const weights = Array.from(
    { length: 2 * reach + 1 },
    (_, n) => normalBelow((n - reach + 0.5) / 10 / doubt) - normalBelow((n - reach - 0.5) / 10 / doubt)
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Float64Array(sure.length)
  for (let bin = 0; bin < MEAN_BINS; bin++) {
    for (const [n, weight] of weights.entries()) {
      const from = Math.max(0, Math.min(MEAN_BINS - 1, bin + n - reach))
      for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
        table[bin * TRICK_COUNTS + tricks]! += (weight / all) * sure[from * TRICK_COUNTS + tricks]!
    }
  }
  return table
}

/** The knot below a prediction and how far it lies towards the next, 0 to 1. */
function placeIn(predicted: number): { readonly knot: number; readonly share: number } {
  const place = Math.max(0, Math.min(KNOTS - 1, (predicted - LOWEST) / STEP))
  const knot = Math.min(KNOTS - 2, Math.trunc(place))
  return { knot, share: place - knot }
}

function at(knots: ReadonlyArray<number>, predicted: number): number {
  const { knot, share } = placeIn(predicted)
  return knots[knot]! * (1 - share) + knots[knot + 1]! * share
}

function fromMiddle(middle: number): ReadonlyArray<number> {
  const up = Array.from({ length: KNOTS - middle }, (_, n) => middle + n)
  const down = Array.from({ length: middle }, (_, n) => middle - 1 - n)
  return [...up, ...down]
}

/** P(standard normal < z), within 1e-7: Abramowitz and Stegun, formula 26.2.17. */
export const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return z >= 0 ? 1 - upper : upper
}
