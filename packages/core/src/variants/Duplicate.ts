/**
 * Duplicate scoring, for checking archives in which it stands beside rubbers: each deal by itself, 50 for a partscore,
 * 300 or 500 for a game, no honours, no carrying over. Vulnerability goes by the board number. Rules: docs/rules.md#duplicate
 */
import { bySide, type BySide, type Seat, seatNumbered, sideOf } from "../deal/Seat.ts"
import { type DealResult, isMade } from "../result/DealResult.ts"
import { linesOf } from "../scoring/DealScore.ts"
import { trickScore } from "../scoring/TrickScore.ts"
import { type VariantLine, variantTotals } from "./VariantLine.ts"

/** Bonus for a partscore made, and for a game by vulnerability. */
export const PARTSCORE_BONUS = 50
export const gameBonus = (vulnerable: boolean): number => (vulnerable ? 500 : 300)

/** The entries of a board; a claim of honours counts for nothing. */
export const duplicateLines = (
  result: DealResult,
  vulnerable: BySide<boolean>
): ReadonlyArray<VariantLine> => {
  if (result._tag === "PassedOut") return []
  const { contract, tricks } = result
  const side = sideOf(contract.declarer)
  const lines: ReadonlyArray<VariantLine> = linesOf({ _tag: "Played", contract, tricks }, vulnerable)
  if (!isMade(result)) return lines
  const game = trickScore(contract) >= 100
  const points = game ? gameBonus(vulnerable[side]) : PARTSCORE_BONUS
  return [...lines, { side, where: "above", kind: game ? "GameBonus" : "PartscoreBonus", points }]
}

/** The score of a board for NorthSouth, in points. */
export const duplicateScore = (result: DealResult, vulnerable: BySide<boolean>): number => {
  const { EastWest, NorthSouth } = variantTotals(duplicateLines(result, vulnerable))
  return NorthSouth.below + NorthSouth.above - EastWest.below - EastWest.above
}

/** Who deals board 1, 2, 3 …: North, East, South, West. */
export const dealerOfBoard = (board: number): Seat => seatNumbered(board - 1)

/** Who is vulnerable on a board: a cycle of 16, none NS EW both, moved on by one every four boards. */
export const vulnerableOnBoard = (board: number): BySide<boolean> => {
  const n = (board - 1) % 16
  const turn = (n + Math.trunc(n / 4)) % 4
  return bySide((side) => turn === 3 || turn === (side === "NorthSouth" ? 1 : 2))
}
