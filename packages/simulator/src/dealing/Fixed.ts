/** Known cards: whole hands, single cards or cards held in several seats; the rest of the pack is dealt at random. */
import { type Card, toText } from "@rubber-bridge/core/cards/Card"
import { type BySuit, SUIT_NUMBER, SUITS } from "@rubber-bridge/core/cards/Suit"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { type BySeat, SEAT_NUMBER, seatNumbered, SEATS } from "@rubber-bridge/core/deal/Seat"
import { Result, Schema } from "effect"
import { stockBeside } from "./Stock.ts"
import type { Stock } from "./Uniform.ts"

/** Two seats were given the same card. */
export class CardFixedTwice extends Schema.TaggedError<CardFixedTwice>()("CardFixedTwice", {
  card: Schema.String,
  seats: Schema.Array(Schema.String)
}) {
  override get message() {
    return `${this.card} is given to ${this.seats.join(" and ")}; each card is dealt once`
  }
}

/** A seat was given more than 13 cards. */
export class TooManyCards extends Schema.TaggedError<TooManyCards>()("TooManyCards", {
  seat: Schema.String,
  cards: Schema.Int
}) {
  override get message() {
    return `${this.seat} is given ${this.cards} cards; a hand has 13`
  }
}

/** Cards that a seat is known to hold: a hand, or fewer than 13 cards of it. */
export type KnownCards = Partial<BySeat<BySuit<number>>>

/** Known cards as 16 holdings, and the cards that remain to be dealt. */
export interface Fixed {
  readonly held: PackedDeal
  readonly stock: Stock
}

/** The known cards together; fails when no deal contains them all. */
export const fixed = (known: KnownCards): Result.Result<Fixed, CardFixedTwice | TooManyCards> => {
  const held = new Uint16Array(16)
  for (const seat of SEATS) {
    for (const suit of SUITS) held[SEAT_NUMBER[seat] * 4 + SUIT_NUMBER[suit]] = known[seat]?.[suit] ?? 0
  }
  return fromHoldings(held)
}

/** The same from 16 holdings. */
export const fromHoldings = (held: PackedDeal): Result.Result<Fixed, CardFixedTwice | TooManyCards> => {
  for (let card: Card = 0; card < 52; card++) {
    const seats = SEATS.filter((_, n) => (held[n * 4 + Math.trunc(card / 13)]! & (1 << (card % 13))) !== 0)
    if (seats.length > 1) return Result.fail(new CardFixedTwice({ card: toText(card), seats }))
  }
  const stock = stockBeside(held)
  const over = stock.needs.findIndex((need) => need < 0)
  if (over >= 0)
    return Result.fail(new TooManyCards({ seat: seatNumbered(over), cards: 13 - stock.needs[over]! }))
  return Result.succeed({ held, stock })
}
