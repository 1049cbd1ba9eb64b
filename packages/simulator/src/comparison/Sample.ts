/** The deals of a comparison as far as they have been solved: tricks by cell, honours by denomination, in deal order. */
import type { Contract } from "@rubber-bridge/core/auction/Contract"
import { DENOMINATION_NUMBER } from "@rubber-bridge/core/auction/Denomination"
import { SEAT_NUMBER } from "@rubber-bridge/core/deal/Seat"
import { type Estimate, estimate } from "../statistics/Estimate.ts"
import type { Answer, Cell } from "../workers/protocol.ts"
import type { Drawn } from "./Drawn.ts"
import { honoursIn } from "./PackedHonours.ts"

/** The cell of the double-dummy table that decides a contract. */
export const cellOf = ({ declarer, denomination }: Contract): Cell =>
  DENOMINATION_NUMBER[denomination] * 4 + SEAT_NUMBER[declarer]

/** The cells some contracts need, each once. */
export const cellsOf = (contracts: ReadonlyArray<Contract>): ReadonlyArray<Cell> =>
  [...new Set(contracts.map(cellOf))].toSorted((a, b) => a - b)

/** Every deal is solved. */
export class Sample implements Drawn {
  readonly name = "plain"
  readonly weights = undefined
  readonly cells: ReadonlyArray<Cell>
  /** Deals so far. */
  deals = 0
  /** Deals tried to find them. */
  tries = 0
  /** Exact probability of the part of the conditions that was dealt directly. */
  share = 1
  private capacity = 512
  private readonly trickColumns: Array<Uint8Array>
  /** Points for honours, NorthSouth positive, by denomination number; only where a cell needs them. */
  private readonly honourColumns: Array<Int16Array | undefined>

  constructor(cells: ReadonlyArray<Cell>) {
    this.cells = cells
    this.trickColumns = cells.map(() => new Uint8Array(this.capacity))
    this.honourColumns = [0, 1, 2, 3, 4].map((denomination) =>
      cells.some((cell) => cell >> 2 === denomination) ? new Int16Array(this.capacity) : undefined
    )
  }

  /** Adds the deals of an answer whose task had the cells of this sample. */
  add({ deals, share, tricks, tries }: Answer): void {
    const count = deals.length / 16
    this.reserve(this.deals + count)
    for (let n = 0; n < count; n++) {
      for (const [m, column] of this.trickColumns.entries()) {
        column[this.deals + n] = tricks[n * this.cells.length + m]!
      }
      for (const [denomination, column] of this.honourColumns.entries()) {
        if (column !== undefined) column[this.deals + n] = honoursIn(deals, 16 * n, denomination)
      }
    }
    this.deals += count
    this.tries += tries
    this.share = share
  }

  get dealt(): number {
    return this.deals
  }

  worth(cell: Cell, values: Float64Array): Float64Array {
    const tricks = this.solvedTricks(cell)
    const result = new Float64Array(this.deals)
    for (let deal = 0; deal < result.length; deal++) result[deal] = values[tricks[deal]!]!
    return result
  }

  estimate(values: Float64Array): Estimate {
    return estimate(values)
  }

  solvedHonours(cell: Cell): Int16Array {
    return this.honours(cell)
  }

  solvedTricks(cell: Cell): Uint8Array {
    return this.trickColumns[this.cells.indexOf(cell)]!.subarray(0, this.deals)
  }

  honours(cell: Cell): Int16Array {
    return this.honourColumns[cell >> 2]!.subarray(0, this.deals)
  }

  private reserve(deals: number): void {
    if (deals <= this.capacity) return
    while (this.capacity < deals) this.capacity *= 2
    for (const [n, column] of this.trickColumns.entries()) {
      this.trickColumns[n] = new Uint8Array(this.capacity)
      this.trickColumns[n].set(column)
    }
    for (const [n, column] of this.honourColumns.entries()) {
      if (column === undefined) continue
      const larger = new Int16Array(this.capacity)
      larger.set(column)
      this.honourColumns[n] = larger
    }
  }
}
