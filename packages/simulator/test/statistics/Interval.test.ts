import { describe, expect, it } from "vitest"
import {
  holm,
  meanInterval,
  normalCdf,
  normalQuantile,
  studentCdf,
  studentQuantile,
  wilson
} from "../../src/statistics/Interval.ts"

// Values of the printed tables (Abramowitz and Stegun 26.1, 26.10; NIST handbook 1.3.6.7).
describe("normalQuantile", () => {
  it.each([
    [0.5, 0],
    [0.9, 1.2815515655],
    [0.95, 1.644853627],
    [0.975, 1.9599639845],
    [0.995, 2.5758293035],
    [0.9999, 3.7190164855]
  ])("gives the table's value at %d", (probability, z) => {
    expect(normalQuantile(probability)).toBeCloseTo(z, 9)
    expect(normalQuantile(1 - probability)).toBeCloseTo(-z, 9)
  })
  it("is the inverse of normalCdf across the seam of its two methods", () => {
    for (const z of [-8, -3.001, -3, -2.999, -1, 0.3, 2.999, 3.001]) {
      expect(normalQuantile(normalCdf(z))).toBeCloseTo(z, 6)
    }
  })
})

describe("studentQuantile", () => {
  it.each([
    [0.975, 1, 12.706],
    [0.975, 2, 4.303],
    [0.975, 10, 2.228],
    [0.95, 30, 1.697],
    [0.995, 100, 2.626]
  ])("gives the table's value at %d with %d degrees of freedom", (probability, freedom, t) => {
    expect(studentQuantile(probability, freedom)).toBeCloseTo(t, 3)
  })
  it("is Cauchy's distribution with one degree", () => {
    expect(studentCdf(1, 1)).toBeCloseTo(0.75, 12)
    expect(studentCdf(-3, 1)).toBeCloseTo(0.5 + Math.atan(-3) / Math.PI, 12)
  })
  it("nears the normal one", () => {
    expect(studentQuantile(0.975, 10_000)).toBeCloseTo(normalQuantile(0.975), 3)
  })
})

describe("wilson", () => {
  it("solves the quadratic it is defined by", () => {
    const { high, low } = wilson(37, 120, 0.95)
    for (const p of [low, high]) {
      expect(Math.abs(37 / 120 - p) / Math.sqrt((p * (1 - p)) / 120)).toBeCloseTo(1.959964, 5)
    }
  })
  it("stays within 0 and 1 and keeps a width at the ends", () => {
    expect(wilson(0, 50, 0.95)).toEqual({ low: 0, high: expect.closeTo(0.0713, 4) as number })
    expect(wilson(50, 50, 0.95)).toEqual({ low: expect.closeTo(0.9287, 4) as number, high: 1 })
  })
})

describe("meanInterval", () => {
  // cases C19: one standard error is no interval.
  it("is wider than two standard errors", () => {
    const { high, low } = meanInterval({ mean: 10, se: 2, count: 30 }, 0.95)
    expect(high - 10).toBeCloseTo(2 * 2.0452, 3)
    expect(10 - low).toBeCloseTo(2 * 2.0452, 3)
  })
})

describe("holm", () => {
  it("adjusts in the order of the values and keeps the order given", () => {
    const adjusted = holm([0.04, 0.01, 0.03])
    expect(adjusted[0]).toBeCloseTo(0.06, 12)
    expect(adjusted[1]).toBeCloseTo(0.03, 12)
    expect(adjusted[2]).toBeCloseTo(0.06, 12)
  })
  it("never exceeds 1 and leaves one test alone", () => {
    expect(holm([0.7, 0.9])).toEqual([1, 1])
    expect(holm([0.2])).toEqual([0.2])
  })
})
