/** What a contract is worth on each solved deal: tables by tricks, looked up deal by deal. */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import type { CompareOptions } from "./Compare.ts"
import type { TrickModel } from "./Comparison.ts"
import { ownSide, type Payoff, payoff } from "./Payoff.ts"
import { shifted, shiftOf } from "./Realistic.ts"
import { cellOf, type Sample } from "./Sample.ts"

/** Values deal by deal for one contract, in points from the comparison's side. */
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
  /** For each number of tricks how much of each deal takes it. */
  readonly taking: (tricks: number) => Float64Array
}

/** The columns of every contract, by the trick model given. */
export const columnsOf = (
  options: CompareOptions,
  sample: Sample,
  model: TrickModel
): ReadonlyArray<Columns> => {
  const side = options.side ?? ownSide(options.contracts)
  const sign = side === "NorthSouth" ? 1 : -1
  return options.contracts.map((contract) => {
    const worth = payoff(contract, options.rubber, side, options.equity, options.punish)
    const cell = cellOf(contract)
    const taken = sample.tricks(cell)
    const honours = sample.honours(cell)
    const solved = distribution(taken)
    const shift = model === "realistic" ? shiftOf(contract, solved) : undefined
    const byTricks = (table: Float64Array) => {
      const values = shift === undefined ? table : shifted(table, shift)
      return Float64Array.from(taken, (tricks) => values[tricks]!)
    }
    const table = (value: (tricks: number) => number) =>
      byTricks(Float64Array.from({ length: 14 }, (_, n) => value(n)))
    const score = byTricks(worth.score).map((value, n) => value + sign * honours[n]!)
    const equity = worth.equity === undefined ? undefined : byTricks(worth.equity)
    return {
      contract,
      payoff: worth,
      solved,
      makes: table((tricks) => (tricks >= tricksNeeded(contract) ? 1 : 0)),
      tricks: table((tricks) => tricks),
      score,
      equity,
      total: equity === undefined ? score : score.map((value, n) => value + equity[n]!),
      taking: (wanted) => table((tricks) => (tricks === wanted ? 1 : 0))
    }
  })
}

/** Shares of the deals by tricks taken, 0 to 13. */
function distribution(tricks: Uint8Array): ReadonlyArray<number> {
  const counts = Array.from({ length: 14 }, () => 0)
  for (const taken of tricks) counts[taken]!++
  return counts.map((count) => (tricks.length === 0 ? 0 : count / tricks.length))
}
