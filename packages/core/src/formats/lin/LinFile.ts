/**
 * LIN files of Bridge Base: text to boards and back. A board that cannot be used is told with its number and field and
 * costs no other. Format: docs/files.md#lin
 */
import { Result } from "effect"
import type { Call } from "../../auction/Call.ts"
import { toText as cardText } from "../../cards/Card.ts"
import type { Hand } from "../../cards/Hand.ts"
import * as Holding from "../../cards/Holding.ts"
import { SUIT_LETTER, SUITS_AS_WRITTEN } from "../../cards/Suit.ts"
import type { DealRecord } from "../DealRecord.ts"
import { linesOf, withoutMark } from "../Lines.ts"
import { type Located, located } from "../Located.ts"
import { type LinBoard, linBoardOf, type LinHeader, MATCH_KEYS, namesOf } from "./LinBoard.ts"
import { type LinDoubt, UnreadableLin } from "./LinFault.ts"
import { type LinField, LinFields } from "./LinFields.ts"
import { LIN_SEATS } from "./LinHands.ts"

export interface LinFile {
  readonly boards: ReadonlyArray<LinBoard>
  readonly warnings: ReadonlyArray<Located<LinDoubt>>
  readonly errors: ReadonlyArray<Located<UnreadableLin>>
}

export type LinRead =
  | { readonly _tag: "Board"; readonly board: LinBoard }
  | { readonly _tag: "Error"; readonly error: Located<UnreadableLin> }

/** All boards of a text, with the errors of those that cannot be used. */
export const read = (text: string): LinFile => {
  const reader = new LinReader()
  const found = [...linesOf(text).flatMap((line) => reader.push(line)), ...reader.end()]
  const boards = found.flatMap((one) => (one._tag === "Board" ? [one.board] : []))
  const errors = found.flatMap((one) => (one._tag === "Error" ? [one.error] : []))
  return { boards, warnings: boards.flatMap((board) => board.doubts), errors }
}

const LONGEST_BOARD = 10_000

/** Takes a file line by line; a board is complete when the next begins. */
export class LinReader {
  private readonly fields = new LinFields()
  private readonly header: LinHeader = {
    names: [],
    results: [],
    firstBoard: 1,
    match: false
  }
  private board: Array<LinField> = []
  private first = true
  /** Whether there was any field. */
  private begun = false

  push(line: string): ReadonlyArray<LinRead> {
    const text = this.first ? withoutMark(line) : line
    this.first = false
    const fields = this.fields.push(text)
    this.begun ||= fields.length > 0
    return fields.flatMap((field) => this.take(field))
  }

  /** The end of the file. A field that was cut off costs the board it stands in. */
  end(): ReadonlyArray<LinRead> {
    const { cut: rest, fields } = this.fields.end()
    const read = fields.flatMap((field) => this.take(field))
    this.begun ||= fields.length > 0
    // The last field of a file may lack its closing bar; without a bar at all it is stray text.
    if (rest !== undefined && this.board.length > 0 && /^(?:mb|pc|mc|pg|sv|st|ah|an|nt)$/u.test(rest.key)) {
      return [...read, ...this.take(rest), ...this.close()]
    }
    const cut = rest === undefined ? [] : [this.begun ? cutOff(rest) : notLin(rest)]
    return [...read, ...this.close(), ...cut]
  }

  private take(field: LinField): ReadonlyArray<LinRead> {
    if (field.key === "") return [...this.close(), tooLong(field)]
    const dealt = this.board.some(({ key }) => key === "md")
    const begins =
      field.key === "qx" ? this.board.length > 0 : dealt && (field.key === "md" || field.key === "pn")
    const done = begins ? this.close() : []
    if (MATCH_KEYS.has(field.key) && field.value.trim() !== "") this.header.match = true
    if (field.key === "vg") this.header.firstBoard = Number(field.value.split(",")[3]) || 1
    if (field.key === "rs") this.header.results = field.value.split(",").map((text) => text.trim())
    if (field.key === "pn" && this.board.every(({ key }) => key !== "md" && key !== "qx")) {
      this.header.names = namesOf(field.value.trim(), field, [])
    }
    if (this.board.length < LONGEST_BOARD) this.board.push(field)
    return done
  }

