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

export type Task = DealTask | SolveTask

export interface Answer {
  readonly kind: "answer"
  /** 16 holdings for each deal; those of the task where it gave them. */
  readonly deals: PackedDeal
  /** Declarer's tricks, deal by deal, in each deal one for every cell of the task. */
  readonly tricks: Uint8Array
  /** Deals tried to find these. */
  readonly tries: number
  /** Exact probability of what was dealt directly (`Plan.share`); 1 for given deals. */
  readonly share: number
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
  /** All 20 cells, by cell number. */
  readonly table: (packed: PackedDeal, offset: number) => Uint8Array
}

export interface WorkerData {
  readonly solver: WebAssembly.Module
}
