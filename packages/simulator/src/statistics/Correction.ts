/**
 * Predictions corrected by what was found. For every deal that was dealt there are predicted chances of 0 to 13 tricks and some
 * facts; for the solved ones what was found. A linear regression of what the prediction missed on the facts is added
 * to the prediction. Deals are kept in groups drawn independently, and each tenth of the groups is corrected by the
 * others alone, so that no deal helps to predict itself and the mean stays unbiased. docs/statistics.md#regression
 */
import { cholesky, solve } from "./Cholesky.ts"

export interface Predicted {
  /** Facts by deal, `width` each; the first is 1. */
  readonly facts: Float64Array
  readonly width: number
  /** Chances by deal, 14 each. */
  readonly chances: Float64Array
  /** The group of each deal, from 0. */
  readonly groups: Uint32Array
  /** Solved deals by their place, what solving found, 14 chances each, and how many deals each stands for. */
  readonly solved: Uint32Array
  readonly found: Float64Array
  readonly weights: Float64Array
}

const TRICKS = 14
const FOLDS = 10
/**
 * Coefficients are drawn towards 0 as if this share of the deals said that the facts do not matter: dozens of weak facts then
 * cost little where they explain little. Any value keeps the mean unbiased.
 */
const RIDGE = 0.2

/** Adds the correction to the chances in place. Leaves them alone where a fit is not possible. */
export const correct = ({ chances, facts, found, groups, solved, weights, width }: Predicted): void => {
  const count = chances.length / TRICKS
  const standard = standardized(facts, width)
  const columns = standard.width
  const folds = Array.from({ length: FOLDS }, () => ({
    gram: new Float64Array(columns * columns),
    missed: Array.from({ length: TRICKS }, () => new Float64Array(columns))
  }))
  const average = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  for (const [n, deal] of solved.entries()) {
    const fold = folds[groups[deal]! % FOLDS]!
    add(fold, standard.facts, deal * columns, columns, weights[n]! / average, (taken) => {
      return found[n * TRICKS + taken]! - chances[deal * TRICKS + taken]!
    })
  }
  const coefficients = folds.map((_, left) => {
    const others = folds.filter((__, n) => n !== left)
    const gram = others.reduce<Float64Array>(
      (sum, { gram: part }) => plus(sum, part),
      new Float64Array(columns * columns)
    )
    const penalty = RIDGE * gram[0]!
    for (let n = 1; n < columns; n++) gram[n * columns + n]! += penalty
    const factor = cholesky(gram, columns)
    if (factor === undefined) return undefined
    return Array.from({ length: TRICKS }, (__, taken) => {
      const right = others.reduce<Float64Array>(
        (sum, { missed }) => plus(sum, missed[taken]!),
        new Float64Array(columns)
      )
      return right.some((value) => Math.abs(value) > LEAST_MISSED * gram[0]!)
        ? solve(factor, right, columns)
        : undefined
    })
  })
  for (let deal = 0; deal < count; deal++) {
    const own = coefficients[groups[deal]! % FOLDS]
    if (own === undefined) continue
    const at = deal * columns
    for (const [taken, vector] of own.entries()) {
      if (vector === undefined) continue
      let sum = 0
      for (let n = 0; n < columns; n++) sum += standard.facts[at + n]! * vector[n]!
      chances[deal * TRICKS + taken]! += sum
    }
  }
}

interface Fold {
  readonly gram: Float64Array
  readonly missed: ReadonlyArray<Float64Array>
}

function add(
  { gram, missed }: Fold,
  facts: Float64Array,
  at: number,
  width: number,
  weight: number,
  missing: (taken: number) => number
): void {
  for (let n = 0; n < width; n++) {
    const value = weight * facts[at + n]!
    if (value === 0) continue
    for (let m = 0; m < width; m++) gram[n * width + m]! += value * facts[at + m]!
  }
  for (let taken = 0; taken < TRICKS; taken++) {
    const error = weight * missing(taken)
    if (Math.abs(error) < 1e-9) continue
    const sums = missed[taken]!
    for (let n = 0; n < width; n++) sums[n]! += error * facts[at + n]!
  }
}

/** The facts that vary, measured from their mean in standard deviations; the constant stays in front. */
function standardized(facts: Float64Array, width: number): { facts: Float64Array; width: number } {
  const count = facts.length / width
  const means = new Float64Array(width)
  const squares = new Float64Array(width)
  for (let at = 0; at < facts.length; at += width) for (let n = 0; n < width; n++) means[n]! += facts[at + n]!
  for (let n = 0; n < width; n++) means[n]! /= count
  for (let at = 0; at < facts.length; at += width)
    for (let n = 0; n < width; n++) squares[n]! += (facts[at + n]! - means[n]!) ** 2
  const kept = Array.from({ length: width }, (_, n) => n).filter(
    (n) => n === 0 || squares[n]! / count > LEAST_VARIANCE
  )
  const inverse = squares.map((sum) => 1 / Math.sqrt(sum / count))
  const result = new Float64Array(count * kept.length)
  let to = 0
  for (let at = 0; at < facts.length; at += width) {
    result[to++] = 1
    for (let m = 1; m < kept.length; m++) {
      const n = kept[m]!
      result[to++] = (facts[at + n]! - means[n]!) * inverse[n]!
    }
  }
  return { facts: result, width: kept.length }
}

/** Numbers of tricks of which less than this share of a deal was missed on average are left as they are. */
const LEAST_MISSED = 1e-4
/** Facts that hardly vary would stand for single deals. */
const LEAST_VARIANCE = 1e-6

function plus(sum: Float64Array, part: Float64Array): Float64Array {
  for (let n = 0; n < sum.length; n++) sum[n]! += part[n]!
  return sum
}
