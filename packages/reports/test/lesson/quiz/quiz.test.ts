/** Exercises and their key, recomputed from the notation they are written in. Rules: docs/rules.md */
import { LEVELS } from "@rubber-bridge/core/auction/Contract"
import * as Contract from "@rubber-bridge/core/auction/Contract"
import { count } from "@rubber-bridge/core/cards/Hand"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { SIDES } from "@rubber-bridge/core/deal/Seat"
import { played } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import { totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { assert, describe, it } from "@effect/vitest"
import { Result, Schema } from "effect"
import { type Answer, answerOf } from "../../../src/lesson/quiz/Answer.ts"
import { Exercise, QuizLevel } from "../../../src/lesson/quiz/Exercise.ts"
import { makeQuiz } from "../../../src/lesson/quiz/makeQuiz.ts"
import { quizKey, quizSheet } from "../../../src/lesson/quiz/quizDocument.ts"
import { renderDocument } from "../../../src/lesson/document/renderDocument.ts"
import { LANGS } from "../../../src/words/index.ts"

const read = Result.getOrThrow
const state = (text: string) => read(RubberState.parse(text))
const play = (rubber: string, result: string) =>
  read(Rubber.play(Rubber.start("North", state(rubber)), read(ResultText.parse(result)).result))
const playContract = (rubber: string, contract: Contract.Contract, tricks: number) =>
  read(Rubber.play(Rubber.start("North", state(rubber)), played(contract, tricks)))
/** Points that East–West gain on North–South. */
const toThem = (written: Rubber.DealWritten) => {
  const { EastWest, NorthSouth } = totals(written.lines)
  return EastWest.below + EastWest.above - NorthSouth.below - NorthSouth.above
}

const quizzes = QuizLevel.literals.flatMap((level) =>
  Array.from({ length: 30 }, (_, seed) => makeQuiz({ level, seed, count: 10 }))
)
const all = quizzes.flatMap(({ exercises }) => exercises)

/** Works out an exercise by playing it, not by the formulas of the key. */
const recomputed = (exercise: Exercise): Answer => {
  switch (exercise._tag) {
    case "Entries": {
      const { lines } = play(exercise.rubber, exercise.result)
      return { _tag: "Entries", lines, totals: totals(lines) }
    }
    case "State": {
      const { lines, rubber } = play(exercise.rubber, exercise.result)
      const winner = SIDES.find((side) => rubber.games[side] === 2)
      const { games, partscore } = rubber
      const after = `${games.NorthSouth}-${games.EastWest} ${partscore.NorthSouth}/${partscore.EastWest}`
      return {
        _tag: "State",
        lines,
        totals: totals(lines),
        after: winner ? null : after,
        rubberWonBy: winner ?? null
      }
    }
    case "GameBid": {
      const before = state(exercise.rubber).games.NorthSouth
      const level = LEVELS.find((one) => {
        const contract = {
          level: one,
          denomination: exercise.denomination,
          doubling: "Undoubled",
          declarer: "South"
        } as const
        return playContract(exercise.rubber, contract, one + 6).rubber.games.NorthSouth > before
      })
      return { _tag: "GameBid", level: level! }
    }
    case "Tricks": {
      const contract = read(Contract.parse(exercise.contract))
      const fits = Array.from({ length: 14 }, (_, tricks) => tricks).filter((tricks) => {
        const written = totals(playContract(exercise.rubber, contract, tricks).lines)
        return JSON.stringify(written) === JSON.stringify(exercise.points)
      })
      assert.strictEqual(fits.length, 1)
      return { _tag: "Tricks", tricks: fits[0]! }
    }
    case "Honours": {
      // Suits in the order in which the hand is written, and counted on its letters.
      const suits = exercise.hand.split(".")
      const contract = read(Contract.parse(exercise.contract))
      const index = ["Spades", "Hearts", "Diamonds", "Clubs"].indexOf(contract.denomination)
      const tops = (suits[index] ?? "").match(/[AKQJT]/gu)?.length ?? 0
      const aces = exercise.hand.match(/A/gu)?.length ?? 0
      const trumps = tops === 5 ? 150 : tops === 4 ? 100 : 0
      const points = contract.denomination === "Notrump" ? (aces === 4 ? 150 : 0) : trumps
      return { _tag: "Honours", side: "NS".includes(exercise.seat[0]!) ? "NorthSouth" : "EastWest", points }
    }
    case "Settle": {
      const answer = answerOf(exercise)
      if (answer._tag !== "Settle") throw new Error(answer._tag)
      const { games, partscore } = state(exercise.rubber)
      const expected = SIDES.flatMap((side) => {
        const other = side === "NorthSouth" ? "EastWest" : "NorthSouth"
        return [
          ...(games[side] === 1 && games[other] === 0 ? [`${side} 300`] : []),
          ...(partscore[side] > 0 && partscore[other] === 0 ? [`${side} 100`] : [])
        ]
      })
      assert.sameMembers(
        answer.lines.map(({ points, side }) => `${side} ${points}`),
        expected
      )
      return answer
    }
    case "Save": {
      const theirs = read(Contract.parse(exercise.theirs))
      const ours = read(Contract.parse(exercise.ours))
      const made = playContract(exercise.rubber, theirs, theirs.level + 6)
      assert.strictEqual(Rubber.winner(made.rubber), "EastWest")
      const worth = toThem(made)
      let down = 0
      let cost = 0
      for (let n = 1; n <= ours.level + 6; n++) {
        const lost = toThem(playContract(exercise.rubber, ours, ours.level + 6 - n))
        if (lost >= worth) break
        down = n
        cost = lost
      }
      return { _tag: "Save", worth, down, cost }
    }
    case "WholeRubber": {
      let rubber = Rubber.start(exercise.dealer)
      const sums = { NorthSouth: 0, EastWest: 0 }
      for (const text of exercise.results) {
        const written = read(Rubber.play(rubber, read(ResultText.parse(text)).result))
        rubber = written.rubber
        for (const { points, side } of written.lines) sums[side] += points
      }
      const lead = sums.NorthSouth - sums.EastWest
      return {
        _tag: "WholeRubber",
        totals: sums,
        rubberWonBy: Rubber.winner(rubber) ?? null,
        margin: { NorthSouth: lead, EastWest: lead === 0 ? 0 : -lead }
      }
    }
  }
}

describe("makeQuiz", () => {
  it("gives the same exercises for the same seed and others for another", () => {
    const one = makeQuiz({ level: "hard", seed: 4, count: 12 })
    assert.deepStrictEqual(makeQuiz({ level: "hard", seed: 4, count: 12 }), one)
    assert.notDeepEqual(makeQuiz({ level: "hard", seed: 5, count: 12 }).exercises, one.exercises)
  })
  it("writes exercises that can be read back from JSON", () => {
    for (const exercise of all) {
      assert.deepStrictEqual(
        Schema.decodeUnknownSync(Exercise)(JSON.parse(JSON.stringify(exercise))),
        exercise
      )
    }
  })
  it("gives as many exercises as asked for", () => {
    for (const count of [1, 2, 3, 9, 10, 11, 25]) {
      assert.strictEqual(makeQuiz({ level: "medium", seed: 1, count }).exercises.length, count)
    }
  })
  it("has every kind of exercise, and a whole rubber and saves on the hard level", () => {
    for (const kind of Object.keys(Exercise.cases))
      assert.isTrue(
        all.some(({ _tag }) => _tag === kind),
        kind
      )
    const hard = makeQuiz({ level: "hard", seed: 9, count: 10 }).exercises.map(({ _tag }) => _tag)
    assert.include(hard, "WholeRubber")
    assert.include(hard, "Save")
  })
  it("keeps the easy level free of doubles, slams and honours", () => {
    for (const { exercises, level } of quizzes) {
      if (level !== "easy") continue
      for (const exercise of exercises) {
        if (exercise._tag === "Entries" || exercise._tag === "State") {
          assert.match(exercise.result, /^[1-5][CDHSN][NESW]\d+$/u)
        }
      }
    }
  })
  it("deals hands of thirteen cards and finishes rubbers in four to eight deals", () => {
    for (const exercise of all) {
      if (exercise._tag === "Honours") assert.strictEqual(count(read(parseHand(exercise.hand))), 13)
      if (exercise._tag === "WholeRubber") {
        assert.isAtLeast(exercise.results.length, 4)
        assert.isAtMost(exercise.results.length, 8)
        assert.isNotNull((recomputed(exercise) as { readonly rubberWonBy: unknown }).rubberWonBy)
      }
    }
  })
})

describe("answerOf", () => {
  it("is what playing the exercise gives", () => {
    assert.strictEqual(all.length, 900)
    for (const exercise of all) assert.deepStrictEqual(answerOf(exercise), recomputed(exercise))
  })
  it("has honours that score and honours that do not", () => {
    const points = all.flatMap((exercise) => {
      const answer = answerOf(exercise)
      return answer._tag === "Honours" ? [answer.points] : []
    })
    for (const one of [0, 100, 150]) assert.isAbove(points.filter((found) => found === one).length, 3)
  })
})

describe("quizKey and quizSheet", () => {
  it("number the same exercises; only the key has sums and reasons", () => {
    for (const lang of LANGS) {
      const options = { lang, ascii: false }
      for (const quiz of quizzes.slice(0, 90)) {
        const sheet = renderDocument(quizSheet(quiz, options), "text", options)
        const key = renderDocument(quizKey(quiz, options), "text", options)
        assert.notMatch(sheet + key, /undefined|NaN|\[object/u)
        assert.notMatch(sheet, /×/u)
        for (const exercise of quiz.exercises) {
          const answer = answerOf(exercise)
          if (answer._tag !== "Entries" && answer._tag !== "State") continue
          for (const line of answer.lines) assert.include(key, line.sum)
        }
      }
    }
  })
})
