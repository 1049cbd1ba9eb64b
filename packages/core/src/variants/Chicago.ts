/**
 * Chicago, four deals: vulnerability by the number of the deal, the game bonus at once, no rubber bonus. Sources conflict
 * on which side is vulnerable on deals 2 and 3 and on honours; the common form is the default, the other a setting.
 * Rules: docs/rules.md#chicago
 */
import { Result, Schema } from "effect"
import {
  bySide,
  type BySide,
  nextSeat,
  opponentsOf,
  type Seat,
  type Side,
  sideOf,
  SIDES
} from "../deal/Seat.ts"
import type { DealResult } from "../result/DealResult.ts"
import { linesOf } from "../scoring/DealScore.ts"
import { gameBonus } from "./Duplicate.ts"
import { type VariantLine, variantTotals } from "./VariantLine.ts"

/** The side that is vulnerable on deals 2 and 3: the dealer's, or in some clubs the other. */
export const MiddleDeals = Schema.Literals(["dealer", "opponents"])
export type MiddleDeals = typeof MiddleDeals.Type

export interface Chicago {
  /** The seat that deals next. A passed-out deal is dealt again by the same player. */
  readonly dealer: Seat
  /** Deals written, 0 to 4; passed-out ones do not count. */
  readonly deals: number
  readonly partscore: BySide<number>
  readonly above: BySide<number>
  readonly below: BySide<number>
  readonly middle: MiddleDeals
}

/** A fifth deal was to be written. */
export class ChicagoIsOver extends Schema.TaggedError<ChicagoIsOver>()("ChicagoIsOver", {}) {
  override get message() {
    return "all four deals of this Chicago are written; start the next one"
  }
}

/** The bonus for a partscore on the fourth deal that completes no game. */
export const LAST_PARTSCORE_BONUS = 100

export const start = (dealer: Seat = "North", middle: MiddleDeals = "dealer"): Chicago => ({
  dealer,
  deals: 0,
  partscore: bySide(() => 0),
  above: bySide(() => 0),
  below: bySide(() => 0),
  middle
})

/** Who is vulnerable on the next deal. Rule: docs/rules.md#chicago */
export const vulnerable = ({
  deals,
  dealer,
  middle
}: Pick<Chicago, "deals" | "dealer" | "middle">): BySide<boolean> => {
  if (deals === 0) return bySide(() => false)
  if (deals === 3) return bySide(() => true)
  const side = middle === "dealer" ? sideOf(dealer) : opponentsOf(sideOf(dealer))
  return bySide((one) => one === side)
}

export interface ChicagoWritten {
  readonly chicago: Chicago
  readonly lines: ReadonlyArray<VariantLine>
  readonly gameTo: Side | undefined
}

/** Writes one deal; honours count where they are claimed. Fails after the fourth deal. */
export const play = (chicago: Chicago, result: DealResult): Result.Result<ChicagoWritten, ChicagoIsOver> => {
  if (chicago.deals === 4) return Result.fail(new ChicagoIsOver())
  if (result._tag === "PassedOut") return Result.succeed({ chicago, lines: [], gameTo: undefined })
  const now = vulnerable(chicago)
  const lines: Array<VariantLine> = [...linesOf(result, now)]
  const points = variantTotals(lines)
  const partscore = bySide((side) => chicago.partscore[side] + points[side].below)
  const gameTo = SIDES.find((side) => partscore[side] >= 100)
  const scorer = SIDES.find((side) => points[side].below > 0)
  if (gameTo !== undefined) {
    lines.push({ side: gameTo, where: "above", kind: "GameBonus", points: gameBonus(now[gameTo]) })
  } else if (chicago.deals === 3 && scorer !== undefined) {
    lines.push({ side: scorer, where: "above", kind: "PartscoreBonus", points: LAST_PARTSCORE_BONUS })
  }
  const sums = variantTotals(lines)
  return Result.succeed({
    lines,
    gameTo,
    chicago: {
      ...chicago,
      dealer: nextSeat(chicago.dealer),
      deals: chicago.deals + 1,
      partscore: gameTo === undefined ? partscore : bySide(() => 0),
      above: bySide((side) => chicago.above[side] + sums[side].above),
      below: bySide((side) => chicago.below[side] + sums[side].below)
    }
  })
}

/** Points below, above and in all for each side. */
export const totals = ({ above, below }: Chicago) =>
  bySide((side) => ({ below: below[side], above: above[side], total: below[side] + above[side] }))
