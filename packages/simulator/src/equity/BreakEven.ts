/**
 * How often contract A must make for bidding it to beat contract B: the chance p where p · win(A) + (1 − p) · lose(A) is
 * the same as for B. The cards take just the tricks A needs, or fewer by `down`; B takes the same tricks where it is played by the
 * same side in the same denomination, and otherwise just makes.
 */
import { type Contract, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { sideOf } from "@rubber-bridge/core/deal/Seat"
import { type RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { worthDown, worthOf } from "./ContractWorth.ts"
import { type EquityModel } from "./EquityModel.ts"

/** Points of A less points of B, total, for A's side. */
export interface BreakEven {
  /** A fraction; below 0 or above 1 when one bid is always right, `null` when nothing depends on A's making. */
  readonly probability: number | null
  /** What A gains over B when A makes, and when it does not. */
  readonly whenMade: number
  readonly whenDown: number
}

export const breakEven = (
  a: Contract,
  b: Contract,
  state: RubberState,
  model: EquityModel,
  down = 1
): BreakEven => {
  const side = sideOf(a.declarer)
  const together = sideOf(b.declarer) === side && a.denomination === b.denomination
  const gain = (aDown: number) => {
    const worthOfA = worthDown(a, aDown, state, model, side).total
    const tricks = together ? tricksNeeded(a) - aDown : tricksNeeded(b)
    return worthOfA - worthOf(b, tricks, state, model, side).total
  }
  const whenMade = gain(0)
  const whenDown = gain(down)
  const probability = whenMade === whenDown ? null : -whenDown / (whenMade - whenDown)
  return { probability, whenMade, whenDown }
}

/** What A gains over B, in points, when it makes with this chance. */
export const gainAt = ({ whenDown, whenMade }: BreakEven, probability: number): number =>
  probability * whenMade + (1 - probability) * whenDown
