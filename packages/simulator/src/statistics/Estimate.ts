/** A mean with its standard error, in the unit of the values. */

export interface Estimate {
  readonly mean: number
  /** Standard error of the mean; 0 for fewer than two values, where nothing can be said. */
  readonly se: number
  /** How many values the mean was taken of. */
  readonly count: number
}

/** The mean of independent values. Two passes, so that a large mean does not eat the digits of a small spread. */
export const estimate = (values: ArrayLike<number>): Estimate => {
  const count = values.length
  if (count === 0) return { mean: 0, se: 0, count }
  let sum = 0
  for (let n = 0; n < count; n++) sum += values[n]!
  const mean = sum / count
  if (count === 1) return { mean, se: 0, count }
  let squares = 0
  for (let n = 0; n < count; n++) squares += (values[n]! - mean) ** 2
  return { mean, se: Math.sqrt(squares / (count - 1) / count), count }
}

/** The mean of a share: `successes` of `count`, with the standard error of independent draws. */
export const share = (successes: number, count: number): Estimate => {
  const mean = count === 0 ? 0 : successes / count
  return { mean, se: count < 2 ? 0 : Math.sqrt((mean * (1 - mean)) / (count - 1)), count }
}
