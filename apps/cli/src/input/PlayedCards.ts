/** `--play HK,HA,H2`: cards in the order of play. */
import { type Card, parse } from "@rubber-bridge/core/cards/Card"
import { Effect, Result } from "effect"
import { Misread } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

export const readCards = Effect.fn("readCards")(function* (text: string) {
  const { words } = yield* Settings
  const cards: Array<Card> = []
  for (const word of text.matchAll(/[^\s,]+/gu)) {
    const card = parse(word[0])
    if (Result.isFailure(card)) {
      const where = words.cli.column("--play", word.index + card.failure.at + 1)
      return yield* new Misread({ where, cause: card.failure })
    }
    cards.push(card.success)
  }
  return cards
})
