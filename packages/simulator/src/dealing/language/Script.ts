/** A whole script of the dealer language: what to deal, which deals to keep, and what to do with them. */
import { Result } from "effect"
import { holdingOf } from "./cardWords.ts"
import { allOf, type Counts, type Expression, fromTheAce, STANDARD_COUNTS, TRUE } from "./Expression.ts"
import { readExpression, readSeat } from "./expressions.ts"
import { tokensOf } from "./lexer.ts"
import { UnreadableScript } from "./ScriptFault.ts"
import { readActions, type ScriptAction } from "./ScriptAction.ts"
import { TokenReader } from "./TokenReader.ts"
import { meaningOf, RESERVED, SEAT_WORDS, SUIT_WORDS } from "./words.ts"

export interface Script {
  /** Deals to try and deals to keep at most; undefined where the script does not say. */
  readonly generate: number | undefined
  readonly produce: number | undefined
  readonly seed: number | undefined
  /** Seat number of the dealer, and who is vulnerable, for the output. */
  readonly dealer: number
  readonly vulnerable: "None" | "NS" | "EW" | "All"
  /** 16 holdings of predealt cards. */
  readonly held: Uint16Array
  readonly counts: Counts
  /** True for deals to keep: the last condition of the script and predealt suit lengths. */
  readonly condition: Expression
  readonly actions: ReadonlyArray<ScriptAction>
  /** Conditions that a later one replaced, as offsets: worth a warning. */
  readonly overridden: ReadonlyArray<number>
}

/** Reads a script. */
export const parseScript = (text: string): Result.Result<Script, UnreadableScript> =>
  reading(text, readScript)

/** Reads one condition and nothing else. */
export const parseCondition = (text: string): Result.Result<Expression, UnreadableScript> =>
  reading(text, (reader) => {
    const expression = readExpression(reader, new Map())
    if (reader.peek().kind !== "end") reader.fail("ConditionOver")
    return expression
  })

function reading<A>(text: string, read: (reader: TokenReader) => A): Result.Result<A, UnreadableScript> {
  const tokens = tokensOf(text)
  if (tokens instanceof UnreadableScript) return Result.fail(tokens)
  try {
    return Result.succeed(read(new TokenReader(text, tokens)))
  } catch (error) {
    if (error instanceof UnreadableScript) return Result.fail(error)
    throw error
  }
}

const VULNERABLE = { none: "None", NS: "NS", ns: "NS", EW: "EW", ew: "EW", all: "All", both: "All" } as const

function readScript(reader: TokenReader): Script {
  const variables = new Map<string, Expression>()
  const held = new Uint16Array(16)
  const alternative = [...STANDARD_COUNTS.alternative]
  const lengths: Array<Expression> = []
  const overridden: Array<number> = []
  const actions: Array<ScriptAction> = []
  let hcp = STANDARD_COUNTS.hcp
  let condition: { readonly expression: Expression; readonly at: number } | undefined
  let generate: number | undefined
  let produce: number | undefined
  let seed: number | undefined
  let dealer = 0
  let vulnerable: Script["vulnerable"] = "None"
  const setCondition = () => {
    const { at } = reader.peek()
    const expression = readExpression(reader, variables)
    if (condition !== undefined) overridden.push(condition.at)
    condition = { expression, at }
  }
  const statements: Readonly<Record<string, () => void>> = {
    generate: () => (generate = reader.number("NumberOfTries")),
    produce: () => (produce = reader.number("NumberOfDeals")),
    seed: () => (seed = reader.number("Seed")),
    dealer: () => (dealer = readSeat(reader)),
    vulnerable: () => {
      const sides = meaningOf(VULNERABLE, reader.peek().value)
      if (sides === undefined) return reader.fail("Vulnerable")
      reader.next()
      vulnerable = sides
    },
    predeal: () => readPredeal(reader, held, lengths),
    pointcount: () => (hcp = readCounts(reader)),
    altcount: () => {
      const token = reader.peek()
      const number = reader.number("NumberOfCount")
      if (number > 9) reader.fail("CountTooLarge", "9", token)
      alternative[number] = readCounts(reader)
    },
    condition: setCondition,
    action: () => actions.push(...readActions(reader, variables))
  }
  while (reader.peek().kind !== "end") {
    const { kind, value } = reader.peek()
    const statement = kind === "word" ? meaningOf(statements, value) : undefined
    if (statement !== undefined) {
      reader.next()
      statement()
    } else if (kind === "word" && reader.peek(1).value === "=" && reader.peek(1).kind === "sign") {
      define(reader, variables)
    } else {
      setCondition()
    }
  }
  const kept = condition === undefined ? [] : [condition.expression]
  return {
    generate,
    produce,
    seed,
    dealer,
    vulnerable,
    held,
    counts: { hcp, alternative },
    condition: kept.length + lengths.length === 0 ? TRUE : allOf([...lengths, ...kept]),
    actions,
    overridden
  }
}

function define(reader: TokenReader, variables: Map<string, Expression>): void {
  const name = reader.peek().value
  if (RESERVED.has(name)) reader.fail("ReservedName")
  if (variables.has(name)) reader.fail("DefinedTwice")
  if (/^\d/.test(name)) reader.fail("NameWithDigit")
  reader.next()
  reader.next()
  variables.set(name, readExpression(reader, variables))
}

function readCounts(reader: TokenReader): ReadonlyArray<number> {
  const points: Array<number> = [reader.number("PointsOfAce", true)]
  while (points.length < 13 && (/^\d+$/.test(reader.peek().value) || reader.at("-"))) {
    points.push(reader.number("Points", true))
  }
  return fromTheAce(points)
}

/** `predeal north SAQ542, HKJ87` or `predeal spades(north) == 1`. */
function readPredeal(reader: TokenReader, held: Uint16Array, lengths: Array<Expression>): void {
  const word = reader.peek().value
  const suit = meaningOf(SUIT_WORDS, word)
  if (suit !== undefined) {
    reader.next()
    reader.expect("(", "Open", word)
    const seat = readSeat(reader)
    reader.expect(")", "Close", word)
    const { at } = reader.peek()
    reader.expect("==", "EqualsBeforeCards")
    const value = reader.number("NumberOfCards")
    const left: Expression = { kind: "measure", measure: "length", seat, suit }
    lengths.push({ kind: "binary", operator: "==", left, right: { kind: "number", value }, at })
    return
  }
  do readPredealt(reader, held)
  while (meaningOf(SEAT_WORDS, reader.peek().value) !== undefined)
}

/** One seat's cards; more seats may follow without another `predeal`. */
function readPredealt(reader: TokenReader, held: Uint16Array): void {
  const seat = readSeat(reader)
  do {
    const token = reader.peek()
    const cards = token.kind === "word" ? holdingOf(token.value) : undefined
    if (cards === undefined) return reader.fail("Holding")
    for (const card of cards) predeal(reader, held, seat, card)
    const count = [0, 1, 2, 3].reduce((sum, n) => sum + bits(held[seat * 4 + n]!), 0)
    if (count > 13) reader.fail("TooManyCards", String(count))
    reader.next()
  } while (reader.take(","))
}

function predeal(reader: TokenReader, held: Uint16Array, seat: number, card: number): void {
  const suit = Math.trunc(card / 13)
  const bit = 1 << (card % 13)
  if ([0, 1, 2, 3].some((other) => (held[other * 4 + suit]! & bit) !== 0)) {
    reader.fail("CardTwice", `${"CDHS"[suit]}${"23456789TJQKA"[card % 13]}`)
  }
  held[seat * 4 + suit]! |= bit
}

const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length
