/**
 * A result as text: contract, declarer, outcome, honours: `4SXW-2`, `3NT S =`, `2H W 9 honours W 100`.
 *
 * The order is fixed, so every accepted spelling has exactly one reading; other orders are refused with the
 * right spelling, so that no doubling mark is ever dropped. Canonical is `4SXW8`. Notation: docs/notation.md#results.
 */
import { Result } from "effect"
import { type Contract, type Level, toText as contractText } from "../auction/Contract.ts"
import { DENOMINATION_PATTERN, denominationOf } from "../auction/Denomination.ts"
import { doublingOf } from "../auction/Doubling.ts"
import { rightResult } from "../auction/RightOrder.ts"
import { SEAT_LETTER, seatOfLetter } from "../deal/Seat.ts"
import { type DealResult, type HonoursClaim, PASSED_OUT, played } from "./DealResult.ts"
import { type ResultFault, UnreadableResult } from "./ResultFault.ts"

export { type ResultFault, UnreadableResult } from "./ResultFault.ts"

/** A bare number between the level and six: legal, but perhaps odd tricks were meant. */
export interface FewTricks {
  readonly text: string
  readonly at: number
  readonly tricks: number
  readonly down: number
}

/** What was read, where it stood (`at` to `end`, offsets from 0), and a doubt worth telling, if any. */
export interface ReadResult {
  readonly result: DealResult
  readonly text: string
  readonly at: number
  readonly end: number
  readonly doubt: FewTricks | undefined
}

/** One result and nothing behind it. */
export const parse = (text: string): Result.Result<ReadResult, UnreadableResult> => {
  const read = scan(text, 0)
  if (read instanceof UnreadableResult) return Result.fail(inRightOrder(read, 0))
  return /\S/u.test(text.slice(read.end))
    ? Result.fail(inRightOrder(leftOver(text, read.end), 0))
    : Result.succeed(read)
}

/**
 * Results behind one another, with a blank or `;` between them. The next one starts at the level after a complete
 * one, so none is needed behind `=` and `pass`; behind a digit the level could be part of it, and the text is refused.
 */
export const parseMany = (text: string): Result.Result<ReadonlyArray<ReadResult>, UnreadableResult> => {
  const found: Array<ReadResult> = []
  let at = 0
  do {
    const read = scan(text, at)
    if (read instanceof UnreadableResult) return Result.fail(inRightOrder(read, at))
    GAP.lastIndex = read.end
    const gap = GAP.exec(text)
    if (gap === null) return Result.fail(inRightOrder(leftOver(text, read.end), at))
    found.push(read)
    at = read.end + gap[0].length
  } while (at < text.length)
  return Result.succeed(found)
}

/** The canonical text: `4SXW8`, with honours `4SXW8 honours W 100`; `pass` when passed out. */
export const toText = (result: DealResult): string => {
  if (result._tag === "PassedOut") return "pass"
  const { contract, honours, tricks } = result
  const claim = honours === undefined ? "" : ` honours ${SEAT_LETTER[honours.seat]} ${honours.points}`
  return `${contractText(contract)}${tricks}${claim}`
}

/** `=`, `+1` or `-2`: the tricks taken against the contract. */
export const outcomeText = (contract: Pick<Contract, "level">, tricks: number): string => {
  const margin = tricks - contract.level - 6
  return margin === 0 ? "=" : margin > 0 ? `+${margin}` : String(margin)
}

const GAP = /\s*;\s*|\s+|$|(?<!\d)(?=[1-7])/uy
const MINUS = "\\-−–"
const FOUR_PASSES = /(?:pass|p)(?:[\s,]+(?:pass|p)){3}(?![\s,]*(?:p|pass)\b)(?![a-z])/iuy
const PASS = /(?:passed[ \t]+out|pass|ap)(?![a-z])/iuy
const MORE_PASSES = /[\s,]+(?:pass|p)(?![a-z])/iuy
const LEVEL = /[1-7](?!\d)/uy
const DENOMINATION = new RegExp(DENOMINATION_PATTERN, "iuy")
const MARKS = /XX|X|\*\*|\*/iuy
const DECLARER = /[NESW]/iuy
const OUTCOME = new RegExp(`=|([+${MINUS}])\\s*(\\d+)|(\\d+)`, "uy")
const HONOURS = /\s+(?:honou?rs\s+([NESW])\s+(\d+)|(\d+)\s+honou?rs\s+([NESW]))(?![A-Za-z\d])/iuy
const HONOURS_WORD = /\s*(?:\d+\s+)?hono\w*/iuy

/** A place in a text; `take` moves on when the pattern stands here, blanks before it skipped. */
class Cursor {
  readonly text: string
  at: number
  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }
  take(pattern: RegExp, blanks = true): RegExpExecArray | undefined {
    const start = blanks ? this.at + /^\s*/u.exec(this.text.slice(this.at))![0].length : this.at
    pattern.lastIndex = start
    const match = pattern.exec(this.text)
    if (match === null) return undefined
    this.at = start + match[0].length
    return match
  }
  fault(fault: ResultFault, found?: string, hint: string | null = null): UnreadableResult {
    const rest = this.text.slice(this.at)
    const at = this.at + /^\s*/u.exec(rest)![0].length
    const here = found ?? /^[\p{L}\d]|^\S/u.exec(this.text.slice(at))?.[0] ?? ""
    return new UnreadableResult({ text: this.text, at, fault, found: here, hint })
  }
}

