import { describe, expect, it } from "vitest"
import { estimate, share } from "../../src/statistics/Estimate.ts"
import { pairedDifference } from "../../src/statistics/Paired.ts"

describe("estimate", () => {
  it("gives mean and standard error", () => {
    // 1 … 5: variance 2.5, so the standard error is √(2.5 / 5).
    expect(estimate([1, 2, 3, 4, 5])).toEqual({ mean: 3, se: Math.sqrt(0.5), count: 5 })
  })
  it("keeps a small spread on a large mean", () => {
    expect(estimate([1e9 + 1, 1e9 + 2, 1e9 + 3]).se).toBeCloseTo(Math.sqrt(1 / 3), 9)
  })
  it("says nothing about the error of fewer than two values", () => {
    expect(estimate([])).toEqual({ mean: 0, se: 0, count: 0 })
    expect(estimate([7])).toEqual({ mean: 7, se: 0, count: 1 })
  })
})

describe("share", () => {
  it("agrees with estimate of zeros and ones", () => {
    const { mean, se } = estimate([1, 0, 0, 1, 1, 0, 0, 0])
    expect(share(3, 8)).toEqual({ mean, se: expect.closeTo(se, 12) as number, count: 8 })
  })
})

describe("pairedDifference", () => {
  // cases C18: on the same deals what both share cancels.
  it("loses what both have in common", () => {
    const luck = [100, -300, 500, 20, -40]
    const difference = pairedDifference(
      luck.map((n) => n + 7),
      luck
    )
    expect(difference).toEqual({ mean: 7, se: 0, count: 5 })
  })
})
