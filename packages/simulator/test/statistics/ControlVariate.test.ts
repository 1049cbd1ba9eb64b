import { describe, expect, it } from "vitest"
import { Rng } from "../../src/random/Rng.ts"
import { type Population, PopulationTally, regression } from "../../src/statistics/ControlVariate.ts"
import { estimate } from "../../src/statistics/Estimate.ts"

const WIDTH = 4

/** A row of features, uniform and independent but for the constant in front, with known means. */
const draw = (rng: Rng) => Float64Array.of(1, rng.fraction(), rng.fraction() * 2, rng.below(3))
const MEANS = Float64Array.of(1, 0.5, 1, 1)
const EXACT: Population = {
  count: Infinity,
  means: MEANS,
  variances: Float64Array.of(0, 1 / 12, 1 / 3, 2 / 3),
  covariance: new Float64Array(WIDTH * WIDTH)
}

const sampleOf = (rng: Rng, count: number, value: (row: Float64Array) => number) => {
  const rows = new Float64Array(count * WIDTH)
  const values = new Float64Array(count)
  for (let n = 0; n < count; n++) {
    const row = draw(rng)
    rows.set(row, n * WIDTH)
    values[n] = value(row)
  }
  return { rows, values }
}

describe("regression", () => {
  it("knows the mean of what the features determine", () => {
    const { rows, values } = sampleOf(new Rng(1), 400, (row) => 7 + 3 * row[1]! - 2 * row[2]! + row[3]!)
    const { mean, se } = regression({ rows, width: WIDTH }, EXACT)!.estimate(values)
    // The coefficients are drawn a twentieth towards 0, so a twentieth of the spread remains.
    expect(Math.abs(mean - (7 + 1.5 - 2 + 1))).toBeLessThan(4.5 * se)
    expect(se).toBeLessThan(estimate(values).se / 15)
  })

  it("is unbiased, with errors that are right, for what they do not determine", () => {
    const runs = 1500
    const rng = new Rng(2)
    let sum = 0
    let squares = 0
    let held = 0
    let plain = 0
    let reduced = 0
    // A curved value with noise: its mean is 2 × 1/3 + 5 × 1 + 1/2.
    const truth = 2 / 3 + 5 + 0.5
    for (let run = 0; run < runs; run++) {
      const { rows, values } = sampleOf(rng, 120, (row) => 2 * row[1]! ** 2 + 5 * row[2]! + rng.fraction())
      const found = regression({ rows, width: WIDTH }, EXACT)!.estimate(values)
      sum += found.mean - truth
      squares += (found.mean - truth) ** 2
      if (Math.abs(found.mean - truth) <= 1.98 * found.se) held++
      plain += estimate(values).se ** 2
      reduced += found.se ** 2
    }
    expect(Math.abs(sum / runs)).toBeLessThan((4.5 * Math.sqrt(squares / runs)) / Math.sqrt(runs))
    expect(held / runs).toBeGreaterThan(0.93)
    expect(held / runs).toBeLessThan(0.97)
    expect(plain / reduced).toBeGreaterThan(20)
  })

  it("counts the error of the population's own means", () => {
    const rng = new Rng(3)
    const tally = new PopulationTally(WIDTH)
    for (let n = 0; n < 300; n++) tally.add(draw(rng))
    const { rows, values } = sampleOf(rng, 300, (row) => 10 * row[1]!)
    const { se } = regression({ rows, width: WIDTH }, tally.population)!.estimate(values)
    // Everything is explained, so what is left is the error of the mean of 300 others: 10 × √(1/12 ÷ 300).
    // Itself estimated from 300: four and a half of its own errors, 2.6 % each.
    expect(Math.abs(se / (10 * Math.sqrt(1 / 12 / 300)) - 1)).toBeLessThan(0.12)
  })

  it("gives the same mean by weights, and the difference of two estimates for a difference", () => {
    const rng = new Rng(4)
    const { rows, values } = sampleOf(rng, 200, (row) => row[1]! + rng.fraction())
    const others = values.map((value, n) => value * value - n / 100)
    const { estimate: of, mean } = regression({ rows, width: WIDTH }, EXACT)!
    expect(mean(values)).toBeCloseTo(of(values).mean, 9)
    expect(of(values.map((value, n) => value - others[n]!)).mean).toBeCloseTo(
      of(values).mean - of(others).mean,
      9
    )
  })

  it("leaves few rows alone", () => {
    const { rows } = sampleOf(new Rng(5), 80, () => 0)
    expect(regression({ rows, width: WIDTH }, EXACT)).toBeUndefined()
  })
})
