/**
 * What is asked of the solver about the deals that were chosen. Where few yes-or-no questions settle all differences of the
 * contracts, the question that decides most is asked first, and whatever comes after it only with a known chance: for a
 * further question the root of the share of the spread that it could still settle (Neyman's allocation once more), for the
 * exact number `EXACT_SHARE`. What a later answer adds counts by the inverse of its chance, so means stay unbiased.
 * docs/statistics.md#regression
 */
import type { Inquiries, SampleTask, Stake } from "../workers/protocol.ts"
import type { Choice } from "./Choice.ts"
import { TRICK_COUNTS } from "./Network.ts"

/** Three questions and the exact number. */
export const STAGES = 4
/** The chance of asking for the exact number where questions would do. */
export const EXACT_SHARE = 0.125
/** No question is left nearly without a chance, whatever is predicted. */
const LEAST_SHARE = 0.3

/** Knows the tricks in one cell of one deal. */
export interface Oracle {
  readonly tricks: () => number
  /** Whether so many are reached, where that can be asked alone. */
  readonly reaches: ((tricks: number) => boolean) | undefined
}

/** Asks about every cell of the chosen deals, each named by its place among the dealt ones. */
export const inquire = (
  { cells, stakes, steps }: Pick<SampleTask, "cells" | "stakes" | "steps">,
  chances: Float32Array,
  { chosen, coins, spreads }: Choice,
  oracleOf: (deal: number, cell: number) => Oracle
): Inquiries & { readonly tricks: Uint8Array } => {
  const count = chosen.length * cells.length
  const tricks = new Uint8Array(count)
  const lows = new Uint8Array(count * STAGES)
  const ends = new Uint8Array(count * STAGES)
  const factors = new Float64Array(count * STAGES)
  const own = cells.map((_, place) => stakes.filter(({ cell }) => cell === place))
  for (const [n, deal] of chosen.entries()) {
    for (const [m, cell] of cells.entries()) {
      const place = n * cells.length + m
      const { reaches, tricks: number } = oracleOf(deal, cell)
      let stage = place * STAGES
      let [low, end, factor] = [0, TRICK_COUNTS, 1]
      const note = () => {
        lows[stage] = low
        ends[stage] = end
        factors[stage++] = factor
      }
      const from = (deal * cells.length + m) * TRICK_COUNTS
      const within = chances.subarray(from, from + TRICK_COUNTS)
      let left = reaches === undefined ? undefined : steps[m]
      while (left !== undefined && left.length > 0) {
        if (stage > place * STAGES) {
          const share = Math.sqrt(spreadIn(own[m]!, within, low, end) / spreads[n]!)
          const chance = Math.min(1, Math.max(LEAST_SHARE, share))
          if (coins[stage]! >= chance) break
          factor /= chance
        }
        const step = mostDeciding(left, own[m]!, within, low, end)
        if (reaches!(step)) low = step
        else end = step
        left = left.filter((other) => other > low && other < end)
        note()
      }
      if (left === undefined || (left.length === 0 && coins[place * STAGES]! < EXACT_SHARE)) {
        if (left !== undefined) factor /= EXACT_SHARE
        low = number()
        end = low + 1
        note()
      }
      tricks[place] = low
    }
  }
  return { tricks, lows, ends, factors }
}

/** The variance of the stakes, summed, when tricks are known to be at least `low` and less than `end`. */
export const spreadIn = (
  stakes: ReadonlyArray<Stake>,
  chances: Float32Array,
  low: number,
  end: number
): number => {
  let spread = 0
  for (const { worth } of stakes) {
    const { mass, squares, sum } = moments(worth, chances, low, end)
    if (mass > 0) spread += Math.max(0, squares / mass - (sum / mass) ** 2)
  }
  return spread
}

/** The step whose answer takes most of the spread away: that between the two means, by stakes. */
function mostDeciding(
  steps: ReadonlyArray<number>,
  stakes: ReadonlyArray<Stake>,
  chances: Float32Array,
  low: number,
  end: number
): number {
  let best = steps[0]!
  let most = -1
  for (const step of steps) {
    let settled = 0
    for (const { worth } of stakes) {
      const below = moments(worth, chances, low, step)
      const above = moments(worth, chances, step, end)
      if (below.mass > 0 && above.mass > 0)
        settled += below.mass * above.mass * (below.sum / below.mass - above.sum / above.mass) ** 2
    }
    if (settled > most) {
      most = settled
      best = step
    }
  }
  return best
}

function moments(worth: ReadonlyArray<number>, chances: Float32Array, low: number, end: number) {
  let [mass, sum, squares] = [0, 0, 0]
  for (let tricks = low; tricks < end; tricks++) {
    const chance = chances[tricks]!
    const value = worth[tricks]!
    mass += chance
    sum += chance * value
    squares += chance * value * value
  }
  return { mass, sum, squares }
}
