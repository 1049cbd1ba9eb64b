/**
 * A condition that is met in one of several rare ways: `(strong north …) or (strong south …)`. Each way has a plan of its
 * own. A try takes one of them, in proportion to its share, and keeps its deal unless an earlier way would have given it as
 * well. A plan's try gives each of its deals with the same probability, 1 ÷ (all deals × its share); so every deal of
 * the union comes with 1 ÷ (all deals × sum of the shares), once and from one way only.
 */
import type { Evaluate } from "../language/evaluator.ts"
import type { Expression } from "../language/Expression.ts"
import type { Plan } from "./Plan.ts"

/** One way: its plan, and whether a deal goes this way. */
export interface Way {
  readonly plan: Plan
  readonly test: Evaluate
}

export const either = (ways: ReadonlyArray<Way>): Plan => {
  const share = ways.reduce((sum, { plan }) => sum + plan.share, 0)
  return {
    impossible: false,
    share,
    direct: [...new Set(ways.flatMap(({ plan }) => plan.direct))].toSorted((a, b) => a - b),
    rejects: true,
    attempt: (rng, out, offset) => {
      let left = rng.fraction() * share
      let n = 0
      while (n < ways.length - 1 && left >= ways[n]!.plan.share) left -= ways[n++]!.plan.share
      if (!ways[n]!.plan.attempt(rng, out, offset)) return false
      for (let earlier = 0; earlier < n; earlier++) if (ways[earlier]!.test(out, offset) !== 0) return false
      return true
    }
  }
}

/** The expressions that are joined by `or` at the top. */
export const disjuncts = (expression: Expression): ReadonlyArray<Expression> =>
  expression.kind === "binary" && expression.operator === "or"
    ? [...disjuncts(expression.left), ...disjuncts(expression.right)]
    : [expression]
