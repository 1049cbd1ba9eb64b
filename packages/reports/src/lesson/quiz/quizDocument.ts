/** The sheet for the class and the key for the teacher: the same exercises with room to write, or with their answers. */
import { toSymbols } from "@rubber-bridge/core/auction/Contract"
import { toSymbols as handSymbols } from "@rubber-bridge/core/cards/HandText"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { SEAT_LETTER, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import { vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import { Result } from "effect"
import { resultNote, type TextOptions } from "../../sheet/entryNote.ts"
import { resultHeading } from "../../sheet/scoreText.ts"
import { wordsOf } from "../../words/index.ts"
import { type Block, type Document, heading, paragraph, space, table, title } from "../document/Document.ts"
import { stateText } from "../dealBlocks.ts"
import { contractOf, resultOf, stateOf } from "./Answer.ts"
import { answerBlocks } from "./answerBlocks.ts"
import type { Exercise, ExerciseOf, Quiz } from "./Exercise.ts"

/** Exercises with room for answers. */
export const quizSheet = (quiz: Quiz, options: TextOptions): Document => {
  const { quiz: words } = wordsOf(options.lang)
  return [
    title(words.title(quiz.level)),
    paragraph(words.intro),
    paragraph(words.name),
    ...quiz.exercises.flatMap((exercise, n) => [
      heading(words.exercise(n + 1)),
      ...question(exercise, options),
      ...room(exercise, options)
    ]),
    paragraph(words.seed(quiz.seed, quiz.level, quiz.exercises.length))
  ]
}

/** The same exercises with every line of their answers explained. */
export const quizKey = (quiz: Quiz, options: TextOptions): Document => {
  const { quiz: words } = wordsOf(options.lang)
  return [
    title(words.keyTitle(quiz.level)),
    ...quiz.exercises.flatMap((exercise, n) => [
      heading(words.exercise(n + 1)),
      ...question(exercise, options),
      ...answerBlocks(exercise, options)
    ]),
    paragraph(words.seed(quiz.seed, quiz.level, quiz.exercises.length))
  ]
}

function question(exercise: Exercise, options: TextOptions): ReadonlyArray<Block> {
  const { lesson, quiz } = wordsOf(options.lang)
  const situation = (rubber: string, stands = false): string => {
    const { games, partscores } = stateText(stateOf(rubber))
    return (stands ? lesson.stateNow : lesson.stateBefore)(games, partscores)
  }
  switch (exercise._tag) {
    case "Entries":
    case "State": {
      const deal = { result: resultOf(exercise.result), vulnerable: vulnerable(stateOf(exercise.rubber)) }
      const ask = exercise._tag === "Entries" ? quiz.whatIsWritten : quiz.whatIsWrittenAndAfter
      const claim = deal.result._tag === "Played" ? deal.result.honours : undefined
      return [
        paragraph(situation(exercise.rubber)),
        paragraph(
          `${resultHeading(deal, options)}.` +
            (claim === undefined ? "" : ` ${quiz.honoursClaimed(SEAT_LETTER[claim.seat], claim.points)}`)
        ),
        paragraph(ask)
      ]
    }
    case "GameBid":
      return [
        paragraph(situation(exercise.rubber, true)),
        paragraph(quiz.lowestGameBid(quiz.denomination[exercise.denomination]))
      ]
    case "Tricks":
      return tricksQuestion(exercise, options)
    case "Honours": {
      const contract = contractOf(exercise.contract)
      const hand = handSymbols(Result.getOrThrow(parseHand(exercise.hand)), options.ascii)
      return [
        paragraph(quiz.hand(SEAT_LETTER[exercise.seat], hand)),
        paragraph(quiz.whatDoHonoursScore(toSymbols(contract, options.ascii), SEAT_LETTER[contract.declarer]))
      ]
    }
    case "Settle":
      return [paragraph(situation(exercise.rubber, true)), paragraph(quiz.whatSettles)]
    case "Save": {
      const { ours, theirs } = exercise
      const name = (text: string) => toSymbols(contractOf(text), options.ascii)
      return [
        paragraph(situation(exercise.rubber)),
        paragraph(
          quiz.saveQuestion(name(theirs), name(ours), vulnerable(stateOf(exercise.rubber)).NorthSouth)
        )
      ]
    }
    case "WholeRubber":
      return rubberQuestion(exercise, options)
  }
}

function tricksQuestion(
  { contract: text, points, rubber }: ExerciseOf<"Tricks">,
  { ascii, lang }: TextOptions
) {
  const { lesson, quiz, score } = wordsOf(lang)
  const contract = contractOf(text)
  const state = stateOf(rubber)
  const { games, partscores } = stateText(state)
  const written = SIDES.flatMap((side) =>
    (["below", "above"] as const).flatMap((where) =>
      points[side][where] === 0
        ? []
        : [`${SIDE_LETTERS[side]} ${score.whereTheLine[where]} ${points[side][where]}`]
    )
  )
  const name = `${toSymbols(contract, ascii)} ${score.by(score.seat[contract.declarer])}`
  return [
    paragraph(lesson.stateBefore(games, partscores)),
    paragraph(quiz.howManyTricks(name, written.join(", ")))
  ]
}

function rubberQuestion(
  { dealer, results }: ExerciseOf<"WholeRubber">,
  options: TextOptions
): ReadonlyArray<Block> {
  const { lesson, quiz, sheet } = wordsOf(options.lang)
  return [
    paragraph(quiz.keepTheSheet(SEAT_LETTER[dealer])),
    table(
      [sheet.deal, lesson.heads.declarer, sheet.result, lesson.heads.honours],
      results.map((text, n) => {
        const result = resultOf(text)
        const { declarer, honours } =
          result._tag === "Played"
            ? { declarer: SEAT_LETTER[result.contract.declarer], honours: result.honours }
            : { declarer: "", honours: undefined }
        const claim = honours === undefined ? "" : `${SEAT_LETTER[honours.seat]} ${honours.points}`
        return [String(n + 1), declarer, resultNote(result, options), claim]
      }),
      ["right", "left", "left", "left"]
    )
  ]
}

/** Empty cells or lines for the answer. */
function room(exercise: Exercise, { lang }: TextOptions): ReadonlyArray<Block> {
  const { score } = wordsOf(lang)
  const heads = SIDES.flatMap((side) =>
    (["below", "above"] as const).map((where) => `${score.side[side]} ${score.where[where]}`)
  )
  if (exercise._tag === "Entries") return [table(heads, [heads.map(() => "")])]
  if (exercise._tag === "State") return [table(heads, [heads.map(() => "")]), space(2)]
  return [space(exercise._tag === "WholeRubber" ? 16 : 2)]
}
