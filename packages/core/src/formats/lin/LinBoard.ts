/** The fields of one LIN board as a deal record: contract from the auction, tricks from the claim or the cards played. */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import * as Call from "../../auction/Call.ts"
import { type Contract, toText as contractText } from "../../auction/Contract.ts"
import { type Card, parse as parseCard } from "../../cards/Card.ts"
import type { PartialDeal } from "../../deal/Deal.ts"
import { type BySide, bySide, type Seat } from "../../deal/Seat.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import { type Located, located } from "../Located.ts"
import { ImpossiblePlay, type PlayCount } from "../Play.ts"
import { type LinDoubt, type LinFault, UnreadableLin } from "./LinFault.ts"
import type { LinField } from "./LinFields.ts"
import { handsOf, LIN_SEATS } from "./LinHands.ts"
import { playCount } from "./LinPlay.ts"
import { type ListedResult, listedResult } from "./LinResult.ts"

export interface LinBoard extends DealRecord {
  /** `o` open room, `c` closed room, with the board's number in the match; empty elsewhere. */
  readonly room: string
  /** Tricks claimed for declarer in all. */
  readonly claim: number | undefined
  /** What the cards played so far make. */
  readonly played: PlayCount | undefined
  /** The result in the list of the match header. */
  readonly listed: ListedResult | undefined
  /** Fields that a deal record has no place for, by key: explanations, notes, display commands. */
  readonly left: ReadonlyArray<string>
  /** Whether it belongs to a match, of which a deal record holds nothing. */
  readonly match: boolean
  readonly doubts: ReadonlyArray<Located<LinDoubt>>
}

/** What the header of a match says about all its boards. */
export interface LinHeader {
  names: ReadonlyArray<string>
  results: ReadonlyArray<string>
  firstBoard: number
  /** Whether there is anything about the match: its title, results, scores. */
  match: boolean
}

/** Fields about a match rather than a board. */
export const MATCH_KEYS: ReadonlySet<string> = new Set(["vg", "rs", "mp", "pw", "bn"])

const KNOWN = new Set([
  "qx",
  "pn",
  "md",
  "sv",
  "ah",
  "mb",
  "pc",
  "pg",
  "mc",
  "st",
  "rh",
  "an",
  "nt",
  ...MATCH_KEYS
])

