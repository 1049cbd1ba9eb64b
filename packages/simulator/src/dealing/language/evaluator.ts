/**
 * Compiles an expression into a function of a packed deal. Arithmetic is that of the original: whole numbers of 32 bits,
 * division towards zero. Each node becomes a closure over its tables, so a deal costs a few calls and look-ups.
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { duplicateScore, impsOf } from "./duplicate.ts"
import type { BinaryOperator, Counts, Expression, Measure } from "./Expression.ts"
import { FOUR_CS, type HoldingTable, LENGTH, measureTable } from "./holdingTables.ts"
import { shapeSet } from "./shapeSet.ts"
import { show } from "./show.ts"

/** The value of an expression for the deal whose 16 holdings start at `offset`. */
export type Evaluate = (deal: PackedDeal, offset: number) => number

/** What expressions need besides the cards. */
export interface Environment {
  readonly counts: Counts
  /** Double-dummy tricks, for `tricks(…)`. */
  readonly tricks: (deal: PackedDeal, offset: number, denomination: number, declarer: number) => number
  /** A whole number from 0 to n − 1, for `rnd(n)`. */
  readonly random: (n: number) => number
}

/** A deal made a division's divisor 0; the message is the division as text of the language. */
export class ZeroDivisor extends Error {}

export const compile = (expression: Expression, environment: Environment): Evaluate => {
  const tables = new Map<Measure, HoldingTable>()
  const tableOf = (measure: Measure) => {
    const table = tables.get(measure) ?? measureTable(measure, environment.counts)
    tables.set(measure, table)
    return table
  }
  const build = (node: Expression): Evaluate => {
    switch (node.kind) {
      case "number": {
        const value = node.value | 0
        return () => value
      }
      case "not": {
        const of = build(node.of)
        return (deal, offset) => (of(deal, offset) === 0 ? 1 : 0)
      }
      case "negate": {
        const of = build(node.of)
        return (deal, offset) => -of(deal, offset) | 0
      }
      case "binary":
        return binary(node.operator, build(node.left), build(node.right), node)
      case "choose": {
        const [test, yes, no] = [build(node.test), build(node.yes), build(node.no)]
        return (deal, offset) => (test(deal, offset) === 0 ? no(deal, offset) : yes(deal, offset))
      }
      case "measure":
        return measured(tableOf(node.measure), node.seat, node.suit)
      case "cccc":
        return fourCs(node.seat)
      case "shape": {
        const set = shapeSet(node.terms)
        const at = node.seat * 4
        return (deal, offset) =>
          set[
            (LENGTH[deal[offset + at + 3]!]! * 14 + LENGTH[deal[offset + at + 2]!]!) * 14 +
              LENGTH[deal[offset + at + 1]!]!
          ]!
      }
      case "hascard": {
        const at = node.seat * 4 + Math.trunc(node.card / 13)
        const rank = node.card % 13
        return (deal, offset) => (deal[offset + at]! >> rank) & 1
      }
      case "tricks": {
        const { denomination, seat } = node
        return (deal, offset) => environment.tricks(deal, offset, denomination, seat)
      }
      case "score": {
        const tricks = build(node.tricks)
        const scores = Array.from({ length: 14 }, (_, taken) => duplicateScore(node, taken))
        return (deal, offset) => scores[Math.max(0, Math.min(13, tricks(deal, offset)))]!
      }
      case "imps": {
        const of = build(node.of)
        return (deal, offset) => impsOf(of(deal, offset))
      }
      case "random": {
        const of = build(node.of)
        return (deal, offset) => environment.random(Math.max(1, of(deal, offset)))
      }
    }
  }
  return build(expression)
}

function measured(table: HoldingTable, seat: number, suit: number): Evaluate {
  if (suit >= 0) {
    const at = seat * 4 + suit
    return (deal, offset) => table[deal[offset + at]!]!
  }
  const at = seat * 4
  return (deal, offset) =>
    table[deal[offset + at]!]! +
    table[deal[offset + at + 1]!]! +
    table[deal[offset + at + 2]!]! +
    table[deal[offset + at + 3]!]!
}

/** The evaluation of Kaplan and Rubens, in hundredths: suits, and short suits beyond the first point; a flat hand loses half a point. */
function fourCs(seat: number): Evaluate {
  const suits = measured(FOUR_CS, seat, -1)
  return (deal, offset) => {
    let short = 0
    for (let suit = 0; suit < 4; suit++) short += Math.max(0, 3 - LENGTH[deal[offset + seat * 4 + suit]!]!)
    return suits(deal, offset) + (short === 0 ? -50 : (short - 1) * 100)
  }
}

function binary(operator: BinaryOperator, left: Evaluate, right: Evaluate, node: Expression): Evaluate {
  switch (operator) {
    case "or":
      return (deal, offset) => (left(deal, offset) !== 0 || right(deal, offset) !== 0 ? 1 : 0)
    case "and":
      return (deal, offset) => (left(deal, offset) !== 0 && right(deal, offset) !== 0 ? 1 : 0)
    case "==":
      return (deal, offset) => (left(deal, offset) === right(deal, offset) ? 1 : 0)
    case "!=":
      return (deal, offset) => (left(deal, offset) === right(deal, offset) ? 0 : 1)
    case "<":
      return (deal, offset) => (left(deal, offset) < right(deal, offset) ? 1 : 0)
    case "<=":
      return (deal, offset) => (left(deal, offset) <= right(deal, offset) ? 1 : 0)
    case ">":
      return (deal, offset) => (left(deal, offset) > right(deal, offset) ? 1 : 0)
    case ">=":
      return (deal, offset) => (left(deal, offset) >= right(deal, offset) ? 1 : 0)
    case "+":
      return (deal, offset) => (left(deal, offset) + right(deal, offset)) | 0
    case "-":
      return (deal, offset) => (left(deal, offset) - right(deal, offset)) | 0
    case "*":
      return (deal, offset) => Math.imul(left(deal, offset), right(deal, offset))
    default: {
      const divide = operator === "/"
      return (deal, offset) => {
        const by = right(deal, offset)
        if (by === 0) throw new ZeroDivisor(show(node))
        return divide ? (left(deal, offset) / by) | 0 : (left(deal, offset) % by) | 0
      }
    }
  }
}
