import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { factsOf } from "../../src/bank/DealFacts.ts"
import { loadBank } from "../../src/bank/LoadBank.ts"
import { featuresOf, notrumpTerms, opposingSuitTerms, suitTerms } from "../../src/equity/field/Features.ts"
import { dot } from "../../src/equity/field/Regression.ts"
import { binOf, distribution } from "../../src/equity/field/TrickDistribution.ts"
import { fitTricks } from "../../src/equity/field/TrickModel.ts"

vi.setConfig({ testTimeout: 120_000 })

const bank = Effect.runSync(loadBank())
const facts = factsOf(bank)
// Fitted to the even deals, judged by the odd ones.
const model = fitTricks(bank, facts, (deal) => deal % 2 === 0)

type Kind = "suit" | "opposingSuit" | "notrump"

/** Predicted and observed shares of `needed` tricks or more on the held-back deals, by fifths of the prediction. */
const calibration = (kind: Kind, needed: number) => {
  const spread = distribution(model[kind].calibration)
  const groups = Array.from({ length: 5 }, () => ({ count: 0, predicted: 0, made: 0 }))
  for (let deal = 1; deal < bank.count; deal += 2) {
    for (const side of [0, 1]) {
      const own = featuresOf(bank.deals, deal * 16, side)
      const others = featuresOf(bank.deals, deal * 16, 1 - side)
      for (const d of kind === "notrump" ? [4] : [0, 1, 2, 3]) {
        if (d < 4 && own.lengths[d]! < 7) continue
        const terms =
          kind === "notrump"
            ? notrumpTerms(own)
            : kind === "suit"
              ? suitTerms(own, d)
              : opposingSuitTerms(others, d)
        const bin = binOf(dot(model[kind].coefficients, terms))
        let chance = 0
        for (let tricks = needed; tricks < 14; tricks++) chance += spread[bin * 14 + tricks]!
        const group = groups[Math.min(4, Math.floor(chance * 5))]!
        group.count++
        group.predicted += chance
        group.made += facts.natural[deal * 10 + side * 5 + d]! >= needed ? 1 : 0
      }
    }
  }
  return groups.map(({ count, made, predicted }) => ({
    count,
    predicted: predicted / count,
    made: made / count
  }))
}

describe("the trick model", () => {
  it.each([
    ["suit", 8, 0.02],
    ["suit", 10, 0.02],
    ["suit", 12, 0.02],
    ["opposingSuit", 8, 0.02],
    ["opposingSuit", 10, 0.02],
    ["notrump", 7, 0.02],
    ["notrump", 9, 0.02],
    ["notrump", 12, 0.02]
  ] as const)(
    "predicts how often %s takes %i tricks on deals it was not fitted to, within %f",
    (kind, needed, within) => {
      for (const { count, made, predicted } of calibration(kind, needed)) {
        const error = Math.sqrt((predicted * (1 - predicted)) / count)
        expect([count > 20, Math.abs(made - predicted) < within + 3 * error]).toEqual([true, true])
      }
    }
  )
})
