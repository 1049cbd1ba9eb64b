/** One entry on the score sheet, with its reason. A total is a sum someone can take later. */
import { Schema } from "effect"
import { type BySide, bySide, Side } from "../deal/Seat.ts"

/** Why an entry is written. */
export const ScoreKind = Schema.Literals([
  "TrickScore",
  "Overtricks",
  "Undertricks",
  "Slam",
  "Insult",
  "Honours",
  "RubberBonus",
  "UnfinishedGame",
  "UnfinishedPartscore"
])
export type ScoreKind = typeof ScoreKind.Type

/** The anchors of docs/rules.md that entries and messages cite. */
export const Rule = Schema.Literals([
  "trick-score",
  "overtricks",
  "undertricks",
  "slam",
  "insult",
  "honours",
  "rubber-bonus",
  "unfinished-rubber"
])
export type Rule = typeof Rule.Type

/** `sum` spells the arithmetic, such as `100 + 200`, with `×` for times; its value is `points`. */
export const ScoreLine = Schema.Struct({
  side: Side,
  where: Schema.Literals(["below", "above"]),
  kind: ScoreKind,
  points: Schema.Int,
  rule: Rule,
  sum: Schema.String
})
export type ScoreLine = typeof ScoreLine.Type

/** Only these points count towards game. */
export const below = (side: Side, points: number, sum: string): ScoreLine => ({
  side,
  where: "below",
  kind: "TrickScore",
  points,
  rule: "trick-score",
  sum
})

/** A premium or a penalty above the line; no line at all when it is worth nothing. */
export const above = (
  side: Side,
  kind: ScoreKind,
  points: number,
  rule: Rule,
  sum = String(points)
): ReadonlyArray<ScoreLine> => (points === 0 ? [] : [{ side, where: "above", kind, points, rule, sum }])

/** Points of some lines, per side, below and above the line. */
export const totals = (
  lines: Iterable<ScoreLine>
): BySide<{ readonly below: number; readonly above: number }> => {
  const sums = bySide(() => ({ below: 0, above: 0 }))
  for (const { points, side, where } of lines) sums[side][where] += points
  return sums
}

/** Points of some lines for NorthSouth less those for EastWest. */
export const net = (lines: Iterable<ScoreLine>): number => {
  const { EastWest, NorthSouth } = totals(lines)
  return NorthSouth.below + NorthSouth.above - EastWest.below - EastWest.above
}
