/** Contracts as text. Rule: docs/notation.md#contracts */
import { assert, describe, it } from "@effect/vitest"
import { parse, parseOpen, toSymbols, toText, tricksNeeded } from "../../src/auction/Contract.ts"
import { error, ok } from "../support/read.ts"

describe("parse", () => {
  it.each([
    ["4SXW", "4SXW"],
    ["4SX W", "4SXW"],
    ["4♠* w", "4SXW"],
    ["6h**n", "6HXXN"],
    ["3NTS", "3NS"],
    ["3BA N", "3NN"],
    ["4SS", "4SS"],
    ["3NN", "3NN"],
    ["7 ♥️ x E", "7HXE"]
  ])("reads %j", (text, canonical) => assert.strictEqual(toText(ok(parse(text))), canonical))

  it("takes the declarer from elsewhere when the text has none", () => {
    assert.strictEqual(toText(ok(parse("4SX", "West"))), "4SXW")
    assert.strictEqual(toText(ok(parse("4SXN", "West"))), "4SXN")
    assert.strictEqual(error(parse("4SX"))._tag, "DeclarerMissing")
    assert.include(error(parse("4SX")).message, "4SXS")
  })
})

describe("parseOpen", () => {
  it("leaves the declarer open", () => {
    assert.deepStrictEqual(ok(parseOpen("3NT")), {
      level: 3,
      denomination: "Notrump",
      doubling: "Undoubled",
      declarer: undefined
    })
  })
  it.each([
    ["7NNX", 3, "7NXN"],
    ["3NTSX", 4, "3NXS"],
    ["S4", 0, "4S"],
    ["X4S", 0, "4SX"],
    ["W4S", 0, "4SW"],
    ["4XS", 1, "4SX"],
    ["4WS", 1, "4SW"],
    ["8S", 0, null],
    ["0N", 0, null],
    ["4K", 1, null],
    ["4SXXX", 4, null],
    ["4SW8", 3, null],
    ["", 0, null]
  ] as const)("refuses %j at %i, with the hint %j", (text, at, hint) => {
    const failure = error(parseOpen(text))
    assert.deepStrictEqual({ at: failure.at, hint: failure.hint }, { at, hint })
  })
})

const contract = (text: string) => ok(parse(text, "South"))

describe("toSymbols", () => {
  it("writes contracts for people", () => {
    assert.strictEqual(toSymbols(contract("4SX")), "4♠X")
    assert.strictEqual(toSymbols(contract("3N")), "3NT")
    assert.strictEqual(toSymbols(contract("6DXX"), true), "6DXX")
  })
})

describe("tricksNeeded", () => {
  it("is six and the level", () => {
    assert.deepStrictEqual(
      [1, 4, 7].map((level) => tricksNeeded({ level: level as 1 | 4 | 7 })),
      [7, 10, 13]
    )
  })
})
