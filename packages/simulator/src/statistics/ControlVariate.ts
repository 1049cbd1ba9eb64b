/**
 * Regression on many cheap deals (two-phase sampling). Solving a deal costs a thousand times what dealing does, so n
 * deals are solved and features are computed on N ≫ n others. A regression on the features explains part of why
 * one deal is worth more than another; that part is then averaged over the N deals, and only what is unexplained over the n.
 *
 * The deals are cut into folds and each is predicted from the others' regression, so no deal helps to predict
 * itself: the estimate is unbiased for every n. The estimate is the same linear function of the values for every value, so
 * differences of estimates are estimates of differences. Method, figures and limits: docs/statistics.md#regression
 */
import type { Estimate } from "./Estimate.ts"

const FOLDS = 10

/** Features: rows of equal length, one behind the other; the first is 1 in every row. */
export interface Design {
  readonly width: number
  readonly rows: Float64Array
}

/** The means of features over N deals, and how far they may be off: the covariance of a row divided by N. */
export interface Population {
  readonly count: number
  readonly means: Float64Array
  /** Of single rows; 0 for the constant. */
  readonly variances: Float64Array
  /** Row by row, width × width. */
  readonly covariance: Float64Array
}

export interface Regression {
  /** The mean alone, at the cost of one pass over the values. */
  readonly mean: (values: ArrayLike<number>) => number
  /** The mean of values, one for each row, over the population; `count` is the number of rows. */
  readonly estimate: (values: ArrayLike<number>) => Estimate
}

/** Prepares the regression of values on these rows; undefined when there are too few rows to fit anything. */
export const regression = (design: Design, population: Population): Regression | undefined => {
  const { width } = design
  const count = design.rows.length / width
  if (count < 4 * width || count < 100) return undefined
  // Measured from the population's mean in the population's standard deviations; then its means are 1, 0, 0 …
  const scale = population.variances.map((variance, n) => (n === 0 ? 1 : Math.sqrt(variance)))
  const rows = design.rows.map((value, at) => {
    const n = at % width
    return n === 0 ? 1 : (value - population.means[n]!) / scale[n]!
  })
  const covariance = population.covariance.map(
    (value, at) => value / (scale[Math.trunc(at / width)]! * scale[at % width]!)
  )
  const means = new Float64Array(width)
  means[0] = 1
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    from: Math.floor((count * fold) / FOLDS),
    to: Math.floor((count * (fold + 1)) / FOLDS)
  }))
  const products = folds.map(({ from, to }) => gram(rows, width, from, to))
  const whole = products.reduce((sum, part) => sum.map((value, n) => value + part[n]!))
  const factors = products.map((part) =>
    cholesky(
      whole.map((value, n) => value - part[n]!),
      width
    )
  )
  if (factors.some((factor) => factor === undefined)) return undefined
  const weights = weightsOf(rows, width, folds, factors as ReadonlyArray<Float64Array>, means)
  return {
    mean: (values) => {
      let sum = 0
      for (let row = 0; row < count; row++) sum += weights[row]! * values[row]!
      return sum
    },
    estimate: (values) => {
      const sums = folds.map(({ from, to }) => weightedSum(rows, width, values, from, to))
      const total = sums.reduce((sum, part) => sum.map((value, n) => value + part[n]!))
      const residuals = new Float64Array(count)
      const average = new Float64Array(width)
      let predicted = 0
      for (const [fold, { from, to }] of folds.entries()) {
        const coefficients = solve(
          factors[fold]!,
          total.map((value, n) => value - sums[fold]![n]!),
          width
        )
        for (let row = from; row < to; row++)
          residuals[row] = values[row]! - dot(rows, row * width, coefficients)
        const weight = (to - from) / count
        predicted += weight * dot(means, 0, coefficients)
        for (let n = 0; n < width; n++) average[n]! += weight * coefficients[n]!
      }
      const left = residuals.reduce((sum, value) => sum + value, 0) / count
      const squares = residuals.reduce((sum, value) => sum + (value - left) ** 2, 0)
      const variance = squares / (count - 1) / count + quadratic(covariance, average)
      return { mean: predicted + left, se: Math.sqrt(variance), count }
    }
  }
}

/** Means and covariance of features given row by row. */
export class PopulationTally {
  private readonly width: number
  private readonly sums: Float64Array
  private readonly products: Float64Array
  private count = 0

  constructor(width: number) {
    this.width = width
    this.sums = new Float64Array(width)
    this.products = new Float64Array(width * width)
  }

