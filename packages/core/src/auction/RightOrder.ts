/**
 * The right spelling of a contract or result whose parts stand in another order (`7NNX`, `3NTSX`, `2H+2W`, `W 4S -1`).
 *
 * Every order of the parts is tried; the one nearest to the fixed order (fewest exchanges of neighbours) is
 * what was meant, unless the digits can be told apart in more than one way: then nothing is guessed.
 */
import { DENOMINATION_LETTER, DENOMINATION_PATTERN, denominationOf } from "./Denomination.ts"
import { DOUBLING_MARK, doublingOf } from "./Doubling.ts"

type Part = "level" | "denomination" | "marks" | "declarer" | "outcome"

const PATTERN: Readonly<Record<Part, string>> = {
  level: "[1-7]",
  denomination: DENOMINATION_PATTERN,
  marks: "XX|X|\\*\\*|\\*",
  declarer: "[NESW]",
  outcome: "=|[+\\-−–]\\s*\\d*|\\d+"
}

/** Which parts may be there, the fullest text first. A doubling mark and the outcome can be missing. */
const RESULT_PARTS: ReadonlyArray<ReadonlyArray<Part>> = [
  ["level", "denomination", "marks", "declarer", "outcome"],
  ["level", "denomination", "declarer", "outcome"],
  ["level", "denomination", "marks", "declarer"],
  ["level", "denomination", "declarer"]
]
const CONTRACT_PARTS: ReadonlyArray<ReadonlyArray<Part>> = [
  ["level", "denomination", "marks", "declarer"],
  ["level", "denomination", "declarer"],
  ["level", "denomination", "marks"],
  ["level", "denomination"]
]

interface Order {
  readonly pattern: RegExp
  /** Exchanges of neighbours that bring these parts into the fixed order. */
  readonly distance: number
}

interface Reading {
  readonly text: string
  /** The level and the outcome, as read. */
  readonly digits: string
  readonly distance: number
  /** How much of the text it explains. */
  readonly length: number
}

const orders = new Map<ReadonlyArray<Part>, ReadonlyArray<Order>>()

/** The right spelling of the result that starts at `from`, or `null` when no other order explains the text. */
export const rightResult = (text: string, from = 0): string | null =>
  nearest(text.slice(from), RESULT_PARTS, false)

/** The right spelling of a contract, or `null` when no other order explains the whole text. */
export const rightContract = (text: string): string | null => nearest(text, CONTRACT_PARTS, true)

function nearest(text: string, shapes: ReadonlyArray<ReadonlyArray<Part>>, whole: boolean): string | null {
  for (const parts of shapes) {
    const found = ordersOf(parts).flatMap((order) => readingOf(text, order, whole))
    const longest = Math.max(...found.map(({ length }) => length))
    const readings = found.filter(({ length }) => length === longest)
    if (readings.length === 0) continue
    const least = Math.min(...readings.map(({ distance }) => distance))
    const best = readings.filter(({ distance }) => distance === least)
    const one = (key: "text" | "digits", among: ReadonlyArray<Reading>) =>
      new Set(among.map((reading) => reading[key])).size === 1
    return least > 0 && one("digits", readings) && one("text", best) ? best[0]!.text : null
  }
  return null
}

function readingOf(text: string, { distance, pattern }: Order, whole: boolean): ReadonlyArray<Reading> {
  const match = pattern.exec(text)
  if (match === null || (whole && match[0].length < text.trimEnd().length)) return []
  const {
    declarer = "",
    denomination,
    level,
    marks = "",
    outcome
  } = match.groups as Partial<Record<Part, string>>
  const contract =
    level! + DENOMINATION_LETTER[denominationOf(denomination!)!] + DOUBLING_MARK[doublingOf(marks)]
  const tail = whole ? "" : outcomeText(outcome)
  return [
    {
      text: contract + declarer.toUpperCase() + tail,
      digits: `${level} ${outcome}`,
      distance,
      length: match[0].length
    }
  ]
}

/** A result without its outcome is shown as just made; a sign without its number gets an `n`. */
function outcomeText(outcome: string | undefined): string {
  if (outcome === undefined) return "="
  const plain = outcome.replaceAll(/\s/gu, "").replace(/[−–]/u, "-")
  return plain === "+" || plain === "-" ? `${plain}n` : plain
}

function ordersOf(parts: ReadonlyArray<Part>): ReadonlyArray<Order> {
  const known = orders.get(parts)
  if (known !== undefined) return known
  const made = permutations(parts).map((order): Order => {
    const groups = order.map((part) => `(?<${part}>${PATTERN[part]})`)
    return {
      pattern: new RegExp(`^\\s*${groups.join("[\\s,]*")}(?=[\\s;]|$)`, "iu"),
      distance: inversions(order.map((part) => parts.indexOf(part)))
    }
  })
  orders.set(parts, made)
  return made
}

function permutations<A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> {
  if (items.length < 2) return [items]
  return items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item].concat(rest)))
}

function inversions(order: ReadonlyArray<number>): number {
  return order.reduce((sum, place, n) => sum + order.slice(n + 1).filter((later) => later < place).length, 0)
}
