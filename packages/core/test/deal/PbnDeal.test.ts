/** Deals as text. Rule: docs/notation.md#deals */
import { assert, describe, it } from "@effect/vitest"
import { HandText } from "../../src/index.ts"
import { parse, parsePosition, toText } from "../../src/deal/PbnDeal.ts"
import { SEATS } from "../../src/deal/Seat.ts"
import { error, ok } from "../support/read.ts"

const NORTH = "AQ752.K4.T93.J82"
const EAST = "KJ3.AQ75.K2.KT94"
const SOUTH = "T4.JT982.A84.A63"
const WEST = "986.63.QJ765.Q75"
const DEAL = `N:${NORTH} ${EAST} ${SOUTH} ${WEST}`

describe("parse", () => {
  it.each([
    DEAL,
    DEAL.toLowerCase(),
    `E:${EAST} ${SOUTH} ${WEST} ${NORTH}`,
    `S:${SOUTH} ${WEST} ${NORTH} ${EAST}`,
    `W:${WEST} ${NORTH} ${EAST} ${SOUTH}`,
    ` n : ${NORTH}  ${EAST}\t${SOUTH} ${WEST} `,
    `N:AD752.K4.1093.W82 ${EAST} ST4.HJT982.DA84.CA63 ♠986♥63♦QJ765♣Q75`
  ])("reads %j clockwise from the seat before the colon", (text) => {
    assert.strictEqual(toText(ok(parse(text))), DEAL)
  })

  it("keeps unknown hands unknown", () => {
    const text = `W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -`
    const deal = ok(parse(text))
    assert.deepStrictEqual(
      SEATS.filter((seat) => deal[seat] !== undefined),
      ["East", "West"]
    )
    assert.strictEqual(toText(deal, "West"), text)
    assert.strictEqual(HandText.toText(deal.East!), "A8654.KQ5.T.QJT6")
  })

  it("takes the dashes that word processors make for unknown hands, as it does for voids", () => {
    assert.strictEqual(toText(ok(parse("W:KQJT.AT.J6542.85 – — −")), "West"), "W:KQJT.AT.J6542.85 - - -")
    assert.strictEqual(toText(ok(parse("W:KQJT987.–.J6542.8 - - -")), "West"), "W:KQJT987..J6542.8 - - -")
  })

  it.each([
    ["", "NoSeat", 0, ""],
    [NORTH, "NoSeat", 0, ""],
    ["X:- - - -", "NoSeat", 0, ""],
    [`N:${NORTH}`, "NotFourHands", 2, "1"],
    [`${DEAL} -`, "NotFourHands", 2, "5"],
    ["N:- - - -", "NoCards", 2, ""],
    ["N: - - - -", "NoCards", 3, ""]
  ] as const)("refuses %j: %s at %i", (text, fault, at, found) => {
    const failure = error(parse(text))
    assert.strictEqual(failure._tag, "UnreadableDeal")
    if (failure._tag !== "UnreadableDeal") return
    assert.deepStrictEqual(
      { fault: failure.fault, at: failure.at, found: failure.found },
      { fault, at, found }
    )
  })

  it.each([
    ["12 cards", `N:${NORTH.slice(0, -1)} ${EAST} ${SOUTH} ${WEST}`, "North", "CardCount", 2],
    ["14 cards", `N:${NORTH} ${EAST}2 ${SOUTH} ${WEST}`, "East", "CardCount", 19],
    ["an unknown rank", `N:${NORTH} ${EAST} T4.JT982.A84.A6Z ${WEST}`, "South", "UnknownRank", 51],
    ["a card twice in one hand", `N:AQ75522.K4.T93.J ${EAST} ${SOUTH} ${WEST}`, "North", "CardTwice", 6],
    ["a spot card", `N:QTxx.K4.AT93.J82 ${EAST} ${SOUTH} ${WEST}`, "North", "SpotCard", 4]
  ] as const)("refuses %s and names the seat and the place", (_, text, seat, fault, at) => {
    const failure = error(parse(text))
    assert.strictEqual(failure._tag, "UnreadableDealHand")
    if (failure._tag !== "UnreadableDealHand") return
    assert.deepStrictEqual(
      { seat: failure.seat, fault: failure.hand.fault, at: failure.at },
      { seat, fault, at }
    )
    assert.include(failure.message, `${seat}'s hand`)
  })

  it("refuses a card in two hands and names both", () => {
    const failure = error(parse(`N:${NORTH} ${EAST} T4.KJT98.A84.A63 ${WEST}`))
    assert.strictEqual(failure.message, "HK is in two hands: North and South; each card is dealt once")
  })
})

describe("parsePosition", () => {
  it("reads hands of equal length", () => {
    assert.strictEqual(toText(ok(parsePosition("S:A.2.. K.3.. .4.5. .6.7."))), "N:.4.5. .6.7. A.2.. K.3..")
  })
  it("refuses hands of unequal length and more than 13 cards", () => {
    assert.include(error(parsePosition("N:A.2.. K... .4.5. .6.7.")).message, "2, 1, 2, 2 cards")
    assert.include(error(parsePosition("N:AKQJT98765432.A.. - - -")).message, "14 cards")
  })
})
