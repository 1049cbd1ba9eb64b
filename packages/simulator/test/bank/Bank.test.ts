import { DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { length } from "@rubber-bridge/core/cards/Holding"
import { Kernel } from "@rubber-bridge/double-dummy/Kernel"
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect, Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { BANK_DEALS, BANK_SEED } from "../../src/bank/Build.ts"
import { factsOf, handPoints } from "../../src/bank/DealFacts.ts"
import { loadBank } from "../../src/bank/LoadBank.ts"
import { dealUniform } from "../../src/dealing/Uniform.ts"
import { Rng } from "../../src/random/Rng.ts"
import { estimate } from "../../src/statistics/Estimate.ts"

// Seconds of work each, and many times that on a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 })

const bank = await Effect.runPromise(loadBank())
const { count, deals, tricks } = bank
const each = <A>(value: (deal: number) => A) => Array.from({ length: count }, (_, deal) => value(deal))
const tricksOf = (deal: number, denomination: number, declarer: number) =>
  tricks[deal * 20 + denomination * 4 + declarer]!

/** How many standard errors a mean of the bank is from a figure with an error of its own. */
const errorsFrom = (values: ArrayLike<number>, mean: number, error: number) => {
  const found = estimate(values)
  return (found.mean - mean) / Math.hypot(found.se, error)
}

describe("loadBank", () => {
  it("reads the shipped bank", () => {
    expect(bank).toMatchObject({ seed: BANK_SEED, first: 0, count: BANK_DEALS })
  })

  it("says where a missing bank was looked for", () => {
    const missing = Effect.runSync(Effect.result(loadBank(new URL("file:///nowhere/deals.bank"))))
    expect(Result.getOrThrow(Result.flip(missing)).message).toContain("/nowhere/deals.bank")
  })
})

describe("the shipped bank", () => {
  it("holds the deals of its seed", () => {
    const deal = new Uint16Array(16)
    for (let number = 0; number < count; number += 97) {
      dealUniform(new Rng(BANK_SEED, number), deal)
      expect([number, ...deal]).toEqual([number, ...deals.subarray(number * 16, number * 16 + 16)])
    }
  })

  it("holds what the solver says, four deals solved again", () => {
    const kernel = new Kernel(compileFile())
    for (let n = 0; n < 4; n++) {
      const deal = Math.floor(((n + 0.5) * count) / 4)
      expect([deal, ...kernel.table(deals, deal * 16)]).toEqual([
        deal,
        ...tricks.subarray(deal * 20, deal * 20 + 20)
      ])
    }
  })

  it("has trick counts from 0 to 13", () => {
    expect(tricks.every((taken) => taken <= 13)).toBe(true)
  })

  // docs/equity.md#bank: figures of 5,000 other deals with their standard errors, and exact ones.
  it.each([
    ["Clubs", 6.301, 0.004 * Math.SQRT2],
    ["Diamonds", 6.296, 0.004 * Math.SQRT2],
    ["Hearts", 6.294, 0.004 * Math.SQRT2],
    ["Spades", 6.299, 0.004 * Math.SQRT2],
    ["Notrump", 6.003, 0.009]
  ] as const)("has the mean tricks in %s of other random deals", (name, mean, error) => {
    const denomination = DENOMINATIONS.indexOf(name)
    const means = each(
      (deal) => [0, 1, 2, 3].reduce((sum, seat) => sum + tricksOf(deal, denomination, seat), 0) / 4
    )
    expect(Math.abs(errorsFrom(means, mean, error))).toBeLessThan(4)
  })

  it.each([
    ["25 points or more in two hands", 0.17538, (points: number) => points >= 25],
    ["33 points or more in two hands", 0.00348, (points: number) => points >= 33]
  ])("has %s as often as is exact", (_, share, holds) => {
    const shares = each((deal) => {
      const points = handPoints(deals, deal * 16) + handPoints(deals, deal * 16 + 8)
      return ((holds(points) ? 1 : 0) + (holds(40 - points) ? 1 : 0)) / 2
    })
    expect(Math.abs(errorsFrom(shares, share, 0))).toBeLessThan(4)
  })

  it.each([
    [0, 0.01279],
    [3, 0.28633],
    [5, 0.12469],
    [7, 0.00882]
  ])("has suits of %i cards as often as is exact", (cards, share) => {
    const shares = each((deal) => {
      let found = 0
      for (let at = 0; at < 16; at++) if (length(deals[deal * 16 + at]!) === cards) found++
      return found / 16
    })
    expect(Math.abs(errorsFrom(shares, share, 0.000005))).toBeLessThan(4)
  })

  it("makes a game for a given side as often as other random deals", () => {
    const games = [11, 11, 10, 10, 9]
    const makes = (deal: number, side: number) =>
      games.some((needed, d) => Math.max(tricksOf(deal, d, side), tricksOf(deal, d, side + 2)) >= needed)
    const shares = each((deal) => ((makes(deal, 0) ? 1 : 0) + (makes(deal, 1) ? 1 : 0)) / 2)
    expect(Math.abs(errorsFrom(shares, 0.31, 0.31 * 0.013))).toBeLessThan(4)
  })

  it("has a slam for either side as often as 700,000 published deals", () => {
    const needed = 12
    const shares = each((deal) =>
      [0, 1, 2, 3, 4].some((d) => [0, 1, 2, 3].some((seat) => tricksOf(deal, d, seat) >= needed)) ? 1 : 0
    )
    expect(Math.abs(errorsFrom(shares, 0.136, 0.0004))).toBeLessThan(4)
  })

  it("has partners who differ in about 7.1 % of denominations", () => {
    const shares = each((deal) => {
      let differ = 0
      for (let d = 0; d < 5; d++) {
        for (const side of [0, 1]) if (tricksOf(deal, d, side) !== tricksOf(deal, d, side + 2)) differ++
      }
      return differ / 10
    })
    expect(Math.abs(errorsFrom(shares, 0.071, 0.0015))).toBeLessThan(4)
  })
})

describe("factsOf", () => {
  const facts = factsOf(bank)

  it("takes the better of two declarers for best, one of them for natural", () => {
    for (let deal = 0; deal < 500; deal++) {
      for (const side of [0, 1]) {
        for (let d = 0; d < 5; d++) {
          const both = [tricksOf(deal, d, side), tricksOf(deal, d, side + 2)]
          const at = deal * 10 + side * 5 + d
          expect(facts.best[at]).toBe(Math.max(...both))
          expect(both).toContain(facts.natural[at])
        }
      }
    }
  })

  it("has honours as often as is exact: four or five given trumps 4.292 % and 0.198 %", () => {
    const share = (points: number) =>
      each((deal) => {
        let found = 0
        for (let d = 0; d < 4; d++) if (Math.abs(facts.honours[deal * 5 + d]!) === points) found++
        return found / 4
      })
    expect(Math.abs(errorsFrom(share(100), 0.04292, 0.00001))).toBeLessThan(4)
    expect(Math.abs(errorsFrom(share(150), 0.00198, 0.00001))).toBeLessThan(4)
  })
})
