/** The fields of one LIN board as a deal record: contract from the auction, tricks from the claim or the cards played. */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import * as Call from "../../auction/Call.ts"
import { type Contract, toText as contractText } from "../../auction/Contract.ts"
import { type Card, parse as parseCard, toText as cardText } from "../../cards/Card.ts"
import { fromCards } from "../../cards/Hand.ts"
import { rankOfLetter } from "../../cards/Rank.ts"
import { type PartialDeal, complete } from "../../deal/Deal.ts"
import { type BySeat, type BySide, bySeat, bySide, type Seat, SEATS } from "../../deal/Seat.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import { type Located, located } from "../Located.ts"
import { countTricks, ImpossiblePlay, type PlayCount } from "../Play.ts"
import { type LinDoubt, type LinFault, UnreadableLin } from "./LinFault.ts"
import type { LinField } from "./LinFields.ts"
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
  /** Fields that a deal record has no place for, by key. */
  readonly left: ReadonlyArray<string>
  readonly doubts: ReadonlyArray<Located<LinDoubt>>
}

/** What the header of a match says about all its boards. */
export interface LinHeader {
  names: ReadonlyArray<string>
  results: ReadonlyArray<string>
  firstBoard: number
}

/** Hands and names stand in this order. */
const LIN_SEATS: ReadonlyArray<Seat> = ["South", "West", "North", "East"]
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
  "pw",
  "bn",
  "vg",
  "rs"
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

/** Dealer and hands of `md`; the one hand left out is what the other three leave. */
function handsOf(
  text: string
): { readonly dealer: Seat; readonly deal: PartialDeal | undefined } | [LinFault, string] {
  const dealer = LIN_SEATS["1234".indexOf(text[0]!)]
  if (dealer === undefined) return ["Dealer", text[0]!]
  const parts = text.slice(1).split(",")
  if (parts.length > 4) return ["HandCount", String(parts.length)]
  const seen = new Set<Card>()
  const hands: Partial<Record<Seat, ReturnType<typeof fromCards>>> = {}
  for (const [n, part] of parts.entries()) {
    if (part.trim() === "") continue
    const cards = cardsOf(part.trim())
    if (typeof cards === "string") return ["HandCard", cards]
    for (const card of cards) {
      if (seen.has(card)) return ["CardTwice", cardText(card)]
      seen.add(card)
    }
    if (cards.length === 0) continue
    if (cards.length !== 13) return ["HandSize", String(cards.length)]
    hands[LIN_SEATS[n]!] = fromCards(cards)
  }
  if (seen.size === 0) return { dealer, deal: undefined }
  const given: PartialDeal = bySeat((seat) => hands[seat])
  const whole = complete(given)
  return { dealer, deal: Result.isSuccess(whole) ? whole.success : given }
}

function cardsOf(text: string): ReadonlyArray<Card> | string {
  const cards: Array<Card> = []
  let suit = -1
  const upper = text.toUpperCase().replaceAll("10", "T")
  for (const letter of upper) {
    const named = "CDHS".indexOf(letter)
    if (named >= 0) suit = named
    else {
      const rank = rankOfLetter(letter)
      if (rank < 0 || suit < 0) return letter
      cards.push(suit * 13 + rank)
    }
  }
  return cards
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

/** Tricks of the cards played; with twelve tricks and the hands known the last follows. */
function playCount(
  cards: ReadonlyArray<Card>,
  contract: Contract | "PassedOut" | undefined,
  deal: PartialDeal | undefined
): PlayCount | undefined | ImpossiblePlay {
  if (cards.length === 0 || contract === undefined || contract === "PassedOut") return undefined
  const count = countTricks(cards, contract, deal)
  if (Result.isFailure(count)) return count.failure
  if (count.success.tricks !== 12 || deal === undefined) return count.success
  const last = withLastTrick(cards, contract, deal)
  return last === undefined
    ? count.success
    : Result.getOrElse(countTricks(last, contract, deal), () => count.success)
}

/** All 52 cards, the last trick's put in order of play; `undefined` when not every hand is known. */
function withLastTrick(
  cards: ReadonlyArray<Card>,
  contract: Contract,
  deal: PartialDeal
): ReadonlyArray<Card> | undefined {
  const played = new Set(cards.slice(0, 48))
  const left: BySeat<Card | undefined> = bySeat((seat) => {
    const hand = deal[seat]
    if (hand === undefined) return undefined
    for (let card = 0; card < 52; card++) {
      if (!played.has(card) && holds(deal, seat, card)) return card
    }
    return undefined
  })
  for (const leader of SEATS) {
    const order = SEATS.map((_, n) => left[SEATS[(SEATS.indexOf(leader) + n) % 4]!])
    if (order.some((card) => card === undefined)) return undefined
    const all = [...cards.slice(0, 48), ...(order as ReadonlyArray<Card>)]
    if (Result.isSuccess(countTricks(all, contract, deal))) return all
  }
  return undefined
}

function holds(deal: PartialDeal, seat: Seat, card: Card): boolean {
  const hand = deal[seat]
  if (hand === undefined) return false
  const suit = (["Clubs", "Diamonds", "Hearts", "Spades"] as const)[Math.trunc(card / 13)]!
  return (hand[suit] & (1 << (card % 13))) !== 0
}

/** True when the tricks can still come out with what the cards show: a claim must lie between won and won plus open. */
export const agreesWithPlay = (tricks: number, { declarer, tricks: complete }: PlayCount): boolean =>
  tricks >= declarer && tricks <= declarer + 13 - complete