  add(row: Float64Array): void {
    this.count++
    for (let n = 0; n < this.width; n++) {
      const value = row[n]!
      if (value === 0) continue
      this.sums[n]! += value
      for (let m = 0; m <= n; m++) this.products[n * this.width + m]! += value * row[m]!
    }
  }

  get population(): Population {
    const { count, width } = this
    const means = this.sums.map((sum) => sum / count)
    const covariance = new Float64Array(width * width)
    for (let n = 0; n < width; n++) {
      for (let m = 0; m <= n; m++) {
        const value = (this.products[n * width + m]! / count - means[n]! * means[m]!) / count
        covariance[n * width + m] = value
        covariance[m * width + n] = value
      }
    }
    const variances = means.map((_, n) => covariance[n * width + n]! * count)
    return { count, means, variances, covariance }
  }
}

interface Fold {
  readonly from: number
  readonly to: number
}

/**
 * The estimate as a weighted sum of the values. Fold k contributes (n_k μ − s_k)·β_k ÷ n to the plain mean, μ being the population's
 * means, s_k the sum of the fold's rows and β_k linear in the values outside the fold.
 */
function weightsOf(
  rows: Float64Array,
  width: number,
  folds: ReadonlyArray<Fold>,
  factors: ReadonlyArray<Float64Array>,
  means: Float64Array
): Float64Array {
  const count = rows.length / width
  const ones = new Float64Array(count).fill(1)
  const pulls = folds.map(({ from, to }, fold) => {
    const sums = weightedSum(rows, width, ones, from, to)
    return solve(
      factors[fold]!,
      means.map((mean, n) => (to - from) * mean - sums[n]!),
      width
    )
  })
  const all = pulls.reduce((sum, pull) => sum.map((value, n) => value + pull[n]!))
  const weights = new Float64Array(count)
  for (const [fold, { from, to }] of folds.entries()) {
    const others = all.map((value, n) => value - pulls[fold]![n]!)
    for (let row = from; row < to; row++) weights[row] = (1 + dot(rows, row * width, others)) / count
  }
  return weights
}

const dot = (rows: Float64Array, at: number, coefficients: Float64Array): number => {
  let sum = 0
  for (let n = 0; n < coefficients.length; n++) sum += rows[at + n]! * coefficients[n]!
  return sum
}

function gram(rows: Float64Array, width: number, from: number, to: number): Float64Array {
  const result = new Float64Array(width * width)
  for (let row = from; row < to; row++) {
    const at = row * width
    for (let n = 0; n < width; n++) {
      const value = rows[at + n]!
      if (value === 0) continue
      for (let m = 0; m <= n; m++) result[n * width + m]! += value * rows[at + m]!
    }
  }
  return result
}

function weightedSum(rows: Float64Array, width: number, values: ArrayLike<number>, from: number, to: number) {
  const result = new Float64Array(width)
  for (let row = from; row < to; row++) {
    for (let n = 0; n < width; n++) result[n]! += rows[row * width + n]! * values[row]!
  }
  return result
}

/**
 * Coefficients are drawn towards 0 as if this share of the rows said that the features do not matter. Dozens of weak
 * features then cost little where they explain little. Chosen on solved deals; any value keeps the estimate unbiased.
 */
const RIDGE = 0.05

function cholesky(matrix: Float64Array, width: number): Float64Array | undefined {
  const factor = new Float64Array(width * width)
  for (let n = 0; n < width; n++) {
    for (let m = 0; m <= n; m++) {
      let sum = matrix[n * width + m]!
      if (n === m && n > 0) sum += RIDGE * matrix[0]!
      for (let k = 0; k < m; k++) sum -= factor[n * width + k]! * factor[m * width + k]!
      if (n === m) {
        if (sum <= 0) return undefined
        factor[n * width + n] = Math.sqrt(sum)
      } else factor[n * width + m] = sum / factor[m * width + m]!
    }
  }
  return factor
}

function solve(factor: Float64Array, right: Float64Array, width: number): Float64Array {
  const result = Float64Array.from(right)
  for (let n = 0; n < width; n++) {
    for (let m = 0; m < n; m++) result[n]! -= factor[n * width + m]! * result[m]!
    result[n]! /= factor[n * width + n]!
  }
  for (let n = width - 1; n >= 0; n--) {
    for (let m = n + 1; m < width; m++) result[n]! -= factor[m * width + n]! * result[m]!
    result[n]! /= factor[n * width + n]!
  }
  return result
}

function quadratic(matrix: Float64Array, vector: Float64Array): number {
  let sum = 0
  for (let n = 0; n < vector.length; n++) sum += vector[n]! * dot(matrix, n * vector.length, vector)
  return Math.max(0, sum)
}
