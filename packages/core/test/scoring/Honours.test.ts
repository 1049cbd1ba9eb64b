/** Rule: docs/rules.md#honours */
import { assert, describe, it } from "@effect/vitest"
import { DENOMINATIONS } from "../../src/auction/Denomination.ts"
import { fromCards } from "../../src/cards/Hand.ts"
import { parse } from "../../src/cards/HandText.ts"
import { parse as parseDeal } from "../../src/deal/PbnDeal.ts"
import { bySeat, SEATS } from "../../src/deal/Seat.ts"
import { checkClaim, honoursIn, honoursOf } from "../../src/scoring/Honours.ts"
import { random } from "../support/random.ts"
import { error, ok } from "../support/read.ts"

describe("honoursOf", () => {
  it.each([
    ["AKQJT.432.432.32", "Spades", 150],
    ["AKQJ9.432.432.32", "Spades", 100],
    ["KQJT9.432.432.32", "Spades", 100],
    ["AKQT9.432.432.32", "Spades", 100],
    ["AKQ98.432.432.32", "Spades", 0],
    ["AKQJT.432.432.32", "Hearts", 0],
    ["AKQJT.432.432.32", "Notrump", 0],
    ["A432.A32.A32.A32", "Notrump", 150],
    ["A432.A32.A32.K32", "Notrump", 0],
    ["A432.A32.A32.A32", "Spades", 0],
    ["32.432.432.AQJT9", "Clubs", 100],
    ["32.AKQJT.432.432", "Hearts", 150],
    ["32.432.KQJT9.432", "Diamonds", 100]
  ] as const)("finds in %s with %s %i", (text, denomination, points) => {
    assert.strictEqual(honoursOf(ok(parse(text)), denomination), points)
  })
})

describe("honoursIn", () => {
  it("never finds two hands with honours in one deal", () => {
    const source = random(11)
    let claims = 0
    for (let run = 0; run < 400; run++) {
      const deck = Array.from({ length: 52 }, (_, n) => n)
      // Honours sit together more often than chance would have it.
      for (let n = 51; n > 0; n--) {
        const other = source.below(4) === 0 ? source.below(n + 1) : n
        const held = deck[n]!
        deck[n] = deck[other]!
        deck[other] = held
      }
      const deal = bySeat((seat) =>
        fromCards(deck.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13))
      )
      for (const denomination of DENOMINATIONS) {
        const holders = SEATS.filter((seat) => honoursOf(deal[seat], denomination) > 0)
        assert.isAtMost(holders.length, 1)
        claims += holders.length
        assert.strictEqual(honoursIn(deal, denomination)?.seat, holders[0])
      }
    }
    assert.isAbove(claims, 100)
  })

  it("looks at shown hands only", () => {
    const deal = ok(parseDeal("N:AKQJT.432.432.32 - - -"))
    assert.deepStrictEqual(honoursIn(deal, "Spades"), { seat: "North", points: 150 })
    assert.isUndefined(honoursIn(deal, "Hearts"))
  })

  it("knows the fourth hand when three are shown", () => {
    const deal = ok(parseDeal("E:987.AKQ.JT98.A87 654.JT98.AK65.K4 32.765.Q7.QJT965 -"))
    assert.deepStrictEqual(honoursIn(deal, "Spades"), { seat: "North", points: 150 })
    assert.strictEqual(error(checkClaim({ seat: "North", points: 100 }, deal, "Spades")).held, 150)
  })
})

describe("checkClaim", () => {
  const deal = ok(parseDeal("N:AKQJ9.432.432.32 - T8765.A5.A65.654 -"))
  it("accepts what the hand holds, and what an unseen hand may hold", () => {
    for (const claim of [
      { seat: "North", points: 100, in: "Spades" },
      { seat: "East", points: 150, in: "Clubs" },
      { seat: "West", points: 100, in: "Hearts" }
    ] as const) {
      assert.deepStrictEqual(ok(checkClaim(claim, deal, claim.in)).seat, claim.seat)
    }
  })
  it.each([
    ["North", 150, "Spades", 100],
    ["South", 100, "Hearts", 0],
    // The hands shown hold what an unseen one would need.
    ["East", 100, "Spades", 0],
    ["West", 150, "Hearts", 100],
    ["West", 150, "Notrump", 0]
  ] as const)("refuses %s's claim of %i in %s: it can be %i", (seat, points, denomination, held) => {
    const failure = error(checkClaim({ seat, points }, deal, denomination))
    assert.deepStrictEqual(
      { seat: failure.seat, claimed: failure.claimed, held: failure.held },
      { seat, claimed: points, held }
    )
  })
})
