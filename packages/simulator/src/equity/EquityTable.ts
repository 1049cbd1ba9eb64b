/** A solved model as it ships: every state's value with its errors, how rubbers go on from there, and where it came from. */
import { type EquityModel } from "./EquityModel.ts"

export interface EquityTable extends EquityModel {
  readonly name: "field" | "par"
  /** The largest less the smallest value among parameter sets that fit as well; zeros where there is one set. */
  readonly modelSpread: Float64Array
  /** Chance that NorthSouth win the rubber. */
  readonly winsRubber: Float64Array
  /** Deals still to be played, passed-out ones not counted. */
  readonly dealsLeft: Float64Array
  /** The bank it was computed from. */
  readonly bank: { readonly seed: number; readonly deals: number; readonly checksum: number }
}

/** The same as plain arrays, as the generated modules have it. */
export interface EquityTableData {
  readonly name: "field" | "par"
  readonly bank: EquityTable["bank"]
  readonly values: ReadonlyArray<number>
  readonly errors: ReadonlyArray<number>
  readonly modelSpread: ReadonlyArray<number>
  readonly winsRubber: ReadonlyArray<number>
  readonly dealsLeft: ReadonlyArray<number>
}

export const fromData = (data: EquityTableData): EquityTable => ({
  name: data.name,
  bank: data.bank,
  values: Float64Array.from(data.values),
  errors: Float64Array.from(data.errors),
  modelSpread: Float64Array.from(data.modelSpread),
  winsRubber: Float64Array.from(data.winsRubber),
  dealsLeft: Float64Array.from(data.dealsLeft)
})

/** To `digits` decimals, halves away from zero, so that a value and its negative stay each other's negative. */
export const rounded = (value: number, digits: number): number => {
  const scale = 10 ** digits
  const size = Math.round(Math.abs(value) * scale) / scale
  return size === 0 || value >= 0 ? size : -size
}
