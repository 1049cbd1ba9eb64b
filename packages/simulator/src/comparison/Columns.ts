/** What a contract is worth on each solved deal: tables by tricks, looked up deal by deal. */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import type { Cell } from "../workers/protocol.ts"
import type { CompareOptions } from "./Compare.ts"
import type { TrickModel } from "./Comparison.ts"
import { ownSide, type Payoff, payoff } from "./Payoff.ts"
import { shifted, shiftOf } from "./Realistic.ts"
import type { Drawn } from "./Drawn.ts"
import { cellOf } from "./Sample.ts"

/** Values by unit of what was drawn for one contract, in points from the comparison's side. */
export interface Columns {
  readonly contract: Contract
  readonly payoff: Payoff
  /** Deals by double-dummy tricks, 0 to 13, as shares. */
  readonly solved: ReadonlyArray<number>
  /** 1 where it makes; between 0 and 1 where tricks are corrected. */
  readonly makes: Float64Array
  readonly tricks: Float64Array
  readonly score: Float64Array
  readonly equity: Float64Array | undefined
  /** What decides: score and equity together, or the score alone without a model. */
  readonly total: Float64Array
  /** The total by solved deal. */
  readonly solvedTotal: Float64Array
  /** Shares by tricks, 0 to 13, by the trick model. */
  readonly distribution: ReadonlyArray<number>
}

/** The columns of every contract, by the trick model given. */
export const columnsOf = (
  options: CompareOptions,
  drawn: Drawn,
  model: TrickModel
): ReadonlyArray<Columns> => {
  const side = options.side ?? ownSide(options.contracts)
  const sign = side === "NorthSouth" ? 1 : -1
  return options.contracts.map((contract) => {
    const worth = payoff(contract, options.rubber, side, options.equity, options.punish)
    const cell = cellOf(contract)
    const honours = drawn.honours(cell)
    const solved = shares(drawn, cell, (table) => table)
    const shift = model === "realistic" ? shiftOf(contract, solved) : undefined
    const moved = (table: Float64Array) => (shift === undefined ? table : shifted(table, shift))
    const byTricks = (table: Float64Array) => drawn.worth(cell, moved(table))
    const table = (value: (tricks: number) => number) =>
      byTricks(Float64Array.from({ length: 14 }, (_, n) => value(n)))
    const score = byTricks(worth.score).map((value, n) => value + sign * honours[n]!)
    const equity = worth.equity === undefined ? undefined : byTricks(worth.equity)
    const both = moved(worth.score.map((value, n) => value + (worth.equity?.[n] ?? 0)))
    const solvedHonours = drawn.solvedHonours(cell)
    return {
      contract,
      payoff: worth,
      solved,
      makes: table((tricks) => (tricks >= tricksNeeded(contract) ? 1 : 0)),
      tricks: table((tricks) => tricks),
      score,
      equity,
      total: equity === undefined ? score : score.map((value, n) => value + equity[n]!),
      solvedTotal: Float64Array.from(
        drawn.solvedTricks(cell),
        (tricks, n) => both[tricks]! + sign * solvedHonours[n]!
      ),
      distribution: shares(drawn, cell, moved)
    }
  })
}

/** Shares of the deals by tricks taken, adding up to 1. What predictions leave a little outside 0 to 1 is cut. */
function shares(
  drawn: Drawn,
  cell: Cell,
  moved: (table: Float64Array) => Float64Array
): ReadonlyArray<number> {
  const found = Array.from({ length: 14 }, (_, taken) => {
    const one = new Float64Array(14)
    one[taken] = 1
    return Math.max(0, Math.min(1, drawn.estimate(drawn.worth(cell, moved(one))).mean))
  })
  const sum = found.reduce((whole, share) => whole + share, 0)
  return sum === 0 ? found : found.map((share) => share / sum)
}
