/**
 * Deal records as JSON Lines, one object a line, with the column names of CSV where there is one. A key that is missing is
 * unknown. Format: docs/files.md#json-lines
 */
import { toText as callText } from "../../auction/Call.ts"
import { toShorthand } from "../../auction/Contract.ts"
import { toText as cardText } from "../../cards/Card.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { type Seat, SEAT_LETTER, SEATS } from "../../deal/Seat.ts"
import type { ResultMeaning } from "../csv/Cells.ts"
import { columnNamed } from "../csv/Columns.ts"
import { UnreadableRecord } from "../csv/RecordFault.ts"
import type { DealRecord } from "../DealRecord.ts"
import { type Cell, recordOf } from "./RecordCells.ts"

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
    total,
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
    ns_score: wrote?.net,
    ns_total: total?.NorthSouth,
    ew_total: total?.EastWest
  })
}

function given(value: string | undefined): string | undefined {
  return value === "" ? undefined : value
}

/** The record of a line, or what in it cannot be read. */
export const fromJson = (
  text: string,
  line: number,
  meaning?: ResultMeaning
): DealRecord | UnreadableRecord => {
  const value = objectOf(text)
  if (value === undefined)
    return new UnreadableRecord({ fault: "NotJson", column: "", found: text.slice(0, 40) })
  const record = recordOf(cellsOf(value), line, meaning)
  if (record instanceof UnreadableRecord) return record
  return { ...record, players: { ...record.players, ...playersOf(value["players"]) } }
}

/** The cells of an object by the names of columns; null is as good as missing. */
export const cellsOf = (value: Readonly<Record<string, unknown>>): Cell => {
  const cells = new Map<string, string>()
  for (const [key, found] of Object.entries(value)) {
    const name = columnNamed(key)
    if (name === undefined || cells.has(name)) continue
    if (typeof found === "string" || typeof found === "number") cells.set(name, String(found))
  }
  return (name) => cells.get(name)
}

/** The object of a line. */
export function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
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
