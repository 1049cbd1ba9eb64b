/**
 * What crosses between the main thread and a worker: plain data and typed arrays. A task names deals by seed and
 * number, so little is sent; the deals are made where they are solved. Choice: docs/decisions/workers.md
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { DealSpec } from "../dealing/DealSpec.ts"
import type { Broken } from "./Threads.ts"

/** A cell of the double-dummy table, denomination number × 4 + seat number of declarer: 0 to 19. */
export type Cell = number

export const ALL_CELLS: ReadonlyArray<Cell> = Array.from({ length: 20 }, (_, cell) => cell)

/** Make the deals `first` … `first + count − 1` of a seed and solve the cells of each. */
export interface DealTask {
  readonly kind: "deal"
  readonly spec: DealSpec
  readonly seed: number
  readonly first: number
  readonly count: number
  readonly cells: ReadonlyArray<Cell>
}

/** Solve the cells of given deals, 16 holdings each. */
export interface SolveTask {
  readonly kind: "solve"
  readonly deals: PackedDeal
  readonly cells: ReadonlyArray<Cell>
}

/** A value whose spread is to be estimated: its worth by tricks in the cell with this place in the task's `cells`. */
export interface Stake {
  readonly cell: number
  /** 14 values. */
  readonly worth: ReadonlyArray<number>
}

/**
 * Make `count` deals, predict the tricks of all, and solve only `solved` of them, chosen with chances that grow with what
 * the prediction leaves open about the stakes and fall with the work of solving. Docs: statistics.md#regression
 */
export interface SampleTask {
  readonly kind: "sample"
  readonly spec: DealSpec
  readonly seed: number
  readonly first: number
  readonly count: number
  readonly solved: number
  readonly cells: ReadonlyArray<Cell>
  readonly stakes: ReadonlyArray<Stake>
  /**
   * For each cell the numbers of tricks, upward, at which a stake changes, three at most: what may be asked of the solver. The exact
   * number is asked only for a part of the deals; undefined asks for it always.
   */
  readonly steps: ReadonlyArray<ReadonlyArray<number> | undefined>
}

export type Task = DealTask | SolveTask | SampleTask

/**
 * What the solver was asked of each chosen deal and cell, stage by stage, `STAGES` of each (prediction/Inquiry.ts): from then on
 * tricks are known to be at least `lows` and less than `ends`.
 */
export interface Inquiries {
  readonly lows: Uint8Array
  readonly ends: Uint8Array
  /** For how many deals that were chosen the answer stands: the inverse of the chance of asking; 0 where it was not asked. */
  readonly factors: Float64Array
}

/** What is known of all deals of a `SampleTask`, and which were solved. */
export interface Sampling extends Inquiries {
  /** Predicted chances of 0 to 13 tricks, by deal, cell and tricks. */
  readonly chances: Float32Array
  /** What the predictor's hidden layer says, by deal, cell and unit. */
  readonly hidden: Float32Array
  /** The deals solved, in order, by their place in the task. */
  readonly chosen: Uint16Array
  /** The probability with which each of these was chosen. */
  readonly probabilities: Float64Array
}

export interface Answer {
  readonly kind: "answer"
  /** 16 holdings for each deal; those of the task where it gave them. */
  readonly deals: PackedDeal
  /** Declarer's tricks, solved deal by solved deal, in each deal one for every cell of the task; of a `SampleTask` the least possible. */
  readonly tricks: Uint8Array
  /** Deals tried to find these. */
  readonly tries: number
  /** Exact probability of what was dealt directly (`Plan.share`); 1 for given deals. */
  readonly share: number
  /** The answer to a `SampleTask` has this too. */
  readonly sampling?: Sampling
}

/** No deal of that number was found within the limit of the specification, or none exists. */
export interface NotFound {
  readonly kind: "not found"
  readonly impossible: boolean
  readonly deal: number
  readonly tries: number
}

/** A deal made an expression of the task divide by 0. */
export interface Undivided {
  readonly kind: "divided by zero"
  readonly division: string
}

export type Reply = Answer | NotFound | Broken | Undivided

/** What solves one deal. The kernel of packages/double-dummy is one; tests have another. */
export interface Solver {
  /** Declarer's tricks in one cell of the deal whose 16 holdings start at `offset`. */
  readonly cell: (packed: PackedDeal, offset: number, denomination: number, declarer: number) => number
  /** Whether declarer takes at least so many tricks, where that can be asked alone. */
  readonly makes?: (
    packed: PackedDeal,
    offset: number,
    denomination: number,
    declarer: number,
    tricks: number
  ) => boolean
  /** All 20 cells, by cell number. */
  readonly table: (packed: PackedDeal, offset: number) => Uint8Array
}

export interface WorkerData {
  readonly solver: WebAssembly.Module
}
