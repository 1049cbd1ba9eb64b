/** `rubber sacrifice CONTRACT`: what may it cost to stop them? */
import { toSymbols } from "@rubber-bridge/core/auction/Contract"
import { opponentsOf, sideOf } from "@rubber-bridge/core/deal/Seat"
import { toText as stateText, vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import type { Words } from "@rubber-bridge/reports/words/index"
import { mixedCost, sacrifices } from "@rubber-bridge/simulator/equity/Sacrifice"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readChance, readChances } from "../input/Chances.ts"
import { readContract } from "../input/Contracts.ts"
import { readState, readWhole, rubberFlag } from "../input/Flags.ts"
import { modelFlag, modelsOf } from "../input/Models.ts"
import { GAMES_STATES } from "../input/States.ts"
import { emit } from "../output/Emit.ts"
import { percent, rounded } from "../output/Points.ts"
import { toColumns } from "../output/Table.ts"
import { Settings } from "../settings.ts"

export const sacrifice = (words: Words) => {
  const { sacrifice: help } = words.equity.help
  return Command.make(
    "sacrifice",
    {
      contract: Argument.String("contract").pipe(Argument.withDescription(help.contract)),
      rubber: rubberFlag(words),
      equity: modelFlag(words),
      makes: Flag.String("makes").pipe(
        Flag.withMetavar("SHARE"),
        Flag.withDescription(help.makes),
        Flag.withDefault("1")
      ),
      chances: Flag.String("chances").pipe(
        Flag.withMetavar("N=SHARE,…"),
        Flag.withDescription(help.chances),
        Flag.optional
      ),
      most: Flag.String("most").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(help.most),
        Flag.withDefault("5")
      )
    },
    Effect.fn(function* (flags) {
      const contract = yield* readContract("CONTRACT", flags.contract, Option.none())
      const makes = yield* readChance("--makes", flags.makes)
      const most = yield* readWhole("--most", flags.most, 1, 13)
      const chances = Option.isSome(flags.chances)
        ? yield* readChances("--chances", flags.chances.value)
        : undefined
      const state = yield* readState(flags.rubber)
      const states = Option.isSome(flags.rubber) ? [state] : GAMES_STATES
      const us = opponentsOf(sideOf(contract.declarer))
      const found = states.flatMap((one) =>
        modelsOf(flags.equity).map((model) => {
          const priced = sacrifices(contract, one, model, { makes, most })
          const cost = chances === undefined ? undefined : mixedCost(chances, vulnerable(one)[us])
          return { rubber: stateText(one), equity: model.name, ...priced, mixed: cost }
        })
      )
      const rows = found.flatMap(({ equity, rubber, rows: list }) =>
        list.map(({ clear, cost, down, gain, letThemMake, saves }) => ({
          rubber,
          equity,
          down,
          cost,
          letThemMake: rounded(letThemMake, 2),
          saves,
          gain: rounded(gain, 2),
          clear
        }))
      )
      const mixed = found.flatMap(({ doubt, equity, mixed: cost, rows: list, rubber }) =>
        cost === undefined
          ? []
          : [
              {
                rubber,
                equity,
                chances,
                cost: rounded(cost, 2),
                letThemMake: rounded(list[0]!.letThemMake, 2),
                saves: cost < list[0]!.letThemMake,
                clear: Math.abs(cost - list[0]!.letThemMake) > doubt
              }
            ]
      )
      const { ascii } = yield* Settings
      const { columns, even, heading, mixed: mixedText, no, verdict, yes } = words.equity.sacrifice
      yield* emit({
        items: mixed.length > 0 ? mixed : rows,
        list: true,
        text: (width) =>
          [
            heading(toSymbols(contract, ascii)),
            "",
            toColumns(
              {
                columns: [
                  columns.rubber,
                  columns.model,
                  columns.down,
                  columns.cost,
                  columns.letThemMake,
                  columns.saves
                ],
                rows: rows.map(({ clear, cost, down, equity, letThemMake, rubber, saves }) => [
                  rubber,
                  equity,
                  down,
                  cost,
                  Math.round(letThemMake),
                  clear ? (saves ? yes : no) : even
                ])
              },
              { width, keys: 3 }
            ),
            "",
            ...found.map(({ breakEven, equity, mostDown, nextIsEven, rubber }) =>
              verdict(rubber, equity, mostDown, mostDown + 1, percent(breakEven), nextIsEven)
            ),
            ...mixed.map(({ clear, cost, equity, letThemMake, rubber, saves }) =>
              mixedText(
                rubber,
                equity,
                cost.toFixed(0),
                letThemMake.toFixed(0),
                clear ? (saves ? "pays" : "loses") : "same"
              )
            )
          ].join("\n"),
        table: () => ({
          columns: ["rubber", "equity", "down", "cost", "let_them_make", "saves"],
          rows: rows.map((row) => [row.rubber, row.equity, row.down, row.cost, row.letThemMake, row.saves])
        })
      })
    })
  ).pipe(
    Command.withDescription(help.about),
    Command.withExamples([
      { command: 'rubber sacrifice 4SW --rubber "0-1 0/0"', description: help.examples.favourable },
      {
        command: "rubber sacrifice 4HW --rubber 1-1 --chances 2=0.75,3=0.25",
        description: help.examples.mixed
      }
    ])
  )
}
