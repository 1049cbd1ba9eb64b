/** A deal record from cells with the names of CSV columns, as CSV and JSON Lines have them. Format: docs/files.md#csv */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import { parse as parseCall } from "../../auction/Call.ts"
import type { Level } from "../../auction/Contract.ts"
import { denominationNumbered } from "../../auction/Denomination.ts"
import { DOUBLINGS } from "../../auction/Doubling.ts"
import { type Card, parse as parseCard } from "../../cards/Card.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { bySide, type Seat, seatNumbered, SEATS, SIDES } from "../../deal/Seat.ts"
import { denominationOf, doublingOf, levelOf } from "../../validation/ScoreTable.ts"
import {
  type ContractCell,
  contractCell,
  honoursCell,
  NOT_A_NUMBER,
  pointsCell,
  resultCell,
  type ResultMeaning,
  seatCell,
  tricksCell,
  tricksOf,
  vulnerableCell
} from "../csv/Cells.ts"
import { type ColumnName, POINT_COLUMNS, TOTAL_COLUMNS } from "../csv/Columns.ts"
import { type RecordFault, UnreadableRecord } from "../csv/RecordFault.ts"
import { type DealRecord, EMPTY_RECORD } from "../DealRecord.ts"
import type { Totals } from "../results/SheetEntry.ts"
import type { Written } from "../results/Written.ts"

/** The text of a cell; `undefined` where there is no such cell, which is not the same as a blank one. */
export type Cell = (name: ColumnName) => string | undefined

/** The record that these cells hold, or the first of them that cannot be read. */
export const recordOf = (
  cell: Cell,
  line: number,
  meaning?: ResultMeaning
): DealRecord | UnreadableRecord => {
  const read = Result.gen(function* () {
    const text = (name: ColumnName) => cell(name)?.trim() || undefined
    const value = <A>(
      name: ColumnName,
      fault: RecordFault,
      meant: (text: string) => A | undefined
    ): Result.Result<A | undefined, UnreadableRecord> => {
      const found = text(name)
      const meaning = found === undefined ? undefined : meant(found)
      return found !== undefined && meaning === undefined ? fail(fault, name, found) : Result.succeed(meaning)
    }
    const dealer = yield* value("dealer", "Dealer", seatIn)
    const vulnerable = yield* value("vulnerable", "Vulnerable", vulnerableIn)
    // A column deal may number the deals, or hold their hands.
    const numbered = /^\d+$/u.test(text("deal") ?? "")
    const deal = numbered
      ? undefined
      : yield* value("deal", "Deal", (found) => Result.getOrUndefined(PbnDeal.parse(found)))
    const auction =
      dealer === undefined ? undefined : yield* value("auction", "Auction", (found) => callsIn(found, dealer))
    const outcome = yield* outcomeOf(text, meaning)
    const honours = yield* value("honours", "Honours", (found) =>
      /^(?:[?0–-]|none|brak)$/iu.test(found) ? ("none" as const) : (honoursCell(found) ?? undefined)
    )
    const play = yield* value("play", "Play", cardsIn)
    const figures = yield* pointsIn(POINT_COLUMNS, cell, true)
    const totals = yield* pointsIn(TOTAL_COLUMNS, cell, false)
    return {
      ...EMPTY_RECORD,
      line,
      rubber: text("rubber"),
      board: text("board") ?? (numbered ? text("deal") : undefined),
      players: playersIn(text),
      dealer,
      vulnerable,
      deal,
      auction,
      contract: outcome?.contract,
      tricks: outcome?.tricks,
      honours: honours === "none" ? undefined : (honours ?? outcome?.honours),
      play: play ?? [],
      wrote: writtenOf(figures),
      total: totalOf(totals)
    } satisfies DealRecord
  })
  return Result.isSuccess(read) ? read.success : read.failure
}

function fail(kind: RecordFault, column: string, found: string): Result.Result<never, UnreadableRecord> {
  return Result.fail(new UnreadableRecord({ fault: kind, column, found: found.slice(0, 60) }))
}

function seatIn(text: string): Seat | undefined {
  const number = seatCell(text)
  return number < 0 ? undefined : seatNumbered(number)
}

function vulnerableIn(text: string) {
  const marks = vulnerableCell(text)
  return marks < 0 ? undefined : bySide((side) => ((marks >> SIDES.indexOf(side)) & 1) === 1)
}

