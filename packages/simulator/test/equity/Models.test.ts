import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { type Bank } from "../../src/bank/BankFormat.ts"
import { factsOf } from "../../src/bank/DealFacts.ts"
import { loadBank } from "../../src/bank/LoadBank.ts"
import { auctionOf } from "../../src/equity/field/Bidding.ts"
import { NEVER } from "../../src/equity/field/Judgement.ts"
import { Mind } from "../../src/equity/field/Mind.ts"
import { ranking, REFUSED } from "../../src/equity/field/Ranking.ts"
import { leastSquares, solve } from "../../src/equity/field/Regression.ts"
import {
  binOf,
  calibrationOf,
  distribution,
  MEAN_BINS,
  normalBelow
} from "../../src/equity/field/TrickDistribution.ts"
import { folklore } from "../../src/equity/Folklore.ts"
import { iterate } from "../../src/equity/Iteration.ts"
import { parContract, solvePar } from "../../src/equity/ParModel.ts"
import { evaluatePar } from "../../src/equity/ParModel.ts"
import { standardErrors } from "../../src/equity/Resampling.ts"
import { valuesOf } from "../../src/equity/RubberFlow.ts"
import { STATE_COUNT, swapped } from "../../src/equity/StateIndex.ts"
import { ENDS, Tally } from "../../src/equity/Tally.ts"
import { solveAuction } from "../../src/par/AuctionGame.ts"
import { BID_COUNT } from "../../src/par/Bid.ts"
import { auctionPar } from "../../src/par/Par.ts"
import { rubberStakes, settledTable } from "../../src/par/Payoff.ts"
import { Rng } from "../../src/random/Rng.ts"

// Seconds of work each, and many times that on a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 })

const whole = Effect.runSync(loadBank())
const part = (from: number, count: number): Bank => ({
  ...whole,
  count,
  deals: whole.deals.subarray(from * 16, (from + count) * 16),
  tricks: whole.tricks.subarray(from * 20, (from + count) * 20)
})

describe("solvePar", () => {
  it("reaches the value of auctionPar on 200 deals in 12 states, whoever deals", () => {
    const bank = part(0, 200)
    const facts = factsOf(bank)
    for (let state = 5; state < STATE_COUNT; state += 27) {
      const stakes = rubberStakes(state, folklore.values)
      const settled = settledTable(stakes.payoff)
      for (let deal = 0; deal < bank.count; deal++) {
        const honours = facts.honours.subarray(deal * 5, deal * 5 + 5)
        solvePar(settled, facts.best, deal * 10, facts.honours, deal * 5)
        for (const dealer of [0, 1] as const) {
          const contract = parContract(dealer, stakes.passedOut)
          const side = contract < BID_COUNT ? 0 : 1
          const tricks = facts.best[deal * 10 + side * 5 + (contract % 5)]!
          const value =
            contract < 0 ? stakes.passedOut : settled[contract * 14 + tricks]! + honours[contract % 5]!
          const table = bank.tricks.subarray(deal * 20, deal * 20 + 20)
          expect(value).toBeCloseTo(auctionPar(table, stakes, dealer, honours).value, 6)
        }
      }
    }
  })
})

describe("iterate", () => {
  it("finds the fixed point that averaging again and again finds, choices renewed every 25 times", () => {
    const evaluate = evaluatePar(factsOf(part(300, 60)))
    const { values } = iterate(evaluate, { tolerance: 1e-9, most: 40 })
    let plain = folklore.values
    for (let round = 0; round < 8; round++) {
      const before = plain
      const after = Array.from({ length: STATE_COUNT }, (_, state) => {
        const tally = new Tally(state)
        evaluate(state, before, tally)
        return consequences(tally)
      })
      for (let sweep = 0; sweep < 25; sweep++) {
        const raw = Float64Array.from(after, ({ ends, points }) => {
          let sum = points
          for (const [end, chance] of ends) sum += chance * plain[end]!
          return sum
        })
        plain = raw.map((value, state) => (value - raw[swapped(state)]!) / 2)
      }
    }
    for (let state = 0; state < STATE_COUNT; state++) expect(values[state]).toBeCloseTo(plain[state]!, 3)
  })
})

