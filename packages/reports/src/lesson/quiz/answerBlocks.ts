/** The worked answer of an exercise, every line with its reason. */
import { toSymbols } from "@rubber-bridge/core/auction/Contract"
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import { played } from "@rubber-bridge/core/result/DealResult"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import { vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import { trickScore } from "@rubber-bridge/core/scoring/TrickScore"
import { resultNote, type TextOptions } from "../../sheet/entryNote.ts"
import { resultHeading, scoreReason } from "../../sheet/scoreText.ts"
import { sheetDrawing } from "../../sheet/sheetDrawing.ts"
import { sheetText } from "../../sheet/sheetText.ts"
import { wordsOf } from "../../words/index.ts"
import { dealBlocks, entriesTable } from "../dealBlocks.ts"
import { type Block, drawing, note, paragraph, table } from "../document/Document.ts"
import { work } from "../explain.ts"
import {
  type AnswerOf,
  answerOf,
  contractOf,
  levelBelow,
  resultOf,
  saveCosts,
  sheetOf,
  stateOf
} from "./Answer.ts"
import type { Exercise, ExerciseOf } from "./Exercise.ts"

export const answerBlocks = (exercise: Exercise, options: TextOptions): ReadonlyArray<Block> => {
  const { lesson, quiz, score } = wordsOf(options.lang)
  const answer = answerOf(exercise)
  switch (exercise._tag) {
    case "Entries": {
      const deal = work(Rubber.start("North", stateOf(exercise.rubber)), resultOf(exercise.result))
      return [entriesTable(deal, options)]
    }
    case "State": {
      const deal = work(Rubber.start("North", stateOf(exercise.rubber)), resultOf(exercise.result))
      return dealBlocks(deal, options)
    }
    case "GameBid":
      return [note(quiz.answer, gameBid(exercise, (answer as AnswerOf<"GameBid">).level, options))]
    case "Tricks": {
      const { tricks } = answer as AnswerOf<"Tricks">
      const result = played(contractOf(exercise.contract), tricks)
      const deal = work(Rubber.start("North", stateOf(exercise.rubber)), result)
      return [
        note(quiz.answer, `${score.tricks(tricks)} (${resultNote(result, options)}).`),
        entriesTable(deal, options)
      ]
    }
    case "Honours": {
      const { points, side } = answer as AnswerOf<"Honours">
      const notrump = contractOf(exercise.contract).denomination === "Notrump"
      const why = points === 0 ? quiz.noHonours(notrump) : score.reason.Honours(points, notrump)
      return [
        note(
          quiz.answer,
          points === 0 ? `0: ${why}.` : `${SIDE_LETTERS[side]} ${points}: ${why}. ${quiz.honoursAlways}`
        )
      ]
    }
    case "Settle": {
      const { lines } = answer as AnswerOf<"Settle">
      const state = stateOf(exercise.rubber)
      const deal = { result: { _tag: "PassedOut" }, vulnerable: vulnerable(state) } as const
      const why = quiz.settleReasons(state.games, state.partscore)
      return [
        ...(lines.length === 0
          ? [note(quiz.answer, lesson.nothingWritten)]
          : [
              table(
                [score.heading.side, score.heading.points, score.heading.reason],
                lines.map((line) => [
                  SIDE_LETTERS[line.side],
                  String(line.points),
                  scoreReason(line, deal, options)
                ]),
                ["left", "right", "left"]
              )
            ]),
        ...(why === "" ? [] : [paragraph(why)])
      ]
    }
    case "Save":
      return saveAnswer(exercise, answer as AnswerOf<"Save">, options)
    case "WholeRubber":
      return rubberAnswer(exercise, options)
  }
}

function gameBid(
  { denomination, rubber }: ExerciseOf<"GameBid">,
  level: number,
  { ascii, lang }: TextOptions
): string {
  const { quiz } = wordsOf(lang)
  const part = stateOf(rubber).partscore.NorthSouth
  const bid = (at: number) => {
    const contract = { level: at as 1, denomination, doubling: "Undoubled" } as const
    const points = trickScore(contract)
    const sum = part === 0 ? String(points) : `${part} + ${points} = ${part + points}`
    return { name: toSymbols(contract, ascii), sum }
  }
  const short = levelBelow(level)
  const enough = bid(level)
  const less = short === undefined ? undefined : bid(short)
  return (
    quiz.gameBidAnswer(enough.name, enough.sum) +
    (less === undefined ? "" : ` ${quiz.tooLow(less.name, less.sum)}`)
  )
}

function saveAnswer(
  exercise: ExerciseOf<"Save">,
  { cost, down, worth }: AnswerOf<"Save">,
  options: TextOptions
): ReadonlyArray<Block> {
  const { lesson, quiz, score } = wordsOf(options.lang)
  const contract = contractOf(exercise.theirs)
  const theirs = work(Rubber.start("North", stateOf(exercise.rubber)), played(contract, contract.level + 6))
  return [
    note(quiz.answer, quiz.saveAnswer(down, cost, worth)),
    paragraph(`${toSymbols(contract, options.ascii)}:`),
    entriesTable(theirs, options),
    table(
      [lesson.heads.down, score.heading.points],
      saveCosts(exercise, down).map((points, n) => [String(n + 1), String(points)]),
      ["right", "right"]
    ),
    paragraph(quiz.saveCaution)
  ]
}

function rubberAnswer(exercise: ExerciseOf<"WholeRubber">, options: TextOptions): ReadonlyArray<Block> {
  const sheet = sheetOf(exercise)
  const deals = sheet.deals.flatMap(({ number, result, vulnerable: was }, n) => {
    const before = sheet.deals[n - 1]?.after ?? Rubber.start(exercise.dealer)
    return [
      paragraph(`${number}. ${resultHeading({ result, vulnerable: was }, options)}`),
      ...dealBlocks(work(before, result), options)
    ]
  })
  const narrow = sheetText(sheet, { ...options, width: 0 })
  return [...deals, drawing(sheetText(sheet, options), sheetDrawing(sheet, options), narrow)]
}
