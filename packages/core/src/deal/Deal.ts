/** Four hands. A `Deal` is complete; in a `PartialDeal` a hand may be unknown. Text is in `PbnDeal`. */
import { Result, Schema } from "effect"
import { type Card, suitOf, toText } from "../cards/Card.ts"
import { count, EMPTY, type Hand } from "../cards/Hand.ts"
import { length, WHOLE_SUIT } from "../cards/Holding.ts"
import { bySuit, SUIT_NUMBER, SUITS } from "../cards/Suit.ts"
import { type BySeat, bySeat, SEATS } from "./Seat.ts"

export type Deal = BySeat<Hand>
export type PartialDeal = BySeat<Hand | undefined>

/** Two seats hold the same card. */
export class CardInTwoHands extends Schema.TaggedError<CardInTwoHands>()("CardInTwoHands", {
  card: Schema.String,
  seats: Schema.Array(Schema.String)
}) {
  override get message() {
    return `${this.card} is in two hands: ${this.seats.join(" and ")}; each card is dealt once`
  }
}

/** A hand that must be known is not. */
export class HandsMissing extends Schema.TaggedError<HandsMissing>()("HandsMissing", {
  seats: Schema.Array(Schema.String)
}) {
  override get message() {
    const hands = this.seats.length === 1 ? "the hand" : "the hands"
    return `${hands} of ${this.seats.join(" and ")} ${this.seats.length === 1 ? "is" : "are"} unknown; all four hands are needed here`
  }
}

/** The same deal, when no card is in two hands. */
export const checkDistinct = <D extends PartialDeal>(deal: D): Result.Result<D, CardInTwoHands> => {
  for (const suit of SUITS) {
    for (const [n, first] of SEATS.entries()) {
      for (const second of SEATS.slice(n + 1)) {
        const shared = (deal[first]?.[suit] ?? 0) & (deal[second]?.[suit] ?? 0)
        if (shared !== 0) {
          const card: Card = SUIT_NUMBER[suit] * 13 + (31 - Math.clz32(shared))
          return Result.fail(new CardInTwoHands({ card: toText(card), seats: [first, second] }))
        }
      }
    }
  }
  return Result.succeed(deal)
}

/** The complete deal; a single unknown hand opposite three of 13 cards is what the others leave. */
export const complete = (deal: PartialDeal): Result.Result<Deal, HandsMissing> => {
  const unknown = SEATS.filter((seat) => deal[seat] === undefined)
  const known = SEATS.flatMap((seat) => deal[seat] ?? [])
  const derivable = unknown.length === 1 && known.every((hand) => count(hand) === 13)
  if (unknown.length > 0 && !derivable) return Result.fail(new HandsMissing({ seats: unknown }))
  const rest = bySuit((suit) => known.reduce((left, hand) => left & ~hand[suit], WHOLE_SUIT))
  return Result.succeed(bySeat((seat) => deal[seat] ?? rest))
}

/** The seat that holds a card, if a known hand does. */
export const holderOf = (deal: PartialDeal, card: Card) =>
  SEATS.find((seat) => ((deal[seat] ?? EMPTY)[suitOf(card)] & (1 << (card % 13))) !== 0)

/** Cards in the longest known hand: 13 as dealt, fewer in the middle of the play. */
export const cardsEach = (deal: PartialDeal): number =>
  Math.max(...SEATS.map((seat) => SUITS.reduce((sum, suit) => sum + length((deal[seat] ?? EMPTY)[suit]), 0)))
