/**
 * How to deal under a condition: one or more rare hands straight from their tables, everything else at random, and the
 * rest of the condition as a test. Every deal that satisfies the condition is equally likely: a hand drawn uniformly
 * leaves equally many ways to deal the others; hands drawn independently are kept when they share no card, which
 * favours none of them. Method and checks: docs/statistics.md#dealing
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../../random/Rng.ts"
import { compile, type Environment, type Evaluate, ZeroDivisor } from "../language/evaluator.ts"
import { allOf, conjuncts, type Expression } from "../language/Expression.ts"
import { isPossible } from "./bounds.ts"
import { countAll } from "./countAll.ts"
import { asksSolver, clausesLeft, directly, plain, testOf } from "./direct.ts"
import { disjuncts, either, type Way } from "./either.ts"
import type { Counted } from "./countUnit.ts"
import { impossibleByListing } from "./listing.ts"
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
/** Where fewer tries than this find a deal, ways to meet an `or` are looked at apart, up to so many. */
const SELDOM = 0.01
const MOST_WAYS = 4
const PILOT_SUCCESSES = 50
const PILOT_TRIES = 10_000
const PILOT_PURPOSE = 9

/** The plan; it takes an `or` apart into at most `most` ways. */
export const planOf = (
  { condition, held }: Wanted,
  environment: Environment,
  accept?: Evaluate,
  most = MOST_WAYS
): Plan => {
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
  const chosen = best(trials)
  const found = chosen.plan.rejects ? successShare(chosen.plan, 1) : 1
  const ways = found < SELDOM ? waysOf(clauses, held, environment, accept, most) : undefined
  if (ways !== undefined && ways.length === 0) return IMPOSSIBLE
  if (ways !== undefined && successShare(either(ways), 1) > 3 * found) return either(ways)
  if (
    found === 0 &&
    (impossibleByListing(clauses, held, environment) || impossibleByValues(clauses, held, counts))
  )
    return IMPOSSIBLE
  return planWith(chosen.units, chosen.left, accept)
}

/**
 * A plan for each way to meet the clause that is an `or`, those that are impossible left out; undefined where no clause is
 * one, or where the solver would be asked which way a deal goes.
 */
function waysOf(
  clauses: ReadonlyArray<Expression>,
  held: PackedDeal,
  environment: Environment,
  accept: Evaluate | undefined,
  most: number
): ReadonlyArray<Way> | undefined {
  const choice = clauses.find((clause) => disjuncts(clause).length > 1 && !asksSolver(clause))
  const parts = choice === undefined ? [] : disjuncts(choice)
  if (parts.length < 2 || parts.length > most) return undefined
  return parts.flatMap((part) => {
    const condition = allOf(clauses.map((clause) => (clause === choice ? part : clause)))
    const plan = planOf({ condition, held }, environment, accept, most / parts.length)
    return plan.impossible ? [] : [{ plan, test: compile(part, environment) }]
  })
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

/** The choice that needs least work for a deal; a try that draws one hand also deals out a whole pack. */
function best<A extends { readonly plan: Plan; readonly units: ReadonlyArray<Counted> }>(
  trials: ReadonlyArray<A>
): A {
  const [first, ...others] = trials as [A, ...Array<A>]
  if (others.length === 0) return first
  const merit = ({ plan, units }: A) =>
    (units.length > 1 ? 3 : 1) * successShare(plan, units.length > 1 ? 3 : 1)
  return others.reduce(
    (found, trial) => {
      const own = merit(trial)
      return own > found.merit ? { trial, merit: own } : found
    },
    { trial: first, merit: merit(first) }
  ).trial
}

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
