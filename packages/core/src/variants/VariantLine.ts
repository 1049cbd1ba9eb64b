/** An entry of a variant of the game: those of the rubber, and the bonuses a variant writes at once. */
import type { BySide, Side } from "../deal/Seat.ts"
import { bySide } from "../deal/Seat.ts"
import type { ScoreLine } from "../scoring/ScoreLine.ts"

/** `GameBonus` and `PartscoreBonus` exist in Chicago and duplicate only; rubber bridge never writes them. */
export interface VariantLine {
  readonly side: Side
  readonly where: "below" | "above"
  readonly kind: ScoreLine["kind"] | "GameBonus" | "PartscoreBonus"
  readonly points: number
}

/** Points below and above for each side. */
export const variantTotals = (
  lines: Iterable<VariantLine>
): BySide<{ readonly below: number; readonly above: number }> => {
  const sums = bySide(() => ({ below: 0, above: 0 }))
  for (const { points, side, where } of lines) sums[side][where] += points
  return sums
}
