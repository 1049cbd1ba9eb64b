/**
 * Differences on the same deals. What two contracts share — a lucky deal is lucky for both — cancels within each
 * pair, so the difference is known far better than either mean.
 */
import { type Estimate, estimate } from "./Estimate.ts"

/** The mean of `a` − `b` value by value. Precondition: equal lengths. */
export const pairedDifference = (a: ArrayLike<number>, b: ArrayLike<number>): Estimate =>
  estimate(Float64Array.from({ length: a.length }, (_, n) => a[n]! - b[n]!))
