/**
 * The rubber as a chain of states, once it is known what both sides do in each: values, rubbers won, deals to come.
 * Each deal serves in both seat orders, so state s has half the deals of s and half those of s with sides exchanged.
 */
import { solve } from "./field/Regression.ts"
import { STATE_COUNT, swapped } from "./StateIndex.ts"
import { ENDS, FOLDS, type Tally } from "./Tally.ts"

/** Chances to go from state to end (index state × 326 + end), points for NorthSouth, and share of deals passed out. */
export interface RubberFlow {
  readonly chances: Float64Array
  readonly points: Float64Array
  readonly passedOut: Float64Array
}

/** The flow of all tallies, without the deals of the fold `without` where one is given. */
export const flowOf = (tallies: ReadonlyArray<Tally>, without?: number): RubberFlow => {
  const chances = new Float64Array(STATE_COUNT * ENDS)
  const points = new Float64Array(STATE_COUNT)
  const passedOut = new Float64Array(STATE_COUNT)
  for (const [state, tally] of tallies.entries()) {
    const exchanged = swapped(state)
    let deals = 0
    for (let fold = 0; fold < FOLDS; fold++) if (fold !== without) deals += tally.deals[fold]!
    for (let fold = 0; fold < FOLDS; fold++) {
      if (fold === without) continue
      points[state]! += tally.points[fold]! / deals / 2
      points[exchanged]! -= tally.points[fold]! / deals / 2
      for (let end = 0; end < ENDS; end++) {
        const count = tally.ends[fold * ENDS + end]!
        if (count === 0) continue
        chances[state * ENDS + end]! += count / deals / 2
        chances[exchanged * ENDS + exchangedEnd(end)]! += count / deals / 2
      }
    }
    const all = tally.deals.reduce((sum, count) => sum + count, 0)
    passedOut[state]! += tally.passedOut / all / 2
    passedOut[exchanged]! += tally.passedOut / all / 2
  }
  return { chances, points, passedOut }
}

/** x with x(s) = `gain`(s) + the mean of x over the states s leads to; nothing comes after the rubber. */
export const accumulated = ({ chances }: RubberFlow, gain: ArrayLike<number>): Float64Array => {
  const rows = Array.from({ length: STATE_COUNT }, (_, state) => {
    const row = new Float64Array(STATE_COUNT + 1)
    for (let next = 0; next < STATE_COUNT; next++) row[next] = -chances[state * ENDS + next]!
    row[state]! += 1
    row[STATE_COUNT] = gain[state]!
    return row
  })
  return Float64Array.from(solve(rows))
}

/** Expected points still to be written, by state, made exactly antisymmetric. */
export const valuesOf = (flow: RubberFlow): Float64Array => {
  const values = accumulated(flow, flow.points)
  return values.map((value, state) => (value - values[swapped(state)]!) / 2)
}

/** Chance that NorthSouth win the rubber, by state. */
export const winsOf = (flow: RubberFlow): Float64Array =>
  accumulated(
    flow,
    Float64Array.from({ length: STATE_COUNT }, (_, state) => flow.chances[state * ENDS + STATE_COUNT]!)
  )

/** Deals still to be played, passed-out ones not counted, by state. */
export const dealsLeftOf = (flow: RubberFlow): Float64Array =>
  accumulated(
    flow,
    flow.passedOut.map((share) => 1 - share)
  )

/** Chance that the rubber ends with its second game, by state. */
export const twoGamesOf = (flow: RubberFlow): Float64Array =>
  accumulated(
    flow,
    Float64Array.from({ length: STATE_COUNT }, (_, state) => {
      const games = Math.trunc(state / 81)
      const over = flow.chances[state * ENDS + STATE_COUNT]! + flow.chances[state * ENDS + STATE_COUNT + 1]!
      return games === 1 || games === 2 ? over : 0
    })
  )

/** Expected visits to each state by a rubber that starts at `from`; each deal is a visit. */
export const visitsFrom = ({ chances }: RubberFlow, from: number): Float64Array => {
  const rows = Array.from({ length: STATE_COUNT }, (_, state) => {
    const row = new Float64Array(STATE_COUNT + 1)
    for (let before = 0; before < STATE_COUNT; before++) row[before] = -chances[before * ENDS + state]!
    row[state]! += 1
    row[STATE_COUNT] = state === from ? 1 : 0
    return row
  })
  return Float64Array.from(solve(rows))
}

function exchangedEnd(end: number): number {
  return end < STATE_COUNT ? swapped(end) : end === STATE_COUNT ? STATE_COUNT + 1 : STATE_COUNT
}
