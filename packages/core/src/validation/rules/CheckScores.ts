/** Every score of one deal, 35 contracts × 3 doublings × 2 vulnerabilities × 14 trick counts, in two other ways. */
import { type Level } from "../../auction/Contract.ts"
import { denominationNumbered } from "../../auction/Denomination.ts"
import { DOUBLINGS } from "../../auction/Doubling.ts"
import { bySide } from "../../deal/Seat.ts"
import { played } from "../../result/DealResult.ts"
import { linesOf } from "../../scoring/DealScore.ts"
import { totals } from "../../scoring/ScoreLine.ts"
import { duplicateScore } from "../../variants/Duplicate.ts"
import { contractName } from "../PossibleFigures.ts"
import { CONTRACTS, denominationOf, doublingOf, levelOf, scoreTable, tableIndex } from "../ScoreTable.ts"
import { type RuleCheck, Tally } from "./CheckRules.ts"
import { INSULT, OVERTRICKS, SLAMS, TRICK_POINTS, UNDERTRICKS } from "./LawTables.ts"

export const checkScores = (): ReadonlyArray<RuleCheck> => {
  const tables = new Tally("tables")
  const steps = new Tally("steps")
  const old = new Tally("old")
  const duplicate = new Tally("duplicate")
  const oldTable = scoreTable("old")
  for (let contract = 0; contract < CONTRACTS; contract++) {
    const level = levelOf(contract)
    const denomination = denominationOf(contract)
    const doubling = doublingOf(contract)
    for (const vulnerable of [0, 1]) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const name = () =>
          `${contractName(contract)} ${tricks} tricks, ${vulnerable === 1 ? "vulnerable" : "not vulnerable"}`
        const result = played(
          {
            level: level as Level,
            denomination: denominationNumbered(denomination),
            doubling: DOUBLINGS[doubling]!,
            declarer: "North"
          },
          tricks
        )
        const marked = bySide(() => vulnerable === 1)
        const { EastWest, NorthSouth } = totals(linesOf(result, marked))
        const scored = [NorthSouth.below, NorthSouth.above, EastWest.below, EastWest.above]
        tables.count(same(scored, byTables(level, denomination, doubling, vulnerable, tricks)), name)
        steps.count(same(scored, bySteps(level, denomination, doubling, vulnerable, tricks)), name)
        const index = tableIndex(contract, vulnerable, tricks)
        const oldScored = [oldTable.below[index]!, oldTable.above[index]!, 0, oldTable.penalty[index]!]
        old.count(same(oldScored, byOldScale(scored, level, doubling, vulnerable, tricks)), name)
        duplicate.count(duplicateScore(result, marked) === asDuplicate(scored, vulnerable), name)
      }
    }
  }
  return [tables.result(), steps.result(), old.result(), duplicate.result()]
}

function same(a: ReadonlyArray<number>, b: ReadonlyArray<number>): boolean {
  return a.length === b.length && a.every((value, n) => value === b[n])
}

/** Below and above for declarer, then for the defenders, looked up. */
function byTables(level: number, denomination: number, doubling: number, vulnerable: number, tricks: number) {
  const margin = tricks - 6 - level
  if (margin < 0) return [0, 0, 0, UNDERTRICKS[doubling]![vulnerable]![-margin - 1]!]
  const [first, later] = TRICK_POINTS[denomination]![doubling]!
  const over = margin * OVERTRICKS[denomination]![doubling]![vulnerable]!
  return [first + (level - 1) * later, over + (SLAMS[level]?.[vulnerable] ?? 0) + INSULT[doubling]!, 0, 0]
}

/** The same by walking through the tricks one by one. */
function bySteps(level: number, denomination: number, doubling: number, vulnerable: number, tricks: number) {
  const factor = 2 ** doubling
  const minor = denomination < 2
  let below = 0
  let above = 0
  let theirs = 0
  for (let trick = 7; trick <= 6 + level; trick++) {
    if (trick > tricks) {
      const nth = trick - Math.max(tricks, 6)
      theirs += stepDown(nth, doubling, vulnerable)
    }
  }
  // Below book every trick is one more undertrick.
  for (let trick = tricks + 1; trick <= 6; trick++)
    theirs += stepDown(level + trick - tricks, doubling, vulnerable)
  if (theirs > 0) return [0, 0, 0, theirs]
  for (let trick = 7; trick <= tricks; trick++) {
    const points = minor ? 20 : 30
    if (trick <= 6 + level) below += (denomination === 4 && trick === 7 ? 40 : points) * factor
    else above += doubling === 0 ? points : 50 * factor * (1 + vulnerable)
  }
  if (level === 6) above += vulnerable === 1 ? 750 : 500
  if (level === 7) above += vulnerable === 1 ? 1500 : 1000
  return [below, above + (doubling === 0 ? 0 : 25 * factor), 0, 0]
}

function stepDown(nth: number, doubling: number, vulnerable: number): number {
  if (doubling === 0) return 50 + 50 * vulnerable
  const doubled = nth === 1 ? 100 : nth <= 3 ? 200 : 300
  return (doubled + (vulnerable === 1 && nth <= 3 ? 100 : 0)) * doubling
}

/** Before the change: not vulnerable and doubled 200 for each undertrick less 100; 50 for making a redoubled contract. */
function byOldScale(
  scored: ReadonlyArray<number>,
  level: number,
  doubling: number,
  vulnerable: number,
  tricks: number
) {
  const [below, above, , penalty] = scored as [number, number, number, number]
  const down = 6 + level - tricks
  if (down <= 0) return [below, doubling === 2 ? above - 50 : above, 0, 0]
  const points = doubling === 0 || vulnerable === 1 ? penalty : doubling * (200 * down - 100)
  return [0, 0, 0, points]
}

/** The duplicate score of rubber figures: 50, 300 or 500 by the trick score. */
function asDuplicate(scored: ReadonlyArray<number>, vulnerable: number): number {
  const [below, above, , penalty] = scored as [number, number, number, number]
  if (below === 0) return -penalty
  return below + above + (below < 100 ? 50 : vulnerable === 1 ? 500 : 300)
}