function scan(text: string, from: number): ReadResult | UnreadableResult {
  const cursor = new Cursor(text, from)
  const start = from + /^\s*/u.exec(text.slice(from))![0].length
  if (cursor.take(FOUR_PASSES)) return passedOut(cursor, start)
  if (cursor.take(PASS)) {
    if (cursor.take(MORE_PASSES, false)) return cursor.fault("PassesUnclear", "", "pass")
    return passedOut(cursor, start)
  }
  const contract = scanContract(cursor)
  if (contract instanceof UnreadableResult) return contract
  const outcome = scanOutcome(cursor, contract)
  if (outcome instanceof UnreadableResult) return outcome
  const honours = scanHonours(cursor, contract)
  if (honours instanceof UnreadableResult) return honours
  const { tricks } = outcome
  const few = outcome.bare && tricks < 7 && tricks >= contract.level
  const piece = text.slice(start, cursor.at)
  return {
    result: played(contract, tricks, honours),
    text: piece,
    at: start,
    end: cursor.at,
    doubt: few ? { text: piece, at: start, tricks, down: contract.level + 6 - tricks } : undefined
  }
}

function passedOut(cursor: Cursor, start: number): ReadResult | UnreadableResult {
  const end = cursor.at
  if (cursor.take(HONOURS_WORD, false)) {
    cursor.at = end
    return cursor.fault("HonoursOnPassedOut", "honours", "pass")
  }
  return { result: PASSED_OUT, text: cursor.text.slice(start, end), at: start, end, doubt: undefined }
}

function scanContract(cursor: Cursor): Contract | UnreadableResult {
  const level = cursor.take(LEVEL)
  if (level === undefined) {
    return cursor.fault("Level", /^\s*(\d+)/u.exec(cursor.text.slice(cursor.at))?.[1])
  }
  const denomination = cursor.take(DENOMINATION)
  if (denomination === undefined) {
    return cursor.fault(/^\s*[pkt]/iu.test(cursor.text.slice(cursor.at)) ? "PolishSuit" : "Denomination")
  }
  const marks = cursor.take(MARKS)?.[0] ?? ""
  const open = {
    level: Number(level[0]) as Level,
    denomination: denominationOf(denomination[0])!,
    doubling: doublingOf(marks)
  }
  const declarer = cursor.take(DECLARER)
  return declarer === undefined ? cursor.fault("Declarer") : { ...open, declarer: seatOfLetter(declarer[0])! }
}

function scanOutcome(
  cursor: Cursor,
  { level }: Contract
): { readonly tricks: number; readonly bare: boolean } | UnreadableResult {
  const before = cursor.at
  const outcome = cursor.take(OUTCOME)
  if (outcome === undefined) return cursor.fault("Outcome")
  const [found, sign, difference, tricks] = outcome
  const refuse = (fault: ResultFault) => {
    cursor.at = before
    return cursor.fault(fault, found)
  }
  if (tricks !== undefined) {
    return Number(tricks) > 13 ? refuse("TricksOutOfRange") : { tricks: Number(tricks), bare: true }
  }
  if (sign === undefined) return { tricks: level + 6, bare: false }
  const amount = Number(difference)
  if (amount === 0) return refuse("ZeroDifference")
  const taken = sign === "+" ? level + 6 + amount : level + 6 - amount
  if (taken > 13) return refuse("TooManyOvertricks")
  return taken < 0 ? refuse("TooManyDown") : { tricks: taken, bare: false }
}

function scanHonours(cursor: Cursor, contract: Contract): HonoursClaim | undefined | UnreadableResult {
  const before = cursor.at
  const match = cursor.take(HONOURS, false)
  if (match === undefined) {
    const word = cursor.take(HONOURS_WORD, false)
    if (word === undefined) return undefined
    cursor.at = before
    return cursor.fault("HonoursText", cursor.text.slice(before).trim())
  }
  const seat = seatOfLetter((match[1] ?? match[4])!)!
  const points = Number(match[2] ?? match[3])
  const after = cursor.at
  if (cursor.take(HONOURS_WORD, false)) {
    cursor.at = after
    return cursor.fault("HonoursTwice", "honours")
  }
  cursor.at = before
  if (points !== 100 && points !== 150) return cursor.fault("HonoursText", match[0].trim())
  if (contract.denomination === "Notrump" && points === 100) return cursor.fault("HonoursInNotrump", "100")
  cursor.at = after
  return { seat, points }
}

const ORDER_FAULTS = new Set<ResultFault>(["Level", "Denomination", "Declarer", "Outcome", "TextLeft"])

/** The same error with the right spelling, where the parts of the result at `from` only stand in another order. */
function inRightOrder(error: UnreadableResult, from: number): UnreadableResult {
  const { at, fault, found, text } = error
  const hint = ORDER_FAULTS.has(fault) ? rightResult(text, from) : null
  const readable = hint !== null && (hint.endsWith("n") || !(scan(hint, 0) instanceof UnreadableResult))
  return readable ? new UnreadableResult({ text, at, fault: "Order", found, hint }) : error
}

function leftOver(text: string, at: number): UnreadableResult {
  return new Cursor(text, at).fault("TextLeft", text.slice(at).trim().split(/\s/u)[0])
}
