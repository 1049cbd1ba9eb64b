/** Turns solved deals into the figures of a comparison. Everything is computed in deal order from whole columns. */
import { toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { toText as stateText } from "@rubber-bridge/core/rubber/RubberState"
import type { Estimate } from "../statistics/Estimate.ts"
import { meanInterval, wilson } from "../statistics/Interval.ts"
import { notBeaten } from "./Best.ts"
import { type Columns, columnsOf } from "./Columns.ts"
import type { CompareOptions } from "./Compare.ts"
import type { ComparedContract, Comparison, Difference, Figure, Worth } from "./Comparison.ts"
import type { Drawn } from "./Drawn.ts"
import { ownSide } from "./Payoff.ts"

/** The figures of the deals solved so far. */
export const summarize = (options: CompareOptions, drawn: Drawn): Comparison => {
  const columns = columnsOf(options, drawn, options.tricks)
  const solved = options.tricks === "realistic" ? columnsOf(options, drawn, "double-dummy") : undefined
  const names = options.contracts.map(contractText)
  const { confidence, equity, seed } = options
  const difference = differences(columns, drawn)
  return {
    model: {
      deals: drawn.deals,
      seed,
      rubber: stateText(options.rubber),
      side: options.side ?? ownSide(options.contracts),
      equity: equity?.name ?? "none",
      equitySe: points(Math.max(0, ...columns.map(equityError))),
      tricks: options.tricks,
      confidence,
      punish: options.punish ?? null,
      acceptance: drawn.tries === 0 ? 1 : (drawn.share * drawn.dealt) / drawn.tries,
      estimator: drawn.name,
      dealt: drawn.dealt,
      effectiveDeals: effectiveDeals(columns, drawn)
    },
    contracts: columns.map((column, n): ComparedContract => {
      const worth = worthOf(column, drawn, confidence)
      const doubleDummy = solved === undefined ? null : worthOf(solved[n]!, drawn, confidence)
      return Object.assign({ contract: names[n]! }, worth, { doubleDummy })
    }),
    differences: pairs(names.length).map(([a, b]): Difference => {
      const between = difference(a, b)
      const { mean, se } = figure(between)
      const { high, low } = meanInterval(between, confidence)
      return { a: names[a]!, b: names[b]!, mean, se, low: points(low), high: points(high) }
    }),
    best: equity === undefined ? [] : notBeaten(names.length, difference, confidence).map((n) => names[n]!)
  }
}

/** The largest standard error, in points, among the paired differences against the leader. */
export const errorAgainstLeader = (options: CompareOptions, drawn: Drawn): number => {
  const columns = columnsOf(options, drawn, options.tricks)
  const leader = ranking(columns, drawn)[0]!
  const difference = differences(columns, drawn)
  return Math.max(0, ...columns.map((_, n) => (n === leader ? 0 : difference(leader, n).se)))
}

function worthOf(column: Columns, drawn: Drawn, confidence: number): Worth {
  const { distribution, equity, makes, score, total, tricks } = column
  const made = drawn.estimate(makes)
  const { high, low } = shareInterval(made, drawn, confidence)
  return {
    makes: {
      mean: fraction(within(made.mean)),
      se: fraction(made.se),
      low: fraction(low),
      high: fraction(high)
    },
    tricks: {
      ...figure(drawn.estimate(tricks)),
      distribution: distribution.map(fraction)
    },
    score: figure(drawn.estimate(score)),
    equity: equity === undefined ? null : figure(drawn.estimate(equity)),
    total: equity === undefined ? null : figure(drawn.estimate(total))
  }
}

/** Wilson's interval; where not all deals were solved, for as many as would plainly give the same error. */
function shareInterval({ count, mean, se }: Estimate, { name }: Drawn, confidence: number) {
  const share = within(mean)
  const spread = share * (1 - share)
  // Next to 0 or 1 the error itself is hardly known; there the solved deals count as they are.
  const deals = name === "plain" || spread * count < 1 || se === 0 ? count : spread / (se * se)
  return wilson(share * deals, deals, confidence)
}

/** A share of which only a part was counted may lie a little outside. */
const within = (share: number) => Math.max(0, Math.min(1, share))

/** How many deals, all solved, would give the leader's difference from the next the same error. */
function effectiveDeals(columns: ReadonlyArray<Columns>, drawn: Drawn): number {
  const { deals, weights } = drawn
  if (weights === undefined) return deals
  const [first, second] = ranking(columns, drawn).map((n) => columns[n]!)
  const { se } = drawn.estimate(lessNext(first!.total, second?.total))
  const spread = weightedVariance(lessNext(first!.solvedTotal, second?.solvedTotal), weights)
  return se === 0 ? deals : Math.round(spread / (se * se))
}

const lessNext = (first: Float64Array, second: Float64Array | undefined): Float64Array =>
  second === undefined ? first : minus(first, second)

function weightedVariance(values: Float64Array, weights: Float64Array): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = values.reduce((sum, value, n) => sum + weights[n]! * value, 0) / whole
  return values.reduce((sum, value, n) => sum + weights[n]! * (value - mean) ** 2, 0) / whole
}

/** Indices of the contracts from the highest mean total down. */
function ranking(columns: ReadonlyArray<Columns>, drawn: Drawn): ReadonlyArray<number> {
  const means = columns.map(({ total }) => drawn.estimate(total).mean)
  return means.map((_, n) => n).toSorted((a, b) => means[b]! - means[a]!)
}

function equityError({ payoff, solved }: Columns): number {
  return solved.reduce((sum, part, taken) => sum + part * payoff.equityError[taken]!, 0)
}

const minus = (a: Float64Array, b: Float64Array) => a.map((value, n) => value - b[n]!)

/** Paired differences by the indices of two contracts, each computed once. */
function differences(columns: ReadonlyArray<Columns>, drawn: Drawn): (a: number, b: number) => Estimate {
  const known = new Map<number, Estimate>()
  const ordered = (a: number, b: number): Estimate => {
    const key = a * columns.length + b
    const found = known.get(key) ?? drawn.estimate(minus(columns[a]!.total, columns[b]!.total))
    known.set(key, found)
    return found
  }
  return (a, b) => {
    if (a < b) return ordered(a, b)
    const { count, mean, se } = ordered(b, a)
    return { mean: -mean, se, count }
  }
}

function pairs(count: number): ReadonlyArray<readonly [number, number]> {
  return Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, n) => [a, a + 1 + n] as const)
  )
}

const figure = ({ mean, se }: Estimate): Figure => ({ mean: points(mean), se: points(se) })

/** To a ten-thousandth: far below any error, and short enough to read. */
const points = (value: number): number => Math.round(value * 1e4) / 1e4 + 0

/** To a millionth. */
const fraction = (value: number): number => Math.round(value * 1e6) / 1e6 + 0
