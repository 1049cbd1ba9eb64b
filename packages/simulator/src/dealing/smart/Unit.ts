/**
 * A unit is what is dealt at one stroke: the 13 cards of a seat or the 26 of a side. Conditions on a side count its two
 * hands together, such as `hcp(north) + hcp(south)`.
 */
import type { Expression } from "../language/Expression.ts"

export interface Unit {
  /** Seat numbers. */
  readonly seats: ReadonlyArray<number>
  readonly cards: number
}

export const SEAT_UNITS: ReadonlyArray<Unit> = [0, 1, 2, 3].map((seat) => ({ seats: [seat], cards: 13 }))
export const SIDE_UNITS: ReadonlyArray<Unit> = [
  { seats: [0, 2], cards: 26 },
  { seats: [1, 3], cards: 26 }
]

export type Atom = Extract<Expression, { readonly kind: "measure" | "cccc" | "shape" | "hascard" }>

/** A measure of both hands of a side together, as the sum of the two stood in the condition. */
export interface SideMeasure {
  readonly kind: "side"
  readonly seats: ReadonlyArray<number>
  readonly of: Extract<Expression, { readonly kind: "measure" }>
}

/** Splits a sum into its terms; anything else is one term. */
export const termsOf = (expression: Expression): ReadonlyArray<Expression> =>
  expression.kind === "binary" && expression.operator === "+"
    ? [...termsOf(expression.left), ...termsOf(expression.right)]
    : [expression]

/** A later term of a sum, not used yet, that measures the same in partner's hand, by index; −1 without one. */
export const partnerTerm = (
  terms: ReadonlyArray<Expression>,
  n: number,
  used: ReadonlySet<number>
): number => {
  const term = terms[n]!
  if (term.kind !== "measure") return -1
  return terms.findIndex(
    (other, m) =>
      m > n &&
      !used.has(m) &&
      other.kind === "measure" &&
      other.measure === term.measure &&
      other.suit === term.suit &&
      other.seat === (term.seat ^ 2)
  )
}

/** Whether an expression speaks of the seat itself. */
export const isAtom = (expression: Expression): expression is Atom =>
  expression.kind === "measure" ||
  expression.kind === "cccc" ||
  expression.kind === "shape" ||
  expression.kind === "hascard"
