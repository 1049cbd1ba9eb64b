/**
 * What the next deal needs to know of a rubber: games won and partscores. Vulnerability follows from the games.
 * Text: `1-0 60/40`, games NS–EW, partscores NS/EW. Rules: docs/rules.md#rubber-state
 */
import { Result, Schema } from "effect"
import { type BySide, bySide } from "../deal/Seat.ts"

export interface RubberState {
  /** 0 or 1 for each side while the rubber lasts. */
  readonly games: BySide<number>
  /** Points below the line in the open game: 0, or 20 to 90. */
  readonly partscore: BySide<number>
}

export const LOVE_ALL: RubberState = { games: bySide(() => 0), partscore: bySide(() => 0) }

export const StateFault = Schema.Literals(["Form", "Games", "Partscore"])
export type StateFault = typeof StateFault.Type

/** The text is no state of an unfinished rubber; `at` is the offset from 0, `found` the figure at fault. */
export class UnreadableRubberState extends Schema.TaggedError<UnreadableRubberState>()(
  "UnreadableRubberState",
  {
    text: Schema.String,
    at: Schema.Int,
    fault: StateFault,
    found: Schema.String
  }
) {
  override get message() {
    const what: Record<StateFault, string> = {
      Form: "games and partscores were expected",
      Games: `${this.found} games: a side with two games has won the rubber, so each has 0 or 1`,
      Partscore: `a partscore of ${this.found} cannot exist; it is 0 or 20, 30 … 90`
    }
    return `"${this.text}" is not a state of the rubber: ${what[this.fault]}; write one like "1-0 60/40"`
  }
}

/** True for the points an open game can hold: 0, 20, 30 … 90. Ten points cannot be made, a hundred is a game. */
export const isPartscore = (points: number): boolean =>
  Number.isInteger(points / 10) && points >= 0 && points < 100 && points !== 10

/** A side is vulnerable once it has won a game. Rule: docs/rules.md#vulnerability */
export const vulnerable = ({ games }: Pick<RubberState, "games">): BySide<boolean> =>
  bySide((side) => games[side] > 0)

const PARTS = [
  "\\s*",
  "(\\d+)\\s*",
  "[-–−:]\\s*",
  "(\\d+)",
  "(?:\\s*,\\s*|\\s+)",
  "(\\d+)\\s*",
  "[/:]\\s*",
  "(\\d+)"
]
const GAMES_ONLY = new RegExp(`^${PARTS.slice(0, 4).join("")}\\s*$`, "du")
const TEXT = new RegExp(`^${PARTS.join("")}\\s*$`, "du")

/** Reads `1-0 60/40`; the partscores may be left out when there are none. */
export const parse = (text: string): Result.Result<RubberState, UnreadableRubberState> => {
  const match = TEXT.exec(text) ?? GAMES_ONLY.exec(text)
  if (match === null) {
    return Result.fail(new UnreadableRubberState({ text, at: stoppedAt(text), fault: "Form", found: "" }))
  }
  const [, gamesNS = "0", gamesEW = "0", partNS = "0", partEW = "0"] = match
  const wrong = [
    Number(gamesNS) > 1,
    Number(gamesEW) > 1,
    !isPartscore(Number(partNS)),
    !isPartscore(Number(partEW))
  ]
  const first = wrong.indexOf(true) + 1
  if (first > 0) {
    const at = match.indices?.[first]?.[0] ?? 0
    const fault = first < 3 ? "Games" : "Partscore"
    return Result.fail(new UnreadableRubberState({ text, at, fault, found: match[first]! }))
  }
  return Result.succeed({
    games: { NorthSouth: Number(gamesNS), EastWest: Number(gamesEW) },
    partscore: { NorthSouth: Number(partNS), EastWest: Number(partEW) }
  })
}

/** The offset of the first character that fits no state. */
function stoppedAt(text: string): number {
  const lengths = PARTS.map(
    (_, n) => new RegExp(`^${PARTS.slice(0, n + 1).join("")}`, "u").exec(text)?.[0].length
  )
  return Math.max(0, ...lengths.map((length) => length ?? 0))
}

/** `1-0 60/40`. */
export const toText = ({ games, partscore }: RubberState): string =>
  `${games.NorthSouth}-${games.EastWest} ${partscore.NorthSouth}/${partscore.EastWest}`
