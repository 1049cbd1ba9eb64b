/**
 * The facts about people's rubbers that the `field` model is fitted to, and what a solution says about each.
 * Sources: docs/equity.md#fit
 */
import { dealsLeftOf, type RubberFlow, twoGamesOf, visitsFrom } from "../RubberFlow.ts"
import { type Tally } from "../Tally.ts"

export interface Facts {
  /** Deals of a rubber from love all, passed-out ones not counted. */
  readonly dealsPerRubber: number
  /** Share of rubbers that end two games to none. */
  readonly twoGames: number
  /** Double-dummy make rates of the contracts reached. */
  readonly oneNotrumpMade: number
  readonly threeNotrumpMade: number
  readonly fourMajorMade: number
  /** Slams bid and made in 879 deals, as many as the Culbertson–Lenz match had. */
  readonly slamsMade: number
  /** Double-dummy make rate of the slams bid. */
  readonly slamMade: number
}

/** What is known, with the error it is known to. */
export const FACTS: Readonly<Record<keyof Facts, { readonly mean: number; readonly error: number }>> = {
  dealsPerRubber: { mean: 5.86, error: 0.2 },
  twoGames: { mean: 0.46, error: 0.04 },
  oneNotrumpMade: { mean: 0.605, error: 0.02 },
  threeNotrumpMade: { mean: 0.656, error: 0.02 },
  fourMajorMade: { mean: 0.72, error: 0.02 },
  slamsMade: { mean: 17, error: 4.1 },
  slamMade: { mean: 0.683, error: 0.02 }
}

/** How often a contract is reached, made and doubled, in shares of the deals played. */
export interface ContractRates {
  readonly reached: Float64Array
  readonly made: Float64Array
  readonly doubled: Float64Array
}

/** The contracts of rubbers from love all, by bid number. */
export const contractRates = (flow: RubberFlow, tallies: ReadonlyArray<Tally>): ContractRates => {
  const visits = visitsFrom(flow, 0)
  const deals = dealsLeftOf(flow)[0]!
  const rates = (count: (tally: Tally) => Float64Array) => {
    const sum = new Float64Array(35)
    for (const [state, tally] of tallies.entries()) {
      const all = tally.deals.reduce((total, count) => total + count, 0)
      for (let bid = 0; bid < 35; bid++) sum[bid]! += (visits[state]! * count(tally)[bid]!) / all / deals
    }
    return sum
  }
  return {
    reached: rates((tally) => tally.reached),
    made: rates((tally) => tally.made),
    doubled: rates((tally) => tally.doubled)
  }
}

/** Six and seven of anything. */
const SLAMS = [25, 26, 27, 28, 29, 30, 31, 32, 33, 34]

export const factsOfSolution = (flow: RubberFlow, tallies: ReadonlyArray<Tally>): Facts => {
  const { made, reached } = contractRates(flow, tallies)
  const madeShare = (bids: ReadonlyArray<number>) => over(made, bids) / over(reached, bids)
  return {
    dealsPerRubber: dealsLeftOf(flow)[0]!,
    twoGames: twoGamesOf(flow)[0]!,
    oneNotrumpMade: madeShare([4]),
    threeNotrumpMade: madeShare([14]),
    fourMajorMade: madeShare([17, 18]),
    slamsMade: over(made, SLAMS) * 879,
    slamMade: madeShare(SLAMS)
  }
}

/** How many of its errors each fact is missed by, and the sum of their squares. */
export const residuals = (facts: Facts) => {
  const by = (name: keyof Facts) => (facts[name] - FACTS[name].mean) / FACTS[name].error
  const names = Object.keys(FACTS) as ReadonlyArray<keyof Facts>
  return { by, sum: names.reduce((sum, name) => sum + by(name) ** 2, 0) }
}

function over(rates: Float64Array, bids: ReadonlyArray<number>): number {
  return bids.reduce((sum, bid) => sum + rates[bid]!, 0)
}
