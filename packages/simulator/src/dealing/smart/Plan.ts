/**
 * How to deal under a condition: the rarest hand, or the rarest two, straight from their tables, everything else at
 * random, and the rest of the condition as a test. Every deal that satisfies the condition is equally likely: a hand
 * drawn uniformly leaves equally many ways to deal the others; two hands drawn independently are kept when they
 * share no card, which favours no pair. Method and checks: docs/statistics.md#dealing
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../../random/Rng.ts"
import { compile, type Environment, type Evaluate, ZeroDivisor } from "../language/evaluator.ts"
import { allOf, children, conjuncts, type Expression, TRUE } from "../language/Expression.ts"
import { stockBeside } from "../Stock.ts"
import { dealRest } from "../Uniform.ts"
import { boundsOf } from "./bounds.ts"
import { Features } from "./Features.ts"
import { impossibleTogether } from "./impossible.ts"
import { countUnit, type Counted } from "./countUnit.ts"
import { SEAT_UNITS, SIDE_UNITS } from "./Unit.ts"

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

/** A unit likelier than this is not worth a table. */
const COMMON = 0.5
const PILOT_SUCCESSES = 50
const PILOT_TRIES = 10_000
const PILOT_PURPOSE = 9

export const planOf = ({ condition, held }: Wanted, environment: Environment, accept?: Evaluate): Plan => {
  const { counts } = environment
  const clauses = conjuncts(condition)
  if (clauses.every(isTrue)) return plain(held, testOf([], environment, accept))
  const nothing = boundsOf(condition, undefined, new Features(counts), counts)
  if (nothing.high(NO_FEATURES) === 0 && nothing.low(NO_FEATURES) === 0) return IMPOSSIBLE
  const seats = SEAT_UNITS.map((unit) => countUnit(unit, clauses, held, counts))
  const sides = SIDE_UNITS.map((unit) => countUnit(unit, clauses, held, counts))
  const counted = [...seats, ...sides].filter((unit) => unit !== undefined)
  if (counted.some(({ table }) => table.ways === 0) || impossibleTogether(counted, counts)) return IMPOSSIBLE
  const rare = counted.filter(({ share }) => share < COMMON).toSorted((a, b) => a.share - b.share)
  const [first] = rare
  if (first === undefined) return plain(held, testOf(clauses, environment, accept))
  const single = directly(held, [first], rest(clauses, [first]), environment, accept)
  const second = rare.find(({ unit }) => unit.cards === 13 && !first.unit.seats.includes(unit.seats[0]!))
  if (first.unit.cards !== 13 || second === undefined || second.share > 0.05) return single
  const pair = directly(held, [first, second], rest(clauses, [first, second]), environment, accept)
  // The trial asks nothing of the solver: one question costs more than the whole trial.
  const trial = (units: ReadonlyArray<Counted>) =>
    directly(
      held,
      units,
      rest(clauses, units).filter((clause) => !asksSolver(clause)),
      environment,
      undefined
    )
  return pairIsCheaper(trial([first]), trial([first, second])) ? pair : single
}

/** Whether an expression asks for double-dummy tricks. */
export const asksSolver = (expression: Expression): boolean =>
  expression.kind === "tricks" || children(expression).some(asksSolver)

const NO_FEATURES = new Int32Array(0)

const IMPOSSIBLE: Plan = { impossible: true, share: 0, direct: [], rejects: true, attempt: () => false }

const isTrue = (expression: Expression) => expression.kind === "number" && expression.value !== 0

/** The clauses that the tables of these units do not already guarantee. */
function rest(clauses: ReadonlyArray<Expression>, units: ReadonlyArray<Counted>): ReadonlyArray<Expression> {
  return clauses.filter(
    (clause) => !isTrue(clause) && !units.some(({ guaranteed }) => guaranteed.has(clause))
  )
}

