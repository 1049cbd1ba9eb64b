/**
 * Expressions as sums of unknowns: how many cards of each group of a suit each hand has, a group being cards that no measure
 * in use tells apart. Comparisons of such sums are linear constraints.
 */
import type { Counts, Expression, Measure } from "../language/Expression.ts"
import { measureTable } from "../language/holdingTables.ts"
import { isCardSum } from "./Features.ts"
import { mayOverflow } from "./ranges.ts"
import type { Row } from "./simplex.ts"

/** Cards of a suit, as a mask. Unknown 4 n + seat is how many cards of group n the seat has. */
export interface Group {
  readonly suit: number
  readonly mask: number
}

/** A sum of unknowns and a constant. */
export interface Sum {
  readonly coefficients: Float64Array
  readonly constant: number
}

export class Sums {
  readonly groups: ReadonlyArray<Group>
  private readonly counts: Counts

  constructor(measures: Iterable<Measure>, cards: Iterable<number>, counts: Counts) {
    this.counts = counts
    const tables = [...measures].map((measure) => measureTable(measure, counts))
    const named = new Set(cards)
    this.groups = [0, 1, 2, 3].flatMap((suit) => {
      const masks = new Map<string, number>()
      for (let rank = 0; rank < 13; rank++) {
        const card = 13 * suit + rank
        const key = [named.has(card) ? card : -1, ...tables.map((table) => table[1 << rank]!)].join(" ")
        masks.set(key, (masks.get(key) ?? 0) | (1 << rank))
      }
      return [...masks.values()].map((mask) => ({ suit, mask }))
    })
  }

  get width(): number {
    return 4 * this.groups.length
  }

  /** A measure of some hands together; −1 for all suits. */
  measured(seats: ReadonlyArray<number>, suit: number, measure: Measure): Sum {
    const table = measureTable(measure, this.counts)
    return this.sum(
      (group) => (suit < 0 || group.suit === suit ? table[group.mask & -group.mask]! : 0),
      seats
    )
  }

  /** 1 where one of the hands has the card, which has to be one of the named ones. */
  holds(seats: ReadonlyArray<number>, card: number): Sum {
    const suit = Math.trunc(card / 13)
    return this.sum((group) => (group.suit === suit && group.mask === 1 << (card % 13) ? 1 : 0), seats)
  }

  sum(each: (group: Group) => number, seats: ReadonlyArray<number>, constant = 0): Sum {
    const coefficients = new Float64Array(this.width)
    for (const [n, group] of this.groups.entries())
      for (const seat of seats) coefficients[4 * n + seat] = each(group)
    return { coefficients, constant }
  }

  constant(value: number): Sum {
    return { coefficients: new Float64Array(this.width), constant: value }
  }

  /** The sum that an expression is; undefined where it is none, or where its arithmetic may leave 32 bits. */
  of(node: Expression): Sum | undefined {
    return mayOverflow(node, this.counts) ? undefined : this.build(node)
  }

  /**
   * The ways in which an expression can be true (or false), each as constraints that hold then; none where it cannot, and a way
   * without constraints where nothing is known.
   */
  ways(node: Expression, truth: boolean): ReadonlyArray<ReadonlyArray<Row>> {
    if (node.kind === "not") return this.ways(node.of, !truth)
    if (node.kind === "number") return (node.value !== 0) === truth ? [[]] : []
    if (node.kind === "hascard") {
      const held = this.holds([node.seat], node.card)
      return [[truth ? atMost(this.constant(1), held) : atMost(held, this.constant(0))]]
    }
    if (node.kind !== "binary") return [[]]
    if (node.operator === "and" || node.operator === "or") {
      const [left, right] = [this.ways(node.left, truth), this.ways(node.right, truth)]
      // That not both hold means that one does not.
      if ((node.operator === "or") === truth) return [...left, ...right]
      return left.flatMap((one) => right.map((other) => [...one, ...other]))
    }
    const left = this.of(node.left)
    const right = this.of(node.right)
    if (left === undefined || right === undefined) return [[]]
    // All values are whole numbers, so less is less by one.
    const less = atMost(left, right, 1)
    const more = atMost(right, left, 1)
    const notMore = atMost(left, right)
    const notLess = atMost(right, left)
    switch (truth ? node.operator : OPPOSITE[node.operator]) {
      case "<":
        return [[less]]
      case "<=":
        return [[notMore]]
      case ">":
        return [[more]]
      case ">=":
        return [[notLess]]
      case "==":
        return [[notMore, notLess]]
      case "!=":
        return [[less], [more]]
      default:
        return [[]]
    }
  }

  private build(node: Expression): Sum | undefined {
    switch (node.kind) {
      case "number":
        return this.constant(node.value)
      case "measure":
        return isCardSum(node.measure) ? this.measured([node.seat], node.suit, node.measure) : undefined
      case "hascard":
        return this.holds([node.seat], node.card)
      case "negate": {
        const of = this.build(node.of)
        return of && times(of, -1)
      }
      case "binary": {
        const left = this.build(node.left)
        const right = this.build(node.right)
        if (left === undefined || right === undefined) return undefined
        if (node.operator === "+") return plus(left, right)
        if (node.operator === "-") return plus(left, times(right, -1))
        if (node.operator !== "*") return undefined
        if (isConstant(left)) return times(right, left.constant)
        return isConstant(right) ? times(left, right.constant) : undefined
      }
      default:
        return undefined
    }
  }
}

const OPPOSITE: Readonly<Record<string, string>> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  "==": "!=",
  "!=": "=="
}

/** The constraint that one sum is less than or equal to another, or less by so much. */
export const atMost = (left: Sum, right: Sum, by = 0): Row => ({
  coefficients: left.coefficients.map((value, n) => value - right.coefficients[n]!),
  bound: right.constant - left.constant - by,
  equal: false
})

const isConstant = ({ coefficients }: Sum) => coefficients.every((value) => value === 0)
const times = ({ coefficients, constant }: Sum, by: number): Sum => ({
  coefficients: coefficients.map((value) => value * by),
  constant: constant * by
})
const plus = (a: Sum, b: Sum): Sum => ({
  coefficients: a.coefficients.map((value, n) => value + b.coefficients[n]!),
  constant: a.constant + b.constant
})
