/** Conditions on deals of which so much is known that all the others can be listed. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { compile, type Environment, ZeroDivisor } from "../language/evaluator.ts"
import { allOf, children, type Expression } from "../language/Expression.ts"
import { stockBeside } from "../Stock.ts"

/** Ways to deal the unknown cards that are listed, at most. */
const MOST_DEALS = 200_000

/** True when none of the ways to deal the unknown cards meets the clauses; false also where there are too many of them. */
export const impossibleByListing = (
  clauses: ReadonlyArray<Expression>,
  held: PackedDeal,
  environment: Environment
): boolean => {
  const { cards, needs } = stockBeside(held)
  if (waysOf(needs) > MOST_DEALS || clauses.some(isUncertain)) return false
  const test = compile(allOf(clauses), environment)
  const deal = Uint16Array.from(held)
  const left = [...needs]
  const isMet = (place: number): boolean => {
    if (place === cards.length) return test(deal, 0) !== 0
    const card = cards[place]!
    const bit = 1 << (card % 13)
    for (let seat = 0; seat < 4; seat++) {
      if (left[seat] === 0) continue
      const at = 4 * seat + Math.trunc(card / 13)
      left[seat]!--
      deal[at]! |= bit
      const met = isMet(place + 1)
      deal[at]! &= ~bit
      left[seat]!++
      if (met) return true
    }
    return false
  }
  try {
    return !isMet(0)
  } catch (error) {
    // A division by 0 is told when a deal is dealt that leads to it.
    if (error instanceof ZeroDivisor) return false
    throw error
  }
}

/** Whether an expression asks the solver or chance. */
const isUncertain = (expression: Expression): boolean =>
  expression.kind === "tricks" || expression.kind === "random" || children(expression).some(isUncertain)

/** In how many ways so many cards can be dealt to the seats; beyond the most once that is passed. */
function waysOf(needs: ReadonlyArray<number>): number {
  let ways = 1
  let dealt = 0
  for (const need of needs) {
    for (let n = 1; n <= need; n++) {
      ways = (ways * ++dealt) / n
      if (ways > MOST_DEALS) return ways
    }
  }
  return ways
}
