/** Plans that deal hands straight from their tables, or at random, and test the rest of the condition. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Rng } from "../../random/Rng.ts"
import { compile, type Environment, type Evaluate } from "../language/evaluator.ts"
import { allOf, children, type Expression } from "../language/Expression.ts"
import { stockBeside } from "../Stock.ts"
import { dealRest } from "../Uniform.ts"
import type { Counted } from "./countUnit.ts"
import type { Plan } from "./Plan.ts"

/** Whether an expression asks for double-dummy tricks. */
export const asksSolver = (expression: Expression): boolean =>
  expression.kind === "tricks" || children(expression).some(asksSolver)

const isTrue = (expression: Expression) => expression.kind === "number" && expression.value !== 0

/** The clauses that the tables of these units do not already guarantee. */
export const clausesLeft = (
  clauses: ReadonlyArray<Expression>,
  units: ReadonlyArray<Counted>
): ReadonlyArray<Expression> =>
  clauses.filter((clause) => !isTrue(clause) && !units.some(({ guaranteed }) => guaranteed.has(clause)))

/** A test of all the clauses and of `accept`; undefined where there is nothing to test. */
export const testOf = (
  clauses: ReadonlyArray<Expression>,
  environment: Environment,
  accept?: Evaluate
): Evaluate | undefined => {
  // What asks the solver comes last: most deals fail what costs nothing.
  const left = [...clauses.filter((clause) => !asksSolver(clause)), ...clauses.filter(asksSolver)]
  const own = left.length === 0 ? undefined : compile(left.length === 1 ? left[0]! : allOf(left), environment)
  if (own === undefined || accept === undefined) return own ?? accept
  return (deal, offset) => (own(deal, offset) !== 0 && accept(deal, offset) !== 0 ? 1 : 0)
}

/** Deals everything at random. */
export const plain = (held: PackedDeal, test: Evaluate | undefined): Plan => {
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

/** Deals these units from their tables, each independently: one side, or hands that are kept when they share no card. */
export const directly = (
  held: PackedDeal,
  units: ReadonlyArray<Counted>,
  test: Evaluate | undefined
): Plan => {
  const direct = units.flatMap(({ unit }) => unit.seats)
  const { needs } = stockBeside(held)
  const after = needs.map((need, seat) => (direct.includes(seat) ? 0 : need))
  const [first] = units as [Counted]
  const side = first.unit.cards === 26
  const drawn = new Uint16Array(4)
  return {
    impossible: false,
    share: units.reduce((product, { share }) => product * share, 1) / disjointShare(held, units),
    direct,
    rejects: units.length > 1 || test !== undefined,
    attempt: (rng, out, offset) => {
      out.set(held, offset)
      if (side) {
        first.table.draw(rng, drawn, 0)
        splitSide(rng, first.unit.seats, drawn, needs, out, offset)
      } else if (!drawHands(rng, units, drawn, out, offset)) return false
      dealRest(rng, after, out, offset)
      return test === undefined || test(out, offset) !== 0
    }
  }
}

/** Draws each hand and lays it down; false when one has a card that lies there already. */
function drawHands(
  rng: Rng,
  units: ReadonlyArray<Counted>,
  drawn: Uint16Array,
  out: PackedDeal,
  offset: number
): boolean {
  let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0]
  for (const { table, unit } of units) {
    table.draw(rng, drawn, 0)
    if ((clubs & drawn[0]!) | (diamonds & drawn[1]!) | (hearts & drawn[2]!) | (spades & drawn[3]!))
      return false
    clubs |= drawn[0]!
    diamonds |= drawn[1]!
    hearts |= drawn[2]!
    spades |= drawn[3]!
    out.set(drawn, offset + unit.seats[0]! * 4)
  }
  return true
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

/** The probability that independent random hands, beside the known cards, share no card. */
function disjointShare(held: PackedDeal, units: ReadonlyArray<Counted>): number {
  const { cards, needs } = stockBeside(held)
  let share = 1
  let taken = 0
  for (const { unit } of units) {
    const need = unit.seats.reduce((sum, seat) => sum + needs[seat]!, 0)
    for (let n = 0; n < need; n++) share *= (cards.length - taken - n) / (cards.length - n)
    taken += need
  }
  return share
}
