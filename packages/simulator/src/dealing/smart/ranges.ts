/** The least and the most that single values of a hand can be, whatever the cards, and how large an expression can become. */
import type { Counts, Expression } from "../language/Expression.ts"
import { extremes, FOUR_CS, measureTable } from "../language/holdingTables.ts"
import { type Atom, isAtom } from "./Unit.ts"

export type Pair = readonly [low: number, high: number]

export const rangeOf = (atom: Atom, counts: Counts): Pair => {
  if (atom.kind === "cccc") {
    const [least, most] = extremes(FOUR_CS)
    // A flat hand loses half a point; three voids are worth eight.
    return [4 * least - 50, 4 * most + 800]
  }
  if (atom.kind !== "measure") return [0, 1]
  const [least, most] = extremes(measureTable(atom.measure, counts))
  return atom.suit >= 0 ? [least, most] : [4 * least, 4 * most]
}

/** No value of the expression is further from 0, if no step of the arithmetic leaves 32 bits. */
export const magnitude = (node: Expression, counts: Counts): number => {
  if (isAtom(node)) return Math.max(...rangeOf(node, counts).map(Math.abs))
  switch (node.kind) {
    case "number":
      return Math.abs(node.value)
    case "negate":
    case "random":
      return magnitude(node.of, counts)
    case "choose":
      return Math.max(magnitude(node.yes, counts), magnitude(node.no, counts))
    case "binary": {
      const [left, right] = [magnitude(node.left, counts), magnitude(node.right, counts)]
      if (node.operator === "+" || node.operator === "-") return left + right
      if (node.operator === "*") return left * right
      return node.operator === "/" || node.operator === "%" ? left : 1
    }
    case "score":
      return 10_000
    case "imps":
      return 24
    case "tricks":
      return 13
    default:
      return 1
  }
}

/** Whether arithmetic may leave 32 bits, and then start again at the other end. */
export const mayOverflow = (node: Expression, counts: Counts): boolean => magnitude(node, counts) > 2147483647
