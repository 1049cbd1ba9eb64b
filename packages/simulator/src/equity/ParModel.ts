/**
 * The model `par`: both sides see all cards and bid the deal's par for the rubber. The auction of `par/AuctionGame`
 * for every deal of a bank at one state, with the contract it ends in.
 */
import { type DealFacts } from "../bank/DealFacts.ts"
import { BID_COUNT, TRICK_COUNTS } from "../par/Bid.ts"
import { rubberStakes, settledTable } from "../par/Payoff.ts"
import { NEVER } from "./field/Judgement.ts"
import { type Evaluate } from "./Iteration.ts"
import { FOLDS } from "./Tally.ts"

/** `highest` is the last bid that is ever made: 24, five notrump, shows what slams are worth. */
export const evaluatePar = (facts: DealFacts, highest = BID_COUNT - 1): Evaluate => {
  const settled = new Float64Array(2 * BID_COUNT * TRICK_COUNTS)
  const doublings = new Uint8Array(2 * BID_COUNT * TRICK_COUNTS)
  return (state, values, tally) => {
    const { passedOut, payoff } = rubberStakes(state, values)
    settledTable(payoff, settled, doublings)
    settled.fill(NEVER, (highest + 1) * TRICK_COUNTS, BID_COUNT * TRICK_COUNTS)
    settled.fill(-NEVER, (BID_COUNT + highest + 1) * TRICK_COUNTS)
    const { best, count, honours } = facts
    for (let deal = 0; deal < count; deal++) {
      solvePar(settled, best, deal * 10, honours, deal * 5)
      const fold = deal % FOLDS
      for (let dealer = 0; dealer < 2; dealer++) {
        const contract = parContract(dealer, passedOut)
        if (contract < 0) tally.countPassedOut(fold)
        else {
          const side = contract < BID_COUNT ? 0 : 1
          const denomination = contract % 5
          const tricks = best[deal * 10 + side * 5 + denomination]!
          const doubling = doublings[contract * TRICK_COUNTS + tricks]!
          tally.count(fold, contract, doubling, tricks, honours[deal * 5 + denomination]!)
        }
      }
    }
  }
}

let bestOpening = 0
let bestOpeningEnds = -1
let worstOpening = 0
let worstOpeningEnds = -1

/** One pass over the bids; the best opening of each side and the contract (side × 35 + bid) it leads to. */
export const solvePar = (
  settled: Float64Array,
  tricks: Uint8Array,
  at: number,
  honours: Int16Array,
  honoursAt: number
): void => {
  let best = Number.NEGATIVE_INFINITY
  let worst = Number.POSITIVE_INFINITY
  let bestEnds = -1
  let worstEnds = -1
  let denomination = 4
  for (let bid = BID_COUNT - 1; bid >= 0; bid--) {
    const bonus = honours[honoursAt + denomination]!
    const north = settled[bid * TRICK_COUNTS + tricks[at + denomination]!]! + bonus
    const east = settled[(BID_COUNT + bid) * TRICK_COUNTS + tricks[at + 5 + denomination]!]! + bonus
    denomination = denomination === 0 ? 4 : denomination - 1
    const stays = north <= worst
    const northWorth = stays ? north : worst
    const northEnds = stays ? bid : worstEnds
    const eastStays = east >= best
    const eastWorth = eastStays ? east : best
    const eastEnds = eastStays ? BID_COUNT + bid : bestEnds
    if (northWorth >= best) {
      best = northWorth
      bestEnds = northEnds
    }
    if (eastWorth <= worst) {
      worst = eastWorth
      worstEnds = eastEnds
    }
  }
  bestOpening = best
  bestOpeningEnds = bestEnds
  worstOpening = worst
  worstOpeningEnds = worstEnds
}

/** The contract that the deal last solved ends in with this side dealing, or −1 when it is passed out. */
export const parContract = (dealer: number, passedOut: number): number => {
  if (dealer === 0) {
    const opens = worstOpening < passedOut
    if (bestOpening >= (opens ? worstOpening : passedOut))
      return bestOpening > passedOut || opens ? bestOpeningEnds : -1
    return opens ? worstOpeningEnds : -1
  }
  const opens = bestOpening > passedOut
  if (worstOpening <= (opens ? bestOpening : passedOut))
    return worstOpening < passedOut || opens ? worstOpeningEnds : -1
  return opens ? bestOpeningEnds : -1
}
