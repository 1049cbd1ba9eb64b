/** Millions of rubbers through the validator's own tables, against adding up by the law's tables deal by deal. */
import { emptyEntry } from "../Entry.ts"
import { contractNumber } from "../ScoreTable.ts"
import { NO_FINDINGS, Validator } from "../Validator.ts"
import { type RuleCheck, Tally } from "./CheckRules.ts"
import { INSULT, OVERTRICKS, SLAMS, TRICK_POINTS, UNDERTRICKS } from "./LawTables.ts"

export const checkNumbers = (rubbers: number): RuleCheck => {
  const tally = new Tally("numbers")
  const validator = new Validator()
  const entry = emptyEntry()
  let state = 20_260_202
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.trunc((state / 2 ** 32) * limit)
  }
  for (let n = 0; n < rubbers; n++) {
    entry.rubber = String(n)
    const games = [0, 0]
    const part = [0, 0]
    let holds = true
    while (games[0]! < 2 && games[1]! < 2) {
      const level = 1 + below(7)
      const denomination = below(5)
      const doubling = below(3)
      const declarer = below(4)
      const tricks = below(2) === 0 ? 6 + level : below(14)
      const side = declarer & 1
      const vulnerable = games[side]! > 0 ? 1 : 0
      const figures = [0, 0, 0, 0]
      const margin = tricks - 6 - level
      if (margin < 0) figures[(1 - side) * 2 + 1] = UNDERTRICKS[doubling]![vulnerable]![-margin - 1]!
      else {
        const [first, later] = TRICK_POINTS[denomination]![doubling]!
        figures[side * 2] = first + (level - 1) * later
        figures[side * 2 + 1] =
          margin * OVERTRICKS[denomination]![doubling]![vulnerable]! +
          (SLAMS[level]?.[vulnerable] ?? 0) +
          INSULT[doubling]!
        part[side]! += figures[side * 2]!
        if (part[side]! >= 100) {
          part.fill(0)
          games[side]!++
          if (games[side] === 2) figures[side * 2 + 1]! += games[1 - side] === 0 ? 700 : 500
        }
      }
      entry.contract = contractNumber(level, denomination, doubling)
      entry.declarer = declarer
      entry.tricks = tricks
      entry.nsBelow = figures[0]!
      entry.nsAbove = figures[1]!
      entry.ewBelow = figures[2]!
      entry.ewAbove = figures[3]!
      if (validator.check(entry) !== NO_FINDINGS) holds = false
    }
    tally.count(holds, () => `rubber ${n} of the sequence`)
  }
  return tally.result()
}
