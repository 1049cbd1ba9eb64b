/**
 * Reads expressions. Operators bind as in the original, from loosest to tightest: `?:` (to the right), `or`, `and`,
 * `== !=`, `< <= > >=`, `+ -`, `* / %`, `not -`. Note that `not a == b` is `(not a) == b`. docs/dealer-language.md#operators
 */
import { cardOf, contractOf, shapeOf } from "./cardWords.ts"
import type { BinaryOperator, Expression, ShapeTerm } from "./Expression.ts"
import type { TokenReader } from "./TokenReader.ts"
import {
  DENOMINATION_WORDS,
  MEASURE_WORDS,
  meaningOf,
  meantWord,
  RESERVED,
  SEAT_WORDS,
  SUIT_WORDS
} from "./words.ts"

export type Variables = ReadonlyMap<string, Expression>

export const readExpression = (reader: TokenReader, variables: Variables): Expression => {
  const test = readBinary(reader, variables, 0)
  if (!reader.take("?")) return test
  const yes = readExpression(reader, variables)
  reader.expect(":", "ColonOfChoice")
  return { kind: "choose", test, yes, no: readExpression(reader, variables) }
}

/** Spellings by tightness, loosest first. */
const LEVELS: ReadonlyArray<Readonly<Record<string, BinaryOperator>>> = [
  { or: "or", "||": "or" },
  { and: "and", "&&": "and" },
  { "==": "==", "!=": "!=" },
  { "<": "<", "<=": "<=", ">": ">", ">=": ">=" },
  { "+": "+", "-": "-" },
  { "*": "*", "/": "/", "%": "%" }
]

function readBinary(reader: TokenReader, variables: Variables, level: number): Expression {
  const operators = LEVELS[level]
  if (operators === undefined) return readUnary(reader, variables)
  let left = readBinary(reader, variables, level + 1)
  for (;;) {
    const { at, kind, value } = reader.peek()
    const operator = kind === "sign" || kind === "word" ? meaningOf(operators, value) : undefined
    if (operator === undefined) return left
    reader.next()
    left = { kind: "binary", operator, left, right: readBinary(reader, variables, level + 1), at }
  }
}

function readUnary(reader: TokenReader, variables: Variables): Expression {
  if (reader.take("!") || reader.take("not")) return { kind: "not", of: readUnary(reader, variables) }
  if (reader.take("-")) return { kind: "negate", of: readUnary(reader, variables) }
  if (reader.take("(")) {
    const inside = readExpression(reader, variables)
    reader.expect(")", "CloseParenthesis")
    return inside
  }
  return readTerm(reader, variables)
}

function readTerm(reader: TokenReader, variables: Variables): Expression {
  const token = reader.peek()
  if (token.kind !== "word")
    return reader.fail(token.value === "=" && token.kind === "sign" ? "Equality" : "Value")
  const word = token.value
  if (/^\d+$/.test(word)) return { kind: "number", value: reader.number("Number") }
  const defined = variables.get(word)
  if (defined !== undefined) {
    reader.next()
    return defined
  }
  const read = meaningOf(FUNCTIONS, word) ?? measureReader(word)
  if (read === undefined) {
    const meant = meantWord(word)
    if (meant !== undefined) return reader.fail("Spelling", meant)
    return reader.fail(RESERVED.has(word) ? "Value" : "UnknownWord")
  }
  reader.next()
  reader.expect("(", "Open", word)
  const expression = read(reader, variables)
  reader.expect(")", "Close", word)
  return expression
}

const VULNERABLE_WORDS = { vul: true, nv: false, nonvul: false, notvul: false }

const FUNCTIONS: Readonly<Record<string, (reader: TokenReader, variables: Variables) => Expression>> = {
  shape: (reader) => {
    const seat = readSeat(reader)
    reader.expect(",", "CommaAfterSeat")
    return { kind: "shape", seat, terms: readShapes(reader) }
  },
  hascard: (reader) => {
    const seat = readSeat(reader)
    reader.expect(",", "CommaAfterSeat")
    const card = cardOf(reader.peek().value)
    if (card === undefined) return reader.fail("Card")
    reader.next()
    return { kind: "hascard", seat, card }
  },
  quality: (reader) => {
    const seat = readSeat(reader)
    reader.expect(",", "CommaAfterSeat")
    return { kind: "measure", measure: "quality", seat, suit: readSuit(reader) }
  },
  cccc: (reader) => ({ kind: "cccc", seat: readSeat(reader) }),
  tricks: readTricks,
  trick: readTricks,
  score: (reader, variables) => {
    const vulnerable = meaningOf(VULNERABLE_WORDS, reader.peek().value)
    if (vulnerable === undefined) return reader.fail("VulnerableOrNot")
    reader.next()
    reader.expect(",", "CommaAfterVulnerability")
    const contract = contractOf(reader.peek().value)
    if (contract === undefined) return reader.fail("Contract")
    reader.next()
    reader.expect(",", "CommaAfterContract")
    return { kind: "score", vulnerable, ...contract, tricks: readExpression(reader, variables) }
  },
  imps: (reader, variables) => ({ kind: "imps", of: readExpression(reader, variables) }),
  imp: (reader, variables) => ({ kind: "imps", of: readExpression(reader, variables) }),
  rnd: (reader, variables) => ({ kind: "random", of: readExpression(reader, variables) })
}

function readTricks(reader: TokenReader): Expression {
  const seat = readSeat(reader)
  reader.expect(",", "CommaAfterSeat")
  const denomination = meaningOf(DENOMINATION_WORDS, reader.peek().value)
  if (denomination === undefined) return reader.fail("Denomination")
  reader.next()
  return { kind: "tricks", seat, denomination }
}

function measureReader(word: string): ((reader: TokenReader) => Expression) | undefined {
  const suit = meaningOf(SUIT_WORDS, word)
  if (suit !== undefined)
    return (reader) => ({ kind: "measure", measure: "length", seat: readSeat(reader), suit })
  const measure = meaningOf(MEASURE_WORDS, word)
  if (measure === undefined) return undefined
  return (reader) => {
    const seat = readSeat(reader)
    return { kind: "measure", measure, seat, suit: reader.take(",") ? readSuit(reader) : -1 }
  }
}

export const readSeat = (reader: TokenReader): number => {
  const seat = meaningOf(SEAT_WORDS, reader.peek().value)
  if (seat === undefined) return reader.fail("Seat", meantWord(reader.peek().value))
  reader.next()
  return seat
}

const readSuit = (reader: TokenReader): number => {
  const suit = meaningOf(SUIT_WORDS, reader.peek().value)
  if (suit === undefined) return reader.fail("Suit")
  reader.next()
  return suit
}

/** A length written with two digits. */
const TWO_DIGITS = /^(?=.*1[0-3])[\dx]{5,}$/

/** Shapes with + or − between them; as in the original a first sign, or none at all between two, is taken too. */
function readShapes(reader: TokenReader): ReadonlyArray<ShapeTerm> {
  const terms: Array<ShapeTerm> = []
  do {
    const add = !reader.take("-")
    if (add) reader.take("+")
    const any = reader.take("any")
    const token = reader.peek()
    const shape = token.kind === "word" ? shapeOf(token.value) : undefined
    if (shape === undefined) return reader.fail("Shape", TWO_DIGITS.test(token.value) ? "T J Q K" : "")
    if (!shape.possible) reader.fail("ShapeSum")
    reader.next()
    terms.push({ add, any, lengths: shape.lengths })
  } while (reader.at("+") || reader.at("-") || reader.peek().kind === "word")
  return terms
}
