/** How means are taken over the solved deals: plainly, or by regression on features of many deals that are only dealt. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { type Dealer, dealerOf, type DealSpec } from "../dealing/DealSpec.ts"
import { PURPOSE } from "../random/Rng.ts"
import { type Population, PopulationTally, regression } from "../statistics/ControlVariate.ts"
import { type Estimate, estimate } from "../statistics/Estimate.ts"
import { FEATURES, writeFeatures } from "./DealFeatures.ts"

export interface Estimator {
  readonly name: "plain" | "regression"
  /** The mean over all deals of a value given for each solved deal, in deal order. */
  readonly of: (values: ArrayLike<number>) => Estimate
  /** The mean alone, cheaper. */
  readonly mean: (values: ArrayLike<number>) => number
  /** True when means are counts divided by deals, so that shares have their exact small-sample intervals. */
  readonly counts: boolean
}

export const PLAIN: Estimator = {
  name: "plain",
  of: estimate,
  mean: (values) => estimate(values).mean,
  counts: true
}

/** Features of deals that are dealt only for them: which features vary, and the population's figures. */
export interface Backdrop {
  readonly columns: ReadonlyArray<number>
  readonly population: Population
}

/** Deals for the population, and tries for them at most: a second's work at worst. */
const DEALS = 20_000
const TRIES = 2_000_000
const LEAST = 2_000

/**
 * Deals the population of a specification on streams of their own; undefined where deals are too rare to have many, or
 * where a condition asks the solver itself.
 */
export const backdropOf = (spec: DealSpec, seed: number): Backdrop | undefined => {
  const rows = population(spec, seed)
  if (rows === undefined) return undefined
  const count = rows.length / FEATURES
  const columns = Array.from({ length: FEATURES }, (_, n) => n).filter((n) => {
    if (n === 0) return true
    for (let row = 1; row < count; row++) if (rows[row * FEATURES + n] !== rows[n]) return true
    return false
  })
  const tally = new PopulationTally(columns.length)
  const row = new Float64Array(columns.length)
  for (let deal = 0; deal < count; deal++) {
    for (const [n, column] of columns.entries()) row[n] = rows[deal * FEATURES + column]!
    tally.add(row)
  }
  return { columns, population: tally.population }
}

/** The estimator for these solved deals, 16 holdings each; the plain one while there are too few of them. */
export const estimatorOf = (deals: PackedDeal, backdrop: Backdrop | undefined): Estimator => {
  if (backdrop === undefined) return PLAIN
  const { columns, population: known } = backdrop
  const count = deals.length / 16
  const features = new Float64Array(FEATURES)
  const rows = new Float64Array(count * columns.length)
  for (let deal = 0; deal < count; deal++) {
    writeFeatures(deals, 16 * deal, features)
    for (const [n, column] of columns.entries()) rows[deal * columns.length + n] = features[column]!
  }
  const fitted = regression({ width: columns.length, rows }, known)
  return fitted === undefined
    ? PLAIN
    : { name: "regression", of: fitted.estimate, mean: fitted.mean, counts: false }
}

function population(spec: DealSpec, seed: number): Float64Array | undefined {
  const deal = new Uint16Array(16)
  const features = new Float64Array(FEATURES)
  const rows = new Float64Array(DEALS * FEATURES)
  let count = 0
  try {
    const dealer: Dealer = dealerOf({ ...spec, limit: Math.min(spec.limit, TRIES / 10) })
    for (let tries = 0; count < DEALS && tries < TRIES; count++) {
      const taken = dealer.deal(seed, count, deal, 0, PURPOSE.backdrop)
      if (taken === 0) break
      tries += taken
      writeFeatures(deal, 0, features)
      rows.set(features, count * FEATURES)
    }
  } catch {
    // The condition itself asks for double-dummy tricks, which are what is to be saved.
    return undefined
  }
  return count < LEAST ? undefined : rows.subarray(0, count * FEATURES)
}
