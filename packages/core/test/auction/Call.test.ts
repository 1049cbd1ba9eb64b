import { assert, describe, it } from "@effect/vitest"
import { bid, bidNumber, bidNumbered, parse, toText } from "../../src/auction/Call.ts"
import { error, ok } from "../support/read.ts"

describe("parse", () => {
  it.each([
    ["Pass", "Pass"],
    ["p", "Pass"],
    ["X", "X"],
    ["d", "X"],
    ["Dbl", "X"],
    ["XX", "XX"],
    ["r", "XX"],
    ["Redouble", "XX"],
    ["1NT", "1N"],
    ["1ba", "1N"],
    ["4♠", "4S"],
    [" 7 ♧ ", "7C"],
    ["3d", "3D"]
  ])("reads %j as %s", (text, canonical) => assert.strictEqual(toText(ok(parse(text))), canonical))
  it.each([
    ["", 0],
    ["0C", 0],
    ["8S", 0],
    ["4", 1],
    ["4Q", 1],
    ["S4", 0],
    ["4SX", 1],
    ["XXX", 0]
  ] as const)("refuses %j at %i", (text, at) => {
    assert.strictEqual(error(parse(text)).at, at)
    assert.include(error(parse(text)).message, `"${text}"`)
  })
})

describe("bidNumber", () => {
  it("ranks the 35 bids by level, then clubs diamonds hearts spades notrump", () => {
    const ladder = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => [..."CDHSN"].map((letter) => level + letter))
    const texts = Array.from({ length: 35 }, (_, n) => {
      const { denomination, level } = bidNumbered(n)
      assert.strictEqual(bidNumber({ denomination, level }), n)
      return toText(bid(level, denomination))
    })
    assert.deepStrictEqual(texts, ladder)
  })
})
