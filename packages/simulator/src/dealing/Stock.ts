/** What known cards leave of the pack. Apart from `Fixed` so that worker threads need not load its error types. */
import { length } from "@rubber-bridge/core/cards/Holding"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import type { Stock } from "./Uniform.ts"

/** The cards in none of the 16 holdings, and how many each seat lacks to 13 (negative when it has more). */
export const stockBeside = (held: PackedDeal): Stock => {
  const cards: Array<number> = []
  for (let card = 0; card < 52; card++) {
    const suit = Math.trunc(card / 13)
    const bit = 1 << (card % 13)
    if ([0, 1, 2, 3].every((seat) => (held[seat * 4 + suit]! & bit) === 0)) cards.push(card)
  }
  const needs = [0, 1, 2, 3].map(
    (seat) => 13 - [0, 1, 2, 3].reduce((sum, suit) => sum + length(held[seat * 4 + suit]!), 0)
  )
  return { cards: Uint8Array.from(cards), needs }
}
