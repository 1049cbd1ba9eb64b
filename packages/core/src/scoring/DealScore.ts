/**
 * The lines one deal writes by itself, in scorer's order. What belongs to the whole rubber (700 and 500)
 * is in `rubber/Rubber`. Rules: docs/rules.md
 */
import type { Contract } from "../auction/Contract.ts"
import { type BySide, opponentsOf, sideOf } from "../deal/Seat.ts"
import {
  type DealResult,
  type HonoursClaim,
  overtricks,
  type Played,
  undertricks
} from "../result/DealResult.ts"
import { penalty, penaltySum } from "./Penalty.ts"
import { insultBonus, overtrickValue, slamBonus } from "./Premium.ts"
import { above, below, type ScoreLine } from "./ScoreLine.ts"
import { times, trickScore, trickScoreSum } from "./TrickScore.ts"

/** The lines of a deal; `vulnerable` is the state before it. A passed-out deal writes none. */
export const linesOf = (result: DealResult, vulnerable: BySide<boolean>): ReadonlyArray<ScoreLine> => {
  if (result._tag === "PassedOut") return []
  const isVulnerable = vulnerable[sideOf(result.contract.declarer)]
  const play =
    undertricks(result) === 0 ? linesForMade(result, isVulnerable) : linesForDown(result, isVulnerable)
  return [...play, ...honoursLines(result.honours)]
}

function linesForMade(result: Played, vulnerable: boolean): ReadonlyArray<ScoreLine> {
  const { contract } = result
  const side = sideOf(contract.declarer)
  const over = overtricks(result)
  const each = overtrickValue(contract.denomination, contract.doubling, vulnerable)
  return [
    below(side, trickScore(contract), trickScoreSum(contract)),
    ...above(side, "Overtricks", over * each, "overtricks", times(over, each)),
    ...above(side, "Slam", slamBonus(contract.level, vulnerable), "slam"),
    ...above(side, "Insult", insultBonus(contract.doubling), "insult")
  ]
}

function linesForDown(result: Played, vulnerable: boolean): ReadonlyArray<ScoreLine> {
  const { declarer, doubling }: Contract = result.contract
  const down = undertricks(result)
  return above(
    opponentsOf(sideOf(declarer)),
    "Undertricks",
    penalty(down, doubling, vulnerable),
    "undertricks",
    penaltySum(down, doubling, vulnerable)
  )
}

function honoursLines(claim: HonoursClaim | undefined): ReadonlyArray<ScoreLine> {
  return claim === undefined ? [] : above(sideOf(claim.seat), "Honours", claim.points, "honours")
}
