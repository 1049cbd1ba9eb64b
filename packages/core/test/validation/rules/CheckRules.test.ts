import { assert, describe, it } from "@effect/vitest"
import { checkRules } from "../../../src/validation/rules/CheckRules.ts"
import { bridgeScorer, bridgeTools } from "../../support/oracles.ts"
import { duplicateScore } from "../../../src/variants/Duplicate.ts"
import { bySide } from "../../../src/deal/Seat.ts"
import { DENOMINATIONS } from "../../../src/auction/Denomination.ts"
import { DOUBLINGS } from "../../../src/auction/Doubling.ts"
import { LEVELS } from "../../../src/auction/Contract.ts"
import { played } from "../../../src/result/DealResult.ts"

describe("checkRules", () => {
  it("finds every rule in order and says how many cases it looked at", () => {
    const checks = checkRules(2000)
    assert.deepStrictEqual(
      checks.map(({ cases, check, example, failed }) => [check, cases, failed, example]),
      [
        ["tables", 2940, 0, null],
        ["steps", 2940, 0, null],
        ["old", 2940, 0, null],
        ["duplicate", 2940, 0, null],
        ["lines", 2000, 0, null],
        ["state", 2000, 0, null],
        ["end", 2000, 0, null],
        ["order", 2000, 0, null],
        ["sides", 2000, 0, null],
        ["validator", 2000, 0, null],
        ["numbers", 40_000, 0, null]
      ]
    )
  })
})

describe("duplicateScore", () => {
  const cases = LEVELS.flatMap((level) =>
    DENOMINATIONS.flatMap((denomination) =>
      DOUBLINGS.flatMap((doubling) =>
        [false, true].flatMap((vulnerable) =>
          Array.from({ length: 14 }, (_, tricks) => ({ level, denomination, doubling, vulnerable, tricks }))
        )
      )
    )
  )
  const ours = ({ denomination, doubling, level, tricks, vulnerable }: (typeof cases)[number]) =>
    duplicateScore(
      played({ level, denomination, doubling, declarer: "North" }, tricks),
      bySide(() => vulnerable)
    )

  it("agrees with the package bridge-scorer on all 2940 cases", () => {
    assert.strictEqual(cases.length, 2940)
    assert.deepStrictEqual(
      cases.filter((one) => bridgeScorer(one) !== ours(one)),
      []
    )
  })

  it("agrees with the package @bridge-tools/core on all 2940 cases", () => {
    assert.deepStrictEqual(
      cases.filter((one) => bridgeTools(one) !== ours(one)),
      []
    )
  })
})
