/**
 * What teaches the predictor how long the solver takes: some thousand deals are solved anew, each asked the question that the
 * predictor leaves most open, as two-phase sampling does; the logarithm of the cards played is fitted to the sum of the suits'
 * encodings. Questions whose answer is nearly known count little, because sampling hardly asks them.
 */
import { Kernel } from "@rubber-bridge/double-dummy/Kernel"
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Bank } from "../src/bank/BankFormat.ts"
import { dealerOf } from "../src/dealing/DealSpec.ts"
import { type Network, Predictor, TRICK_COUNTS } from "../src/prediction/Network.ts"
import type { SuitPlay } from "../src/prediction/SuitPlay.ts"
import { cholesky, solve } from "../src/statistics/Cholesky.ts"
import { LESSON_SETS } from "./lessons.ts"
import type { Taught } from "./training.ts"

const DEALS = 6000
const SEED = 28
const SOUTH = 2
/** Openness that every question has at least. */
const LEAST = 0.02
/** The weights are drawn towards 0 as if this share of the deals said that the suits do not matter. */
const RIDGE = 0.05

/** The network before it knows anything of work. */
export const unworked = (network: Taught): Network => {
  const inputs = network.side.outputs
  return {
    ...network,
    work: { inputs, outputs: 1, weights: new Float32Array(inputs), bias: new Float32Array(1) }
  }
}

/** The same network with its work fitted: at notrump on deals as in the lessons, in suits on deals of the bank. */
export const withWork = (network: Taught, name: "notrump" | "suits", bank: Bank, play: SuitPlay): Network => {
  const kernel = new Kernel(compileFile())
  const bare = unworked(network)
  const inputs = bare.work.inputs
  const dealers = LESSON_SETS.map(({ spec }) => dealerOf(spec))
  const deal = new Uint16Array(16)
  const rows = new Float64Array(DEALS * inputs)
  const work = new Float64Array(DEALS)
  const open = new Float64Array(DEALS)
  const ask = (n: number, cards: PackedDeal, denomination: number, declarer: number) => {
    const { chances, sum } = new Predictor(bare, denomination, declarer, play).predict(cards, 0)
    const question = mostOpen(chances)
    kernel.clearCounters()
    kernel.makes(cards, denomination, declarer, question.tricks)
    rows.set(sum, n * inputs)
    work[n] = Math.log(1 + kernel.counters().nodes)
    open[n] = Math.sqrt(question.openness + LEAST)
  }
  for (let n = 0; n < DEALS; n++) {
    if (name === "notrump") {
      dealers[n % dealers.length]!.deal(SEED, n, deal, 0)
      ask(n, deal, 4, SOUTH)
    } else ask(n, bank.deals.subarray(16 * n, 16 * n + 16), n % 4, Math.trunc(n / 4) % 4)
  }
  const { bias, explained, weights } = fitted(rows, work, open)
  console.log(`  work: ${DEALS} deals, its logarithm correlates at ${Math.sqrt(explained).toFixed(2)}`)
  return { ...bare, work: { inputs, outputs: 1, weights, bias: Float32Array.of(bias) } }
}

/** The question whether so many tricks are made that is nearest to even, and the variance of its answer. */
function mostOpen(chances: Float64Array): { tricks: number; openness: number } {
  let best = { tricks: 1, openness: -1 }
  let chance = 0
  for (let tricks = TRICK_COUNTS - 1; tricks > 0; tricks--) {
    chance += chances[tricks]!
    const openness = chance * (1 - chance)
    if (openness > best.openness) best = { tricks, openness }
  }
  return best
}

/** Weighted linear regression, columns measured in standard deviations while they are drawn towards 0. */
function fitted(rows: Float64Array, values: Float64Array, counts: Float64Array) {
  const width = rows.length / values.length
  const whole = counts.reduce((sum, count) => sum + count, 0)
  const average = (of: (n: number) => number) =>
    counts.reduce((sum, count, n) => sum + count * of(n), 0) / whole
  const means = Float64Array.from({ length: width }, (_, m) => average((n) => rows[n * width + m]!))
  const spreads = means.map((mean, m) => Math.sqrt(average((n) => (rows[n * width + m]! - mean) ** 2)) || 1)
  const mean = average((n) => values[n]!)
  const gram = new Float64Array(width * width)
  const right = new Float64Array(width)
  const row = new Float64Array(width)
  for (const [n, count] of counts.entries()) {
    for (let m = 0; m < width; m++) row[m] = (rows[n * width + m]! - means[m]!) / spreads[m]!
    for (let m = 0; m < width; m++) {
      right[m]! += count * row[m]! * (values[n]! - mean)
      for (let k = 0; k < width; k++) gram[m * width + k]! += count * row[m]! * row[k]!
    }
  }
  for (let m = 0; m < width; m++) gram[m * width + m]! += RIDGE * whole
  const found = solve(cholesky(gram, width)!, right, width)
  const weights = Float32Array.from(found, (value, m) => value / spreads[m]!)
  const bias = mean - weights.reduce((sum, weight, m) => sum + weight * means[m]!, 0)
  const predict = (n: number) => weights.reduce((sum, weight, m) => sum + weight * rows[n * width + m]!, bias)
  const left = average((n) => (values[n]! - predict(n)) ** 2)
  return { bias, weights, explained: 1 - left / average((n) => (values[n]! - mean) ** 2) }
}
