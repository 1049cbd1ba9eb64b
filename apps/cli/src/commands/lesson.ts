/** `rubber lesson FILE`: rubbers as step-by-step handouts. */
import { sidePlayers } from "@rubber-bridge/reports/sheet/sidePlayers"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { ScoreSheet } from "@rubber-bridge/core/rubber/ScoreSheet"
import { UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import { consequences } from "@rubber-bridge/reports/lesson/dealBlocks"
import { page } from "@rubber-bridge/reports/lesson/document/Document"
import { handout } from "@rubber-bridge/reports/lesson/handout"
import { work } from "@rubber-bridge/reports/lesson/explain"
import type { TextOptions } from "@rubber-bridge/reports/sheet/entryNote"
import { scoreReason } from "@rubber-bridge/reports/sheet/scoreText"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { choiceFlag } from "../input/Flags.ts"
import { inputName } from "../input/ReadFile.ts"
import { readRubbers } from "../input/ReadRubbers.ts"
import { emitDocument } from "../output/EmitDocument.ts"
import { WrongUse } from "../output/Failure.ts"
import { sheetRows, sheetsOf } from "../output/Sheets.ts"
import { Settings } from "../settings.ts"

export const lesson = (words: Words) =>
  Command.make(
    "lesson",
    {
      file: Argument.String("file").pipe(Argument.withDescription(words.teach.lesson.file)),
      unfinished: choiceFlag("unfinished", UnfinishedEdition.literals).pipe(
        Flag.withDescription(words.help.sheet.unfinished),
        Flag.withDefault("none")
      )
    },
    Effect.fn(function* (flags) {
      const { ascii, lang } = yield* Settings
      const options = { ascii, lang }
      const rubbers = yield* readRubbers(flags.file)
      const sheets = sheetsOf(rubbers, { edition: flags.unfinished, players: {} })
      if (sheets.length === 0) {
        return yield* new WrongUse({ detail: words.teach.noRubbers(inputName(flags.file)) })
      }
      const title = (n: number): string | undefined =>
        sheets.length === 1
          ? undefined
          : `${words.lesson.handoutTitle}: ${words.sheet.title(n + 1, sheets.length)}`
      yield* emitDocument({
        document: () =>
          sheets.flatMap(({ players, sheet }, n) => [
            ...(n === 0 ? [] : [page]),
            ...handout(sheet, { ...options, players: sidePlayers(players), title: title(n) })
          ]),
        items: sheets.map(({ sheet }) => ({ deals: stepsOf(sheet, options) })),
        table: () => sheetRows(sheets)
      })
    })
  ).pipe(
    Command.withDescription(words.teach.lesson.about),
    Command.withExamples([
      {
        command: "rubber lesson rubber.txt --output handout.html",
        description: words.teach.lesson.examples.page
      },
      {
        command: "rubber lesson rubber.txt --lang pl --format md",
        description: words.teach.lesson.examples.polish
      }
    ])
  )

/** Every deal with its entries, their reasons, and what it does to the rubber. */
function stepsOf({ deals }: ScoreSheet, options: TextOptions) {
  return deals.map((deal, n) => {
    const before = deals[n - 1]?.after ?? Rubber.start(deal.dealer)
    return {
      number: deal.number,
      dealer: deal.dealer,
      result: ResultText.toText(deal.result),
      vulnerable: deal.vulnerable,
      lines: deal.lines.map((line) => ({ ...line, reason: scoreReason(line, deal, options) })),
      consequences: consequences(work(before, deal.result), options),
      after: { games: deal.after.games, partscore: deal.after.partscore }
    }
  })
}
