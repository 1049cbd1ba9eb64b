/**
 * The dealer language as data: what the parser makes, the evaluator compiles and the smart dealer takes apart. Plain
 * objects, so that a condition crosses to a worker thread. All values are whole numbers; 0 is false. docs/dealer-language.md
 */

/** What is counted in one suit of a hand, or summed over its four suits. */
export type Measure =
  | "length"
  | "hcp"
  | `pt${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | "controls"
  | "losers"
  | "quality"

export type BinaryOperator =
  | "or"
  | "and"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"

/** One term of a shape list: lengths S H D C, −1 for any; `any` for every order of them. Later terms add to or take from earlier ones. */
export interface ShapeTerm {
  readonly add: boolean
  readonly any: boolean
  readonly lengths: ReadonlyArray<number>
}

export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "not" | "negate"; readonly of: Expression }
  | {
      readonly kind: "binary"
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
      /** Offset of the operator in the source. */
      readonly at: number
    }
  | { readonly kind: "choose"; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  /** `suit` 0 clubs … 3 spades; −1 for the whole hand. */
  | { readonly kind: "measure"; readonly measure: Measure; readonly seat: number; readonly suit: number }
  | { readonly kind: "cccc"; readonly seat: number }
  | { readonly kind: "shape"; readonly seat: number; readonly terms: ReadonlyArray<ShapeTerm> }
  | { readonly kind: "hascard"; readonly seat: number; readonly card: number }
  | { readonly kind: "tricks"; readonly seat: number; readonly denomination: number }
  | {
      readonly kind: "score"
      readonly vulnerable: boolean
      readonly level: number
      readonly denomination: number
      /** 1 undoubled, 2 doubled, 4 redoubled. */
      readonly doubling: 1 | 2 | 4
      readonly tricks: Expression
    }
  | { readonly kind: "imps"; readonly of: Expression }
  | { readonly kind: "random"; readonly of: Expression }

/** Points for the 13 ranks, two to ace, of `hcp` and of `pt0` to `pt9`. */
export interface Counts {
  readonly hcp: ReadonlyArray<number>
  readonly alternative: ReadonlyArray<ReadonlyArray<number>>
}

/** Points of the named cards, from the ace down, as 13 numbers from the two up. */
export const fromTheAce = (points: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: 13 }, (_, rank) => points[12 - rank] ?? 0)

/** 4-3-2-1, and what `tens jacks queens kings aces top2 top3 top4 top5 c13` count. */
export const STANDARD_COUNTS: Counts = {
  hcp: fromTheAce([4, 3, 2, 1]),
  alternative: [
    [0, 0, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, 1],
    [0, 1],
    [1],
    [1, 1],
    [1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [6, 4, 2, 1]
  ].map(fromTheAce)
}

export const TRUE: Expression = { kind: "number", value: 1 }

/** All conditions together; true for none. */
export const allOf = (conditions: ReadonlyArray<Expression>): Expression =>
  conditions.reduce<Expression | undefined>(
    (left, right) => (left === undefined ? right : { kind: "binary", operator: "and", left, right, at: 0 }),
    undefined
  ) ?? TRUE

/** The conditions that are joined by `and` at the top. */
export const conjuncts = (expression: Expression): ReadonlyArray<Expression> =>
  expression.kind === "binary" && expression.operator === "and"
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression]

/** The expressions directly inside one. */
export const children = (expression: Expression): ReadonlyArray<Expression> => {
  switch (expression.kind) {
    case "not":
    case "negate":
    case "imps":
    case "random":
      return [expression.of]
    case "binary":
      return [expression.left, expression.right]
    case "choose":
      return [expression.test, expression.yes, expression.no]
    case "score":
      return [expression.tricks]
    default:
      return []
  }
}

/** An expression and all inside it. */
export const within = (expression: Expression): ReadonlyArray<Expression> => [
  expression,
  ...children(expression).flatMap(within)
]