export const linBoardOf = (
  fields: ReadonlyArray<LinField>,
  header: LinHeader
): Result.Result<LinBoard, Located<UnreadableLin>> => {
  const first = fields[0]!
  const title = fields.find(({ key }) => key === "ah")?.value.trim() ?? ""
  const room =
    fields
      .find(({ key }) => key === "qx")
      ?.value.trim()
      .toLowerCase() ?? ""
  const board = /^board\s+(\S.*)$/iu.exec(title)?.[1] ?? (title === "" ? /\d+/u.exec(room)?.[0] : title)
  const fail = (field: LinField, fault: LinFault, found = "") =>
    Result.fail(
      located(
        field.line,
        field.column,
        new UnreadableLin({
          fault,
          board: board ?? "",
          key: field.key,
          text: field.value.slice(0, 80),
          found
        })
      )
    )
  const doubts: Array<Located<LinDoubt>> = []
  const left = new Set<string>()
  let hands: { readonly dealer: Seat; readonly deal: PartialDeal | undefined } | undefined
  let vulnerable: BySide<boolean> | undefined
  let names = header.names
  let claim: number | undefined
  const calls: Array<{ readonly field: LinField; readonly call: Call.Call }> = []
  const cards: Array<Card> = []
  for (const field of fields) {
    const { key, value } = field
    const text = value.trim()
    if (key === "pn") names = namesOf(text, field, doubts)
    else if (key === "md" && text !== "") {
      const read = handsOf(text)
      if (Array.isArray(read)) return fail(field, read[0], read[1])
      hands = read
    } else if (key === "sv" && text !== "") {
      const letter = text[0]!.toLowerCase()
      if (!"o0-nebz".includes(letter)) return fail(field, "Vulnerable", text)
      vulnerable = bySide((side) => letter === "b" || letter === (side === "NorthSouth" ? "n" : "e"))
    } else if (key === "mb") {
      const read = callsOf(text)
      if (typeof read === "string") return fail(field, "Call", read)
      calls.push(...read.map((call) => ({ field, call })))
    } else if (key === "pc" && text !== "") {
      const card = parseCard(text)
      if (Result.isFailure(card)) return fail(field, "Card", text)
      cards.push(card.success)
    } else if (key === "mc" && text !== "") {
      if (!/^(?:\d|1[0-3])$/u.test(text)) return fail(field, "Claim", text)
      claim = Number(text)
    } else if (key === "an" || key === "nt" || !KNOWN.has(key)) left.add(key)
  }
  let auction: Auctions.Auction | undefined
  if (hands !== undefined) {
    auction = Auctions.empty(hands.dealer)
    for (const { call, field } of calls) {
      const next = Auctions.add(auction, call)
      if (Result.isFailure(next)) return fail(field, "CallNotAllowed", next.failure.message)
      auction = next.success
    }
  }
  const listText =
    header.results[
      (Number(/\d+/u.exec(room)?.[0] ?? 0) - header.firstBoard) * 2 + (room.startsWith("c") ? 1 : 0)
    ]
  const listed = room === "" || listText === undefined || listText === "" ? undefined : listedResult(listText)
  if (listed === null)
    doubts.push(located(first.line, first.column, { _tag: "ListUnclear", text: listText! }))
  const over = auction !== undefined && Auctions.isOver(auction)
  const contract: Contract | "PassedOut" | undefined = over
    ? (Auctions.contract(auction!) ?? "PassedOut")
    : calls.length === 0
      ? listed?.contract
      : undefined
  if (over && listed?.contract !== undefined && nameOf(listed.contract) !== nameOf(contract!)) {
    const [found, bid] = [nameOf(listed.contract), nameOf(contract!)]
    doubts.push(located(first.line, first.column, { _tag: "ListDisagrees", listed: found, bid }))
  }
  const count = playCount(cards, contract, hands?.deal)
  const impossible = count instanceof ImpossiblePlay
  if (impossible) doubts.push(located(first.line, first.column, { _tag: "PlayIgnored", error: count }))
  const played = impossible ? undefined : count
  const players: Partial<Record<Seat, string>> = {}
  const seated = room.startsWith("c") && names.length === 8 ? names.slice(4) : names.slice(0, 4)
  for (const [n, name] of seated.entries()) if (name !== "") players[LIN_SEATS[n]!] = name
  return Result.succeed({
    ...EMPTY_RECORD,
    line: first.line,
    board,
    players,
    dealer: hands?.dealer,
    vulnerable,
    deal: hands?.deal,
    auction: calls.length === 0 ? undefined : auction,
    contract,
    tricks:
      contract === undefined || contract === "PassedOut"
        ? undefined
        : (claim ?? (played?.tricks === 13 ? played.declarer : listed?.tricks)),
    play: impossible ? [] : cards,
    room,
    claim,
    played,
    listed: listed ?? undefined,
    left: [...left],
    match: header.match,
    doubts
  })
}

function nameOf(contract: Contract | "PassedOut"): string {
  return contract === "PassedOut" ? "Pass" : contractText(contract)
}

/** `South,West,North,East`, perhaps for two rooms. */
export const namesOf = (
  text: string,
  field: LinField,
  doubts: Array<Located<LinDoubt>>
): ReadonlyArray<string> => {
  const names = text.split(",").map((name) => name.trim())
  if (names.length === 4 || names.length === 8 || text === "") return names
  if (names.length < 4) return [...names, "", "", "", ""].slice(0, 4)
  doubts.push(located(field.line, field.column, { _tag: "NamesUnclear", text }))
  return []
}

const CALL = /(pass|p|xx|rdbl|r|x|dbl|d|[1-7]\s*(?:nt|[cdhsn]))!*/iuy

/** The calls of a field: usually one, `1N!`. */
function callsOf(text: string): ReadonlyArray<Call.Call> | string {
  const calls: Array<Call.Call> = []
  let at = 0
  while (at < text.length) {
    CALL.lastIndex = at
    const match = CALL.exec(text)
    const call = match === null ? undefined : Call.parse(match[1]!)
    if (call === undefined || Result.isFailure(call)) return text.slice(at)
    calls.push(call.success)
    at += match![0].length
  }
  return calls
}
