/**
 * Whole rubbers by the thousand. Rubber k of a seed has its own stream, so what is counted does not depend on where
 * the work was cut; all sums are of whole numbers and therefore exact in any order.
 */
import { type Bank } from "../bank/BankFormat.ts"
import { type DealFacts, factsOf } from "../bank/DealFacts.ts"
import { equityModel } from "../equity/Models.ts"
import { fieldTricks } from "../equity/tables/fieldTable.ts"
import { PURPOSE, Rng } from "../random/Rng.ts"
import { type Bidder } from "../strategy/Bidder.ts"
import { cardBidder } from "../strategy/CardBidder.ts"
import { functionBidder, type FunctionStrategy } from "../strategy/FunctionBidder.ts"
import { habitsOver } from "../strategy/Habits.ts"
import { readingBidder } from "../strategy/ReadingBidder.ts"
import { type Strategy } from "../strategy/Strategy.ts"
import type { Counts } from "./Counts.ts"
import { playRubber, type RubberRecord } from "./PlayRubber.ts"

export type AnyStrategy = Strategy | FunctionStrategy

type HabitsOf = ReturnType<typeof habitsOver>

function bidderOf(strategy: AnyStrategy, bank: Bank, facts: DealFacts, habitsOf: HabitsOf): Bidder {
  if ("bid" in strategy) return functionBidder(strategy, bank)
  const model = equityModel(strategy.equity)
  return strategy.sees === "cards"
    ? cardBidder(strategy, facts, model)
    : readingBidder(strategy, habitsOf(strategy, model))
}

/** Which rubbers to play. */
export interface Rubbers {
  readonly seed: number
  /** Rubbers `from` to `to` − 1 of the seed. */
  readonly from: number
  readonly to: number
  /** State number to start from (`StateIndex`). */
  readonly start: number
  /** Each rubber's deals are also played with the strategies exchanged. */
  readonly paired: boolean
}

export interface Simulator {
  /** Plays rubbers and adds them to `counts`. */
  readonly play: (rubbers: Rubbers, counts: Counts) => void
}

/** Two strategies over a bank, the first as NorthSouth. Making one costs some tenths of a second, playing little. */
export const simulator = (bank: Bank, strategies: readonly [AnyStrategy, AnyStrategy]): Simulator => {
  const facts = factsOf(bank)
  const habitsOf = habitsOver(bank, fieldTricks)
  const [one, other] = strategies
  const bidders = [bidderOf(one, bank, facts, habitsOf), bidderOf(other, bank, facts, habitsOf)] as const
  const exchanged = [bidders[1], bidders[0]] as const
  const rng = new Rng(0)
  const record: RubberRecord = { points: [0, 0], winner: 0, deals: 0, passedOut: 0, twoGames: false }
  return {
    play: ({ from, paired, seed, start, to }, counts) => {
      for (let rubber = from; rubber < to; rubber++) {
        rng.seek(seed, rubber, PURPOSE.choices)
        playRubber({ facts, bidders }, start, rng, record)
        counts.add(record)
        if (!paired) continue
        // The other strategy sits NorthSouth with the very same deals.
        const margin = record.points[0] - record.points[1]
        rng.seek(seed, rubber, PURPOSE.choices)
        playRubber({ facts, bidders: exchanged }, start, rng, record)
        counts.addPair(margin, record.points[0] - record.points[1])
      }
    }
  }
}
