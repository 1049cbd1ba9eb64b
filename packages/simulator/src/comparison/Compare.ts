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
import type { Cell, SampleTask, Task } from "../workers/protocol.ts"
import type { Comparison, TrickModel } from "./Comparison.ts"
import type { Drawn } from "./Drawn.ts"
import type { Punish } from "./Payoff.ts"
import { cellsOf, Sample } from "./Sample.ts"
import { dealtForSolved, stakesOf, stepsOf } from "./Stakes.ts"
import { errorAgainstLeader, summarize } from "./Summary.ts"
import { TwoPhaseSample } from "./TwoPhaseSample.ts"

/** Deals between two looks at the errors, and the unit in which an error is promised. */
export const ROUND = 500

/** Deals solved at most where a part of those dealt is solved: all that were dealt are kept, four to eight kilobytes for each solved. */
const MOST_SOLVED = 50_000

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
  /** Deal many more deals than are solved, predict their tricks, and let the solved ones correct the prediction. */
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
  const cells = cellsOf(options.contracts)
  const ratio = options.regression === true ? dealtForSolved(options.spec, options.seed) : 1
  const stakes = stakesOf(options, cells)
  const steps = stepsOf(stakes, cells)
  const drawn: Drawn = ratio === 1 ? new Sample(cells) : new TwoPhaseSample(cells, steps)
  const { untilSe } = options
  const deals = ratio === 1 ? options.deals : Math.min(options.deals, MOST_SOLVED)
  yield* answers(tasks({ ...options, deals }, cells, ratio, { stakes, steps })).pipe(
    Stream.runForEachWhile((answer) =>
      Effect.sync(() => {
        drawn.add(answer)
        progress({
          deals: drawn.deals,
          of: deals,
          soFar: (equity = options.equity) => summarize({ ...options, equity }, drawn)
        })
        if (untilSe === undefined || drawn.deals % ROUND !== 0) return true
        return errorAgainstLeader(options, drawn) > untilSe
      })
    )
  )
  return summarize(options, drawn)
})

/** Batches that never cross a round, so that the decision after a round sees exactly its deals. */
function* tasks(
  options: CompareOptions,
  cells: ReadonlyArray<Cell>,
  ratio: number,
  wanted: Pick<SampleTask, "stakes" | "steps">
): Generator<Task> {
  const { deals, seed, spec } = options
  const size = cells.length > 4 ? 10 : 25
  for (let first = 0; first < deals; first += size) {
    const count = Math.min(size, deals - first)
    if (ratio === 1) yield { kind: "deal", spec, seed, first, count, cells }
    else {
      const dealt = { first: first * ratio, count: count * ratio }
      yield { kind: "sample", spec, seed, ...dealt, solved: count, cells, ...wanted }
    }
  }
}
