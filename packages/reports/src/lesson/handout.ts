/** A rubber as a step-by-step handout: each deal worked out, each rule told when it first occurs, the sheet at the end. */
import { SEAT_LETTER, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { ScoreSheet, SheetDeal } from "@rubber-bridge/core/rubber/ScoreSheet"
import type { Rule } from "@rubber-bridge/core/scoring/ScoreLine"
import type { TextOptions } from "../sheet/entryNote.ts"
import { resultHeading } from "../sheet/scoreText.ts"
import type { SidePlayers } from "../sheet/sidePlayers.ts"
import { sheetDrawing } from "../sheet/sheetDrawing.ts"
import { sheetText } from "../sheet/sheetText.ts"
import { wordsOf } from "../words/index.ts"
import { dealBlocks, stateText } from "./dealBlocks.ts"
import {
  type Block,
  type Document,
  drawing,
  heading,
  note,
  paragraph,
  table,
  title
} from "./document/Document.ts"
import { work } from "./explain.ts"

export interface HandoutOptions extends TextOptions {
  /** Who plays on each side. */
  readonly players?: SidePlayers | undefined
  /** Such as `Rubber 2 of 3`; a plain title otherwise. */
  readonly title?: string | undefined
}

/** The handout of one rubber, finished or not. */
export const handout = (sheet: ScoreSheet, options: HandoutOptions): Document => {
  const { lesson } = wordsOf(options.lang)
  const told = new Set<Rule>()
  return [
    title(options.title ?? lesson.handoutTitle),
    paragraph(lesson.handoutIntro),
    ...sheet.deals.flatMap((deal, n) => dealSection(deal, sheet.deals[n - 1], told, options)),
    ...settlementSection(sheet, options),
    heading(lesson.finalSheet),
    drawing(
      sheetText(sheet, { ...options, title: undefined }),
      sheetDrawing(sheet, { ...options, title: undefined }),
      sheetText(sheet, { ...options, title: undefined, width: 0 })
    ),
    ...summary(sheet, options)
  ]
}

function dealSection(
  deal: SheetDeal,
  earlier: SheetDeal | undefined,
  told: Set<Rule>,
  options: TextOptions
): ReadonlyArray<Block> {
  const { lesson, score, sheet: terms, topics } = wordsOf(options.lang)
  const before = earlier?.after ?? Rubber.start(deal.dealer)
  const { games, partscores } = stateText(before)
  const news = [...new Set(deal.lines.map(({ rule }) => rule))].filter((rule) => !told.has(rule))
  for (const rule of news) told.add(rule)
  const columns = Rubber.columns(deal.after)
  return [
    heading(`${lesson.dealHeading(deal.number)}: ${resultHeading(deal, options)}`),
    paragraph(
      `${lesson.dealerIs(SEAT_LETTER[deal.dealer])} ${lesson.stateBefore(games, partscores)} ${lesson.vulnerableAre(
        SIDES.filter((side) => deal.vulnerable[side]).map((side) => SIDE_LETTERS[side])
      )}`
    ),
    ...dealBlocks(work(before, deal.result), options),
    ...news.map((rule) => note(topics[rule].title, `${topics[rule].rule} ${topics[rule].why}`)),
    table(
      [terms.written, score.where.below, score.where.above, score.total],
      SIDES.map((side) => {
        const { above, below, total } = columns[side]
        return [`${score.side[side]} (${SIDE_LETTERS[side]})`, ...[below, above, total].map(String)]
      }),
      ["left", "right", "right", "right"]
    )
  ]
}

function settlementSection(sheet: ScoreSheet, { lang }: TextOptions): ReadonlyArray<Block> {
  const { score, topics } = wordsOf(lang)
  if (sheet.settlement.length === 0) return []
  return [
    heading(topics["unfinished-rubber"].title),
    paragraph(topics["unfinished-rubber"].rule),
    table(
      [score.heading.side, score.heading.points, score.heading.reason],
      sheet.settlement.map(({ kind, points, side }) => [
        SIDE_LETTERS[side],
        String(points),
        kind === "UnfinishedGame" ? score.reason.UnfinishedGame : score.reason.UnfinishedPartscore
      ]),
      ["left", "right", "left"]
    )
  ]
}

/** Points by where they came from, for talking the rubber over. */
function summary(sheet: ScoreSheet, { lang }: TextOptions): ReadonlyArray<Block> {
  const { lesson, score } = wordsOf(lang)
  const lines = [...sheet.deals.flatMap((deal) => deal.lines), ...sheet.settlement]
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  if (kinds.length === 0) return []
  return [
    heading(lesson.whereFrom),
    table(
      [lesson.heads.what, ...SIDES.map((side) => `${score.side[side]} (${SIDE_LETTERS[side]})`)],
      [
        ...kinds.map((kind) => [
          score.kind[kind],
          ...SIDES.map((side) =>
            String(
              lines.reduce(
                (sum, line) => sum + (line.kind === kind && line.side === side ? line.points : 0),
                0
              )
            )
          )
        ]),
        [
          score.total,
          ...SIDES.map((side) =>
            String(lines.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0))
          )
        ]
      ],
      ["left", "right", "right"]
    )
  ]
}
