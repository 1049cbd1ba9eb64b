/**
 * Duplicate scores and IMPs, which `score` and `imps` of the dealer language mean. Rubber scores are in core; there
 * games and partscores have no bonus of their own. Source: The Laws of Duplicate Bridge 2017, Laws 77 and 78B.
 */
import { penalty } from "@rubber-bridge/core/scoring/Penalty"

const EACH = [20, 20, 30, 30, 30]

interface Bid {
  readonly vulnerable: boolean
  readonly level: number
  /** 0 clubs … 4 notrump. */
  readonly denomination: number
  readonly doubling: 1 | 2 | 4
}

/** Declarer's score, negative when the contract fails. */
export const duplicateScore = (
  { denomination, doubling, level, vulnerable }: Bid,
  tricks: number
): number => {
  const over = tricks - 6 - level
  if (over < 0) {
    return -penalty(
      -over,
      doubling === 1 ? "Undoubled" : doubling === 2 ? "Doubled" : "Redoubled",
      vulnerable
    )
  }
  const contract = doubling * (level * EACH[denomination]! + (denomination === 4 ? 10 : 0))
  const bonus = contract < 100 ? 50 : vulnerable ? 500 : 300
  const slam = level === 7 ? (vulnerable ? 1500 : 1000) : level === 6 ? (vulnerable ? 750 : 500) : 0
  const each = doubling === 1 ? EACH[denomination]! : (vulnerable ? 100 : 50) * doubling
  const insult = doubling === 1 ? 0 : 25 * doubling
  return contract + bonus + slam + insult + over * each
}

/** The least difference in points for 1, 2, … 24 IMPs. */
const IMP_STEPS = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
  3000, 3500, 4000
]

/** IMPs for a difference in points, with its sign. Scores are tens; what lies between counts as the next ten. */
export const impsOf = (difference: number): number => {
  const size = 10 * Math.ceil(Math.abs(difference) / 10)
  const imps = IMP_STEPS.findIndex((step) => size < step)
  const found = imps < 0 ? IMP_STEPS.length : imps
  return difference < 0 ? -found : found
}
