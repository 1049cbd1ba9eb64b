/**
 * The state of a rubber as its sheet has it: what it stated last and what it has written since. A mistake of the sheet, told once where it
 * stands, is in every state that the sheet states later; those deserve no more than a note.
 */
import { SIDES } from "../deal/Seat.ts"
import type { History, RubberScore } from "../formats/pbn/PbnScores.ts"
import type { OpenRubber } from "./OpenRubber.ts"

/** Points above and below, by side number. */
export interface Sums {
  readonly above: readonly [number, number]
  readonly below: readonly [number, number]
}

/** What is right so far, to be compared with what is right one deal later. */
export const sumsOf = ({ above, below }: OpenRubber): Sums => ({
  above: [above[0], above[1]],
  below: [sum(below[0]), sum(below[1])]
})

export class StatedState {
  private above: [number, number] = [0, 0]
  private below: [Array<number>, Array<number>] = [[0], [0]]

  /** Begins with what is right. */
  begin({ above, below }: OpenRubber): void {
    this.above = [above[0], above[1]]
    this.below = [[...below[0]], [...below[1]]]
  }

  /** Goes on from a history, which need not be right. */
  take(history: History): void {
    for (const [n, side] of SIDES.entries()) {
      this.above[n] = history[side].above
      this.below[n] = [...history[side].below]
    }
  }

  /** Writes a deal: the figures of the sheet, and what is right where it has none. */
  write(figures: RubberScore | undefined, before: Sums, after: Sums): void {
    let game = false
    for (const [n, side] of SIDES.entries()) {
      const written = figures?.[side]
      this.above[n]! += written?.above ?? after.above[n]! - before.above[n]!
      const games = this.below[n]!
      games[games.length - 1]! += written?.below ?? after.below[n]! - before.below[n]!
      game ||= games.at(-1)! >= 100
    }
    if (game) for (const games of this.below) games.push(0)
  }

  /** Whether a history says just this. */
  agrees(history: History): boolean {
    return SIDES.every((side, n) => {
      const { above, below } = history[side]
      return above === this.above[n] && samePoints(below, this.below[n]!)
    })
  }
}

/** Whether points below are the same, game by game. */
export const samePoints = (some: ReadonlyArray<number>, others: ReadonlyArray<number>): boolean =>
  some.length === others.length && some.every((points, n) => points === others[n])

const sum = (points: ReadonlyArray<number>): number => points.reduce((total, one) => total + one, 0)
