/** `rubber sheet FILE|-`: whole rubbers on the two-column sheet. */
import { UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import { Rounding } from "@rubber-bridge/core/rubber/Stakes"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { readPlayers } from "../input/Players.ts"
import { chartFlag, choiceFlag, encodingFlag, readPositive } from "../input/Flags.ts"
import { readRubbers } from "../input/ReadRubbers.ts"
import { checkChart } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { WrongUse } from "../output/Failure.ts"
import { follow } from "../output/Follow.ts"
import { drawSheets } from "../output/SheetChart.ts"
import { sheetJson, sheetRows, sheetsOf, sheetsText } from "../output/Sheets.ts"
import { Settings } from "../settings.ts"

export const sheet = (words: Words) =>
  Command.make(
    "sheet",
    {
      file: Argument.String("file").pipe(Argument.withDescription(words.help.sheet.file)),
      dealByDeal: Flag.Boolean("deal-by-deal").pipe(
        Flag.withDescription(words.help.sheet.dealByDeal),
        Flag.withDefault(false)
      ),
      unfinished: choiceFlag("unfinished", UnfinishedEdition.literals).pipe(
        Flag.withDescription(words.help.sheet.unfinished),
        Flag.withDefault("none")
      ),
      round: choiceFlag("round", Rounding.literals).pipe(
        Flag.withDescription(words.help.sheet.round),
        Flag.optional
      ),
      stake: Flag.String("stake").pipe(
        Flag.withMetavar("AMOUNT"),
        Flag.withDescription(words.help.sheet.stake),
        Flag.optional
      ),
      players: Flag.String("players").pipe(
        Flag.withMetavar("NAMES"),
        Flag.withDescription(words.help.sheet.players),
        Flag.optional
      ),
      follow: Flag.Boolean("follow").pipe(
        Flag.withDescription(words.help.sheet.follow),
        Flag.withDefault(false)
      ),
      encoding: encodingFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const stake = Option.isSome(flags.stake) ? yield* readPositive("--stake", flags.stake.value) : undefined
      const options = {
        dealByDeal: flags.dealByDeal,
        edition: flags.unfinished,
        rounding: Option.getOrUndefined(flags.round),
        stake,
        players: yield* readPlayers(flags.players)
      }
      const encoding = Option.getOrUndefined(flags.encoding)
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      if (flags.follow && Option.isSome(flags.chart)) {
        return yield* new WrongUse({ detail: words.cli.followTextOnly })
      }
      if (flags.follow) return yield* follow(flags.file, options, encoding)
      const { ascii, lang } = yield* Settings
      const sheets = sheetsOf(yield* readRubbers(flags.file, encoding), options)
      yield* emit({
        items: sheets.map((one) => sheetJson(one, options)),
        text: (width) => sheetsText(sheets, options, { ascii, lang, width }),
        table: () => sheetRows(sheets)
      })
      if (Option.isSome(flags.chart)) yield* drawSheets(flags.chart.value, sheets)
    })
  ).pipe(
    Command.withDescription(words.help.sheet.about),
    Command.withExamples([
      { command: "rubber sheet rubber.txt --deal-by-deal", description: words.help.sheet.examples.file },
      {
        command: "rubber sheet - --unfinished 1993 < rubber.txt",
        description: words.help.sheet.examples.input
      }
    ])
  )
