/** An expression as text of the dealer language; reading it again gives the same expression. */
import type { Expression, ShapeTerm } from "./Expression.ts"

const SEATS = ["north", "east", "south", "west"]
const SUITS = ["clubs", "diamonds", "hearts", "spades"]
const TIGHTNESS = {
  or: 1,
  and: 2,
  "==": 3,
  "!=": 3,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6
}
const UNARY = 7

export const show = (expression: Expression): string => at(expression, 0)

/** The text, in parentheses where it binds less tightly than its place asks. */
function at(expression: Expression, place: number): string {
  switch (expression.kind) {
    case "number":
      return String(expression.value)
    case "not":
      return `not ${at(expression.of, UNARY)}`
    case "negate":
      return `-${at(expression.of, UNARY)}`
    case "binary": {
      const own = TIGHTNESS[expression.operator]
      const text = `${at(expression.left, own)} ${expression.operator} ${at(expression.right, own + 1)}`
      return own < place ? `(${text})` : text
    }
    case "choose": {
      const text = `${at(expression.test, 1)} ? ${at(expression.yes, 0)} : ${at(expression.no, 0)}`
      return place > 0 ? `(${text})` : text
    }
    case "measure": {
      const { measure, seat, suit } = expression
      if (measure === "length" && suit >= 0) return `${SUITS[suit]}(${SEATS[seat]})`
      return suit < 0 ? `${measure}(${SEATS[seat]})` : `${measure}(${SEATS[seat]}, ${SUITS[suit]})`
    }
    case "cccc":
      return `cccc(${SEATS[expression.seat]})`
    case "shape":
      return `shape(${SEATS[expression.seat]}, ${shapes(expression.terms)})`
    case "hascard": {
      const { card, seat } = expression
      return `hascard(${SEATS[seat]}, ${"23456789TJQKA"[card % 13]}${"CDHS"[Math.trunc(card / 13)]})`
    }
    case "tricks":
      return `tricks(${SEATS[expression.seat]}, ${[...SUITS, "notrump"][expression.denomination]})`
    case "score": {
      const { denomination, doubling, level, tricks, vulnerable } = expression
      const marks = { 1: "", 2: "X", 4: "XX" }[doubling]
      return `score(${vulnerable ? "vul" : "nv"}, x${level}${"CDHSN"[denomination]}${marks}, ${at(tricks, 0)})`
    }
    case "imps":
      return `imps(${at(expression.of, 0)})`
    case "random":
      return `rnd(${at(expression.of, 0)})`
  }
}

function shapes(terms: ReadonlyArray<ShapeTerm>): string {
  return terms
    .map(({ add, any, lengths }, n) => {
      const word = lengths.map((length) => (length < 0 ? "x" : "0123456789TJQK"[length])).join("")
      return `${n === 0 ? "" : add ? " + " : " - "}${any ? "any " : ""}${word}`
    })
    .join("")
}
