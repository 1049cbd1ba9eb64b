/** Deals as the dealer program prints them. Layouts follow the original, so that tools reading its output read ours. */
import { ranks } from "@rubber-bridge/core/cards/Holding"
import { rankLetter } from "@rubber-bridge/core/cards/Rank"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Script } from "../language/Script.ts"

const SEAT_LETTERS = "NESW"
const SUITS_AS_WRITTEN = [3, 2, 1, 0]

/** Each holding's text is made once: a million deals have 16 million holdings, but only 8192 different ones. */
const TEXTS: Array<string | undefined> = Array.from({ length: 8192 })
const holdingText = (holding: number): string => (TEXTS[holding] ??= ranks(holding).map(rankLetter).join(""))

/** Ranks with blanks between them and behind, `- ` for a void. */
const spaced = (holding: number): string => `${[...(holdingText(holding) || "-")].join(" ")} `

/** `AQ752.K4.T93.J82`. */
export const handText = (deal: PackedDeal, seat: number): string =>
  SUITS_AS_WRITTEN.map((suit) => holdingText(deal[seat * 4 + suit]!)).join(".")

/** `N:hand hand hand hand`, from `first` clockwise. */
export const dealText = (deal: PackedDeal, first = 0): string => {
  const hands = [0, 1, 2, 3].map((n) => handText(deal, (first + n) & 3))
  return `${SEAT_LETTERS[first]}:${hands.join(" ")}`
}

/** One line: `n hand e hand s hand w hand`, and a value behind it. */
export const oneLine = (deal: PackedDeal, value: number | undefined): string => {
  const hands = [0, 1, 2, 3].map((seat) => `${SEAT_LETTERS[seat]!.toLowerCase()} ${handText(deal, seat)}`)
  return `${hands.join(" ")} ${value ?? ""}\n`
}

/** Four lines, one a hand, and a value on a fifth. */
export const compact = (deal: PackedDeal, value: number | undefined): string => {
  const hands = [0, 1, 2, 3].map((seat) => `${SEAT_LETTERS[seat]!.toLowerCase()} ${handText(deal, seat)}\n`)
  return hands.join("") + (value === undefined ? "" : `${value}\n`)
}

const COLUMN = 20

/** Hands side by side, a suit a line; `-` for a void. */
export const sideBySide = (deal: PackedDeal, seats: ReadonlyArray<number>): string =>
  SUITS_AS_WRITTEN.map((suit) => {
    const cells = seats.map((seat) => spaced(deal[seat * 4 + suit]!).padEnd(COLUMN))
    return `${cells.join("").trimEnd()}\n`
  }).join("")

/** A numbered deal, all four hands. */
export const numbered = (deal: PackedDeal, number: number): string =>
  `${String(number).padStart(4)}.\n${sideBySide(deal, [0, 1, 2, 3])}\n`

/** One seat's hands on a page of their own, four beside each other. */
export const handPage = (deals: ReadonlyArray<PackedDeal>, seat: number): string => {
  const blocks: Array<string> = []
  for (let first = 0; first < deals.length; first += 4) {
    const row = deals.slice(first, first + 4)
    const numbers = row.map((_, n) => `${String(first + n + 1).padStart(4)}.`.padEnd(COLUMN)).join("")
    const suits = SUITS_AS_WRITTEN.map((suit) => {
      const cells = row.map((deal) => spaced(deal[seat * 4 + suit]!).padEnd(COLUMN))
      return cells.join("").trimEnd()
    })
    blocks.push(`${numbers.trimEnd()}\n${suits.join("\n")}\n`)
  }
  return `\n\n${["North", "East", "South", "West"][seat]} hands:\n\n\n\n${blocks.join("\n")}`
}

/** A game of PBN: the 15 mandatory tags of PBN 2.1 as far as a deal has them. */
export const pbnGame = (
  deal: PackedDeal,
  board: number,
  { dealer, vulnerable }: Script,
  seed: number
): string => {
  const tags = [
    ["Event", `Dealt by rubber, seed ${seed}`],
    ["Site", ""],
    ["Date", ""],
    ["Board", String(board)],
    ["West", ""],
    ["North", ""],
    ["East", ""],
    ["South", ""],
    ["Dealer", "NESW"[dealer]],
    ["Vulnerable", vulnerable],
    ["Deal", dealText(deal, dealer)],
    ["Scoring", ""],
    ["Declarer", ""],
    ["Contract", ""],
    ["Result", ""]
  ]
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join("\n")}\n\n`
}
