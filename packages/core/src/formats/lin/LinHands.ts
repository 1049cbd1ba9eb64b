/** The hands of a LIN board: `md|3SAK…,…,…|`, from South on, the fourth as what the other three leave. */
import { Result } from "effect"
import { type Card, toText as cardText } from "../../cards/Card.ts"
import { fromCards } from "../../cards/Hand.ts"
import { rankOfLetter } from "../../cards/Rank.ts"
import { complete, type PartialDeal } from "../../deal/Deal.ts"
import { bySeat, type Seat } from "../../deal/Seat.ts"
import type { LinFault } from "./LinFault.ts"

/** Hands and names stand in this order. */
export const LIN_SEATS: ReadonlyArray<Seat> = ["South", "West", "North", "East"]

/** Dealer and hands of `md`; the one hand left out is what the other three leave. */
export const handsOf = (
  text: string
): { readonly dealer: Seat; readonly deal: PartialDeal | undefined } | [LinFault, string] => {
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
