/**
 * `--tricks realistic`: from double-dummy tricks to what declarers take at the table, as an option beside the
 * double-dummy figure and never in its place. The corrections are those that two large collections of real play allow:
 * M. Cheung's 30 million deals (mean tricks by level and denomination) and R. Pavlicek's 79,942 expert
 * contracts (make rates of 1NT, 3NT and slams). They hold for contracts like those people bid. docs/statistics.md#realistic
 *
 * A distribution is moved by the smallest shift of mass between neighbouring numbers of tricks that reaches the
 * corrected make probability or mean. Every deal is then worth its expectation after the move, so that differences
 * stay paired.
 */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"

/** What is corrected: the log-odds of making, or the mean in tricks. */
export type Correction =
  | { readonly kind: "odds"; readonly by: number }
  | { readonly kind: "mean"; readonly by: number }

/** The correction of a contract; a mean moved by 0 where the sources say nothing. */
export const correctionOf = ({
  denomination,
  level
}: Pick<Contract, "level" | "denomination">): Correction => {
  const notrump = denomination === "Notrump"
  const minor = denomination === "Clubs" || denomination === "Diamonds"
  if (level === 6) return { kind: "odds", by: -0.06 }
  if (level === 7) return { kind: "odds", by: -0.27 }
  if (notrump && level === 1) return { kind: "odds", by: 0.31 }
  if (notrump && level === 3) return { kind: "odds", by: 0.2 }
  if (level === 2) return { kind: "mean", by: notrump ? 0.3 : 0.12 }
  if (level === 3) return { kind: "mean", by: 0.08 }
  if (level === 4 && !notrump) return { kind: "mean", by: minor ? 0.06 : -0.01 }
  if (level === 5) return { kind: "mean", by: 0.06 }
  return { kind: "mean", by: 0 }
}

/** For each number of tricks the share of its deals that takes one more (`up`) or one fewer (`down`) at the table. */
export interface Shift {
  readonly up: Float64Array
  readonly down: Float64Array
}

/** The smallest shift that corrects a distribution: 14 shares by double-dummy tricks. */
export const shiftOf = (contract: Contract, shares: ReadonlyArray<number>): Shift => {
  const shift: Shift = { up: new Float64Array(14), down: new Float64Array(14) }
  const correction = correctionOf(contract)
  if (correction.kind === "odds") {
    const needed = tricksNeeded(contract)
    const makes = shares.slice(needed).reduce((sum, share) => sum + share, 0)
    if (makes <= 0 || makes >= 1) return shift
    const odds = (makes / (1 - makes)) * Math.exp(correction.by)
    const moved = odds / (1 + odds) - makes
    // Only deals one trick away from the other result change, and only as many as it takes.
    const [from, to] = moved > 0 ? [needed - 1, shift.up] : [needed, shift.down]
    if (shares[from]! > 0) to[from] = Math.min(1, Math.abs(moved) / shares[from]!)
    return shift
  }
  // The mean moves by one trick for each deal moved, wherever it is: the same share of every count that can move.
  const up = correction.by > 0
  const movable = up ? 1 - shares[13]! : 1 - shares[0]!
  const part = movable > 0 ? Math.min(1, Math.abs(correction.by) / movable) : 0
  for (let tricks = 0; tricks <= 13; tricks++) {
    if (up && tricks < 13) shift.up[tricks] = part
    if (!up && tricks > 0) shift.down[tricks] = part
  }
  return shift
}

/** Values by tricks after the shift: what a deal of so many double-dummy tricks is worth on average. */
export const shifted = (values: Float64Array, { down, up }: Shift): Float64Array =>
  values.map(
    (value, tricks) =>
      value * (1 - up[tricks]! - down[tricks]!) +
      (up[tricks]! > 0 ? up[tricks]! * values[tricks + 1]! : 0) +
      (down[tricks]! > 0 ? down[tricks]! * values[tricks - 1]! : 0)
  )
