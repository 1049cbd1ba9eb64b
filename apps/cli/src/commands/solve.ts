/** `rubber solve DEAL|FILE`: the double-dummy table, par, opening leads and lines of play. */
import type { Contract } from "@rubber-bridge/core/auction/Contract"
import * as Contracts from "@rubber-bridge/core/auction/Contract"
import { cardsEach } from "@rubber-bridge/core/deal/Deal"
import type { Words } from "@rubber-bridge/reports/words/index"
import { honoursOfDeal } from "@rubber-bridge/simulator/par/DealHonours"
import { par } from "@rubber-bridge/simulator/par/Par"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readDeals } from "../input/Deals.ts"
import { equityFlag, readEquity } from "../input/Equity.ts"
import {
  chartFlag,
  dealerFlag,
  readDealer,
  readState,
  readWorkers,
  rubberFlag,
  workersFlag
} from "../input/Flags.ts"
import { readArgument } from "../input/Located.ts"
import { readCards } from "../input/PlayedCards.ts"
import { solveTables } from "../input/Tables.ts"
import { checkChart } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { WrongUse } from "../output/Failure.ts"
import { leadsOf, playOf } from "../output/Lines.ts"
import { type Solved, solvedJson, solvedRows, solvedText } from "../output/SolvedText.ts"
import { drawSolved } from "../output/SolvedChart.ts"
import { Streams } from "../output/Streams.ts"
import { Settings } from "../settings.ts"

export const solve = (words: Words) =>
  Command.make(
    "solve",
    {
      deal: Argument.String("deal").pipe(Argument.withDescription(words.help.solve.deal)),
      rubber: rubberFlag(words),
      dealer: dealerFlag(words),
      equity: equityFlag(words),
      leads: Flag.String("leads").pipe(
        Flag.withMetavar("CONTRACT"),
        Flag.withDescription(words.help.solve.leads),
        Flag.optional
      ),
      play: Flag.String("play").pipe(
        Flag.withMetavar("CARDS"),
        Flag.withDescription(words.help.solve.play),
        Flag.optional
      ),
      workers: workersFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const state = yield* readState(flags.rubber)
      const dealer = yield* readDealer(flags.dealer)
      const equity = readEquity(flags.equity)
      const contract = yield* readLeads(flags.leads)
      const cards = Option.isSome(flags.play) ? yield* readCards(flags.play.value) : undefined
      if (cards !== undefined && contract === undefined) {
        return yield* new WrongUse({ detail: words.cli.playNeedsContract })
      }
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const deals = yield* readDeals(flags.deal)
      const tables = yield* solveTables(deals, yield* readWorkers(flags.workers))
      const solved = yield* Effect.forEach(deals, (one, n) =>
        Effect.gen(function* () {
          const whole = cardsEach(one.deal) === 13 && equity !== undefined
          const table = tables[n]!
          return {
            ...one,
            table,
            par: whole
              ? par(table, {
                  state,
                  dealer: one.dealer ?? dealer,
                  equity,
                  honours: honoursOfDeal(one.deal)
                })
              : undefined,
            contract,
            leads: contract === undefined || cards !== undefined ? undefined : yield* leadsOf(one, contract),
            play:
              contract === undefined || cards === undefined ? undefined : yield* playOf(one, contract, cards)
          } satisfies Solved
        })
      )
      const { ascii } = yield* Settings
      const { columns } = yield* Streams
      yield* emit({
        items: solved.map(solvedJson),
        text: () => solved.map((one) => solvedText(one, words, ascii, columns)).join("\n\n"),
        table: () => solvedRows(solved)
      })
      if (Option.isSome(flags.chart)) yield* drawSolved(flags.chart.value, solved.map(solvedJson))
    })
  ).pipe(
    Command.withDescription(words.help.solve.about),
    Command.withExamples([
      {
        command: 'rubber solve "N:Q8.J76.AT53.K863 AT7.K52.J74.A742 K9643.AQ8.Q2.QT5 J52.T943.K986.J9"',
        description: words.help.solve.examples.deal
      },
      { command: "rubber solve deals.pbn --leads 3NS", description: words.help.solve.examples.leads }
    ])
  )

const readLeads = Effect.fn("readLeads")(function* (flag: Option.Option<string>) {
  if (Option.isNone(flag)) return undefined
  return (yield* readArgument("--leads", Contracts.parse(flag.value))) satisfies Contract
})
