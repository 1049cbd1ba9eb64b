/** `rubber equity`: what is this state of the rubber worth? */
import type { Words } from "@rubber-bridge/reports/words/index"
import { STATE_COUNT, stateAt } from "@rubber-bridge/simulator/equity/StateIndex"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { chartFlag, readState, rubberFlag } from "../input/Flags.ts"
import { modelFlag, modelsOf } from "../input/Models.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { equityJson, equityRows, equityText } from "../output/EquityText.ts"
import { settleJson, settleRows, settleText } from "../output/SettleText.ts"
import { Settings } from "../settings.ts"

export const equity = (words: Words) =>
  Command.make(
    "equity",
    {
      rubber: rubberFlag(words),
      equity: modelFlag(words),
      settle: Flag.Boolean("settle").pipe(
        Flag.withDescription(words.equity.help.equity.settle),
        Flag.withDefault(false)
      ),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const models = modelsOf(flags.equity)
      const state = yield* readState(flags.rubber)
      const states = Option.isSome(flags.rubber) ? [state] : ALL_STATES
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const json = equityJson(models, states)
      yield* flags.settle
        ? emit({
            items: [
              {
                ...json,
                states: json.states.map((row, n) => ({ ...row, ...settleJson(models, states[n]!) }))
              }
            ],
            text: (width) => states.map((one) => settleText(models, one, words, width)).join("\n\n"),
            table: () => settleRows(models, states)
          })
        : emit({
            items: [json],
            text: (width) => equityText(models, states, words, width),
            table: () => equityRows(models, states)
          })
      if (Option.isNone(flags.chart)) return
      const { lang } = yield* Settings
      const { equityCharts } = yield* Effect.promise(() => import("@rubber-bridge/reports/runs/equityRun"))
      const runs = models.map((model) => equityJson([model], ALL_STATES))
      yield* drawCharts(flags.chart.value, equityCharts(runs, lang), words.equity.help.equity.about)
    })
  ).pipe(
    Command.withDescription(words.equity.help.equity.about),
    Command.withExamples([
      { command: 'rubber equity --rubber "1-0 0/60"', description: words.equity.help.equity.examples.one },
      {
        command: 'rubber equity --rubber "1-0 0/60" --settle',
        description: words.equity.help.equity.examples.settle
      },
      { command: "rubber equity --format csv", description: words.equity.help.equity.examples.all }
    ])
  )

const ALL_STATES = Array.from({ length: STATE_COUNT }, (_, index) => stateAt(index))
