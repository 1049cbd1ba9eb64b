/** Counts the hands of one unit that the clauses of a condition allow. */
import { children, type Counts, type Expression, type Measure } from "../language/Expression.ts"
import { stockBeside } from "../Stock.ts"
import { type Bounds, boundsOf, ofUnit } from "./bounds.ts"
import { Features, type OfFeatures } from "./Features.ts"
import { type HandTable, handTable } from "./HandTable.ts"
import { isAtom, type Unit } from "./Unit.ts"

export interface Counted {
  readonly unit: Unit
  readonly table: HandTable
  /** The probability of what the table holds. */
  readonly share: number
  readonly features: Features
  /** Clauses that every hand of the table satisfies, whatever the others hold. */
  readonly guaranteed: ReadonlySet<Expression>
}

/** What a unit can hold: cards that are known, and by suit those that it cannot have because others have them for certain. */
export interface Cards {
  readonly held: Uint16Array
  readonly barred?: ReadonlyArray<number>
}

/** A measure of the language in a suit, or in the whole hand for −1. */
export type Measured = readonly [measure: Measure, suit: number]

/** The table of a unit; undefined when the clauses say nothing of it or counting would take too long. `watched` are followed as well. */
export const countUnit = (
  unit: Unit,
  clauses: ReadonlyArray<Expression>,
  { barred, held }: Cards,
  counts: Counts,
  watched: ReadonlyArray<Measured> = []
): Counted | undefined => {
  // With fewer clauses the table holds more hands and fewer distinctions; the others are tested on the deal.
  for (const { exactOnly, without } of VARIANTS) {
    const features = new Features(counts)
    const used: Array<{ readonly clause: Expression; readonly bounds: Bounds }> = []
    for (const clause of clauses) {
      if (mentions(clause, without)) continue
      const trial = boundsOf(clause, ofUnit(unit, new Features(counts)), counts)
      const speaks = unit.cards === 13 ? speaksOf(clause, unit.seats[0]!) : trial.exact
      if (speaks && (trial.exact || !exactOnly))
        used.push({ clause, bounds: boundsOf(clause, ofUnit(unit, features), counts) })
    }
    const open = used.filter(({ bounds }) => !bounds.exact).length
    if (features.tables.length === 0) continue
    for (const [measure, suit] of watched) features.watch(measure, suit)
    const wanted = allPossible(used.map(({ bounds }) => bounds))
    const table = handTable(holdable(unit, held, barred), features, wanted, MOST_LOOKS / (1 + open))
    if (table === undefined) continue
    const guaranteed = new Set(used.filter(({ bounds }) => bounds.exact).map(({ clause }) => clause))
    return { unit, table, share: table.ways / table.all, features, guaranteed }
  }
  return undefined
}

/** 1 where no clause is certainly false. */
function allPossible(clauses: ReadonlyArray<Bounds>): OfFeatures {
  // What is known exactly is cheaper to ask and rules out more, so it is asked first.
  const tests = clauses
    .toSorted((a, b) => Number(b.exact) - Number(a.exact))
    .map(({ exact, high, low }): OfFeatures => (exact ? low : (f) => (high(f) !== 0 || low(f) !== 0 ? 1 : 0)))
  const [first, second] = tests
  if (first !== undefined && second === undefined) return first
  return (f) => {
    for (const test of tests) if (test(f) === 0) return 0
    return 1
  }
}

const NONE = [0, 0, 0, 0]

/** Pairs of halves that are judged, at most; clauses that speak of other hands as well take several times as long. */
const MOST_LOOKS = 1_500_000

const COSTLY = ["quality", "cccc"]
const LESS_COSTLY = ["losers", ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `pt${n}`)]

/** What is left out, step by step, until counting is quick enough: clauses on other hands too, then measures of many values. */
const VARIANTS = [[], COSTLY, [...COSTLY, ...LESS_COSTLY]].flatMap((without) =>
  [false, true].map((exactOnly) => ({ exactOnly, without }))
)

function mentions(expression: Expression, names: ReadonlyArray<string>): boolean {
  const own = expression.kind === "measure" ? expression.measure : expression.kind
  return names.includes(own) || children(expression).some((child) => mentions(child, names))
}

function speaksOf(expression: Expression, seat: number): boolean {
  return (
    (isAtom(expression) && expression.seat === seat) ||
    children(expression).some((child) => speaksOf(child, seat))
  )
}

function holdable({ cards, seats }: Unit, held: Uint16Array, barred: ReadonlyArray<number> = NONE) {
  const { needs } = stockBeside(held)
  const must = [0, 1, 2, 3].map((suit) => seats.reduce((mask, seat) => mask | held[seat * 4 + suit]!, 0))
  const full = seats.every((seat) => needs[seat] === 0)
  const may = must.map((mask, suit) => {
    if (full) return mask
    const others = [0, 1, 2, 3].filter((seat) => !seats.includes(seat))
    return 0x1fff & ~others.reduce((taken, seat) => taken | held[seat * 4 + suit]!, barred[suit]!)
  })
  return { cards, must, may }
}
