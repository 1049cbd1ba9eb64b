/** Rule: docs/rules.md#undertricks */
import { assert, describe, it } from "@effect/vitest"
import { penalty, penaltySum, undertrickValue } from "../../src/scoring/Penalty.ts"
import { evaluate } from "../support/evaluate.ts"

const upTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1)

describe("penalty", () => {
  it.each([
    ["Undoubled", false, [50, 100, 150, 200, 250]],
    ["Undoubled", true, [100, 200, 300, 400, 500]],
    ["Doubled", false, [100, 300, 500, 800, 1100]],
    ["Doubled", true, [200, 500, 800, 1100, 1400]],
    ["Redoubled", false, [200, 600, 1000, 1600, 2200]],
    ["Redoubled", true, [400, 1000, 1600, 2200, 2800]]
  ] as const)("%s, vulnerable %s, adds up to %j", (doubling, vulnerable, points) => {
    assert.deepStrictEqual(
      upTo(5).map((n) => penalty(n, doubling, vulnerable)),
      [...points]
    )
  })
  it("is nothing for no undertricks", () => assert.strictEqual(penalty(0, "Redoubled", true), 0))
  it("is the sum of what each undertrick costs, as its arithmetic says", () => {
    for (const doubling of ["Undoubled", "Doubled", "Redoubled"] as const) {
      for (const vulnerable of [false, true]) {
        for (const down of upTo(13)) {
          assert.strictEqual(
            evaluate(penaltySum(down, doubling, vulnerable)),
            penalty(down, doubling, vulnerable)
          )
          const step = penalty(down, doubling, vulnerable) - penalty(down - 1, doubling, vulnerable)
          assert.strictEqual(undertrickValue(down, doubling, vulnerable), step)
        }
      }
    }
  })
})
