/** Cells of a score file as numbers: contracts, seats, tricks, points. Texts that were read before are looked up. */
import { Result } from "effect"
import { parseOpen } from "../../auction/Contract.ts"
import { DENOMINATION_NUMBER } from "../../auction/Denomination.ts"
import { DOUBLINGS } from "../../auction/Doubling.ts"
import { SEAT_NUMBER, seatOfLetter } from "../../deal/Seat.ts"
import type { HonoursClaim } from "../../result/DealResult.ts"
import { parse as parseResult } from "../../result/ResultText.ts"
import { contractNumber } from "../../validation/ScoreTable.ts"

/** A contract as a number, and its declarer's seat number where the cell names one (-1 where not). */
export interface ContractCell {
  readonly contract: number
  readonly declarer: number
  /** Tricks of a whole result in the cell, or -1. */
  readonly tricks: number
  readonly honours: HonoursCell | undefined
}

/** A claim for a seat. */
export type HonoursCell = HonoursClaim

/** Results kept by their text. Files repeat few texts; the limit guards against one that does not. */
const MEMORY = 20_000

function remembered<A>(read: (text: string) => A): (text: string) => A {
  const known = new Map<string, A>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (known.size < MEMORY) known.set(text, value)
    return value
  }
}

/** Reads `4SX`, `4SXW`, `pass`; `null` when the cell is none of these. */
export const contractCell = remembered((text: string): ContractCell | null => {
  const plain = text.trim()
  if (/^(?:pass|passed out|ap|all pass|p|pas|4 pasy|cztery pasy)$/iu.test(plain)) return PASSED
  const open = parseOpen(plain)
  if (Result.isFailure(open)) return null
  const { declarer, denomination, doubling, level } = open.success
  return {
    contract: contractNumber(level, DENOMINATION_NUMBER[denomination], DOUBLINGS.indexOf(doubling)),
    declarer: declarer === undefined ? -1 : SEAT_NUMBER[declarer],
    tricks: -1,
    honours: undefined
  }
})

const PASSED: ContractCell = { contract: -1, declarer: 0, tricks: 0, honours: undefined }

/** A whole result in one cell, `4SXW-2`. */
export const resultCell = remembered((text: string): ContractCell | null => {
  const read = parseResult(text)
  if (Result.isFailure(read)) return null
  const { result } = read.success
  if (result._tag === "PassedOut") return PASSED
  const { contract, honours, tricks } = result
  const { declarer, denomination, doubling, level } = contract
  return {
    contract: contractNumber(level, DENOMINATION_NUMBER[denomination], DOUBLINGS.indexOf(doubling)),
    declarer: SEAT_NUMBER[declarer],
    tricks,
    honours
  }
})

/** A seat number from `N` or `North`, -1 for none. */
export const seatCell = (text: string): number => {
  const letter = text.length === 1 ? "NESWnesw".indexOf(text) : -1
  return letter < 0 ? seatNamed(text) : letter % 4
}

const seatNamed = remembered((text: string): number => {
  const plain = text.trim()
  const seat = /^(?:north|east|south|west|[nesw])$/iu.test(plain) ? seatOfLetter(plain[0]!) : undefined
  return seat === undefined ? -1 : SEAT_NUMBER[seat]
})

const VULNERABLE: Readonly<Record<string, number>> = {
  none: 0,
  love: 0,
  "-": 0,
  nil: 0,
  nikt: 0,
  "obie przed": 0,
  ns: 1,
  ew: 2,
  we: 2,
  both: 3,
  all: 3,
  obie: 3,
  "obie po": 3,
  wszyscy: 3
}

/** Bit 0 NorthSouth, bit 1 EastWest; -1 when the cell is none of the words. */
export const vulnerableCell = remembered(
  (text: string): number =>
    VULNERABLE[text.trim().toLowerCase().replace("/", "").replace("n-s", "ns").replace("e-w", "ew")] ?? -1
)

/** Reads `W 100`, `100 W`, `honours W 100`; `null` when it is none. */
export const honoursCell = remembered((text: string): HonoursCell | null => {
  const match =
    /^\s*(?:honou?rs?\s+|honory\s+)?(?:([NESW])\s*:?\s*(100|150)|(100|150)\s*:?\s*(?:honou?rs?\s+|honory\s+)?([NESW]))\s*$/iu.exec(
      text
    )
  if (match === null) return null
  const seat = seatOfLetter((match[1] ?? match[4])!)!
  return { points: Number(match[2] ?? match[3]) as HonoursClaim["points"], seat }
})

/** What an unsigned number in the column `result` is. */
export type ResultMeaning = "tricks" | "relative"

/** Tricks of `=`, `+1`, `-2`, or of an unsigned number where somebody said what it is; else what is wrong. */
export const tricksOf = (
  outcome: string,
  level: number,
  meaning: ResultMeaning | undefined
): number | "Result" | "ResultUnsigned" => {
  const signed = /^(?:=|[+−–-]\s*\d{1,2})$/u.test(outcome)
  if (!signed && !/^\d{1,2}$/u.test(outcome)) return "Result"
  if (!signed && meaning === undefined) return "ResultUnsigned"
  const number = outcome === "=" ? 0 : Number(outcome.replace(/^[−–]/u, "-").replaceAll(/\s/gu, ""))
  const tricks = signed || meaning === "relative" ? level + 6 + number : number
  return tricks < 0 || tricks > 13 ? "Result" : tricks
}

/** Tricks taken, 0 to 13, or -1: a sign in front would say that something else is meant. */
export const tricksCell = (text: string): number => {
  // Mostly a digit or two.
  const first = text.charCodeAt(0) - 48
  const plain = first >= 0 && first <= 9
  const count = !plain && (/^\s*[+−–-]/u.test(text) || text.trim() === "") ? -1 : pointsCell(text)
  return count > 13 ? -1 : count
}

/** Stands for a cell that is no whole number. */
export const NOT_A_NUMBER = Number.MAX_SAFE_INTEGER

/** Points: any whole number of up to fifteen digits, a blank cell is 0; `NOT_A_NUMBER` for everything else. */
export const pointsCell = (text: string): number => {
  // The common case, a few digits, without a regular expression.
  const { length } = text
  if (length > 0 && length < 7) {
    let value = 0
    let n = 0
    for (; n < length; n++) {
      const digit = text.charCodeAt(n) - 48
      if (digit < 0 || digit > 9) break
      value = value * 10 + digit
    }
    if (n === length) return value
  }
  return length === 0 ? 0 : oddPoints(text)
}

function oddPoints(text: string): number {
  const plain = text.trim().replace(/^[−–]/u, "-")
  if (plain === "" || plain === "-") return 0
  if (/^[+-]?\d{1,15}$/u.test(plain)) return Number(plain)
  // A fraction of nothing, as spreadsheets write it: one or two zeros. With three it could be thousands: `1.000`.
  if (/^[+-]?\d{1,15}[.,]0{1,2}$/u.test(plain)) return Number(plain.replace(/[.,]0+$/u, ""))
  // Thousands apart, as `1 690` or `1'690`; a dot or a comma there could be a fraction and is not guessed.
  return /^[+-]?\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3}){1,4}$/u.test(plain)
    ? Number(plain.replaceAll(/[\s'’]/gu, ""))
    : NOT_A_NUMBER
}
