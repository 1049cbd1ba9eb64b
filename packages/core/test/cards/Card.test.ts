import { assert, describe, it } from "@effect/vitest"
import { card, parse, rankOf, suitOf, toText } from "../../src/cards/Card.ts"
import { error, ok } from "../support/read.ts"

describe("card", () => {
  it("numbers the 52 cards from the two of clubs to the ace of spades", () => {
    assert.strictEqual(card("Clubs", 0), 0)
    assert.strictEqual(card("Spades", 12), 51)
    assert.strictEqual(card("Hearts", 8), 34)
    for (let n = 0; n < 52; n++) assert.strictEqual(card(suitOf(n), rankOf(n)), n)
  })
})

describe("parse", () => {
  it("reads back every card that toText writes", () => {
    for (let n = 0; n < 52; n++) assert.strictEqual(ok(parse(toText(n))), n)
  })
  it.each([
    ["SA", 51],
    ["sa", 51],
    ["♠A", 51],
    ["♤A", 51],
    ["♠\uFE0FA", 51],
    ["H10", 34],
    ["HT", 34],
    ["c2", 0],
    ["DD", 23],
    ["HW", 35],
    [" SK ", 50]
  ] as const)("reads %j", (text, number) => assert.strictEqual(ok(parse(text)), number))
  it.each([
    ["AS", 0],
    ["", 0],
    ["S1", 1],
    ["S", 1],
    ["SAK", 1],
    ["N4", 0],
    ["Sx", 1]
  ] as const)("refuses %j at %i", (text, at) => {
    assert.strictEqual(error(parse(text)).at, at)
    assert.include(error(parse(text)).message, `"${text}"`)
  })
})
