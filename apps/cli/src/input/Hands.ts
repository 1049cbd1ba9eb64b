/** `--north`, `--east`, `--south`, `--west` and `--where`: known hands and conditions, the rest dealt at random. */
import * as HandText from "@rubber-bridge/core/cards/HandText"
import type { Hand } from "@rubber-bridge/core/cards/Hand"
import { type Seat, SEAT_NUMBER, SEATS } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { type DealSpec, TRIES } from "@rubber-bridge/simulator/dealing/DealSpec"
import { fixed } from "@rubber-bridge/simulator/dealing/Fixed"
import { allOf, type Expression, STANDARD_COUNTS } from "@rubber-bridge/simulator/dealing/language/Expression"
import { parseCondition } from "@rubber-bridge/simulator/dealing/language/Script"
import { parseShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import { show } from "@rubber-bridge/simulator/dealing/language/show"
import { Effect, Option } from "effect"
import { Flag } from "effect/cli"
import { readArgument } from "./Located.ts"

const handFlag = (words: Words, seat: Seat) =>
  Flag.String(seat.toLowerCase()).pipe(
    Flag.withMetavar("HAND"),
    Flag.withDescription(words.help.hand(words.score.seat[seat])),
    Flag.optional
  )

/** The four flags and `--where`. */
export const handFlags = (words: Words) => ({
  north: handFlag(words, "North"),
  east: handFlag(words, "East"),
  south: handFlag(words, "South"),
  west: handFlag(words, "West"),
  where: Flag.String("where").pipe(
    Flag.withMetavar("CONDITION"),
    Flag.withDescription(words.help.deal.where),
    Flag.optional
  )
})

type SeatFlag = "north" | "east" | "south" | "west"
type HandInput = Readonly<Record<SeatFlag | "where", Option.Option<string>>>

/** What was asked for, in the words of the user and as a specification for the generator. */
export interface Asked {
  readonly spec: DealSpec
  readonly hands: ReadonlyArray<{ readonly seat: Seat; readonly hand: Hand }>
  /** The conditions as the dealer language writes them. */
  readonly conditions: ReadonlyArray<string>
}

export const readHands = Effect.fn("readHands")(function* (input: HandInput) {
  const hands: Array<{ readonly seat: Seat; readonly hand: Hand }> = []
  const conditions: Array<Expression> = []
  for (const seat of SEATS) {
    const name = seat.toLowerCase() as SeatFlag
    const text = input[name]
    if (Option.isNone(text)) continue
    const flag = `--${name}`
    if (isHand(text.value)) hands.push({ seat, hand: yield* readArgument(flag, HandText.parse(text.value)) })
    else if (text.value.includes("(")) conditions.push(yield* readArgument(flag, parseCondition(text.value)))
    else conditions.push(yield* readArgument(flag, parseShortForm(text.value, SEAT_NUMBER[seat])))
  }
  if (Option.isSome(input.where)) {
    conditions.push(yield* readArgument("--where", parseCondition(input.where.value)))
  }
  const given = hands.map(({ seat }) => `--${seat.toLowerCase()}`).join(" ")
  const known = Object.fromEntries(hands.map(({ hand, seat }) => [seat, hand]))
  const { held } = yield* readArgument(given, fixed(known))
  const spec: DealSpec = { held, condition: allOf(conditions), counts: STANDARD_COUNTS, limit: TRIES }
  return { hands, conditions: conditions.map(show), spec } satisfies Asked
})

/** A text that can only be meant as a hand: dots between suits, a suit symbol first, or four suits by letters. */
function isHand(text: string): boolean {
  return (
    text.includes(".") ||
    /^\s*[♠♤]/u.test(text) ||
    /^\s*S:?[^SHDC\s]*H:?[^SHDC\s]*D:?[^SHDC\s]*C:?[^SHDC\s]*\s*$/iu.test(text)
  )
}
