/** A rule or a result as a lesson: what holds, its figures, why, a worked example, a common mistake. */
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import type { DealResult, Played } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import { settlement } from "@rubber-bridge/core/rubber/Unfinished"
import { linesOf } from "@rubber-bridge/core/scoring/DealScore"
import { totals } from "@rubber-bridge/core/scoring/ScoreLine"
import * as Chicago from "@rubber-bridge/core/variants/Chicago"
import { Result } from "effect"
import { resultNote, type TextOptions } from "../sheet/entryNote.ts"
import { resultHeading, scoreReason } from "../sheet/scoreText.ts"
import { wordsOf } from "../words/index.ts"
import { dealBlocks, entriesTable, stateText, type WorkedDeal } from "./dealBlocks.ts"
import {
  type Block,
  type Document,
  type DocumentTable,
  heading,
  list,
  note,
  paragraph,
  table,
  title
} from "./document/Document.ts"
import { type Topic, TOPIC_EXAMPLE, TOPIC_RELATED, TOPICS } from "./Topic.ts"
import { topicFigures } from "./topicFigures.ts"

/** All topics with their titles, for `rubber explain` without a rule. */
export const explainList = ({ lang }: TextOptions): Document => {
  const { lesson, topics } = wordsOf(lang)
  return [
    title(lesson.topicsTitle),
    table(
      [lesson.heads.rule, lesson.heads.about],
      TOPICS.map((topic) => [topic, topics[topic].title])
    ),
    paragraph(lesson.topicsHint)
  ]
}

/** A rule. */
export const explainTopic = (topic: Topic, options: TextOptions): Document => {
  const words = wordsOf(options.lang)
  const { lesson, topics } = words
  const { example, mistake, rule, title: name, why } = topics[topic]
  return [
    title(name),
    paragraph(rule),
    ...topicFigures(topic, words),
    note(lesson.why, why),
    heading(lesson.example),
    paragraph(example),
    ...exampleBlocks(topic, options),
    note(lesson.mistake, mistake),
    note(lesson.seeAlso, TOPIC_RELATED[topic].map((other) => `${topics[other].title} (${other})`).join(", ")),
    note(lesson.source, `docs/${lesson.rulesPage}#${topic}`)
  ]
}

/** A result at a state of the rubber: its entries, why each is written, and what it would be by a trick or a double. */
export const explainResult = (
  result: DealResult,
  state: RubberState.RubberState,
  options: TextOptions
): Document => {
  const { lesson, topics } = wordsOf(options.lang)
  const before = Rubber.start("North", state)
  const deal = work(before, result)
  const vulnerable = RubberState.vulnerable(state)
  const rules = [...new Set(deal.written.lines.map(({ rule }) => rule))]
  const { games, partscores } = stateText(before)
  return [
    title(resultHeading({ result, vulnerable }, options)),
    paragraph(lesson.stateBefore(games, partscores)),
    ...dealBlocks(deal, options),
    ...(rules.length === 0 ? [note(lesson.why, topics["passed-out"].why)] : []),
    ...(rules.length === 0 ? [] : [heading(lesson.why)]),
    ...rules.flatMap((rule) => [
      note(topics[rule].title, `${topics[rule].rule} ${topics[rule].why}`),
      note(lesson.mistake, topics[rule].mistake)
    ]),
    ...(result._tag === "Played" ? nextDoor(result, vulnerable, options) : [])
  ]
}

/** The deal worked out. Precondition: the rubber is not over. */
export const work = (before: Rubber.Rubber, result: DealResult): WorkedDeal => ({
  result,
  before,
  written: Result.getOrThrow(Rubber.play(before, result))
})

function exampleBlocks(topic: Topic, options: TextOptions): ReadonlyArray<Block> {
  const { lesson } = wordsOf(options.lang)
  const { results, rubber: text, settle } = TOPIC_EXAMPLE[topic]
  const state = Result.getOrThrow(RubberState.parse(text))
  const { games, partscores } = stateText(state)
  const begun =
    text === "0-0 0/0"
      ? []
      : [paragraph((settle === true ? lesson.stateNow : lesson.stateBefore)(games, partscores))]
  let rubber = Rubber.start("North", state)
  const played = results.flatMap((one) => {
    const { result } = Result.getOrThrow(ResultText.parse(one))
    const deal = work(rubber, result)
    const vulnerable = RubberState.vulnerable(rubber)
    rubber = deal.written.rubber
    const blocks = topic === "chicago" ? chicagoBlocks(deal, options) : dealBlocks(deal, options)
    return [paragraph(resultHeading({ result, vulnerable }, options)), ...blocks]
  })
  return [...begun, ...played, ...(settle === true ? [settlementTable(state, options)] : [])]
}

/** The first deal of a Chicago: the entries of a rubber, and the bonus for the game at once. */
function chicagoBlocks(deal: WorkedDeal, options: TextOptions): ReadonlyArray<Block> {
  const { lines } = Result.getOrThrow(Chicago.play(Chicago.start(), deal.result))
  const bonus = lines.find(({ kind }) => kind === "GameBonus")!
  return [entriesTable(deal, options), paragraph(wordsOf(options.lang).lesson.gameAtOnce(bonus.points))]
}

function settlementTable(state: RubberState.RubberState, options: TextOptions): DocumentTable {
  const { heading: heads } = wordsOf(options.lang).score
  const deal = { result: { _tag: "PassedOut" }, vulnerable: RubberState.vulnerable(state) } as const
  return table(
    [heads.side, heads.points, heads.reason],
    settlement(state, "1993").map((line) => [
      SIDE_LETTERS[line.side],
      String(line.points),
      scoreReason(line, deal, options)
    ]),
    ["left", "right", "left"]
  )
}

/** The same contract with a trick more and less, and with the other doublings. */
function nextDoor(
  result: Played,
  vulnerable: ReturnType<typeof RubberState.vulnerable>,
  options: TextOptions
): ReadonlyArray<Block> {
  const { lesson, score } = wordsOf(options.lang)
  const { contract, tricks } = result
  const row = (one: Played, name: string): ReadonlyArray<string> => {
    const points = totals(linesOf(one, vulnerable))
    return [name, ...SIDES.flatMap((side) => [String(points[side].below), String(points[side].above)])]
  }
  const figures = (first: string, rows: ReadonlyArray<ReadonlyArray<string>>) =>
    table(
      [
        first,
        ...SIDES.flatMap((side) => [
          `${SIDE_LETTERS[side]} ${score.where.below}`,
          `${SIDE_LETTERS[side]} ${score.where.above}`
        ])
      ],
      rows,
      ["left", "right", "right", "right", "right"]
    )
  const near = [tricks - 1, tricks, tricks + 1].filter((taken) => taken >= 0 && taken <= 13)
  const plain: Played = { _tag: "Played", contract, tricks }
  return [
    heading(lesson.trickMoreOrLess),
    figures(
      lesson.heads.result,
      near.map((taken) => row({ ...plain, tricks: taken }, resultNote({ ...plain, tricks: taken }, options)))
    ),
    heading(lesson.otherDoublings),
    figures(
      lesson.heads.result,
      DOUBLINGS.map((doubling) => {
        const other: Played = { ...plain, contract: { ...contract, doubling } }
        return row(other, `${resultNote(other, options)} ${score.doubled[doubling]}`)
      })
    ),
    ...(result.honours === undefined ? [] : [list([lesson.honoursApart])])
  ]
}