function callsIn(text: string, dealer: Seat): Auctions.Auction | undefined {
  const calls = text.split(/\s+/u).map((word) => parseCall(word))
  if (calls.some(Result.isFailure)) return undefined
  const read = calls.flatMap((call) => (Result.isSuccess(call) ? [call.success] : []))
  return Result.getOrUndefined(Auctions.fromCalls(dealer, read))
}

function cardsIn(text: string): ReadonlyArray<Card> | undefined {
  const cards = text.split(/\s+/u).map((word) => parseCard(word))
  if (cards.some(Result.isFailure)) return undefined
  return cards.flatMap((card) => (Result.isSuccess(card) ? [card.success] : []))
}

/** Contract, declarer and tricks, in cells of their own or as a whole result in one. */
function outcomeOf(
  text: (name: ColumnName) => string | undefined,
  meaning: ResultMeaning | undefined
): Result.Result<Pick<DealRecord, "contract" | "tricks" | "honours"> | undefined, UnreadableRecord> {
  const [contract, declarer, tricks, result] = [
    text("contract"),
    text("declarer"),
    text("tricks"),
    text("result")
  ]
  const count = tricks === undefined || tricks === "?" ? undefined : tricksCell(tricks)
  if (count === -1) return fail("Tricks", "tricks", tricks!)
  const whole = contract === undefined
  const found = whole ? result : contract
  if (found === undefined || found === "?") return Result.succeed(undefined)
  const read = whole ? resultCell(found) : contractCell(found)
  if (read === null) return fail("Contract", whole ? "result" : "contract", found)
  const { honours } = read
  if (read.contract < 0)
    return Result.succeed({ contract: "PassedOut", tricks: undefined, honours: undefined })
  const named = declarer === undefined || declarer === "?" ? -1 : seatCell(declarer)
  if (declarer !== undefined && declarer !== "?" && named < 0) return fail("Declarer", "declarer", declarer)
  if (named >= 0 && read.declarer >= 0 && read.declarer !== named)
    return fail("DeclarerDisagrees", "declarer", declarer!)
  const seat = read.declarer >= 0 ? read.declarer : named
  if (seat < 0) return fail("Declarer", "declarer", "")
  const bid = contractIn(read, seat)
  const taken = whole
    ? read.tricks
    : result === undefined || result === "?"
      ? undefined
      : tricksOf(result, bid.level, meaning)
  if (count !== undefined) {
    return typeof taken === "number" && taken !== count
      ? fail("TricksDisagree", "result", result!)
      : Result.succeed({ contract: bid, tricks: count, honours })
  }
  return typeof taken === "string"
    ? fail(taken, "result", result!)
    : Result.succeed({ contract: bid, tricks: taken, honours })
}

function contractIn({ contract }: ContractCell, seat: number) {
  return {
    level: levelOf(contract) as Level,
    denomination: denominationNumbered(denominationOf(contract)),
    doubling: DOUBLINGS[doublingOf(contract)]!,
    declarer: seatNumbered(seat)
  }
}

/** Points; a blank figure is 0, a blank total says nothing. */
function pointsIn(
  names: ReadonlyArray<ColumnName>,
  cell: Cell,
  blankIsZero: boolean
): Result.Result<ReadonlyArray<number | undefined>, UnreadableRecord> {
  const points: Array<number | undefined> = []
  for (const name of names) {
    const text = cell(name)
    const none = text === undefined || (!blankIsZero && text.trim() === "")
    const value = none ? undefined : pointsCell(text)
    if (value === NOT_A_NUMBER) return fail("Points", name, text ?? "")
    points.push(value)
  }
  return Result.succeed(points)
}

function writtenOf(figures: ReadonlyArray<number | undefined>): Written | undefined {
  if (figures.every((figure) => figure === undefined)) return undefined
  const [nsBelow, nsAbove, ewBelow, ewAbove, net] = figures
  return { NorthSouth: { below: nsBelow, above: nsAbove }, EastWest: { below: ewBelow, above: ewAbove }, net }
}

function totalOf([NorthSouth, EastWest]: ReadonlyArray<number | undefined>): Totals | undefined {
  return NorthSouth === undefined && EastWest === undefined
    ? undefined
    : { NorthSouth, EastWest, margin: undefined }
}

function playersIn(text: (name: ColumnName) => string | undefined): DealRecord["players"] {
  const players: Partial<Record<Seat, string>> = {}
  for (const seat of SEATS) {
    const name = text(seat.toLowerCase() as ColumnName)
    if (name !== undefined) players[seat] = name
  }
  return players
}