  private close(): ReadonlyArray<LinRead> {
    const { board } = this
    this.board = []
    // Fields before the first board are the header of a match.
    if (!board.some(({ key }) => key === "md" || key === "qx" || key === "mb")) return []
    const meaning = linBoardOf(board, this.header)
    return [
      Result.isSuccess(meaning)
        ? { _tag: "Board", board: meaning.success }
        : { _tag: "Error", error: meaning.failure }
    ]
  }
}

function cutOff({ column, key, line, value }: LinField): LinRead {
  const error = new UnreadableLin({ fault: "CutOff", board: "", key, text: value, found: "" })
  return { _tag: "Error", error: located(line, column, error) }
}

function notLin({ column, key, line }: LinField): LinRead {
  const error = new UnreadableLin({ fault: "NoFields", board: "", key: "", text: key, found: "" })
  return { _tag: "Error", error: located(line, column, error) }
}

function tooLong({ column, line, value }: LinField): LinRead {
  const error = new UnreadableLin({ fault: "TooLong", board: "", key: "", text: value, found: "" })
  return { _tag: "Error", error: located(line, column, error) }
}

/** What LIN has no place for. */
export type LinLoss = "contract" | "tricks" | "honours" | "figures" | "rubber" | "names" | "totals" | "dealer"

/** One board as a line of LIN, and what of the record it cannot hold. `number` names its place in the file. */
export const toText = (
  record: DealRecord,
  number: number
): { readonly text: string; readonly losses: ReadonlyArray<LinLoss> } => {
  const losses: Array<LinLoss> = []
  const { auction, contract, deal, play, players, tricks, vulnerable } = record
  const names = LIN_SEATS.map((seat) => players[seat] ?? "")
  if (names.some((name) => /[|,]/u.test(name))) losses.push("names")
  if (auction === undefined && contract !== undefined) losses.push("contract")
  if (tricks !== undefined && auction === undefined) losses.push("tricks")
  if (record.honours !== undefined) losses.push("honours")
  if (record.wrote !== undefined) losses.push("figures")
  if (record.rubber !== undefined) losses.push("rubber")
  if (record.total !== undefined) losses.push("totals")
  if (auction === undefined && record.dealer === undefined) losses.push("dealer")
  const dealer = auction?.dealer ?? record.dealer ?? "South"
  const hands = LIN_SEATS.map((seat) => (deal?.[seat] === undefined ? "" : handText(deal[seat])))
  const marked = vulnerable ?? { NorthSouth: false, EastWest: false }
  const both = marked.NorthSouth && marked.EastWest
  const sv = both ? "b" : marked.NorthSouth ? "n" : marked.EastWest ? "e" : "o"
  const fields = [
    ["qx", `o${number}`],
    ["pn", names.map((name) => name.replaceAll(/[|,]/gu, " ")).join(",")],
    ["st", ""],
    ["md", LIN_SEATS.indexOf(dealer) + 1 + hands.join(",")],
    ["rh", ""],
    ["ah", record.board === undefined ? "" : `Board ${record.board.replaceAll("|", " ")}`],
    ...(vulnerable === undefined ? [] : [["sv", sv]]),
    ...(auction?.calls ?? []).map((call) => ["mb", callText(call)]),
    ...(play.length + (auction?.calls.length ?? 0) === 0 ? [] : [["pg", ""]]),
    ...play.flatMap((card, n) => [["pc", cardText(card)], ...(n % 4 === 3 ? [["pg", ""]] : [])]),
    ...(tricks === undefined || auction === undefined ? [] : [["mc", String(tricks)]])
  ]
  return { text: fields.map(([key, value]) => `${key}|${value}|`).join(""), losses }
}

function handText(hand: Hand): string {
  return SUITS_AS_WRITTEN.map((suit) => SUIT_LETTER[suit] + Holding.toText(hand[suit])).join("")
}

function callText(call: Call): string {
  switch (call._tag) {
    case "Pass":
      return "p"
    case "Double":
      return "d"
    case "Redouble":
      return "r"
    case "Bid":
      return call.bid.level + call.bid.denomination[0]!
  }
}