/** Mean points of a deal and the chances of the states it leads to. */
function consequences({ deals, ends, points }: Tally) {
  const all = deals.reduce((total, more) => total + more, 0)
  const chances = new Map<number, number>()
  for (let at = 0; at < ends.length; at++) {
    const end = at % ENDS
    if (ends[at] !== 0 && end < STATE_COUNT) chances.set(end, (chances.get(end) ?? 0) + ends[at]! / all)
  }
  return { points: points.reduce((total, more) => total + more, 0) / all, ends: [...chances] }
}

describe("standardErrors", () => {
  it("agrees with the spread of V over separate parts of the bank", () => {
    const parts = Array.from({ length: 6 }, (_, n) => iterate(evaluatePar(factsOf(part(n * 150, 150)))))
    const values = parts.map((solution) => solution.values[162]!)
    const average = values.reduce((sum, value) => sum + value, 0) / parts.length
    const spread = Math.sqrt(
      values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (parts.length - 1)
    )
    const error = standardErrors(parts[0]!.tallies, (flow) => [valuesOf(flow)[162]!])[0]!
    // Both are estimates: a spread of six values is known to about a third, the error to a seventh.
    expect(error / spread).toBeGreaterThan(0.4)
    expect(error / spread).toBeLessThan(2.5)
  })
})

describe("auctionOf", () => {
  const thinkThrough = (mind: Mind, own: Float64Array, opposing: Float64Array, nothing: number) => {
    mind.own.set(own)
    mind.opposing.set(opposing)
    mind.nothing = nothing
    mind.thinkThrough()
  }

  it("plays the auction game when both sides see the same: 3000 random payoffs", () => {
    const rng = new Rng(9)
    const random = () => rng.below(401) - 200
    const [north, east] = [new Mind(), new Mind()]
    for (let trial = 0; trial < 3000; trial++) {
      const u = Float64Array.from({ length: 2 * BID_COUNT }, random)
      const passedOut = random() / 10
      const flipped = u.map((value) => -value)
      thinkThrough(north, u.subarray(0, BID_COUNT), u.subarray(BID_COUNT), passedOut)
      thinkThrough(east, flipped.subarray(BID_COUNT), flipped.subarray(0, BID_COUNT), -passedOut)
      const dealer = (trial & 1) as 0 | 1
      const contract = auctionOf(north, east, 0, 0, dealer)
      const value = contract < 0 ? passedOut : u[contract]!
      expect(value).toBe(solveAuction(u, passedOut, dealer).value)
    }
  })

  it("passes for a side that stays out", () => {
    const [north, east] = [new Mind(), new Mind()]
    const own = new Float64Array(BID_COUNT).fill(100)
    const theirs = new Float64Array(BID_COUNT).fill(-100)
    for (const mind of [north, east]) thinkThrough(mind, own, theirs, 0)
    expect(auctionOf(north, east, 1, 1, 0)).toBe(-1)
    expect(auctionOf(north, east, 1, 0, 0)).toBeGreaterThanOrEqual(BID_COUNT)
  })
})

describe("ranking", () => {
  it("keeps the order of values, equal ones and what is refused: 2000 of few different numbers", () => {
    const rng = new Rng(4)
    const draw = () => (rng.below(10) === 0 ? NEVER : (rng.below(300) - 150) / 7)
    const [some, more] = [Float64Array.from({ length: 1500 }, draw), Float64Array.from({ length: 500 }, draw)]
    const rankOf = ranking([some, more])
    const all = [...some, ...more]
    for (const value of all) {
      const lower = new Set(all.filter((other) => other < value)).size
      expect(rankOf(value)).toBe(lower)
    }
    expect(rankOf(NEVER)).toBe(REFUSED)
  })
})

