/**
 * Deal records as JSON Lines, one object a line, with the column names of CSV where there is one. A key that is missing is
 * unknown. Format: docs/files.md#json-lines
 */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import { parse as parseCall, toText as callText } from "../../auction/Call.ts"
import { type Contract, parse as parseContract, toShorthand } from "../../auction/Contract.ts"
import { type Card, parse as parseCard, toText as cardText } from "../../cards/Card.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { type Seat, SEAT_LETTER, seatOfLetter, SEATS } from "../../deal/Seat.ts"
import type { HonoursClaim } from "../../result/DealResult.ts"
import { UnreadableRecord } from "../csv/RecordFault.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import { vulnerableOf } from "../pbn/PbnScores.ts"
import type { Written } from "../results/Written.ts"

/** The record as one line of JSON. */
export const toJson = (record: DealRecord): string => {
  const {
    auction,
    board,
    contract,
    deal,
    dealer,
    honours,
    play,
    players,
    rubber,
    tricks,
    vulnerable,
    wrote
  } = record
  return JSON.stringify({
    rubber,
    board,
    players: SEATS.some((seat) => players[seat] !== undefined) ? players : undefined,
    dealer: dealer && SEAT_LETTER[dealer],
    vulnerable:
      vulnerable &&
      (vulnerable.NorthSouth ? (vulnerable.EastWest ? "both" : "ns") : vulnerable.EastWest ? "ew" : "none"),
    deal: deal && PbnDeal.toText(deal),
    auction: given(auction?.calls.map(callText).join(" ")),
    contract: contract && (contract === "PassedOut" ? "pass" : toShorthand(contract)),
    declarer: contract === undefined || contract === "PassedOut" ? undefined : SEAT_LETTER[contract.declarer],
    tricks,
    honours: honours && `${SEAT_LETTER[honours.seat]} ${honours.points}`,
    play: given(play.map(cardText).join(" ")),
    ns_below: wrote?.NorthSouth.below,
    ns_above: wrote?.NorthSouth.above,
    ew_below: wrote?.EastWest.below,
    ew_above: wrote?.EastWest.above,
    ns_score: wrote?.net
  })
}

function given(value: string | undefined): string | undefined {
  return value === "" ? undefined : value
}

/** The record of a line, or what in it cannot be read. */
export const fromJson = (text: string, line: number): DealRecord | UnreadableRecord => {
  const value = objectOf(text)
  if (value === undefined)
    return new UnreadableRecord({ fault: "NotJson", column: "", found: text.slice(0, 40) })
  const word = (key: string): string | undefined => {
    const found = value[key]
    return typeof found === "string" || typeof found === "number"
      ? String(found).trim() || undefined
      : undefined
  }
  const fault = (kind: UnreadableRecord["fault"], column: string) =>
    new UnreadableRecord({ fault: kind, column, found: (word(column) ?? "").slice(0, 60) })

  const dealerText = word("dealer")
  const dealer = dealerText === undefined ? undefined : seatOfLetter(dealerText)
  if (dealerText !== undefined && dealer === undefined) return fault("Dealer", "dealer")
  const vulnerableText = word("vulnerable")
  const vulnerable = vulnerableText === undefined ? undefined : vulnerableOf(vulnerableText)
  if (vulnerableText !== undefined && vulnerable === undefined) return fault("Vulnerable", "vulnerable")
  const dealText = word("deal")
  const deal = dealText === undefined ? undefined : PbnDeal.parse(dealText)
  if (deal !== undefined && Result.isFailure(deal)) return fault("Deal", "deal")
  const calls = word("auction")?.split(/\s+/u) ?? []
  const auction = auctionOf(calls, dealer)
  if (auction === null) return fault("Auction", "auction")
  const contract = contractOf(word("contract"), word("declarer"))
  if (contract === null) return fault("Contract", "contract")
  const tricksText = word("tricks")
  const tricks = tricksText === undefined ? undefined : Number(tricksText)
  if (tricks !== undefined && !(Number.isInteger(tricks) && tricks >= 0 && tricks <= 13))
    return fault("Tricks", "tricks")
  const honours = honoursOf(word("honours"))
  if (honours === null) return fault("Honours", "honours")
  const play = cardsOf(word("play"))
  if (play === null) return fault("Play", "play")
  const figures = FIGURES.map((key) => word(key))
  const odd = FIGURES.find((_, n) => figures[n] !== undefined && !/^[+-]?\d{1,9}$/u.test(figures[n]))
  if (odd !== undefined) return fault("Points", odd)
  return {
    ...EMPTY_RECORD,
    line,
    rubber: word("rubber"),
    board: word("board"),
    players: playersOf(value["players"]),
    dealer,
    vulnerable,
    deal: deal?.success,
    auction,
    contract,
    tricks: contract === "PassedOut" ? undefined : tricks,
    honours,
    play,
    wrote: writtenOf(figures)
  }
}

const FIGURES = ["ns_below", "ns_above", "ew_below", "ew_above", "ns_score"]

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function auctionOf(
  calls: ReadonlyArray<string>,
  dealer: Seat | undefined
): Auctions.Auction | undefined | null {
  if (calls.length === 0 || dealer === undefined) return undefined
  const read = calls.map((text) => parseCall(text))
  if (read.some(Result.isFailure)) return null
  const auction = Auctions.fromCalls(
    dealer,
    read.flatMap((call) => (Result.isSuccess(call) ? [call.success] : []))
  )
  return Result.isSuccess(auction) ? auction.success : null
}

function contractOf(
  text: string | undefined,
  declarer: string | undefined
): Contract | "PassedOut" | undefined | null {
  if (text === undefined) return undefined
  if (/^pass$/iu.test(text)) return "PassedOut"
  const read = parseContract(text, declarer === undefined ? undefined : seatOfLetter(declarer))
  return Result.isSuccess(read) ? read.success : null
}

function honoursOf(text: string | undefined): HonoursClaim | undefined | null {
  if (text === undefined) return undefined
  const [, seat, points] = /^([NESW])\s+(100|150)$/iu.exec(text) ?? []
  return seat === undefined ? null : { seat: seatOfLetter(seat)!, points: Number(points) as 100 | 150 }
}

function cardsOf(text: string | undefined): ReadonlyArray<Card> | null {
  if (text === undefined) return []
  const cards = text.split(/\s+/u).map((word) => parseCard(word))
  return cards.some(Result.isFailure)
    ? null
    : cards.flatMap((card) => (Result.isSuccess(card) ? [card.success] : []))
}

function playersOf(value: unknown): DealRecord["players"] {
  if (typeof value !== "object" || value === null) return {}
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = (value as Record<string, unknown>)[seat]
    if (typeof name === "string") players[seat] = name
  }
  return players
}

function writtenOf(figures: ReadonlyArray<string | undefined>): Written | undefined {
  if (figures.every((figure) => figure === undefined)) return undefined
  const [nsBelow, nsAbove, ewBelow, ewAbove, net] = figures.map((figure) =>
    figure === undefined ? undefined : Number(figure)
  )
  return { NorthSouth: { below: nsBelow, above: nsAbove }, EastWest: { below: ewBelow, above: ewAbove }, net }
}
