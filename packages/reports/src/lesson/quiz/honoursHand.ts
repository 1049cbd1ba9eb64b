/** A hand for an exercise on honours: three, four or five top trumps, or in notrump two to four aces. */
import type { Denomination } from "@rubber-bridge/core/auction/Denomination"
import { card, rankOf, suitOf } from "@rubber-bridge/core/cards/Card"
import { fromCards } from "@rubber-bridge/core/cards/Hand"
import { toText } from "@rubber-bridge/core/cards/HandText"
import { ACE, TEN } from "@rubber-bridge/core/cards/Rank"
import { SUITS } from "@rubber-bridge/core/cards/Suit"
import type { Rng } from "@rubber-bridge/simulator/random/Rng"

/** The hand as text. */
export const honoursHand = (denomination: Denomination, rng: Rng): string => {
  const counts = (one: number): boolean =>
    denomination === "Notrump" ? rankOf(one) === ACE : suitOf(one) === denomination && rankOf(one) >= TEN
  const deck = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => card(suit, rank)))
  const honours = shuffled(deck.filter(counts), rng)
  const others = shuffled(
    deck.filter((one) => !counts(one)),
    rng
  )
  const held = denomination === "Notrump" ? [2, 3, 3, 4, 4] : [3, 3, 4, 4, 4, 5]
  const count = held[rng.below(held.length)]!
  return toText(fromCards([...honours.slice(0, count), ...others.slice(0, 13 - count)]))
}

function shuffled(cards: ReadonlyArray<number>, rng: Rng): ReadonlyArray<number> {
  const order = [...cards]
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const moved = order[last]!
    order[last] = order[other]!
    order[other] = moved
  }
  return order
}
