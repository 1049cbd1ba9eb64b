/** Normal trick counts cut to whole tricks 0–13, by a mean in tenths of a trick. */
import { TRICK_COUNTS } from "../../par/Bid.ts"

/** Means 0.0 to 13.0 tricks. */
export const MEAN_BINS = 131

/** The bin of a mean number of tricks. */
export const binOf = (mean: number): number => Math.max(0, Math.min(MEAN_BINS - 1, Math.round(mean * 10)))

/** Probabilities of 0 to 13 tricks, index bin × 14 + tricks, for a spread `sd` around each bin's mean. */
export const distribution = (sd: number): Float64Array => {
  const table = new Float64Array(MEAN_BINS * TRICK_COUNTS)
  for (let bin = 0; bin < MEAN_BINS; bin++) {
    let below = 0
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      const upTo = tricks === 13 ? 1 : normalBelow((tricks + 0.5 - bin / 10) / sd)
      table[bin * TRICK_COUNTS + tricks] = upTo - below
      below = upTo
    }
  }
  return table
}

/** P(standard normal < z), within 1e-7: Abramowitz and Stegun, formula 26.2.17. */
export const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
  return z >= 0 ? 1 - upper : upper
}
