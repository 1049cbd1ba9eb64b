/**
 * Short forms: a hand described as players say it, `15-17 bal no 4S`, `5+S 4+H`, `AQxxx in H`. Each piece stands for one
 * condition of the dealer language, all of them must hold, and `show` prints what was understood.
 *
 * | piece | means |
 * | --- | --- |
 * | `15-17`, `12+`, `5-`, `10` | high-card points: from to, at least, at most, exactly; `hcp` may follow |
 * | `5+S`, `4-H`, `3D`, `2-4C` | cards of a suit: at least, at most, exactly, from to |
 * | `no 4S` | fewer than that many cards of the suit |
 * | `bal`, `semibal`, `unbal` | 4333 4432 5332; these or 5422 6322; none of the first three |
 * | `4432`, `54xx`, `any 4441` | lengths of spades, hearts, diamonds, clubs, x for any; in any order |
 * | `AQxxx in H` | exactly these honours and so many smaller cards, x being a nine or lower |
 * | `AQ+ in H` | at least these cards |
 * | `3+ controls`, `7- losers`, `2 aces` | a count of the language, for the whole hand |
 *
 * Pieces are separated by blanks or commas.
 */
import { Result, Schema } from "effect"
import { shapeOf } from "./cardWords.ts"
import { allOf, type BinaryOperator, type Expression, type Measure } from "./Expression.ts"
import { meaningOf, MEASURE_WORDS } from "./words.ts"

/** A piece that has no meaning; `at` is its offset in `text`, from 0. */
export class UnreadableShortForm extends Schema.TaggedError<UnreadableShortForm>()("UnreadableShortForm", {
  text: Schema.String,
  at: Schema.Int,
  found: Schema.String
}) {
  override get message() {
    return `"${this.found}" is no description of a hand; write one like "15-17 bal no 4S", "5+S 4+H", "AQxxx in H", or a hand such as AQ752.K4.T93.J82`
  }
}

/** The condition that a short form sets on a seat (0 to 3). */
export const parseShortForm = (
  text: string,
  seat: number
): Result.Result<Expression, UnreadableShortForm> => {
  const conditions: Array<Expression> = []
  let at = /^[\s,]*/u.exec(text)![0].length
  while (at < text.length) {
    const rest = text.slice(at)
    let length = 0
    for (const [pattern, meaning] of PIECES) {
      const match = pattern.exec(rest)
      const expression = match === null ? undefined : meaning(seat, match)
      if (match === null || expression === undefined) continue
      conditions.push(expression)
      length = match[0].length
      break
    }
    if (length === 0) {
      return Result.fail(new UnreadableShortForm({ text, at, found: /^[^\s,]*/u.exec(rest)![0] }))
    }
    at += length + /^[\s,]*/u.exec(rest.slice(length))![0].length
  }
  if (conditions.length === 0)
    return Result.fail(new UnreadableShortForm({ text, at: 0, found: text.trim() }))
  return Result.succeed(allOf(conditions))
}

type Meaning = (seat: number, match: RegExpExecArray) => Expression | undefined

const SUIT = "([SHDC]|[♠♥♦♣♤♡♢♧][\\uFE0E\\uFE0F]?)"
const RANGE = "(\\d+)\\s*(?:([-–])\\s*(\\d+)|([-–+]))?"
const END = "(?=[\\s,]|$)"
const piece = (pattern: string) => new RegExp(`^${pattern}${END}`, "iu")

