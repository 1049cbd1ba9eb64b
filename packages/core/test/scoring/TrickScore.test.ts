/** Rule: docs/rules.md#trick-score */
import { assert, describe, it } from "@effect/vitest"
import { parse } from "../../src/auction/Contract.ts"
import { times, trickScore, trickScoreSum } from "../../src/scoring/TrickScore.ts"
import { ok } from "../support/read.ts"

describe("trickScore", () => {
  it.each([
    ["1C", 20],
    ["5D", 100],
    ["4H", 120],
    ["3S", 90],
    ["1N", 40],
    ["3N", 100],
    ["7N", 220],
    ["2SX", 120],
    ["1NX", 80],
    ["2CX", 80],
    ["3CX", 120],
    ["1HXX", 120],
    ["1CXX", 80],
    ["2NXX", 280]
  ] as const)("counts %s as %i", (text, points) => {
    assert.strictEqual(trickScore(ok(parse(text, "North"))), points)
  })
  it("lets only 3NT, four of a major and five of a minor reach game undoubled", () => {
    const lowest = ["C", "D", "H", "S", "N"].map((letter) =>
      [1, 2, 3, 4, 5, 6, 7].find((level) => trickScore(ok(parse(`${level}${letter}`, "North"))) >= 100)
    )
    assert.deepStrictEqual(lowest, [5, 5, 4, 4, 3])
  })
})

describe("times", () => {
  it("leaves out a factor of one", () => {
    assert.deepStrictEqual([times(1, 30), times(3, 30)], ["30", "3 × 30"])
    assert.strictEqual(trickScoreSum(ok(parse("1SXX", "North"))), "4 × 30")
  })
})
