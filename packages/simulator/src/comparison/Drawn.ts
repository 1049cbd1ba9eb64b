/** What a comparison has drawn so far, however it was drawn: values by unit whose mean is the figure wanted. */
import type { Estimate } from "../statistics/Estimate.ts"
import type { Answer, Cell } from "../workers/protocol.ts"

export type EstimatorName = "plain" | "two-phase"

/**
 * Units are the solved deals where all deals are solved, and all dealt ones where only a part is. The mean over the units
 * of `worth`, of `honours`, or of any sums of them, is an unbiased estimate of the mean over all deals.
 */
export interface Drawn {
  readonly name: EstimatorName
  readonly cells: ReadonlyArray<Cell>
  /** Deals solved. */
  readonly deals: number
  /** Deals dealt, those that were not solved among them. */
  readonly dealt: number
  /** Deals tried to find them. */
  readonly tries: number
  /** Exact probability of the part of the conditions that was dealt directly. */
  readonly share: number
  readonly add: (answer: Answer) => void
  /** By unit: what the tricks in a cell are worth, given 14 values by tricks. Precondition: the cell is one of `cells`. */
  readonly worth: (cell: Cell, values: Float64Array) => Float64Array
  /** By unit: points for honours with the denomination of a cell, NorthSouth positive. */
  readonly honours: (cell: Cell) => Int16Array
  /** The mean of values by unit. */
  readonly estimate: (values: Float64Array) => Estimate
  /** By solved deal: tricks in a cell. */
  readonly solvedTricks: (cell: Cell) => Uint8Array
  /** By solved deal: points for honours. */
  readonly solvedHonours: (cell: Cell) => Int16Array
  /** By solved deal: how many deals it stands for; undefined where each stands for itself. */
  readonly weights: Float64Array | undefined
}
