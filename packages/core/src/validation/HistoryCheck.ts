/** The state that a PBN game states for its beginning, against the state carried from the recomputed results. */
import { SIDES } from "../deal/Seat.ts"
import { type History, historyText } from "../formats/pbn/PbnScores.ts"
import { isPartscore } from "../rubber/RubberState.ts"
import type { OpenRubber } from "./OpenRubber.ts"
import { explained, type Finding } from "./Reason.ts"
import { samePoints, type StatedState } from "./StatedState.ts"

/**
 * What differs from what is right; where the history only carries on a mistake told before, as a note. `line` is where it stands.
 * `stated` goes on from the history.
 */
export const checkHistory = (
  history: History,
  line: number,
  open: OpenRubber,
  stated: StatedState
): ReadonlyArray<Finding> => {
  const broken = brokenHistory(history)
  if (broken) {
    return [
      {
        line,
        rubber: open.id,
        field: "history",
        expected: null,
        found: historyText(history),
        ...explained(["ImpossibleFigure", "History"])
      }
    ]
  }
  const carried = stated.agrees(history)
  stated.take(history)
  const same = SIDES.every((side, n) => {
    const { above, below } = history[side]
    return (
      // Where honours are only supposed, a history that has none of them is right as well, and where they are one of
      // several explanations one that has them.
      (above === open.above[n] ||
        above === open.above[n]! - open.supposed[n]! ||
        above === open.above[n]! + open.doubtful[n]!) &&
      samePoints(below, open.below[n]!)
    )
  })
  if (same) return []
  const right: History = {
    NorthSouth: { previous: history.NorthSouth.previous, above: open.above[0], below: open.below[0] },
    EastWest: { previous: history.EastWest.previous, above: open.above[1], below: open.below[1] }
  }
  return [
    {
      line,
      rubber: open.id,
      field: "history",
      expected: historyText(right),
      found: historyText(history),
      ...explained(["History"]),
      ...(carried ? { severity: "note" } : {})
    }
  ]
}

/** A finished game has one side with 100 or more, the open one none; every figure is one that can stand below the line. */
function brokenHistory({ EastWest, NorthSouth }: History): boolean {
  const won = [0, 0]
  return NorthSouth.below.some((ours, n) => {
    const theirs = EastWest.below[n]!
    if (ours % 10 !== 0 || theirs % 10 !== 0) return true
    if (n === NorthSouth.below.length - 1)
      return !isPartscore(ours) || !isPartscore(theirs) || won.includes(2)
    const winners = [ours, theirs].filter((points) => points >= 100).length
    won[ours >= 100 ? 0 : 1]!++
    return winners !== 1
  })
}

/** Takes a history for the state to begin with: a file may start in the middle of a rubber. */
export const begin = (rubber: OpenRubber, history: History): void => {
  if (brokenHistory(history)) return
  for (const [n, side] of SIDES.entries()) {
    const { above, below } = history[side]
    rubber.above[n] = above
    rubber.right[n] = above + below.reduce((sum, points) => sum + points, 0)
    rubber.written[n] = Number.NaN
    rubber.below[n]!.splice(0, 1, ...below)
    rubber.partscore[n] = below.at(-1)!
    rubber.games[n] = below.slice(0, -1).filter((points) => points >= 100).length
  }
}

export const isFresh = (history: History): boolean => {
  return SIDES.every((side) => history[side].below.length === 1 && history[side].below[0] === 0)
}

export const isLoveAll = ({ games, partscore }: OpenRubber): boolean => {
  return games[0] + games[1] + partscore[0] + partscore[1] === 0
}
