/**
 * Which contracts may be the best. For every contract the hypothesis "none of the others is better" is tested by its
 * paired differences with all the others, one-sided, Holm-adjusted for their number. It goes out when one is
 * rejected. The truly best contract goes out only by a wrong rejection, so it stays with at least the stated
 * confidence, however many contracts there are and however much they depend on each other. docs/statistics.md#best
 */
import type { Estimate } from "../statistics/Estimate.ts"
import { holm, studentCdf } from "../statistics/Interval.ts"

/** Indices of the contracts that none beats. `difference(a, b)` estimates `a` − `b` on the same deals. */
export const notBeaten = (
  count: number,
  difference: (a: number, b: number) => Estimate,
  confidence: number
): ReadonlyArray<number> => {
  const all = Array.from({ length: count }, (_, n) => n)
  return all.filter((candidate) => {
    const others = all.filter((other) => other !== candidate)
    const adjusted = holm(others.map((other) => chanceNotBetter(difference(other, candidate))))
    return adjusted.every((p) => p > 1 - confidence)
  })
}

/** The one-sided p-value of "the true mean is not above zero". */
function chanceNotBetter({ count, mean, se }: Estimate): number {
  if (count < 2) return 1
  // Without any spread the error is unknown; a few deals that all say the same prove nothing.
  if (se === 0) return mean > 0 && count >= 30 ? 0 : 1
  return 1 - studentCdf(mean / se, count - 1)
}
