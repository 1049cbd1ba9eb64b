/** `rubber table`: the complete scoring table, or the short one of undertricks. */
import * as Contract from "@rubber-bridge/core/auction/Contract"
import { DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { played } from "@rubber-bridge/core/result/DealResult"
import { linesOf } from "@rubber-bridge/core/scoring/DealScore"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import { totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { renderDocument } from "@rubber-bridge/reports/lesson/document/renderDocument"
import { penaltyTotals } from "@rubber-bridge/reports/lesson/topicFigures"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { chartFlag, choiceFlag } from "../input/Flags.ts"
import { readArgument } from "../input/Located.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { WrongUse } from "../output/Failure.ts"
import { type Table, toColumns } from "../output/Table.ts"
import { Settings } from "../settings.ts"

export const table = (words: Words) =>
  Command.make(
    "table",
    {
      penalties: Flag.Boolean("penalties").pipe(
        Flag.withDescription(words.help.table.penalties),
        Flag.withDefault(false)
      ),
      contract: Flag.String("contract").pipe(Flag.withDescription(words.help.table.contract), Flag.optional),
      vul: choiceFlag("vul", ["no", "yes"]).pipe(Flag.withDescription(words.help.table.vul), Flag.optional),
      chart: chartFlag(words)
    },
    Effect.fn(function* ({ chart, contract, penalties, vul }) {
      const vulnerabilities = Option.match(vul, {
        onNone: () => [false, true],
        onSome: (text) => [text === "yes"]
      })
      if (penalties && Option.isSome(contract))
        return yield* new WrongUse({ detail: words.cli.penaltiesForAll })
      if (Option.isSome(chart) && !penalties)
        return yield* new WrongUse({ detail: words.report.chartPenalties })
      if (penalties) {
        if (Option.isSome(chart)) yield* drawPenalties(chart.value)
        const { ascii, lang } = yield* Settings
        const readable = penaltyTotals(words, 13, vulnerabilities)
        return yield* show(penaltyTable(vulnerabilities), (width) =>
          renderDocument([readable], "text", { ascii, lang, width })
        )
      }
      if (Option.isNone(contract)) return yield* showWhole(allBids(), vulnerabilities, words)
      const one = yield* readArgument("--contract", Contract.parseOpen(contract.value))
      if (one.declarer !== undefined) {
        return yield* new WrongUse({ detail: `--contract: "${contract.value}": ${words.cli.contractForm}` })
      }
      yield* showWhole([one], vulnerabilities, words)
    })
  ).pipe(
    Command.withDescription(words.help.table.about),
    Command.withExamples([
      { command: "rubber table --format csv --output table.csv", description: words.help.table.examples.all },
      { command: "rubber table --contract 4SX", description: words.help.table.examples.one }
    ])
  )

const drawPenalties = Effect.fn("drawPenalties")(function* (file: string) {
  yield* checkChart(file)
  const { lang, words } = yield* Settings
  const { penaltyCharts } = yield* Effect.promise(() => import("@rubber-bridge/reports/runs/penaltyRun"))
  yield* drawCharts(file, penaltyCharts(lang), words.charts.penalties.title)
})

type Bid = Omit<Contract.Contract, "declarer">

const showWhole = (bids: ReadonlyArray<Bid>, vulnerabilities: ReadonlyArray<boolean>, { cli }: Words) => {
  const table = wholeTable(bids, vulnerabilities)
  const named = (name: string) => cli.table[name as keyof typeof cli.table]
  return show(table, (width) =>
    toColumns(
      {
        columns: table.columns.map(named),
        rows: table.rows.map((row) =>
          row.map((cell) => (cell === "yes" || cell === "no" ? named(cell) : cell))
        )
      },
      { width, keys: 3 }
    )
  )
}

const show = (rows: Table, text: (width: number | undefined) => string) =>
  emit({
    items: rows.rows.map((row) => Object.fromEntries(rows.columns.map((name, n) => [name, row[n]]))),
    list: true,
    text,
    table: () => rows
  })

function allBids(): ReadonlyArray<Bid> {
  return Contract.LEVELS.flatMap((level) =>
    DENOMINATIONS.flatMap((denomination) =>
      DOUBLINGS.map((doubling): Bid => ({ level, denomination, doubling }))
    )
  )
}

/** One row for each contract, vulnerability and number of tricks: points of declarer's side and of the defenders. */
function wholeTable(bids: ReadonlyArray<Bid>, vulnerabilities: ReadonlyArray<boolean>): Table {
  const rows = bids.flatMap((bid) =>
    vulnerabilities.flatMap((vulnerable) =>
      Array.from({ length: 14 }, (_, tricks) => {
        const result = played({ ...bid, declarer: "North" }, tricks)
        const points = totals(linesOf(result, { NorthSouth: vulnerable, EastWest: false }))
        const { above, below } = points.NorthSouth
        return [
          Contract.toShorthand(bid),
          vulnerable ? "yes" : "no",
          tricks,
          below,
          above,
          points.EastWest.above
        ]
      })
    )
  )
  return { columns: ["contract", "vulnerable", "tricks", "below", "above", "defenders"], rows }
}

/** Points of the defenders by undertricks, doubling and vulnerability. */
function penaltyTable(vulnerabilities: ReadonlyArray<boolean>): Table {
  const kinds = vulnerabilities.flatMap((vulnerable) =>
    DOUBLINGS.map((doubling) => ({ doubling, vulnerable }))
  )
  return {
    columns: ["down", ...kinds.map(({ doubling, vulnerable }) => `${vulnerable ? "V" : "NV"} ${doubling}`)],
    rows: Array.from({ length: 13 }, (_, n) => [
      n + 1,
      ...kinds.map(({ doubling, vulnerable }) => penalty(n + 1, doubling, vulnerable))
    ])
  }
}
