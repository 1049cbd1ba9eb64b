/** A stand-in for the double-dummy kernel: tricks from declarer's side's points and trump length. Fast, and easy to predict. */
import { points } from "@rubber-bridge/core/cards/Holding"
import type { Solver } from "../../src/workers/protocol.ts"

const cell: Solver["cell"] = (packed, offset, denomination, declarer) => {
  let strength = 0
  let trumps = 0
  for (const seat of [declarer, declarer ^ 2]) {
    for (let suit = 0; suit < 4; suit++) {
      const holding = packed[offset + seat * 4 + suit]!
      strength += points(holding)
      if (suit === denomination) trumps += holding.toString(2).replaceAll("0", "").length
    }
  }
  const guess = denomination === 4 ? strength / 3 : strength / 3 + trumps - 7
  return Math.max(0, Math.min(13, Math.round(guess)))
}

export const pointsSolver: Solver = {
  cell,
  table: (packed, offset) => Uint8Array.from({ length: 20 }, (_, n) => cell(packed, offset, n >> 2, n & 3))
}
