/** The figures of a simulation, from its counts. */
import { type Estimate } from "../statistics/Estimate.ts"
import { type Counts, LONGEST, WIDEST } from "./Counts.ts"

export interface Summary {
  readonly rubbers: number
  /** NorthSouth's margin per rubber, in points. */
  readonly margin: Estimate
  /** Standard deviation of one rubber's margin. */
  readonly marginSd: number
  /** What the first strategy gains per rubber over the other on the same deals; absent where nothing was paired. */
  readonly difference: Estimate | undefined
  readonly wins: Estimate
  readonly deals: Estimate
  readonly twoGames: Estimate
  /** Share of rubbers whose winner has fewer points than the loser. */
  readonly winnerBehind: Estimate
  /** Points a rubber, of each side. */
  readonly points: { readonly NorthSouth: number; readonly EastWest: number }
  /** Deals passed out per rubber. */
  readonly passedOut: number
  /** Share of rubbers by number of deals, from 0. */
  readonly lengths: ReadonlyArray<number>
  /** Margins below which these shares of rubbers lie. */
  readonly quantiles: ReadonlyArray<{ readonly share: number; readonly margin: number }>
  /** Share of rubbers by margin, in classes of 250 points. */
  readonly margins: ReadonlyArray<{ readonly low: number; readonly high: number; readonly share: number }>
  /** Rubbers after which an advantage of 50 points stands at two standard errors. */
  readonly rubbersToTell50: number
}

const CLASS = 250

export const summaryOf = (counts: Counts): Summary => {
  const { pairs, rubbers } = counts
  const margin = moments(counts.margin, counts.marginSquares, rubbers)
  const marginSd = margin.se * Math.sqrt(rubbers)
  return {
    rubbers,
    margin,
    marginSd,
    // A pair is two rubbers: half its difference is what one strategy gains in each.
    difference: pairs === 0 ? undefined : halved(moments(counts.pairMargin, counts.pairSquares, pairs)),
    wins: shareOf(counts.wins[0], rubbers),
    deals: moments(counts.deals, counts.dealsSquares, rubbers),
    twoGames: shareOf(counts.twoGames, rubbers),
    winnerBehind: shareOf(counts.winnerBehind, rubbers),
    points: { NorthSouth: counts.points[0] / rubbers, EastWest: counts.points[1] / rubbers },
    passedOut: counts.passedOut / rubbers,
    lengths: [...counts.lengths.subarray(0, LONGEST + 1)].map((count) => count / rubbers),
    quantiles: [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => ({ share, margin: quantile(counts, share) })),
    margins: marginClasses(counts),
    rubbersToTell50: Math.ceil(((2 * marginSd) / 50) ** 2)
  }
}

function moments(sum: number, squares: number, count: number): Estimate {
  const mean = count === 0 ? 0 : sum / count
  const variance = count < 2 ? 0 : Math.max(0, squares / count - mean ** 2) * (count / (count - 1))
  return { mean, se: Math.sqrt(variance / Math.max(1, count)), count }
}

function halved({ count, mean, se }: Estimate): Estimate {
  return { mean: mean === 0 ? 0 : mean / 2, se: se / 2, count }
}

function shareOf(successes: number, count: number): Estimate {
  return moments(successes, successes, count)
}

function quantile({ margins, rubbers }: Counts, share: number): number {
  let below = 0
  for (let index = 0; index < margins.length; index++) {
    below += margins[index]!
    if (below >= share * rubbers) return index * 10 - WIDEST
  }
  return WIDEST
}

function marginClasses({ margins, rubbers }: Counts): Summary["margins"] {
  const classes = new Map<number, number>()
  for (const [index, count] of margins.entries()) {
    if (count === 0) continue
    const low = Math.floor((index * 10 - WIDEST) / CLASS) * CLASS
    classes.set(low, (classes.get(low) ?? 0) + count)
  }
  return [...classes].map(([low, count]) => ({ low, high: low + CLASS, share: count / rubbers }))
}
