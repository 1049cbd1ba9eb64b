/**
 * Contracts compared on the same deals at a state of the rubber: how often each makes, what it scores, what it does to
 * the rest of the rubber, and which are not beaten. Only the distinct (denomination, declarer) cells are solved.
 * Method: docs/statistics.md
 */
import type { Contract } from "@rubber-bridge/core/auction/Contract"
import type { Side } from "@rubber-bridge/core/deal/Seat"
import type { RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { Effect, Stream } from "effect"
import type { DealSpec } from "../dealing/DealSpec.ts"
import type { EquityModel } from "../equity/EquityModel.ts"
import { answers, type TaskError, type Workers } from "../workers/pool.ts"
import type { Cell, Task } from "../workers/protocol.ts"
import type { Comparison, TrickModel } from "./Comparison.ts"
import { backdropOf, estimatorOf } from "./Estimator.ts"
import type { Punish } from "./Payoff.ts"
import { cellsOf, Sample } from "./Sample.ts"
import { errorAgainstLeader, summarize } from "./Summary.ts"

/** Deals between two looks at the errors, and the unit in which an error is promised. */
export const ROUND = 500

/** Deals solved at most for `untilSe`, unless `deals` says otherwise. */
export const MOST_DEALS = 200_000

export interface CompareOptions {
  /** At least one. */
  readonly contracts: ReadonlyArray<Contract>
  readonly spec: DealSpec
  readonly seed: number
  /** A state of an unfinished rubber. */
  readonly rubber: RubberState
  /** The side the figures are seen from; the first contract's declarer's when undefined. */
  readonly side: Side | undefined
  /** Without a model nothing is advised: equity and total are null and nothing is best. */
  readonly equity: EquityModel | undefined
  /** How many deals; with `untilSe` at most this many. */
  readonly deals: number
  /** Stop after the first round of 500 deals when every paired difference against the leader is this exact, in points. */
  readonly untilSe: number | undefined
  readonly confidence: number
  readonly punish: Punish
  readonly tricks: TrickModel
  /** Use features of many deals that are only dealt to make the figures of the solved ones more exact. */
  readonly regression?: boolean
}

/** A comparison under way. */
export interface Progress {
  readonly deals: number
  readonly of: number
  /** The figures of the deals so far, by another equity model where one is given; costs a pass over them. */
  readonly soFar: (equity?: EquityModel) => Comparison
}

/**
 * Solves the deals and gives the figures. `progress` hears of every batch, in deal order; after an interruption its
 * last `soFar` is the readable partial result. Fails when a worker fails or no deal meets the conditions.
 */
export const compare = Effect.fn("Compare.compare")(function* (
  options: CompareOptions,
  progress: (progress: Progress) => void = () => {}
): Effect.fn.Return<Comparison, TaskError, Workers> {
  const sample = new Sample(cellsOf(options.contracts))
  const { deals, untilSe } = options
  const backdrop = options.regression === true ? backdropOf(options.spec, options.seed) : undefined
  const estimator = () => estimatorOf(sample.packed, backdrop)
  yield* answers(tasks(options, sample.cells)).pipe(
    Stream.runForEachWhile((answer) =>
      Effect.sync(() => {
        sample.add(answer)
        progress({
          deals: sample.deals,
          of: deals,
          soFar: (equity = options.equity) => summarize({ ...options, equity }, sample, estimator())
        })
        if (untilSe === undefined || sample.deals % ROUND !== 0) return true
        return errorAgainstLeader(options, sample, estimator()) > untilSe
      })
    )
  )
  return summarize(options, sample, estimator())
})

/** Batches that never cross a round, so that the decision after a round sees exactly its deals. */
function* tasks(options: CompareOptions, cells: ReadonlyArray<Cell>): Generator<Task> {
  const size = cells.length > 4 ? 10 : 25
  for (let first = 0; first < options.deals; first += size) {
    const count = Math.min(size, options.deals - first)
    yield { kind: "deal", spec: options.spec, seed: options.seed, first, count, cells }
  }
}
