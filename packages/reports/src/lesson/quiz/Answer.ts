/** The answers to exercises, worked out by the rules. */
import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import type { Level } from "@rubber-bridge/core/auction/Contract"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { type BySide, SIDES, type Side, sideOf } from "@rubber-bridge/core/deal/Seat"
import { type DealResult, played } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as RubberState from "@rubber-bridge/core/rubber/RubberState"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { settlement } from "@rubber-bridge/core/rubber/Unfinished"
import { honoursOf } from "@rubber-bridge/core/scoring/Honours"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import { type ScoreLine, net, totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { Result } from "effect"
import { lowestGame } from "../topicFigures.ts"
import type { Exercise, ExerciseOf } from "./Exercise.ts"

type ByPlace = ReturnType<typeof totals>

export type Answer =
  | { readonly _tag: "Entries"; readonly lines: ReadonlyArray<ScoreLine>; readonly totals: ByPlace }
  | {
      readonly _tag: "State"
      readonly lines: ReadonlyArray<ScoreLine>
      readonly totals: ByPlace
      /** Such as `1-0 0/0`; `null` when the rubber is over. */
      readonly after: string | null
      readonly rubberWonBy: Side | null
    }
  | { readonly _tag: "GameBid"; readonly level: number }
  | { readonly _tag: "Tricks"; readonly tricks: number }
  | { readonly _tag: "Honours"; readonly side: Side; readonly points: number }
  | { readonly _tag: "Settle"; readonly lines: ReadonlyArray<ScoreLine> }
  | {
      readonly _tag: "Save"
      /** What they would write if they played, in points. */
      readonly worth: number
      /** The most undertricks that cost less; 0 when even one costs as much. */
      readonly down: number
      readonly cost: number
    }
  | {
      readonly _tag: "WholeRubber"
      readonly totals: BySide<number>
      readonly rubberWonBy: Side | null
      readonly margin: BySide<number>
    }
export type AnswerOf<Tag extends Answer["_tag"]> = Extract<Answer, { readonly _tag: Tag }>

/** The answer to an exercise. */
export const answerOf = (exercise: Exercise): Answer => {
  switch (exercise._tag) {
    case "Entries": {
      const { lines } = playedFrom(exercise.rubber, exercise.result)
      return { _tag: "Entries", lines, totals: totals(lines) }
    }
    case "State": {
      const { lines, rubber } = playedFrom(exercise.rubber, exercise.result)
      const winner = Rubber.winner(rubber)
      const after = winner === undefined ? RubberState.toText(rubber) : null
      return { _tag: "State", lines, totals: totals(lines), after, rubberWonBy: winner ?? null }
    }
    case "GameBid":
      return {
        _tag: "GameBid",
        level: lowestGame(stateOf(exercise.rubber).partscore.NorthSouth, exercise.denomination)
      }
    case "Tricks":
      return { _tag: "Tricks", tricks: tricksOf(exercise) }
    case "Honours": {
      const { denomination } = contractOf(exercise.contract)
      const hand = Result.getOrThrow(parseHand(exercise.hand))
      return { _tag: "Honours", side: sideOf(exercise.seat), points: honoursOf(hand, denomination) }
    }
    case "Settle":
      return { _tag: "Settle", lines: settlement(stateOf(exercise.rubber), "1993") }
    case "Save":
      return save(exercise)
    case "WholeRubber":
      return wholeRubber(exercise)
  }
}

export const stateOf = (text: string): RubberState.RubberState => Result.getOrThrow(RubberState.parse(text))
export const contractOf = (text: string) => Result.getOrThrow(parseContract(text))
export const resultOf = (text: string): DealResult => Result.getOrThrow(ResultText.parse(text)).result

function playedFrom(rubber: string, result: string): Rubber.DealWritten {
  return Result.getOrThrow(Rubber.play(Rubber.start("North", stateOf(rubber)), resultOf(result)))
}

/** The one trick count that writes these points: a trick more is always worth more to declarer. */
function tricksOf({ contract: text, points, rubber }: ExerciseOf<"Tricks">): number {
  const contract = contractOf(text)
  const before = Rubber.start("North", stateOf(rubber))
  for (let tricks = 0; tricks <= 13; tricks++) {
    const written = totals(Result.getOrThrow(Rubber.play(before, played(contract, tricks))).lines)
    const same = SIDES.every(
      (side) => written[side].below === points[side].below && written[side].above === points[side].above
    )
    if (same) return tricks
  }
  throw new Error(`no number of tricks in ${text} writes these points`)
}

function save({ ours, rubber, theirs }: ExerciseOf<"Save">): AnswerOf<"Save"> {
  const theirContract = contractOf(theirs)
  const before = Rubber.start("North", stateOf(rubber))
  const made = Rubber.play(before, played(theirContract, theirContract.level + 6))
  const worth = -net(Result.getOrThrow(made).lines)
  const { doubling, level } = contractOf(ours)
  const vulnerable = RubberState.vulnerable(before).NorthSouth
  const most = level + 6
  const costs = Array.from({ length: most }, (_, n) => penalty(n + 1, doubling, vulnerable))
  const down = costs.filter((cost) => cost < worth).length
  return { _tag: "Save", worth, down, cost: costs[down - 1] ?? 0 }
}

/** The sheet of a whole rubber. */
export const sheetOf = ({ dealer, results }: ExerciseOf<"WholeRubber">): ScoreSheet.ScoreSheet =>
  Result.getOrThrow(ScoreSheet.fromResults(results.map(resultOf), dealer))

function wholeRubber(exercise: ExerciseOf<"WholeRubber">): AnswerOf<"WholeRubber"> {
  const sheet = sheetOf(exercise)
  const sums = ScoreSheet.totals(sheet)
  return {
    _tag: "WholeRubber",
    totals: { NorthSouth: sums.NorthSouth.total, EastWest: sums.EastWest.total },
    rubberWonBy: Rubber.winner(sheet.rubber) ?? null,
    margin: ScoreSheet.margin(sheet)
  }
}

/** The cost of each number of undertricks up to one more than is worth it. */
export const saveCosts = (exercise: ExerciseOf<"Save">, down: number): ReadonlyArray<number> => {
  const { doubling } = contractOf(exercise.ours)
  const vulnerable = stateOf(exercise.rubber).games.NorthSouth > 0
  return Array.from({ length: down + 1 }, (_, n) => penalty(n + 1, doubling, vulnerable))
}

/** One level below the answer, for showing that it falls short; `undefined` at the one level. */
export const levelBelow = (level: number): Level | undefined =>
  level > 1 ? ((level - 1) as Level) : undefined