const PIECES: ReadonlyArray<readonly [RegExp, Meaning]> = [
  [piece("(?:balanced|bal)"), (seat) => shape(seat, ["4333", "4432", "5332"])],
  [piece("(?:semi-?balanced|semi-?bal)"), (seat) => shape(seat, ["4333", "4432", "5332", "5422", "6322"])],
  [piece("(?:unbalanced|unbal)"), (seat) => ({ kind: "not", of: shape(seat, ["4333", "4432", "5332"]) })],
  [
    piece(`no\\s+(\\d+)\\s*${SUIT}`),
    (seat, [, count, suit]) => compare(counted(seat, "length", suitOf(suit!)), "<", Number(count))
  ],
  [piece("(any\\s+)?([\\dTJQKx]{4})"), (seat, [, any, word]) => namedShape(seat, any !== undefined, word!)],
  [
    piece(`${RANGE}\\s*${SUIT}`),
    (seat, match) => range(counted(seat, "length", suitOf(match[5]!)), match, 13)
  ],
  [
    piece(`${RANGE}\\s*([a-z]\\w*)`),
    (seat, match) => {
      const word = match[5]!.toLowerCase()
      const measure = ["points", "point", "pts", "hcp", "hcps"].includes(word)
        ? "hcp"
        : meaningOf(MEASURE_WORDS, word)
      return measure === undefined ? undefined : range(counted(seat, measure, -1), match, 99)
    }
  ],
  [piece(RANGE), (seat, match) => range(counted(seat, "hcp", -1), match, 37)],
  [
    piece(`([AKQJTX\\d]+)(\\+?)\\s+in\\s+${SUIT}`),
    (seat, [, cards, open, suit]) => holding(seat, cards!, open === "+", suitOf(suit!))
  ]
]

const suitOf = (text: string): number => {
  const symbols = ["♣♧", "♦♢", "♥♡", "♠♤"]
  const letter = "CDHS".indexOf(text.toUpperCase())
  return letter >= 0 ? letter : symbols.findIndex((pair) => pair.includes(text[0]!))
}

const counted = (seat: number, measure: Measure, suit: number): Expression => ({
  kind: "measure",
  measure,
  seat,
  suit
})

const compare = (left: Expression, operator: BinaryOperator, value: number): Expression => ({
  kind: "binary",
  operator,
  left,
  right: { kind: "number", value },
  at: 0
})

/** `3`, `3+`, `3-`, `3-5` of something; undefined when the bounds make no sense. */
function range(
  what: Expression,
  [, from, , to, open]: RegExpExecArray,
  most: number
): Expression | undefined {
  const low = Number(from)
  if (low > most || (to !== undefined && (Number(to) > most || Number(to) < low))) return undefined
  if (to !== undefined) return allOf([compare(what, ">=", low), compare(what, "<=", Number(to))])
  if (open === undefined) return compare(what, "==", low)
  return compare(what, open === "+" ? ">=" : "<=", low)
}

function shape(seat: number, shapes: ReadonlyArray<string>): Expression {
  const terms = shapes.map((text) => ({ add: true, any: true, lengths: [...text].map(Number) }))
  return { kind: "shape", seat, terms }
}

function namedShape(seat: number, any: boolean, word: string): Expression | undefined {
  const found = shapeOf(word)
  if (found === undefined || !found.possible) return undefined
  return { kind: "shape", seat, terms: [{ add: true, any, lengths: found.lengths }] }
}

/** `AQxxx`: these honours and no others, and in all so many cards. `AQ+`: these cards at least. */
function holding(seat: number, text: string, open: boolean, suit: number): Expression | undefined {
  const letters = [...text.toUpperCase().replaceAll("10", "T")]
  const small = letters.filter((letter) => letter === "X").length
  const ranks = letters.filter((letter) => letter !== "X").map((letter) => "23456789TJQKA".indexOf(letter))
  const impossible =
    ranks.some((rank) => rank < 0) || new Set(ranks).size < ranks.length || letters.length > 13
  if (impossible || (open && ranks.length === 0)) return undefined
  const named = ranks.map((rank): Expression => ({ kind: "hascard", seat, card: suit * 13 + rank }))
  if (open)
    return small === 0
      ? allOf(named)
      : allOf([...named, compare(counted(seat, "length", suit), ">=", letters.length)])
  const honours = new Set(ranks)
  return allOf([
    compare(counted(seat, "length", suit), "==", letters.length),
    ...named,
    ...[8, 9, 10, 11, 12]
      .filter((rank) => !honours.has(rank))
      .map((rank): Expression => ({ kind: "not", of: { kind: "hascard", seat, card: suit * 13 + rank } }))
  ])
}
