import { assert, describe, it } from "@effect/vitest"
import { parse as parseCard } from "../../src/cards/Card.ts"
import { cardsEach, checkDistinct, complete, holderOf } from "../../src/deal/Deal.ts"
import { pack, unpack } from "../../src/deal/PackedDeal.ts"
import { parse, parsePosition, toText } from "../../src/deal/PbnDeal.ts"
import { error, ok } from "../support/read.ts"

const DEAL = "N:AQ752.K4.T93.J82 KJ3.AQ75.K2.KT94 T4.JT982.A84.A63 986.63.QJ765.Q75"

describe("complete", () => {
  it("finds the fourth hand from three", () => {
    for (const unknown of [0, 1, 2, 3]) {
      const hands = DEAL.slice(2).split(" ")
      hands[unknown] = "-"
      assert.strictEqual(toText(ok(complete(ok(parse(`N:${hands.join(" ")}`))))), DEAL)
    }
  })
  it("names the hands that are missing", () => {
    const partial = ok(parse("N:AQ752.K4.T93.J82 - T4.JT982.A84.A63 -"))
    assert.deepStrictEqual(error(complete(partial)).seats, ["East", "West"])
  })
  it("does not invent the fourth hand of a position in the play", () => {
    assert.deepStrictEqual(error(complete(ok(parsePosition("N:A... K... Q... -")))).seats, ["West"])
  })
})

describe("checkDistinct", () => {
  it("finds every card that two hands share", () => {
    const deal = ok(parse(DEAL))
    assert.strictEqual(ok(checkDistinct(deal)), deal)
    const twice = { ...deal, West: { ...deal.West!, Spades: deal.West!.Spades | 0x1000 } }
    assert.strictEqual(error(checkDistinct(twice)).card, "SA")
    assert.deepStrictEqual(error(checkDistinct(twice)).seats, ["North", "West"])
  })
})

describe("holderOf", () => {
  it("finds the seat that holds a card, or none among the known hands", () => {
    const deal = ok(parse("N:AQ752.K4.T93.J82 - T4.JT982.A84.A63 -"))
    assert.strictEqual(holderOf(deal, ok(parseCard("DA"))), "South")
    assert.isUndefined(holderOf(deal, ok(parseCard("SK"))))
    assert.strictEqual(cardsEach(deal), 13)
  })
})

describe("pack", () => {
  it("puts each holding at seat × 4 + suit and unpacks to the same deal", () => {
    const deal = ok(complete(ok(parse(DEAL))))
    const packed = pack(deal)
    assert.strictEqual(packed.length, 16)
    assert.strictEqual(packed[3], deal.North.Spades)
    assert.strictEqual(packed[4], deal.East.Clubs)
    assert.deepStrictEqual(unpack(packed), deal)
    const later = new Uint16Array(40)
    later.set(packed, 16)
    assert.deepStrictEqual(unpack(later, 16), deal)
  })
})
