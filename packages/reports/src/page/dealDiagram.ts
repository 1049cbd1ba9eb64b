/** Four hands around a table, as HTML. */
import * as Holding from "@rubber-bridge/core/cards/Holding"
import type { Hand } from "@rubber-bridge/core/cards/Hand"
import { SUIT_SYMBOL, SUITS_AS_WRITTEN } from "@rubber-bridge/core/cards/Suit"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { SEAT_LETTER, SEATS } from "@rubber-bridge/core/deal/Seat"
import { type Lang, wordsOf } from "../words/index.ts"
import { escapeHtml } from "../render/escape.ts"
import { suitHtml } from "./html.ts"

/** The diagram with what stands in the middle; an unknown hand says so. */
export const dealDiagram = (deal: PartialDeal, lang: Lang, middle = ""): string => {
  const hands = SEATS.map((seat) => handHtml(seat, deal[seat], lang))
  const table = middle === "" ? "" : `<div class="table">${suitHtml(middle)}</div>`
  return `<div class="deal">${hands.join("")}${table}</div>`
}

function handHtml(seat: (typeof SEATS)[number], hand: Hand | undefined, lang: Lang): string {
  const { report, score } = wordsOf(lang)
  const name =
    score.seat[seat] === SEAT_LETTER[seat] ? score.seat[seat] : `${score.seat[seat]} (${SEAT_LETTER[seat]})`
  const rows =
    hand === undefined
      ? `<dt></dt><dd class="faint">${escapeHtml(report.unknown)}</dd>`
      : SUITS_AS_WRITTEN.map(
          (suit) => `<dt>${suitHtml(SUIT_SYMBOL[suit])}</dt><dd>${ranks(Holding.toText(hand[suit]))}</dd>`
        ).join("")
  return `<dl class="${seat}"><dt class="seat">${escapeHtml(name)}</dt><dd hidden></dd>${rows}</dl>`
}

const ranks = (text: string): string => (text === "" ? "–" : text.replaceAll("T", "10"))
