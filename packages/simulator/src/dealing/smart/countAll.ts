/**
 * The tables of all units that a condition speaks of. A card that a hand has in all its ways is barred from the others,
 * which can leave them less, until nothing changes.
 */
import type { Counts, Expression } from "../language/Expression.ts"
import { stockBeside } from "../Stock.ts"
import { type Counted, countUnit, type Measured } from "./countUnit.ts"
import { impossibleTogether } from "./impossible.ts"
import { SEAT_UNITS, SIDE_UNITS, type Unit } from "./Unit.ts"

const UNITS = [...SEAT_UNITS, ...SIDE_UNITS]
const ROUNDS = 4

/** The tables, or undefined when they show that the condition cannot be met. */
export const countAll = (
  clauses: ReadonlyArray<Expression>,
  held: Uint16Array,
  counts: Counts,
  watched: ReadonlyArray<Measured> = []
): ReadonlyArray<Counted> | undefined => {
  const count = (unit: Unit, barred: ReadonlyArray<number>) =>
    countUnit(unit, clauses, { held, barred }, counts, watched)
  let counted = UNITS.map((unit) => count(unit, [0, 0, 0, 0]))
  const all = UNITS.map((unit) => waysBeside(held, unit))
  let before = UNITS.map(() => [0, 0, 0, 0])
  for (let round = 0; round < ROUNDS; round++) {
    const found = counted.filter((unit) => unit !== undefined)
    if (found.some(({ table }) => table.ways === 0)) return undefined
    const certain = UNITS.map((_, n) => counted[n]?.table.cards().always ?? [0, 0, 0, 0])
    const barred = UNITS.map((unit) =>
      [0, 1, 2, 3].map((suit) =>
        UNITS.reduce((mask, other, n) => (apart(unit, other) ? mask | certain[n]![suit]! : mask), 0)
      )
    )
    if (UNITS.some((_, n) => overlap(certain[n]!, barred[n]!))) return undefined
    const changed = UNITS.map((_, n) => barred[n]!.some((mask, suit) => mask !== before[n]![suit]))
    if (!changed.some((change, n) => change && counted[n] !== undefined)) break
    counted = counted.map((unit, n) =>
      unit !== undefined && changed[n]! ? count(UNITS[n]!, barred[n]!) : unit
    )
    before = barred
  }
  const found = counted.flatMap((unit, n) =>
    unit === undefined ? [] : [{ ...unit, share: unit.table.ways / all[n]! }]
  )
  return found.some(({ table }) => table.ways === 0) || impossibleTogether(found, counts) ? undefined : found
}

/** Whether two units share no seat. */
const apart = (one: Unit, other: Unit) => !one.seats.some((seat) => other.seats.includes(seat))

const overlap = (one: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
  one.some((mask, suit) => (mask & other[suit]!) !== 0)

/** In how many ways a unit can get the cards it lacks, from those that nobody is known to hold. */
function waysBeside(held: Uint16Array, { seats }: Unit): number {
  const { cards, needs } = stockBeside(held)
  const need = seats.reduce((sum, seat) => sum + needs[seat]!, 0)
  let ways = 1
  // Each step is a binomial coefficient, up to the rounding of a double.
  for (let n = 1; n <= need; n++) ways = Math.round((ways * (cards.length - need + n)) / n)
  return ways
}
