/** `rubber breakeven A B`: how often must A make for bidding it to beat B? */
import { type Contract, toSymbols, toText } from "@rubber-bridge/core/auction/Contract"
import { sideOf } from "@rubber-bridge/core/deal/Seat"
import { type RubberState, toText as stateText } from "@rubber-bridge/core/rubber/RubberState"
import type { Words } from "@rubber-bridge/reports/words/index"
import { breakEven } from "@rubber-bridge/simulator/equity/BreakEven"
import type { EquityModel } from "@rubber-bridge/simulator/equity/EquityModel"
import { bankOf } from "@rubber-bridge/simulator/equity/Models"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readContract } from "../input/Contracts.ts"
import { chartFlag, readState, readWhole, rubberFlag } from "../input/Flags.ts"
import { modelFlag, modelsOf } from "../input/Models.ts"
import { GAMES_STATES } from "../input/States.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { percent, rounded } from "../output/Points.ts"
import { toColumns } from "../output/Table.ts"
import { Settings } from "../settings.ts"

export const breakeven = (words: Words) => {
  const { breakeven: help } = words.equity.help
  return Command.make(
    "breakeven",
    {
      a: Argument.String("a").pipe(Argument.withDescription(help.a)),
      b: Argument.String("b").pipe(Argument.withDescription(help.b)),
      declarer: Flag.String("declarer").pipe(
        Flag.withMetavar("SEAT"),
        Flag.withDescription(words.help.compare.declarer),
        Flag.optional
      ),
      rubber: rubberFlag(words),
      down: Flag.String("down").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(help.down),
        Flag.withDefault("1")
      ),
      equity: modelFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const a = yield* readContract("A", flags.a, flags.declarer)
      const b = yield* readContract("B", flags.b, flags.declarer)
      const down = yield* readWhole("--down", flags.down, 1, a.level + 6)
      const state = yield* readState(flags.rubber)
      const states = Option.isSome(flags.rubber) ? [state] : GAMES_STATES
      const models = modelsOf(flags.equity)
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const run = runOf(a, b, states, models, down)
      const { ascii, lang } = yield* Settings
      yield* emit({
        items: [run],
        text: (width) => textOf(run, a, b, down, words, ascii, width),
        table: () => ({
          columns: ["a", "b", "rubber", "equity", "probability", "when_made", "when_down"],
          rows: run.states.flatMap(({ probability, rubber, whenDown, whenMade }) =>
            Object.keys(probability).map((name) => [
              run.a,
              run.b,
              rubber,
              name,
              probability[name],
              whenMade[name],
              whenDown[name]
            ])
          )
        })
      })
      if (Option.isNone(flags.chart)) return
      const { breakEvenCharts } = yield* Effect.promise(
        () => import("@rubber-bridge/reports/runs/breakEvenRun")
      )
      yield* drawCharts(flags.chart.value, breakEvenCharts(run, lang), help.about)
    })
  ).pipe(
    Command.withDescription(help.about),
    Command.withExamples([
      { command: "rubber breakeven 4SS 3SS", description: help.examples.game },
      { command: "rubber breakeven 7HN 6HN --rubber 1-1", description: help.examples.slam }
    ])
  )
}

type ByModel<A> = Record<string, A>

interface Run {
  readonly a: string
  readonly b: string
  /** How many tricks A goes down when it fails. */
  readonly down: number
  /** The solved deals the values of the rubber come from. */
  readonly bank: ReturnType<typeof bankOf>
  readonly states: ReadonlyArray<{
    readonly rubber: string
    readonly probability: ByModel<number | null>
    readonly whenMade: ByModel<number>
    readonly whenDown: ByModel<number>
  }>
}

function runOf(
  a: Contract,
  b: Contract,
  states: ReadonlyArray<RubberState>,
  models: ReadonlyArray<EquityModel>,
  down: number
): Run {
  return {
    a: toText(a),
    b: toText(b),
    down,
    bank: bankOf(...models),
    states: states.map((state) => {
      const found = models.map((model) => [model.name, breakEven(a, b, state, model, down)] as const)
      return {
        rubber: stateText(state),
        probability: Object.fromEntries(
          found.map(([name, { probability }]) => [
            name,
            probability === null ? null : rounded(probability, 4)
          ])
        ),
        whenMade: Object.fromEntries(found.map(([name, { whenMade }]) => [name, rounded(whenMade, 2)])),
        whenDown: Object.fromEntries(found.map(([name, { whenDown }]) => [name, rounded(whenDown, 2)]))
      }
    })
  }
}

function textOf(
  run: Run,
  a: Contract,
  b: Contract,
  down: number,
  words: Words,
  ascii: boolean,
  width: number | undefined
): string {
  const { columns, breakeven: say } = words.equity
  const [nameA, nameB] = [toSymbols(a, ascii), toSymbols(b, ascii)]
  const names = Object.keys(run.states[0]!.probability)
  const together = a.denomination === b.denomination && sideOf(a.declarer) === sideOf(b.declarer)
  return [
    say.heading(nameA, nameB),
    "",
    toColumns(
      {
        columns: [columns.rubber, ...names],
        rows: run.states.map(({ probability, rubber, whenDown, whenMade }) => [
          rubber,
          ...names.map((name) =>
            chanceText(probability[name] ?? null, whenMade[name]!, whenDown[name]!, words).padStart(8)
          )
        ])
      },
      { width }
    ),
    "",
    together ? say.same(nameA, nameB) : say.apart(nameB),
    say.down(down),
    ...names.map((name) => words.equity.models[name as keyof Words["equity"]["models"]])
  ].join("\n")
}

/** A threshold outside 0 to 1 means that one of the two bids is right whatever the chance. */
function chanceText(
  probability: number | null,
  whenMade: number,
  whenDown: number,
  { equity }: Words
): string {
  if (whenMade === 0 && whenDown === 0) return equity.breakeven.even
  if (whenMade >= 0 && whenDown >= 0) return equity.breakeven.always
  if (probability === null || whenMade <= 0) return equity.breakeven.never
  return percent(probability, 1)
}