function testOf(
  clauses: ReadonlyArray<Expression>,
  environment: Environment,
  accept?: Evaluate
): Evaluate | undefined {
  // What asks the solver comes last: most deals fail what costs nothing.
  const wanted = clauses.filter((clause) => !isTrue(clause))
  const left = [...wanted.filter((clause) => !asksSolver(clause)), ...wanted.filter(asksSolver)]
  const own = left.length === 0 ? undefined : compile(left.length === 1 ? left[0]! : allOf(left), environment)
  if (own === undefined || accept === undefined) return own ?? accept
  return (deal, offset) => (own(deal, offset) !== 0 && accept(deal, offset) !== 0 ? 1 : 0)
}

function plain(held: PackedDeal, test: Evaluate | undefined): Plan {
  const { needs } = stockBeside(held)
  return {
    impossible: false,
    share: 1,
    direct: [],
    rejects: test !== undefined,
    attempt: (rng, out, offset) => {
      out.set(held, offset)
      dealRest(rng, needs, out, offset)
      return test === undefined || test(out, offset) !== 0
    }
  }
}

function directly(
  held: PackedDeal,
  units: ReadonlyArray<Counted>,
  clauses: ReadonlyArray<Expression>,
  environment: Environment,
  accept: Evaluate | undefined
): Plan {
  const test = testOf(clauses.length === 0 ? [TRUE] : clauses, environment, accept)
  const direct = units.flatMap(({ unit }) => unit.seats)
  const { needs } = stockBeside(held)
  const after = needs.map((need, seat) => (direct.includes(seat) ? 0 : need))
  const drawn = new Uint16Array(8)
  const [first, second] = units as [Counted, Counted?]
  const side = first.unit.cards === 26
  return {
    impossible: false,
    share: first.share * (second === undefined ? 1 : second.share / disjointShare(held, first, second)),
    direct,
    rejects: second !== undefined || test !== undefined,
    attempt: (rng, out, offset) => {
      out.set(held, offset)
      first.table.draw(rng, drawn, 0)
      if (second !== undefined) {
        second.table.draw(rng, drawn, 4)
        if (
          (drawn[0]! & drawn[4]!) |
          (drawn[1]! & drawn[5]!) |
          (drawn[2]! & drawn[6]!) |
          (drawn[3]! & drawn[7]!)
        )
          return false
        out.set(drawn.subarray(4), offset + second.unit.seats[0]! * 4)
      }
      if (side) splitSide(rng, first.unit.seats, drawn, needs, out, offset)
      else out.set(drawn.subarray(0, 4), offset + first.unit.seats[0]! * 4)
      dealRest(rng, after, out, offset)
      return test === undefined || test(out, offset) !== 0
    }
  }
}

/** Divides the cards of a side between its seats at random, beside the cards they are known to hold. */
function splitSide(
  rng: Rng,
  [one, other]: ReadonlyArray<number>,
  drawn: Uint16Array,
  needs: ReadonlyArray<number>,
  out: PackedDeal,
  offset: number
): void {
  const others = out.slice(offset, offset + 16)
  // Everything outside the side's cards is parked with a seat of the other side while these are dealt.
  const park = (one! + 1) & 3
  for (let suit = 0; suit < 4; suit++) out[offset + park * 4 + suit] = 0x1fff & ~drawn[suit]!
  for (let suit = 0; suit < 4; suit++) out[offset + ((park + 2) & 3) * 4 + suit] = 0
  const own = needs.map((need, seat) => (seat === one || seat === other ? need : 0))
  dealRest(rng, own, out, offset)
  for (const seat of [park, (park + 2) & 3])
    out.set(others.subarray(seat * 4, seat * 4 + 4), offset + seat * 4)
}

/** The probability that two independent random hands, beside the known cards, share no card. */
function disjointShare(held: PackedDeal, { unit: first }: Counted, { unit: second }: Counted): number {
  const { cards, needs } = stockBeside(held)
  const [a, b] = [needs[first.seats[0]!]!, needs[second.seats[0]!]!]
  let share = 1
  for (let n = 0; n < b; n++) share *= (cards.length - a - n) / (cards.length - n)
  return share
}

/** Which plan needs less work for a deal, by a trial of each; a try of the single plan deals out a whole pack. */
function pairIsCheaper(single: Plan, pair: Plan): boolean {
  return 3 * successShare(pair, 3) > successShare(single, 1)
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
