/** Turns solved deals into the figures of a comparison. Everything is computed in deal order from whole columns. */
import { toText as contractText, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { toText as stateText } from "@rubber-bridge/core/rubber/RubberState"
import { type Estimate, estimate, share } from "../statistics/Estimate.ts"
import { meanInterval, wilson } from "../statistics/Interval.ts"
import { pairedDifference } from "../statistics/Paired.ts"
import { notBeaten } from "./Best.ts"
import type { CompareOptions } from "./Compare.ts"
import type { ComparedContract, Comparison, Difference, Figure } from "./Comparison.ts"
import { ownSide, type Payoff, payoff } from "./Payoff.ts"
import { cellOf, type Sample } from "./Sample.ts"

/** Values deal by deal for one contract, in points from the comparison's side. */
interface Columns {
  readonly payoff: Payoff
  readonly tricks: Uint8Array
  readonly score: Float64Array
  readonly equity: Float64Array | undefined
  /** What decides: score and equity together, or the score alone without a model. */
  readonly total: Float64Array
}

/** The figures of the deals solved so far. */
export const summarize = (options: CompareOptions, sample: Sample): Comparison => {
  const columns = columnsOf(options, sample)
  const names = options.contracts.map(contractText)
  const { confidence, equity, seed } = options
  const difference = differences(columns)
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
      acceptance: sample.tries === 0 ? 1 : (sample.share * sample.deals) / sample.tries
    },
    contracts: columns.map((column, n) => compared(column, names[n]!, confidence)),
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
export const errorAgainstLeader = (options: CompareOptions, sample: Sample): number => {
  const columns = columnsOf(options, sample)
  const means = columns.map(({ total }) => estimate(total).mean)
  const leader = means.indexOf(Math.max(...means))
  const difference = differences(columns)
  return Math.max(0, ...columns.map((_, n) => (n === leader ? 0 : difference(leader, n).se)))
}

function columnsOf(options: CompareOptions, sample: Sample): ReadonlyArray<Columns> {
  const side = options.side ?? ownSide(options.contracts)
  const sign = side === "NorthSouth" ? 1 : -1
  return options.contracts.map((contract) => {
    const worth = payoff(contract, options.rubber, side, options.equity, options.punish)
    const cell = cellOf(contract)
    const tricks = sample.tricks(cell)
    const honours = sample.honours(cell)
    const { equity: gain } = worth
    const score = Float64Array.from(tricks, (taken, n) => worth.score[taken]! + sign * honours[n]!)
    const equity = gain === undefined ? undefined : Float64Array.from(tricks, (taken) => gain[taken]!)
    const total = equity === undefined ? score : score.map((value, n) => value + equity[n]!)
    return { payoff: worth, tricks, score, equity, total }
  })
}

function compared({ equity, payoff, score, total, tricks }: Columns, contract: string, confidence: number) {
  const made = tricks.reduce((count, taken) => count + (taken >= tricksNeeded(payoff.contract) ? 1 : 0), 0)
  const shares = distribution(tricks)
  const makes = share(made, tricks.length)
  const { high, low } = wilson(made, tricks.length, confidence)
  return {
    contract,
    makes: { mean: fraction(makes.mean), se: fraction(makes.se), low: fraction(low), high: fraction(high) },
    tricks: { ...figure(estimate(tricks)), distribution: shares.map(fraction) },
    score: figure(estimate(score)),
    equity: equity === undefined ? null : figure(estimate(equity)),
    total: equity === undefined ? null : figure(estimate(total))
  } satisfies ComparedContract
}

/** Shares of the deals by tricks taken, 0 to 13. */
function distribution(tricks: Uint8Array): ReadonlyArray<number> {
  const counts = Array.from({ length: 14 }, () => 0)
  for (const taken of tricks) counts[taken]!++
  return counts.map((count) => (tricks.length === 0 ? 0 : count / tricks.length))
}

function equityError({ payoff, tricks }: Columns): number {
  return distribution(tricks).reduce((sum, part, taken) => sum + part * payoff.equityError[taken]!, 0)
}

/** Paired differences by the indices of two contracts, each computed once. */
function differences(columns: ReadonlyArray<Columns>): (a: number, b: number) => Estimate {
  const known = new Map<number, Estimate>()
  const ordered = (a: number, b: number): Estimate => {
    const key = a * columns.length + b
    const found = known.get(key) ?? pairedDifference(columns[a]!.total, columns[b]!.total)
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
