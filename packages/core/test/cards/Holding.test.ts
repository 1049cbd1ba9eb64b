import { assert, describe, it } from "@effect/vitest"
import { has, length, points, ranks, toText, WHOLE_SUIT } from "../../src/cards/Holding.ts"

describe("a holding", () => {
  it("counts, lists and writes all 8192 subsets of a suit alike", () => {
    for (let holding = 0; holding <= WHOLE_SUIT; holding++) {
      const bits = holding.toString(2).padStart(13, "0")
      const letters = [...bits].map((bit, n) => (bit === "1" ? "AKQJT98765432"[n]! : "")).join("")
      assert.strictEqual(toText(holding), letters)
      assert.strictEqual(length(holding), letters.length)
      assert.strictEqual(ranks(holding).length, letters.length)
      const high = [...letters].reduce((sum, letter) => sum + ({ A: 4, K: 3, Q: 2, J: 1 }[letter] ?? 0), 0)
      assert.strictEqual(points(holding), high)
    }
  })
  it("has the card of a rank when its bit is set", () => {
    assert.isTrue(has(0x1000, 12))
    assert.isFalse(has(0x1000, 0))
    assert.isTrue(has(1, 0))
  })
})
