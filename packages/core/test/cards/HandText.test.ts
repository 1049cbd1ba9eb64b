/** Every accepted spelling of a hand, and what is refused. Rule: docs/notation.md#hands */
import { assert, describe, it } from "@effect/vitest"
import { fromCards } from "../../src/cards/Hand.ts"
import { parse, parsePosition, toSymbols, toText } from "../../src/cards/HandText.ts"
import { error, ok } from "../support/read.ts"

const CANONICAL = "AQ752.K4.T93.J82"

describe("parse", () => {
  it.each([
    "AQ752.K4.T93.J82",
    "aq752.k4.t93.j82",
    "AQ752.K4.1093.J82",
    "AD752.K4.T93.W82",
    "ad752.k4.1093.w82",
    "257QA.4K.39T.28J",
    "A Q 7 5 2 . K 4 . T 9 3 . J 8 2",
    "AQ752 . K4 . T93 . J82 ",
    "SAQ752.HK4.DT93.CJ82",
    "saq752.hk4.dt93.cj82",
    "S:AQ752.H:K4.D:T93.C:J82",
    "SAD752.HK4.DT93.CW82",
    "♠AQ752.♥K4.♦T93.♣J82",
    "♤AQ752.♡K4.♢T93.♧J82",
    "♠AQ752♥K4♦T93♣J82",
    "♠️AQ752♥️K4♦️T93♣️J82",
    "♤AQ752♡K4♢T93♧J82",
    "♠ A Q 7 5 2 ♥ K 4 ♦ 10 9 3 ♣ J 8 2",
    "♠A,Q,7,5,2 ♥K,4 ♦T,9,3 ♣J,8,2",
    "♣J82 ♦T93 ♥K4 ♠AQ752",
    "♠AD752♥K4♦1093♣W82",
    "SAQ752HK4DT93CJ82",
    "S:AQ752 H:K4 D:T93 C:J82",
    "saq752 hk4 d1093 cj82",
    " SAQ752HK4DT93CJ82 "
  ])("reads %j", (text) => assert.strictEqual(toText(ok(parse(text))), CANONICAL))

  it.each([
    "AKQJT98765432...",
    "AKQJT98765432.-.-.-",
    "♠AKQJT98765432♥-♦—♣",
    "SAKQJT98765432HDC",
    "♠AKQJ1098765432♥♦♣"
  ])("reads voids in %j", (text) => assert.strictEqual(toText(ok(parse(text))), "AKQJT98765432..."))

  it("reads a D before the diamonds as the Polish queen unless all four letters stand", () => {
    assert.strictEqual(toText(ok(parse("AK52.K4.DT93.J82"))), "AK52.K4.QT93.J82")
    assert.strictEqual(toText(ok(parse("SAK52.HK4.DDT93.CJ82"))), "AK52.K4.QT93.J82")
    assert.strictEqual(toText(ok(parse("♠AK52.♥K4.♦DT93.♣J82"))), "AK52.K4.QT93.J82")
  })

  it.each([
    ["", "NotFourSuits", 0, "0"],
    ["AQ752", "NotFourSuits", 0, "1"],
    ["AQ752.K4.T93J82", "NotFourSuits", 0, "3"],
    ["AQ752.K4.T93.J8.2", "NotFourSuits", 0, "5"],
    ["♠AQ752♥K4♦T93J82", "NotFourSuits", 0, "3"],
    ["SAQ752.K4.T93.J82", "SuitLetters", 7, ""],
    ["SAQ752.HK4.T93.CJ82", "SuitLetters", 11, ""],
    ["AQ752.K4.♦T93.J82", "SuitLetters", 0, ""],
    ["AQ752.HK4.T93.J82", "SuitLetters", 0, ""],
    ["AQ♠752♥K4♦T93♣J82", "SuitLetters", 0, "AQ"],
    ["♠AQ752♠K4♦T93♣J82", "SuitTwice", 6, "♠"],
    ["AQ752.K4.T93.J8Z", "UnknownRank", 15, "Z"],
    ["AQ752.K4.193.J82", "UnknownRank", 9, "1"],
    ["AQ752.K4.0T93.J8", "UnknownRank", 9, "0"],
    ["HAQ752.SK4.DT93.CJ82", "SuitLetters", 0, ""],
    ["S:AQ752H:K4D:T93C:J8Z", "UnknownRank", 20, "Z"],
    [" SAQ752HK4DT93CJ8Z", "UnknownRank", 17, "Z"],
    ["♠️AQ752♥️K4♦️T9Z♣️J82", "UnknownRank", 15, "Z"],
    ["QTxx.K4.AT93.J82", "SpotCard", 2, "x"],
    ["AQ7522.K4.T93.J8", "CardTwice", 5, "S2"],
    ["AQ752.K4.T109.J82", "CardTwice", 10, "DT"],
    ["AD7Q2.K4.T93.J82", "CardTwice", 3, "SQ"],
    ["AQ752.K4.T93.J8", "CardCount", 0, "12"],
    ["AQ752.K4.T93.J842", "CardCount", 0, "14"]
  ] as const)("refuses %j: %s at %i", (text, fault, at, found) => {
    const failure = error(parse(text))
    assert.deepStrictEqual(
      { fault: failure.fault, at: failure.at, found: failure.found },
      { fault, at, found }
    )
    assert.include(failure.message, "AQ752.K4.T93.J82")
  })
})

describe("parsePosition", () => {
  it("reads fewer cards than 13", () => {
    assert.strictEqual(toText(ok(parsePosition("AQ..3."))), "AQ..3.")
  })
})

describe("toText", () => {
  it("is read back as the same hand in each form", () => {
    for (let n = 0; n < 500; n++) {
      // Cards at a stride prime to 52 make many different shapes.
      const hand = fromCards(Array.from({ length: 13 }, (_, k) => (n * 7 + k * ((n % 12) * 4 + 3)) % 52))
      assert.deepStrictEqual(ok(parsePosition(toText(hand))), hand)
      assert.deepStrictEqual(ok(parsePosition(toSymbols(hand))), hand)
      assert.deepStrictEqual(ok(parsePosition(toSymbols(hand, true))), hand, toSymbols(hand, true))
    }
  })
})

describe("toSymbols", () => {
  it("writes symbols, or letters where asked, and a dash for a void", () => {
    const hand = ok(parse("AQ7542.K4.T9832."))
    assert.strictEqual(toSymbols(hand), "♠AQ7542 ♥K4 ♦T9832 ♣-")
    assert.strictEqual(toSymbols(hand, true), "S:AQ7542 H:K4 D:T9832 C:-")
  })
})
