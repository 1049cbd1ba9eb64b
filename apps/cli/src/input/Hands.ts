/** `--north`, `--east`, `--south`, `--west`: known hands, the rest dealt at random. */
import * as HandText from "@rubber-bridge/core/cards/HandText"
import type { Hand } from "@rubber-bridge/core/cards/Hand"
import { type Seat, SEATS } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { type DealSpec, TRIES } from "@rubber-bridge/simulator/dealing/DealSpec"
import { fixed } from "@rubber-bridge/simulator/dealing/Fixed"
import { Effect, Option } from "effect"
import { Flag } from "effect/cli"
import { readArgument } from "./Located.ts"

const handFlag = (words: Words, seat: Seat) =>
  Flag.String(seat.toLowerCase()).pipe(
    Flag.withMetavar("HAND"),
    Flag.withDescription(words.help.hand(words.score.seat[seat])),
    Flag.optional
  )

/** The four flags. */
export const handFlags = (words: Words) => ({
  north: handFlag(words, "North"),
  east: handFlag(words, "East"),
  south: handFlag(words, "South"),
  west: handFlag(words, "West")
})

type HandInput = Readonly<Record<"north" | "east" | "south" | "west", Option.Option<string>>>

/** What was asked for, in the words of the user and as a specification for the generator. */
export interface Asked {
  readonly spec: DealSpec
  readonly hands: ReadonlyArray<{ readonly seat: Seat; readonly hand: Hand }>
}

export const readHands = Effect.fn("readHands")(function* (input: HandInput) {
  const hands: Array<{ readonly seat: Seat; readonly hand: Hand }> = []
  for (const seat of SEATS) {
    const name = seat.toLowerCase() as keyof HandInput
    const text = input[name]
    if (Option.isSome(text))
      hands.push({ seat, hand: yield* readArgument(`--${name}`, HandText.parse(text.value)) })
  }
  const given = hands.map(({ seat }) => `--${seat.toLowerCase()}`).join(" ")
  const known = Object.fromEntries(hands.map(({ hand, seat }) => [seat, hand]))
  const { held } = yield* readArgument(given, fixed(known))
  return { hands, spec: { held, limit: TRIES } } satisfies Asked
})
