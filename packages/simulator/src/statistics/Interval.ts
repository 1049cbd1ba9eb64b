/**
 * Intervals and tests: normal and Student quantiles, Wilson's interval for a share, Holm's adjustment.
 *
 * Quantiles are found by bisection on the distribution functions, which are sums and continued fractions of a few
 * lines; both are right to ten digits, and nothing here is called in a hot loop. Use: docs/statistics.md
 */
import type { Estimate } from "./Estimate.ts"

export interface Interval {
  readonly low: number
  readonly high: number
}

/** P(Z ≤ z) of the standard normal distribution. */
export const normalCdf = (z: number): number => {
  if (z > 0) return 1 - normalCdf(-z)
  if (z < -38) return 0
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z > -3) {
    // Taylor's series of the integral from 0: z + z³/3 + z⁵/15 + …
    let term = z
    let sum = z
    for (let n = 3; Math.abs(term) > 1e-17 * Math.abs(sum) && n < 200; n += 2) {
      term *= (z * z) / n
      sum += term
    }
    return 0.5 + density * sum
  }
  // Laplace's continued fraction of the tail.
  let tail = 0
  for (let n = 60; n > 0; n--) tail = n / (-z + tail)
  return density / (-z + tail)
}

/** The z with P(Z ≤ z) = `probability`; infinite at 0 and 1. */
export const normalQuantile = (probability: number): number => {
  if (probability <= 0) return -Infinity
  if (probability >= 1) return Infinity
  return probability > 0.5
    ? -normalQuantile(1 - probability)
    : bisect((z) => normalCdf(z) - probability, -40, 0)
}

/** P(T ≤ t) of Student's distribution with `freedom` degrees of freedom. */
export const studentCdf = (t: number, freedom: number): number => {
  const tail = incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
  return t > 0 ? 1 - tail : tail
}

/** The t with P(T ≤ t) = `probability` (0.5 to 1); the normal quantile beyond 10,000 degrees of freedom. */
export const studentQuantile = (probability: number, freedom: number): number => {
  if (freedom > 10_000) return normalQuantile(probability)
  if (freedom < 1) return Infinity
  return bisect((t) => studentCdf(t, freedom) - probability, 0, 1e6)
}

/** The interval around a mean that holds the true one with the stated confidence, Student's quantile used. */
export const meanInterval = ({ count, mean, se }: Estimate, confidence: number): Interval => {
  if (se === 0) return { low: mean, high: mean }
  const width = se * studentQuantile((1 + confidence) / 2, count - 1)
  return { low: mean - width, high: mean + width }
}

/** Wilson's interval for a share; never leaves 0 to 1 and does not shrink to nothing at 0 or `count` successes. */
export const wilson = (successes: number, count: number, confidence: number): Interval => {
  if (count === 0) return { low: 0, high: 1 }
  const z = normalQuantile((1 + confidence) / 2)
  const p = successes / count
  const weight = 1 + (z * z) / count
  const centre = (p + (z * z) / (2 * count)) / weight
  const width = (z / weight) * Math.sqrt((p * (1 - p)) / count + (z * z) / (4 * count * count))
  return {
    low: successes === 0 ? 0 : centre - width,
    high: successes === count ? 1 : centre + width
  }
}

/**
 * Holm's adjustment: p-values made valid for all tests together, in the order given. Rejecting where the adjusted
 * value is at most α keeps the chance of any wrong rejection at α, whatever the dependence between the tests.
 */
export const holm = (pValues: ReadonlyArray<number>): ReadonlyArray<number> => {
  const order = pValues.map((_, n) => n).toSorted((a, b) => pValues[a]! - pValues[b]!)
  const adjusted = pValues.map(() => 0)
  let worst = 0
  for (const [rank, n] of order.entries()) {
    worst = Math.max(worst, Math.min(1, (pValues.length - rank) * pValues[n]!))
    adjusted[n] = worst
  }
  return adjusted
}

function bisect(f: (x: number) => number, from: number, to: number): number {
  let low = from
  let high = to
  for (let n = 0; n < 200 && high - low > 1e-13 * Math.max(1, Math.abs(low)); n++) {
    const middle = (low + high) / 2
    if (f(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The regularised incomplete beta function, by its continued fraction (modified Lentz). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const tiny = 1e-300
  const keep = (value: number) => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / keep(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let n = 1; n < 500; n++) {
    const even = (n * (b - n) * x) / ((a + 2 * n - 1) * (a + 2 * n))
    const odd = (-(a + n) * (a + b + n) * x) / ((a + 2 * n) * (a + 2 * n + 1))
    let step = 1
    for (const term of [even, odd]) {
      d = 1 / keep(1 + term * d)
      c = keep(1 + term / c)
      step = c * d
      fraction *= step
    }
    if (Math.abs(step - 1) < 1e-15) break
  }
  const scale = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b)
  return (Math.exp(scale) * fraction) / a
}

/** log Γ(x) for x > 0: Stirling's series, after moving x above 12 by Γ(x) = Γ(x + 1) / x. */
function logGamma(x: number): number {
  let shift = 0
  let y = x
  for (; y < 12; y++) shift += Math.log(y)
  const z = 1 / (y * y)
  const series = (1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z / 1188)))) / y
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift
}
