/** `--play HK,HA,H2`: cards in the order of play. */
import { type Card, parse } from "@rubber-bridge/core/cards/Card"
import { Effect, Result } from "effect"
import { Misread } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

export const readCards = Effect.fn("readCards")(function* (text: string) {
  const { words } = yield* Settings
  const cards: Array<Card> = []
  const named = [...text.matchAll(/[^\s,]+/gu)].map((word) => ({ at: word.index, word: word[0] }))
  for (const { at, word } of named.length === 0 ? [{ at: 0, word: text }] : named) {
    const card = parse(word)
    if (Result.isFailure(card)) {
      const where = words.cli.column("--play", at + card.failure.at + 1)
      return yield* new Misread({ where, cause: card.failure })
    }
    cards.push(card.success)
  }
  return cards
})
