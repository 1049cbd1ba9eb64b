/** Flags that several commands take, and how their texts are read. */
import * as PbnDeal from "@rubber-bridge/core/deal/PbnDeal"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import { type Seat, seatOfLetter } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Flag, Param, Primitive } from "effect/cli"
import { availableParallelism } from "node:os"
import { Misread, WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"
import { ENCODINGS } from "./Encoding.ts"
import { readArgument } from "./Located.ts"

/** `--rubber STATE`. */
export const rubberFlag = ({ help }: Words) =>
  Flag.String("rubber").pipe(
    Flag.withMetavar("STATE"),
    Flag.withDescription(help.flags.rubber),
    Flag.optional
  )

/** `--seed N`. */
export const seedFlag = ({ help }: Words) =>
  Flag.String("seed").pipe(Flag.withMetavar("N"), Flag.withDescription(help.flags.seed), Flag.optional)

/** `--workers N`. */
export const workersFlag = ({ help }: Words) =>
  Flag.String("workers").pipe(Flag.withMetavar("N"), Flag.withDescription(help.flags.workers), Flag.optional)

/** `--chart FILE`. */
export const chartFlag = ({ help }: Words) =>
  Flag.String("chart").pipe(Flag.withMetavar("FILE"), Flag.withDescription(help.flags.chart), Flag.optional)

/** `--dealer SEAT`. */
export const dealerFlag = ({ help }: Words) =>
  Flag.String("dealer").pipe(Flag.withMetavar("SEAT"), Flag.withDescription(help.flags.dealer), Flag.optional)

/** The state that `--rubber` names; love all, no partscores, without the flag. */
export const readState = (flag: Option.Option<string>) =>
  Option.isNone(flag)
    ? Effect.succeed(RubberState.LOVE_ALL)
    : readArgument("--rubber", RubberState.parse(flag.value))

/** A seat from its letter. */
export const readSeat = Effect.fn("readSeat")(function* (name: string, text: string) {
  const seat = seatOfLetter(text.trim())
  if (seat !== undefined) return seat
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `${name}: ${words.cli.noSeat(text)}` })
})

/** The seat of `--dealer`, North without the flag. */
export const readDealer = (flag: Option.Option<string>): Effect.Effect<Seat, WrongUse, Settings> =>
  Option.isNone(flag) ? Effect.succeed<Seat>("North") : readSeat("--dealer", flag.value)

/** A whole number within bounds. */
export const readWhole = Effect.fn("readWhole")(function* (
  name: string,
  text: string,
  lowest: number,
  highest: number
) {
  const number = /^\s*\d+\s*$/u.test(text) ? Number(text) : Number.NaN
  if (number >= lowest && number <= highest) return number
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `${name}: ${words.cli.notANumber(text, lowest, highest)}` })
})

/** A number above 0. */
export const readPositive = Effect.fn("readPositive")(function* (name: string, text: string) {
  const number = /^\s*\d+(?:\.\d+)?\s*$/u.test(text) ? Number(text) : 0
  if (number > 0) return number
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `${name}: ${words.cli.notPositive(text)}` })
})

/** Seeds are whole numbers that a double holds exactly. */
const HIGHEST_SEED = Number.MAX_SAFE_INTEGER

export interface Seed {
  readonly seed: number
  /** True when nobody gave it, so that it must be told. */
  readonly drawn: boolean
}

/** The seed of `--seed`, or one drawn from the system's randomness. */
export const readSeed = Effect.fn("readSeed")(function* (flag: Option.Option<string>) {
  if (Option.isSome(flag)) {
    const seed = yield* readWhole("--seed", flag.value, 0, HIGHEST_SEED)
    return { seed, drawn: false } satisfies Seed
  }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
  return { seed, drawn: true } satisfies Seed
})

/** How many workers: `--workers`, or one for each core. */
export const readWorkers = (flag: Option.Option<string>) =>
  Option.isNone(flag) ? Effect.succeed(availableParallelism()) : readWhole("--workers", flag.value, 1, 256)

/** The deal of a flag or argument. */
export const readDeal = (name: string, text: string) => readArgument(name, PbnDeal.parse(text))

/** Wraps an error that has no place of its own. */
export const misread = (where: string) => (cause: Error) => new Misread({ where, cause })

/** A flag with a few values, written in capitals or not. */
export const choiceFlag = <const Choices extends ReadonlyArray<string>>(
  name: string,
  choices: Choices
): Flag.Flag<Choices[number]> => {
  const choice = Primitive.Choice(choices.map((value) => [value, value as Choices[number]] as const))
  const spelt = (text: string) => choices.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text
  const primitiveType = Object.assign(Object.create(choice) as typeof choice, {
    parse: (text: string) => choice.parse(spelt(text))
  })
  return Param.makeSingle({ name, kind: Param.flagKind, primitiveType })
}

/** `--input-encoding NAME`. */
export const encodingFlag = ({ validate }: Words) =>
  choiceFlag("input-encoding", ENCODINGS).pipe(
    Flag.withDescription(validate.help.inputEncoding),
    Flag.optional
  )