describe("leastSquares", () => {
  it("finds the coefficients of exact data and the spread of noise", () => {
    const rng = new Rng(3)
    const rows = Array.from({ length: 4000 }, () => [1, rng.fraction() * 10, rng.fraction()])
    const exact = rows.map(([one, a, b]) => 2 * one! - 3 * a! + 5 * b!)
    const fit = leastSquares(rows, exact)
    for (const [n, value] of [2, -3, 5].entries()) expect(fit.coefficients[n]).toBeCloseTo(value, 8)
    expect(fit.sd).toBeCloseTo(0, 8)
    const noisy = exact.map((value) => value + (rng.fraction() - 0.5) * Math.sqrt(12))
    expect(leastSquares(rows, noisy).sd).toBeCloseTo(1, 1)
  })

  it("solves equations that need another order of rows", () => {
    expect(solve([Float64Array.of(0, 2, 6), Float64Array.of(4, 1, 11)])).toEqual([2, 3])
  })
})

/** Mean tricks and their standard deviation in a row of chances. */
const momentsAt = (table: Float64Array, predicted: number) => {
  const row = [...table.subarray(binOf(predicted) * 14, binOf(predicted) * 14 + 14)]
  const mean = row.reduce((sum, chance, tricks) => sum + chance * tricks, 0)
  const variance = row.reduce((sum, chance, tricks) => sum + chance * (tricks - mean) ** 2, 0)
  return { all: row.reduce((sum, chance) => sum + chance, 0), mean, sd: Math.sqrt(variance) }
}

describe("calibrationOf", () => {
  // Tricks bend away from the line at both ends and scatter less there, as counts from 0 to 13 do.
  const rng = new Rng(11)
  const normal = () => Array.from({ length: 12 }, () => rng.fraction()).reduce((sum, part) => sum + part, -6)
  const truth = (predicted: number) => 6.5 + 6.5 * Math.tanh((predicted - 6.5) / 6.5)
  const predicted = Array.from({ length: 60_000 }, () => -1 + 15 * rng.fraction())
  const taken = predicted.map((at) => Math.max(0, Math.min(13, Math.round(truth(at) + 0.6 * normal()))))
  const table = distribution(calibrationOf(predicted, taken))

  it.each([1, 3, 6.5, 9, 10, 11, 12, 12.5])("finds mean and spread where %f tricks are predicted", (at) => {
    const { all, mean, sd } = momentsAt(table, at)
    expect(all).toBeCloseTo(1, 9)
    // Between two knots the line is straight and the truth is not.
    expect(Math.abs(mean - truth(at))).toBeLessThan(0.05)
    expect(Math.abs(sd - Math.sqrt(0.36 + 1 / 12))).toBeLessThan(0.06)
  })

  it("carries on beyond the last rows as they were", () => {
    const few = distribution(calibrationOf([6, 6.2, 7, 7.1], [6, 6, 7, 7]))
    for (const at of [-2, 2, 12, 15]) expect(momentsAt(few, at).all).toBeCloseTo(1, 9)
    expect(momentsAt(few, 15).mean).toBeGreaterThan(12.9)
  })
})

describe("distribution", () => {
  const plain = { offsets: Array<number>(35).fill(0), spreads: Array<number>(35).fill(1.1) }

  it("sums to one and has the mean that was predicted where the ends are far", () => {
    const table = distribution(plain)
    const predictions = Array.from({ length: MEAN_BINS }, (_, bin) => -2 + bin / 10)
    for (const predicted of predictions) expect(momentsAt(table, predicted).all).toBeCloseTo(1, 9)
    for (const predicted of predictions.filter((at) => at > 3.5 && at < 9.5)) {
      expect(Math.abs(momentsAt(table, predicted).mean - predicted)).toBeLessThan(0.005)
    }
  })

  it("is wider by the doubt of the reader", () => {
    const { all, mean, sd } = momentsAt(distribution(plain, 0.8), 6.5)
    expect(all).toBeCloseTo(1, 9)
    expect(mean).toBeCloseTo(6.5, 3)
    expect(sd).toBeCloseTo(Math.sqrt(1.1 ** 2 + 0.8 ** 2 + 1 / 12), 2)
  })

  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1.96, 0.0249979],
    [3, 0.9986501]
  ])("takes P(z < %f) from the normal table", (z, expected) => {
    expect(normalBelow(z)).toBeCloseTo(expected, 6)
  })
})
