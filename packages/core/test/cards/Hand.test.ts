import { assert, describe, it } from "@effect/vitest"
import { cards, count, EMPTY, fromCards, holds, points, shape } from "../../src/cards/Hand.ts"
import { parse } from "../../src/cards/HandText.ts"
import { parse as parseCard } from "../../src/cards/Card.ts"
import { ok } from "../support/read.ts"

const hand = ok(parse("AQ752.K4.T93.J82"))

describe("a hand", () => {
  it("has its points, shape and cards", () => {
    assert.strictEqual(points(hand), 10)
    assert.deepStrictEqual(shape(hand), { Clubs: 3, Diamonds: 3, Hearts: 2, Spades: 5 })
    assert.strictEqual(count(hand), 13)
    assert.isTrue(holds(hand, ok(parseCard("SQ"))))
    assert.isFalse(holds(hand, ok(parseCard("SK"))))
  })
  it("is made of its cards again", () => {
    assert.strictEqual(cards(hand).length, 13)
    assert.deepStrictEqual(fromCards(cards(hand)), hand)
    assert.deepStrictEqual(fromCards([]), EMPTY)
  })
})
