/** Four hands around a table in plain text; under one another where the terminal is narrow. */
import type { Hand } from "@rubber-bridge/core/cards/Hand"
import * as HandText from "@rubber-bridge/core/cards/HandText"
import * as Holding from "@rubber-bridge/core/cards/Holding"
import { SUIT_LETTER, SUIT_SYMBOL, SUITS_AS_WRITTEN } from "@rubber-bridge/core/cards/Suit"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { SEAT_LETTER, SEATS } from "@rubber-bridge/core/deal/Seat"

export interface TerminalOptions {
  readonly ascii: boolean
  /** Columns of the terminal. */
  readonly width: number
}

const TABLE = {
  drawn: ["┌─ N ─┐", "W     E", "│     │", "└─ S ─┘"],
  ascii: ["+- N -+", "W     E", "|     |", "+- S -+"]
} as const

/** The diagram as lines without blanks at their ends; an unknown hand is a question mark. */
export const dealText = (deal: PartialDeal, { ascii, width }: TerminalOptions): ReadonlyArray<string> => {
  const hands = SEATS.map((seat) => handLines(deal[seat], ascii))
  const [north = [], east = [], south = [], west = []] = hands
  const left = Math.max(...west.map((line) => line.length)) + 3
  const middle = TABLE[ascii ? "ascii" : "drawn"]
  const right = left + middle[0].length + 3
  const whole = right + Math.max(...east.map((line) => line.length))
  const longest = left + Math.max(...[...north, ...south].map((line) => line.length))
  if (Math.max(whole, longest) > width) return narrow(deal, ascii)
  const across = middle.map(
    (line, n) => (west[n] ?? "").padEnd(left) + line.padEnd(right - left) + (east[n] ?? "")
  )
  const indent = " ".repeat(left)
  return [...north.map((line) => indent + line), ...across, ...south.map((line) => indent + line)].map(
    (line) => line.trimEnd()
  )
}

function narrow(deal: PartialDeal, ascii: boolean): ReadonlyArray<string> {
  return SEATS.map((seat) => {
    const hand = deal[seat]
    return `${SEAT_LETTER[seat]}  ${hand === undefined ? "?" : HandText.toSymbols(hand, ascii)}`
  })
}

function handLines(hand: Hand | undefined, ascii: boolean): ReadonlyArray<string> {
  if (hand === undefined) return ["?", "", "", ""]
  return SUITS_AS_WRITTEN.map(
    (suit) => `${(ascii ? SUIT_LETTER : SUIT_SYMBOL)[suit]} ${Holding.toText(hand[suit]) || "-"}`
  )
}
