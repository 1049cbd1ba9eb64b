/**
 * What a condition can still be when only one hand, or one side's cards, are known: a lower and an upper bound of every
 * expression as functions of the features. Where all is known the two agree. A condition whose upper bound is 0
 * cannot be met by any hands of the others.
 */
import { duplicateScore, impsOf } from "../language/duplicate.ts"
import type { BinaryOperator, Counts, Expression, Measure } from "../language/Expression.ts"
import { type Features, isCardSum, type OfFeatures } from "./Features.ts"
import { magnitude, mayOverflow, type Pair, rangeOf } from "./ranges.ts"
import { type Atom, isAtom, partnerTerm, termsOf, type Unit } from "./Unit.ts"

export interface Bounds {
  readonly low: OfFeatures
  readonly high: OfFeatures
  /** True when `low` and `high` are the same for all features. */
  readonly exact: boolean
}

const constant = (value: number): Bounds => known(() => value)
const known = (value: OfFeatures): Bounds => ({ low: value, high: value, exact: true })
const between = (low: number, high: number): Bounds => ({
  low: () => low,
  high: () => high,
  exact: low === high
})

/** Larger than any value of 32 bits. */
const FAR = 2 ** 40

/** What is known: values of atoms, values of a measure in both hands of a side, and bounds of an atom. */
export interface Knowledge {
  readonly atom: (atom: Atom) => OfFeatures | undefined
  readonly side?: (measure: Measure, suit: number, seats: ReadonlyArray<number>) => OfFeatures | undefined
  readonly range?: (atom: Atom) => Pair | undefined
}

/** The knowledge of the cards of a unit, by its features. */
export const ofUnit = (unit: Unit, features: Features): Knowledge => ({
  atom: (atom) => (unit.cards === 13 && unit.seats[0] === atom.seat ? features.valueOf(atom) : undefined),
  side: (measure, suit, seats) =>
    unit.cards === 26 && seats.every((seat) => unit.seats.includes(seat))
      ? features.measure(measure, suit)
      : undefined
})

/** False when the expression is 0 whatever the cards. */
export const isPossible = (expression: Expression, counts: Counts): boolean =>
  possiblyTrue(boundsOf(expression, { atom: () => undefined }, counts), NOTHING)

const NOTHING = new Int32Array(0)

/** Bounds of an expression as functions of what is known. */
export const boundsOf = (expression: Expression, knowledge: Knowledge, counts: Counts): Bounds => {
  const build = (node: Expression): Bounds => {
    if (isAtom(node)) {
      const own = knowledge.atom(node)
      if (own !== undefined) return known(own)
      const range = knowledge.range?.(node)
      return between(...(range ?? rangeOf(node, counts)))
    }
    // Arithmetic that may leave 32 bits starts again at the other end; then nothing is known of it.
    if (mayOverflow(node, counts)) return between(-FAR, FAR)
    switch (node.kind) {
      case "number":
        return constant(node.value | 0)
      case "not":
        return truthTable(build(node.of), (sure, possible) => [possible ? 0 : 1, sure ? 0 : 1])
      case "negate": {
        const { exact, high, low } = build(node.of)
        return { low: (f) => -high(f), high: (f) => -low(f), exact }
      }
      case "binary":
        // What divides by 0 whatever the deal is not impossible but an error, told when a deal is judged.
        if ((node.operator === "/" || node.operator === "%") && magnitude(node.right, counts) === 0)
          return between(-FAR, FAR)
        return node.operator === "+" ? sum(node) : operate(node.operator, build(node.left), build(node.right))
      case "choose":
        return choose(build(node.test), build(node.yes), build(node.no))
      case "score": {
        const scores = Array.from({ length: 14 }, (_, taken) => duplicateScore(node, taken))
        const { exact, low } = build(node.tricks)
        if (exact) return known((f) => scores[Math.max(0, Math.min(13, low(f)))]!)
        return between(Math.min(...scores), Math.max(...scores))
      }
      case "imps": {
        const { exact, high, low } = build(node.of)
        return { low: (f) => impsOf(low(f)), high: (f) => impsOf(high(f)), exact }
      }
      case "tricks":
        return between(0, 13)
      case "random": {
        const { high } = build(node.of)
        return { low: () => 0, high: (f) => Math.max(1, high(f)) - 1, exact: false }
      }
      default:
        return between(-FAR, FAR)
    }
  }
  const sum = (node: Expression): Bounds => {
    const terms = termsOf(node)
    const used = new Set<number>()
    const parts: Array<Bounds> = []
    for (const [n, term] of terms.entries()) {
      if (used.has(n)) continue
      const other = partnerTerm(terms, n, used)
      const pair = term.kind === "measure" && isCardSum(term.measure) && other >= 0
      const together = pair
        ? knowledge.side?.(term.measure, term.suit, [term.seat, term.seat ^ 2])
        : undefined
      if (together !== undefined) used.add(other)
      parts.push(together === undefined ? build(term) : known(together))
    }
    return parts.reduce((left, right) => ({
      low: (f) => left.low(f) + right.low(f),
      high: (f) => left.high(f) + right.high(f),
      exact: left.exact && right.exact
    }))
  }
  return build(expression)
}

