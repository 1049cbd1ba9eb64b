/** A deal at its place: all that decides what it writes, and the four figures that follow. */
import type { Entry, Figures } from "./Entry.ts"
import { partsOf, type Scale } from "./ScoreTable.ts"

export interface Situation {
  readonly contract: number
  /** Declarer's side: 0 NorthSouth, 1 EastWest. */
  readonly side: number
  readonly tricks: number
  /** Whether declarer's side is vulnerable. */
  readonly vulnerable: boolean
  readonly honours: number
  readonly honoursSide: number
  readonly honoursKnown: boolean
  /** The rubber bonus this deal brings, 0 for none; it goes to declarer's side. */
  readonly rubberBonus: number
  /** What Chicago or duplicate writes at once for a game or partscore. */
  readonly variantBonus: number
  /** Points below of declarer's side before the deal, in the open game. */
  readonly partscore: number
  /** Points below that the last finished game wiped from declarer's side. */
  readonly wiped: number
  /** Games of declarer's side and of the others before the deal. */
  readonly games: readonly [own: number, theirs: number]
  /** Whether a rubber is being played at all. */
  readonly isRubber: boolean
  readonly scale: Scale
}

/** What is written, by kind; each goes to the place that the laws give it. */
export interface Parts {
  readonly below: number
  readonly overtricks: number
  readonly slam: number
  readonly insult: number
  readonly penalty: number
  readonly honours: number
  readonly honoursSide: number
  readonly rubberBonus: number
  readonly variantBonus: number
}

/** The parts as the laws give them. */
export const partsIn = (situation: Situation): Parts => ({
  ...partsOf(situation.contract, situation.vulnerable, situation.tricks, situation.scale),
  honours: situation.honours,
  honoursSide: situation.honoursSide,
  rubberBonus: situation.rubberBonus,
  variantBonus: situation.variantBonus
})

/** The four figures of these parts when `side` declared. */
export const figuresOf = (parts: Parts, side: number): Figures => {
  const premiums = parts.overtricks + parts.slam + parts.insult + parts.rubberBonus + parts.variantBonus
  const figures = [0, 0, 0, 0]
  figures[side * 2] = parts.below
  figures[side * 2 + 1] = premiums
  figures[(1 - side) * 2 + 1] = parts.penalty
  figures[parts.honoursSide * 2 + 1]! += parts.honours
  return figures as unknown as Figures
}

/** What a record says of its deal, at its place. */
export const situationOf = (
  entry: Entry,
  place: Omit<Situation, "contract" | "side" | "tricks" | "honours" | "honoursSide" | "honoursKnown">
): Situation => ({
  ...place,
  contract: entry.contract,
  side: entry.declarer & 1,
  tricks: entry.tricks,
  honours: entry.honours,
  honoursSide: entry.honoursSide,
  honoursKnown: entry.honoursKnown || entry.honours > 0
})
