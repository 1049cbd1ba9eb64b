import { describe, expect, it } from "vitest"
import { notBeaten } from "../../src/comparison/Best.ts"
import { normalQuantile } from "../../src/statistics/Interval.ts"

const means = (values: ReadonlyArray<number>, se: number) => (a: number, b: number) => ({
  mean: values[a]! - values[b]!,
  se,
  count: 1_000_000
})

describe("notBeaten", () => {
  it("keeps what is not clearly worse", () => {
    expect(notBeaten(3, means([100, 99, 0], 10), 0.95)).toEqual([0, 1])
  })

  // cases C19: redeal coloured a difference at one standard error as decided.
  it("does not decide at one standard error", () => {
    expect(notBeaten(2, means([10, 0], 10), 0.95)).toEqual([0, 1])
  })

  it("asks more evidence the more contracts there are", () => {
    const difference = normalQuantile(1 - 0.05 / 3) // enough for two or three others, not for seven
    const three = [difference, 0, difference - 1e-9]
    expect(notBeaten(2, means([difference, 0], 1), 0.95)).toEqual([0])
    expect(notBeaten(3, means(three, 1), 0.95)).toEqual([0, 2])
    expect(notBeaten(8, means([difference, 0, 0, 0, 0, 0, 0, 0], 1), 0.95)).toHaveLength(8)
  })

  it("keeps all when nothing is known", () => {
    expect(notBeaten(2, () => ({ mean: 5, se: 0, count: 1 }), 0.95)).toEqual([0, 1])
  })

  it("drops what is worse on every deal by the same amount", () => {
    expect(notBeaten(2, (a) => ({ mean: a === 0 ? 50 : -50, se: 0, count: 500 }), 0.95)).toEqual([0])
  })
})