/** From whether a value is surely true and possibly true to the bounds of a result of 0 or 1. */
function truthTable(
  of: Bounds,
  bounds: (sure: boolean, possible: boolean) => readonly [number, number]
): Bounds {
  const at =
    (n: 0 | 1): OfFeatures =>
    (f) =>
      bounds(surelyTrue(of, f), possiblyTrue(of, f))[n]
  return { low: at(0), high: at(1), exact: of.exact }
}

const surelyTrue = ({ high, low }: Bounds, f: Int32Array) => low(f) > 0 || high(f) < 0
export const possiblyTrue = ({ high, low }: Bounds, f: Int32Array) => low(f) !== 0 || high(f) !== 0

function choose(test: Bounds, yes: Bounds, no: Bounds): Bounds {
  const pick =
    (side: "low" | "high", hull: (a: number, b: number) => number): OfFeatures =>
    (f) =>
      surelyTrue(test, f)
        ? yes[side](f)
        : possiblyTrue(test, f)
          ? hull(yes[side](f), no[side](f))
          : no[side](f)
  return {
    low: pick("low", Math.min),
    high: pick("high", Math.max),
    exact: test.exact && yes.exact && no.exact
  }
}

function operate(operator: BinaryOperator, a: Bounds, b: Bounds): Bounds {
  const exact = a.exact && b.exact
  const truth = (low: (f: Int32Array) => boolean, high: (f: Int32Array) => boolean): Bounds => ({
    low: (f) => (low(f) ? 1 : 0),
    high: (f) => (high(f) ? 1 : 0),
    exact
  })
  const less = (x: Bounds, y: Bounds) =>
    truth(
      (f) => x.high(f) < y.low(f),
      (f) => x.low(f) < y.high(f)
    )
  const notMore = (x: Bounds, y: Bounds) =>
    truth(
      (f) => x.high(f) <= y.low(f),
      (f) => x.low(f) <= y.high(f)
    )
  const surelySame = (f: Int32Array) => a.low(f) === b.high(f) && a.high(f) === b.low(f)
  const possiblySame = (f: Int32Array) => a.low(f) <= b.high(f) && b.low(f) <= a.high(f)
  const corners = (of: (x: number, y: number) => number): Bounds => {
    const pair = (f: Int32Array): Pair => {
      const values = [
        of(a.low(f), b.low(f)),
        of(a.low(f), b.high(f)),
        of(a.high(f), b.low(f)),
        of(a.high(f), b.high(f))
      ]
      return [Math.min(...values), Math.max(...values)]
    }
    return { low: (f) => pair(f)[0], high: (f) => pair(f)[1], exact }
  }
  switch (operator) {
    case "or":
      return truth(
        (f) => surelyTrue(a, f) || surelyTrue(b, f),
        (f) => possiblyTrue(a, f) || possiblyTrue(b, f)
      )
    case "and":
      return truth(
        (f) => surelyTrue(a, f) && surelyTrue(b, f),
        (f) => possiblyTrue(a, f) && possiblyTrue(b, f)
      )
    case "==":
      return truth(surelySame, possiblySame)
    case "!=":
      return truth(
        (f) => !possiblySame(f),
        (f) => !surelySame(f)
      )
    case "<":
      return less(a, b)
    case ">":
      return less(b, a)
    case "<=":
      return notMore(a, b)
    case ">=":
      return notMore(b, a)
    case "-":
      return { low: (f) => a.low(f) - b.high(f), high: (f) => a.high(f) - b.low(f), exact }
    case "*":
      return corners((x, y) => x * y)
    default:
      if (!exact) return between(-FAR, FAR)
      return known((f) => {
        const by = b.low(f)
        // A division by 0 is reported when the deal itself is judged.
        if (by === 0) return 1
        return operator === "/" ? Math.trunc(a.low(f) / by) : a.low(f) % by
      })
  }
}
