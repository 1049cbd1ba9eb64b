/** One of the 52 cards as a number: suit number × 13 + rank, so 0 is ♣2 and 51 is ♠A. */
import { Result, Schema } from "effect"
import { rankLetter, rankOfLetter } from "./Rank.ts"
import {
  plainSymbols,
  type Suit,
  SUIT_LETTER,
  SUIT_NUMBER,
  SUIT_SYMBOL,
  suitNumbered,
  SUITS
} from "./Suit.ts"

export type Card = number

/** The text is no card; `at` is the offset in it from 0 where reading stopped. */
export class UnreadableCard extends Schema.TaggedError<UnreadableCard>()("UnreadableCard", {
  text: Schema.String,
  at: Schema.Int
}) {
  override get message() {
    return `"${this.text}" is not a card; write the suit and the rank, such as SA or H10`
  }
}

/** The card of `suit` with `rank` 0 (two) to 12 (ace). */
export const card = (suit: Suit, rank: number): Card => SUIT_NUMBER[suit] * 13 + rank

export const suitOf = (value: Card): Suit => suitNumbered(Math.trunc(value / 13))

/** 0 for a two to 12 for an ace. */
export const rankOf = (value: Card): number => value % 13

/** Suit letter and rank: `SA`, `HT`. */
export const toText = (value: Card): string => SUIT_LETTER[suitOf(value)] + rankLetter(rankOf(value))

/** Reads `SA`, `♠A`, `H10`, in either case. The suit comes first: `AS` is refused. */
export const parse = (text: string): Result.Result<Card, UnreadableCard> => {
  const plain = plainSymbols(text.trim()).toUpperCase()
  const suit = SUITS.find(
    (name) => plain.startsWith(SUIT_LETTER[name]) || plain.startsWith(SUIT_SYMBOL[name])
  )
  if (suit === undefined) return Result.fail(new UnreadableCard({ text, at: 0 }))
  const rest = plain.slice(1)
  const rank = rankOfLetter(rest === "10" ? "T" : rest)
  return rank < 0 ? Result.fail(new UnreadableCard({ text, at: 1 })) : Result.succeed(card(suit, rank))
}
