/**
 * How to deal under a condition: one or more rare hands straight from their tables, everything else at random, and the
 * rest of the condition as a test. Every deal that satisfies the condition is equally likely: a hand drawn uniformly
 * leaves equally many ways to deal the others; hands drawn independently are kept when they share no card, which
 * favours none of them. Method and checks: docs/statistics.md#dealing
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../../random/Rng.ts"
import { type Environment, type Evaluate, ZeroDivisor } from "../language/evaluator.ts"
import { conjuncts, type Expression } from "../language/Expression.ts"
import { isPossible } from "./bounds.ts"
import { countAll } from "./countAll.ts"
import { asksSolver, clausesLeft, directly, plain, testOf } from "./direct.ts"
import type { Counted } from "./countUnit.ts"
import { impossibleByValues } from "./values.ts"

export interface Plan {
  /** The condition cannot be met at all; nothing need be tried. */
  readonly impossible: boolean
  /** Exact probability of what is dealt directly; times accepted ÷ tried it estimates that of the whole condition. */
  readonly share: number
  /** Seats dealt directly. */
  readonly direct: ReadonlyArray<number>
  /** True when tries can fail. */
  readonly rejects: boolean
  /** One try: writes 16 holdings from `offset`; false when they are not wanted. */
  readonly attempt: (rng: Rng, out: PackedDeal, offset: number) => boolean
}

export interface Wanted {
  readonly held: PackedDeal
  readonly condition: Expression
}

/** A unit likelier than this is not worth a table; a further hand has to be rarer to be drawn as well. */
const COMMON = 0.5
const RARE = 0.05
const PILOT_SUCCESSES = 50
const PILOT_TRIES = 10_000
const PILOT_PURPOSE = 9

export const planOf = ({ condition, held }: Wanted, environment: Environment, accept?: Evaluate): Plan => {
  const { counts } = environment
  const clauses = conjuncts(condition)
  const all = clausesLeft(clauses, [])
  if (all.length === 0) return plain(held, testOf([], environment, accept))
  if (!clauses.every((clause) => isPossible(clause, counts))) return IMPOSSIBLE
  const counted = countAll(clauses, held, counts)
  if (counted === undefined) return IMPOSSIBLE
  const planWith = (units: ReadonlyArray<Counted>, left: ReadonlyArray<Expression>, also?: Evaluate) => {
    const test = testOf(left, environment, also)
    return units.length === 0 ? plain(held, test) : directly(held, units, test)
  }
  // A trial asks nothing of the solver: one question costs more than the whole trial.
  const trials = choices(counted).map((units) => {
    const left = clausesLeft(clauses, units)
    const plan = planWith(
      units,
      left.filter((clause) => !asksSolver(clause))
    )
    return { units, left, plan }
  })
  const tried = trials.length === 1 && !trials[0]!.plan.rejects ? trials : best(trials)
  const [chosen] = tried
  if (chosen!.plan.rejects && neverFound(chosen!.plan) && impossibleByValues(clauses, held, counts))
    return IMPOSSIBLE
  return planWith(chosen!.units, chosen!.left, accept)
}

/** What may be dealt directly: the rarest unit, and where that is a hand, further rare hands with it one by one. */
function choices(counted: ReadonlyArray<Counted>): ReadonlyArray<ReadonlyArray<Counted>> {
  const rare = counted.filter(({ share }) => share < COMMON).toSorted((a, b) => a.share - b.share)
  const [first] = rare
  if (first === undefined) return [[]]
  if (first.unit.cards !== 13) return [[first]]
  const others = rare.slice(1).filter(({ share, unit }) => unit.cards === 13 && share <= RARE)
  return Array.from({ length: others.length + 1 }, (_, n) => [first, ...others.slice(0, n)])
}

const IMPOSSIBLE: Plan = { impossible: true, share: 0, direct: [], rejects: true, attempt: () => false }

/** The choice that needs least work for a deal comes first; a try that draws one hand also deals out a whole pack. */
function best<A extends { readonly plan: Plan; readonly units: ReadonlyArray<Counted> }>(
  trials: ReadonlyArray<A>
): ReadonlyArray<A> {
  if (trials.length === 1) return trials
  const merit = ({ plan, units }: A) =>
    (units.length > 1 ? 3 : 1) * successShare(plan, units.length > 1 ? 3 : 1)
  const merits = new Map(trials.map((trial) => [trial, merit(trial)]))
  return trials.toSorted((a, b) => merits.get(b)! - merits.get(a)!)
}

const neverFound = (plan: Plan) => successShare(plan, 1) === 0

/** A division by zero ends the search when it is met in earnest, so here it counts as an end as well. */
function attemptOf(plan: Plan, rng: Rng, out: PackedDeal): boolean {
  try {
    return plan.attempt(rng, out, 0)
  } catch (error) {
    if (error instanceof ZeroDivisor) return true
    throw error
  }
}

/** The share of tries that succeed, from as many as it takes to see some successes, within bounds. */
function successShare(plan: Plan, cost: number): number {
  const rng = new Rng(0, 0, PILOT_PURPOSE)
  const out = new Uint16Array(16)
  let found = 0
  let tries = 0
  while (found < PILOT_SUCCESSES && tries < PILOT_TRIES * cost) {
    tries++
    if (attemptOf(plan, rng, out)) found++
  }
  return found / tries
}
