/** Turns solved deals into the figures of a comparison. Everything is computed in deal order from whole columns. */
import { toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { toText as stateText } from "@rubber-bridge/core/rubber/RubberState"
import type { Estimate } from "../statistics/Estimate.ts"
import { meanInterval, wilson } from "../statistics/Interval.ts"
import { notBeaten } from "./Best.ts"
import { type Columns, columnsOf } from "./Columns.ts"
import type { CompareOptions } from "./Compare.ts"
import type { ComparedContract, Comparison, Difference, Figure, Worth } from "./Comparison.ts"
import { type Estimator, PLAIN } from "./Estimator.ts"
import { ownSide } from "./Payoff.ts"
import type { Sample } from "./Sample.ts"

/** The figures of the deals solved so far. */
export const summarize = (options: CompareOptions, sample: Sample, estimator: Estimator): Comparison => {
  const columns = columnsOf(options, sample, options.tricks)
  const solved = options.tricks === "realistic" ? columnsOf(options, sample, "double-dummy") : undefined
  const names = options.contracts.map(contractText)
  const { confidence, equity, seed } = options
  const difference = differences(columns, estimator)
  return {
    model: {
      deals: sample.deals,
      seed,
      rubber: stateText(options.rubber),
      side: options.side ?? ownSide(options.contracts),
      equity: equity?.name ?? "none",
      equitySe: points(Math.max(0, ...columns.map(equityError))),
      tricks: options.tricks,
      confidence,
      punish: options.punish ?? null,
      acceptance: sample.tries === 0 ? 1 : (sample.share * sample.deals) / sample.tries,
      estimator: estimator.name,
      effectiveDeals: effectiveDeals(columns, estimator, sample.deals)
    },
    contracts: columns.map((column, n): ComparedContract => {
      const worth = worthOf(column, estimator, confidence)
      const doubleDummy = solved === undefined ? null : worthOf(solved[n]!, estimator, confidence)
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
export const errorAgainstLeader = (options: CompareOptions, sample: Sample, estimator: Estimator): number => {
  const columns = columnsOf(options, sample, options.tricks)
  const leader = ranking(columns, estimator)[0]!
  const difference = differences(columns, estimator)
  return Math.max(0, ...columns.map((_, n) => (n === leader ? 0 : difference(leader, n).se)))
}

function worthOf(column: Columns, estimator: Estimator, confidence: number): Worth {
  const { equity, makes, score, taking, total, tricks } = column
  const made = estimator.of(makes)
  const { high, low } = shareInterval(made, estimator, confidence)
  return {
    makes: {
      mean: fraction(within(made.mean)),
      se: fraction(made.se),
      low: fraction(low),
      high: fraction(high)
    },
    tricks: {
      ...figure(estimator.of(tricks)),
      distribution: Array.from({ length: 14 }, (_, taken) => fraction(within(estimator.mean(taking(taken)))))
    },
    score: figure(estimator.of(score)),
    equity: equity === undefined ? null : figure(estimator.of(equity)),
    total: equity === undefined ? null : figure(estimator.of(total))
  }
}

/** Wilson's interval; behind a regression for as many deals as would plainly give the same error. */
function shareInterval({ count, mean, se }: Estimate, { counts }: Estimator, confidence: number) {
  const share = within(mean)
  const deals = counts || se === 0 ? count : (share * (1 - share)) / (se * se)
  return wilson(share * deals, deals, confidence)
}

/** What the regression makes of a share may lie a little outside. */
const within = (share: number) => Math.max(0, Math.min(1, share))

/** How many deals would give the leader's difference from the next the same error without a regression. */
function effectiveDeals(columns: ReadonlyArray<Columns>, estimator: Estimator, deals: number): number {
  if (estimator.name === "plain") return deals
  const [first, second] = ranking(columns, estimator)
  const values =
    second === undefined ? columns[first!]!.total : minus(columns[first!]!.total, columns[second]!.total)
  const [plain, reduced] = [PLAIN.of(values).se, estimator.of(values).se]
  return reduced === 0 ? deals : Math.round(deals * (plain / reduced) ** 2)
}

/** Indices of the contracts from the highest mean total down. */
function ranking(columns: ReadonlyArray<Columns>, estimator: Estimator): ReadonlyArray<number> {
  const means = columns.map(({ total }) => estimator.mean(total))
  return means.map((_, n) => n).toSorted((a, b) => means[b]! - means[a]!)
}

function equityError({ payoff, solved }: Columns): number {
  return solved.reduce((sum, part, taken) => sum + part * payoff.equityError[taken]!, 0)
}

const minus = (a: Float64Array, b: Float64Array) => a.map((value, n) => value - b[n]!)

/** Paired differences by the indices of two contracts, each computed once. */
function differences(
  columns: ReadonlyArray<Columns>,
  estimator: Estimator
): (a: number, b: number) => Estimate {
  const known = new Map<number, Estimate>()
  const ordered = (a: number, b: number): Estimate => {
    const key = a * columns.length + b
    const found = known.get(key) ?? estimator.of(minus(columns[a]!.total, columns[b]!.total))
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
