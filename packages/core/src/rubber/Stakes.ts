/**
 * Settling rubbers in hundreds and for players who change partners. The laws are silent here, so nothing is
 * rounded unless a way is named. Habits: docs/rules.md#stakes
 */
import { Schema } from "effect"
import { type BySeat, type BySide, SEATS, sideOf } from "../deal/Seat.ts"

/** How the part below a hundred is rounded: a remainder of exactly 50 goes up, down, or to the even hundred. */
export const Rounding = Schema.Literals(["none", "half-up", "half-down", "half-even"])
export type Rounding = typeof Rounding.Type

/** A margin in hundreds, a whole number unless `none`; up means away from 0, so both sides settle alike. */
export const hundreds = (margin: number, rounding: Rounding): number => {
  const exact = Math.abs(margin) / 100
  if (rounding === "none") return Math.sign(margin) * exact || 0
  const whole = Math.floor(exact)
  const rest = exact - whole
  const halfGoesUp = rounding === "half-up" || (rounding === "half-even" && whole % 2 === 1)
  const up = rest > 0.5 || (rest === 0.5 && halfGoesUp)
  return Math.sign(margin) * (up ? whole + 1 : whole) || 0
}

/** Who sat where in one rubber, and by how much each side led at its end, in points. */
export interface SettledRubber {
  readonly players: Partial<BySeat<string>>
  readonly margin: BySide<number>
}

export interface PlayerStanding {
  readonly name: string
  readonly rubbers: number
  /** Rubbers with a positive margin. */
  readonly won: number
  readonly points: number
  /** Hundreds, rounded rubber by rubber. */
  readonly hundreds: number
}

/** Every named player's balance over the rubbers, the most points first; equal points in order of appearance. */
export const standings = (
  rubbers: Iterable<SettledRubber>,
  rounding: Rounding
): ReadonlyArray<PlayerStanding> => {
  const found = new Map<string, PlayerStanding>()
  for (const { margin, players } of rubbers) {
    for (const seat of SEATS) {
      const name = players[seat]
      if (name === undefined) continue
      const points = margin[sideOf(seat)]
      const before = found.get(name) ?? { name, rubbers: 0, won: 0, points: 0, hundreds: 0 }
      found.set(name, {
        name,
        rubbers: before.rubbers + 1,
        won: before.won + (points > 0 ? 1 : 0),
        points: before.points + points,
        hundreds: before.hundreds + hundreds(points, rounding)
      })
    }
  }
  return [...found.values()].toSorted((a, b) => b.points - a.points)
}
