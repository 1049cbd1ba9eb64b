/** Rules: docs/rules.md#overtricks, #slam, #insult */
import { assert, describe, it } from "@effect/vitest"
import { LEVELS } from "../../src/auction/Contract.ts"
import { DENOMINATIONS } from "../../src/auction/Denomination.ts"
import { insultBonus, overtrickValue, slamBonus } from "../../src/scoring/Premium.ts"

describe("overtrickValue", () => {
  it("is the trick value undoubled, 30 in notrump, whatever the vulnerability", () => {
    for (const vulnerable of [false, true]) {
      assert.deepStrictEqual(
        DENOMINATIONS.map((denomination) => overtrickValue(denomination, "Undoubled", vulnerable)),
        [20, 20, 30, 30, 30]
      )
    }
  })
  it("is 100, 200, 200, 400 doubled and redoubled in every denomination", () => {
    for (const denomination of DENOMINATIONS) {
      assert.deepStrictEqual(
        [
          overtrickValue(denomination, "Doubled", false),
          overtrickValue(denomination, "Doubled", true),
          overtrickValue(denomination, "Redoubled", false),
          overtrickValue(denomination, "Redoubled", true)
        ],
        [100, 200, 200, 400]
      )
    }
  })
})

describe("slamBonus", () => {
  it("belongs to levels six and seven", () => {
    assert.deepStrictEqual(
      LEVELS.map((level) => slamBonus(level, false)),
      [0, 0, 0, 0, 0, 500, 1000]
    )
    assert.deepStrictEqual(
      LEVELS.map((level) => slamBonus(level, true)),
      [0, 0, 0, 0, 0, 750, 1500]
    )
  })
})

describe("insultBonus", () => {
  it("is 50 doubled and 100 redoubled", () => {
    assert.deepStrictEqual(
      [insultBonus("Undoubled"), insultBonus("Doubled"), insultBonus("Redoubled")],
      [0, 50, 100]
    )
  })
})
