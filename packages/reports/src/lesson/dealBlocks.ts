/** One deal worked out step by step: every entry with its sum and reason, then what it does to the rubber. */
import { opponentsOf, type Side, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import type { DealResult } from "@rubber-bridge/core/result/DealResult"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import { vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import type { ScoreLine } from "@rubber-bridge/core/scoring/ScoreLine"
import type { TextOptions } from "../sheet/entryNote.ts"
import { scoreReason } from "../sheet/scoreText.ts"
import { wordsOf } from "../words/index.ts"
import { type Block, type DocumentTable, paragraph, table } from "./document/Document.ts"

/** A deal with the rubber before it and what it wrote. */
export interface WorkedDeal {
  readonly result: DealResult
  readonly before: Rubber.Rubber
  readonly written: Rubber.DealWritten
}

/** The entries as a table, and a paragraph on games, partscores and the rubber. */
export const dealBlocks = (deal: WorkedDeal, options: TextOptions): ReadonlyArray<Block> => [
  ...(deal.written.lines.length === 0 ? [] : [entriesTable(deal, options)]),
  paragraph(consequences(deal, options).join(" "))
]

/** One row for each entry: side, place, points, sum, reason. */
export const entriesTable = (
  { before, result, written }: WorkedDeal,
  options: TextOptions
): DocumentTable => {
  const { heading, whereTheLine } = wordsOf(options.lang).score
  const deal = { result, vulnerable: vulnerable(before) }
  return table(
    [heading.side, heading.where, heading.points, heading.sum, heading.reason],
    written.lines.map((line) => [
      SIDE_LETTERS[line.side],
      whereTheLine[line.where],
      String(line.points),
      line.sum === String(line.points) ? "" : line.sum,
      scoreReason(line, deal, options)
    ]),
    ["left", "left", "right", "left", "left"]
  )
}

/** What the deal does to the rubber, one sentence each: partscore or game, what ends, the bonus, the state. */
export const consequences = (
  { before, written }: WorkedDeal,
  { lang }: TextOptions
): ReadonlyArray<string> => {
  const { lesson } = wordsOf(lang)
  const { gameTo, lines, rubber } = written
  const below = lines.find((line) => line.where === "below")
  const winner = Rubber.winner(rubber)
  const state = stateText(rubber)
  if (lines.length === 0) return [lesson.nothingWritten, lesson.stateAfter(state.games, state.partscores)]
  return [
    ...(below === undefined ? [lesson.nothingBelow] : towardsGame(below, before, lang)),
    ...(gameTo === undefined ? [] : afterGame(gameTo, before, winner !== undefined, lang)),
    ...(winner === undefined
      ? [lesson.stateAfter(state.games, state.partscores)]
      : [lesson.rubberWon(SIDE_LETTERS[winner], bonusIn(lines), rubber.games[opponentsOf(winner)])])
  ]
}

/** `1–0` and `60–40`, North–South first. */
export const stateText = ({ games, partscore }: Pick<Rubber.Rubber, "games" | "partscore">) => ({
  games: SIDES.map((side) => games[side]).join("–"),
  partscores: SIDES.map((side) => partscore[side]).join("–")
})

function towardsGame({ points, side }: ScoreLine, before: Rubber.Rubber, lang: TextOptions["lang"]) {
  const { lesson } = wordsOf(lang)
  const had = before.partscore[side]
  const sum = had + points
  const spelt = had === 0 ? String(points) : `${had} + ${points} = ${sum}`
  return [
    sum >= 100
      ? lesson.gameReached(SIDE_LETTERS[side], spelt)
      : lesson.gameMissing(SIDE_LETTERS[side], spelt, 100 - sum)
  ]
}

function afterGame(
  side: Side,
  before: Rubber.Rubber,
  rubberIsOver: boolean,
  lang: TextOptions["lang"]
): ReadonlyArray<string> {
  const { lesson } = wordsOf(lang)
  const other = opponentsOf(side)
  const lost = before.partscore[other]
  return [
    ...(rubberIsOver ? [] : [lesson.lineDrawn]),
    ...(lost === 0 ? [] : [lesson.partscoreEnds(SIDE_LETTERS[other], lost)]),
    ...(before.games[side] === 0 ? [lesson.nowVulnerable(SIDE_LETTERS[side])] : [])
  ]
}

function bonusIn(lines: ReadonlyArray<ScoreLine>): number {
  return lines.find(({ kind }) => kind === "RubberBonus")?.points ?? 0
}
