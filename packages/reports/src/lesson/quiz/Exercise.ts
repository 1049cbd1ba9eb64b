/** Exercises as data: what is asked, in notation, without words. North–South are always We. */
import { Denomination } from "@rubber-bridge/core/auction/Denomination"
import { Seat } from "@rubber-bridge/core/deal/Seat"
import { Schema } from "effect"

export const QuizLevel = Schema.Literals(["easy", "medium", "hard"])
export type QuizLevel = typeof QuizLevel.Type

/** Points below and above the line for each side. */
export const Points = Schema.Struct({
  NorthSouth: Schema.Struct({ below: Schema.Int, above: Schema.Int }),
  EastWest: Schema.Struct({ below: Schema.Int, above: Schema.Int })
})

/** `rubber` is a state such as `1-0 60/40`, `result` one such as `4SXW-2`, `contract` one such as `4SXW`. */
export const Exercise = Schema.TaggedUnion({
  /** What does this result write? */
  Entries: { rubber: Schema.String, result: Schema.String },
  /** What does it write, and how does the rubber stand after it? */
  State: { rubber: Schema.String, result: Schema.String },
  /** What is the lowest bid in this denomination that wins the game for North–South, if made? */
  GameBid: { rubber: Schema.String, denomination: Denomination },
  /** These points were written: how many tricks did declarer take? */
  Tricks: { rubber: Schema.String, contract: Schema.String, points: Points },
  /** What do the honours of this hand score? */
  Honours: { contract: Schema.String, seat: Seat, hand: Schema.String },
  /** Play stops here: what do the laws of 1993 give? */
  Settle: { rubber: Schema.String },
  /** They would make `theirs` exactly: how far down may `ours` go and still cost less on this deal? */
  Save: { rubber: Schema.String, theirs: Schema.String, ours: Schema.String },
  /** A whole rubber: keep the sheet and add it up. */
  WholeRubber: { dealer: Seat, results: Schema.Array(Schema.String) }
})
export type Exercise = typeof Exercise.Type
export type ExerciseOf<Tag extends Exercise["_tag"]> = Extract<Exercise, { readonly _tag: Tag }>

/** Exercises of one level, made from a seed; the same seed, level and count give the same quiz. */
export interface Quiz {
  readonly level: QuizLevel
  readonly seed: number
  readonly exercises: ReadonlyArray<Exercise>
}
