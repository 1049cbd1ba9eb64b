/** `rubber compare CONTRACTS`: which contract is worth most with these hands at this state of the rubber? */
import * as HandText from "@rubber-bridge/core/cards/HandText"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { bySeat, sideOfLetters } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { compare as runCompare, MOST_DEALS, type Progress } from "@rubber-bridge/simulator/comparison/Compare"
import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readContracts } from "../input/Contracts.ts"
import {
  chartFlag,
  choiceFlag,
  readPositive,
  readSeed,
  readState,
  readWhole,
  readWorkers,
  rubberFlag,
  seedFlag,
  workersFlag
} from "../input/Flags.ts"
import { equityFlag, otherModel, readEquity } from "../input/Equity.ts"
import { type Asked, handFlags, readHands } from "../input/Hands.ts"
import { workersLayer } from "../input/Solver.ts"
import { checkChart, drawComparison } from "../output/Charts.ts"
import { compareRows, compareText, type SecondOpinion } from "../output/CompareText.ts"
import { Course } from "../output/Course.ts"
import { emit } from "../output/Emit.ts"
import { WrongUse } from "../output/Failure.ts"
import { progressOf } from "../output/Progress.ts"
import { type Running, running } from "../output/RunningText.ts"
import { Streams } from "../output/Streams.ts"
import { remark } from "../output/Warn.ts"
import { Settings } from "../settings.ts"

export const compare = (words: Words) =>
  Command.make(
    "compare",
    {
      contracts: Argument.String("contracts").pipe(Argument.withDescription(words.help.compare.contracts)),
      declarer: Flag.String("declarer").pipe(
        Flag.withMetavar("SEAT"),
        Flag.withDescription(words.help.compare.declarer),
        Flag.optional
      ),
      ...handFlags(words),
      rubber: rubberFlag(words),
      deals: Flag.String("deals").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.help.compare.deals),
        Flag.optional
      ),
      untilSe: Flag.String("until-se").pipe(
        Flag.withMetavar("POINTS"),
        Flag.withDescription(words.help.compare.untilSe),
        Flag.optional
      ),
      equity: equityFlag(words),
      tricks: choiceFlag("tricks", ["double-dummy", "realistic"]).pipe(
        Flag.withDescription(words.help.compare.tricks),
        Flag.withDefault("double-dummy")
      ),
      confidence: Flag.String("confidence").pipe(
        Flag.withMetavar("SHARE"),
        Flag.withDescription(words.help.compare.confidence),
        Flag.withDefault("0.95")
      ),
      side: choiceFlag("side", ["NS", "EW"]).pipe(
        Flag.withDescription(words.help.compare.side),
        Flag.optional
      ),
      punish: Flag.String("punish").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.help.compare.punish),
        Flag.optional
      ),
      regression: Flag.Boolean("regression").pipe(
        Flag.withDescription(words.help.compare.regression),
        Flag.withDefault(false)
      ),
      seed: seedFlag(words),
      workers: workersFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const contracts = yield* readContracts(flags.contracts, flags.declarer)
      const asked = yield* readHands(flags)
      const rubber = yield* readState(flags.rubber)
      const untilSe = Option.isSome(flags.untilSe)
        ? yield* readPositive("--until-se", flags.untilSe.value)
        : undefined
      const most = untilSe === undefined ? 1000 : MOST_DEALS
      const deals = Option.isSome(flags.deals) ? yield* readWhole("--deals", flags.deals.value, 2, 1e9) : most
      const confidence = yield* readConfidence(flags.confidence)
      const punish = Option.isSome(flags.punish)
        ? yield* readWhole("--punish", flags.punish.value, 1, 13)
        : undefined
      const equity = readEquity(flags.equity)
      const { drawn, seed } = yield* readSeed(flags.seed)
      const count = yield* readWorkers(flags.workers)
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      if (drawn) yield* remark(words.cli.seedDrawn(seed))

      const { ascii } = yield* Settings
      let standing: Running = { text: "", of: deals }
      const bar = yield* progressOf((done, all) => `${words.cli.dealsDone(done, all)}${standing.text}`)
      const stand = running(words, ascii, untilSe)
      const { columns, err } = yield* Streams
      const { conditions, hands } = asked
      const text = { words, ascii, columns, hands, conditions, second: undefined }
      let latest: Progress | undefined
      const course = new Course()
      const options = {
        contracts,
        spec: asked.spec,
        seed,
        rubber,
        side: Option.match(flags.side, { onNone: () => undefined, onSome: sideOfLetters }),
        equity,
        deals,
        untilSe,
        confidence,
        punish,
        tricks: flags.tricks,
        regression: flags.regression
      }
      const result = yield* runCompare(options, (now) => {
        latest = now
        course.look(now)
        if (!bar.shown) return
        standing = stand(now)
        bar.show(now.deals, standing.of)
      }).pipe(
        Effect.provide(workersLayer(count)),
        Effect.onInterrupt(() => {
          if (latest === undefined) return err(`\n${words.cli.interrupted}\n`)
          const soFar = compareText(latest.soFar(), text, undefined)
          return err(`\n${words.compare.partial(latest.deals, latest.of)}\n${soFar}\n`)
        })
      )
      yield* bar.clear
      const second = secondOpinion(latest, otherModel(equity))
      const whole = { ...withHands(result, hands), course: course.upTo(result) }
      yield* emit({
        items: [{ ...whole, ...(second === undefined ? {} : { second }) }],
        text: (width) => compareText(result, { ...text, second }, width),
        table: () => compareRows(result)
      })
      if (Option.isSome(flags.chart)) yield* drawComparison(flags.chart.value, whole, dealOf(hands))
    })
  ).pipe(
    Command.withDescription(words.help.compare.about),
    Command.withExamples([
      {
        command: "rubber compare 1NS,2NS,3NS --south AQ75.KJ4.A83.QJ6 --north 863.A72.KJ52.T94",
        description: words.help.compare.examples.notrump
      },
      {
        command: 'rubber compare 5DXS,4HW --side NS --rubber "0-1 0/0" --south 3.72.KQJ8643.QT5',
        description: words.help.compare.examples.save
      }
    ])
  )

const readConfidence = Effect.fn("readConfidence")(function* (text: string) {
  const share = yield* readPositive("--confidence", text)
  if (share >= 0.5 && share < 1) return share
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `--confidence: ${words.cli.confidenceForm(text)}` })
})

/** What the other computed model finds best on the same deals. */
function secondOpinion(
  latest: Progress | undefined,
  model: EquityModel | undefined
): SecondOpinion | undefined {
  if (latest === undefined || model === undefined) return undefined
  const { best, contracts } = latest.soFar(model)
  return {
    model: model.name,
    best,
    total: Object.fromEntries(contracts.map(({ contract, total }) => [contract, total]))
  }
}

/** The result with the hands that were known, as text by seat. */
function withHands(result: Comparison, hands: Asked["hands"]) {
  if (hands.length === 0) return result
  return {
    ...result,
    hands: Object.fromEntries(hands.map(({ hand, seat }) => [seat, HandText.toText(hand)]))
  }
}

function dealOf(hands: Asked["hands"]): PartialDeal | undefined {
  if (hands.length === 0) return undefined
  return bySeat((seat) => hands.find((known) => known.seat === seat)?.hand)
}
