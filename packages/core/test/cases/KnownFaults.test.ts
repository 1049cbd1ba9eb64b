/**
 * Scoring faults and misbeliefs seen in public programs and columns, each with the right answer by docs/rules.md.
 * The numbers only keep them apart; where a public thread shows the fault, the title names it.
 */
import { assert, describe, it } from "@effect/vitest"
import { parse as parseContract, parseOpen } from "../../src/auction/Contract.ts"
import { fromCalls, contract } from "../../src/auction/Auction.ts"
import { parse as parseCall } from "../../src/auction/Call.ts"
import { toText as contractText } from "../../src/auction/Contract.ts"
import { parse as parseHand, toText as handText } from "../../src/cards/HandText.ts"
import { parse as parseDeal, toText as dealText } from "../../src/deal/PbnDeal.ts"
import { bySide, SEATS } from "../../src/deal/Seat.ts"
import { parse as parseResult, toText as resultText } from "../../src/result/ResultText.ts"
import { columns, play, start } from "../../src/rubber/Rubber.ts"
import { parse as parseState, toText as stateText } from "../../src/rubber/RubberState.ts"
import { fromResults, settle, totals } from "../../src/rubber/ScoreSheet.ts"
import { linesOf } from "../../src/scoring/DealScore.ts"
import { checkClaim, honoursIn, honoursOf } from "../../src/scoring/Honours.ts"
import { totals as totalsOf } from "../../src/scoring/ScoreLine.ts"
import { GOLDEN_RESULTS } from "../support/goldenRubber.ts"
import { error, ok, result } from "../support/read.ts"

/** Points of one deal at love all, North–South first: below, above, below, above. */
const scored = (text: string, vulnerable = false) => {
  const { EastWest, NorthSouth } = totalsOf(
    linesOf(
      result(text),
      bySide(() => vulnerable)
    )
  )
  return [NorthSouth.below, NorthSouth.above, EastWest.below, EastWest.above]
}
const sheet = (...texts: ReadonlyArray<string>) => ok(fromResults(texts.map(result)))
const total = (...texts: ReadonlyArray<string>) => {
  const { EastWest, NorthSouth } = totals(sheet(...texts))
  return [NorthSouth.total, EastWest.total]
}

describe("scoring", () => {
  it("A1: the rubber bonus is 700 for two games to none, 500 for two to one", () => {
    assert.deepStrictEqual(total("3NS9", "4SS10"), [920, 0])
    assert.deepStrictEqual(total("3NS9", "3NE9", "4SS10"), [720, 100])
  })
  it.each(["1NS11", "1NTS11", "1nS11", "1ntS11", "1baS11"])(
    "A2: %s is notrump, 40 below and 120 above",
    (text) => {
      assert.deepStrictEqual(scored(text), [40, 120, 0, 0])
    }
  )
  it("A3: redoubled is one value, never doubled as well", () => {
    assert.deepStrictEqual(scored("1HXXS7"), [120, 100, 0, 0])
    assert.strictEqual(ok(parseContract("1HXXS")).doubling, "Redoubled")
    assert.strictEqual(error(parseResult("1HXXXS7")).fault, "Declarer")
  })
  it("A4: honours in notrump need all four aces in one hand", () => {
    assert.strictEqual(honoursOf(ok(parseHand("K432.A32.A32.K32")), "Notrump"), 0)
    assert.strictEqual(honoursOf(ok(parseHand("A432.A32.A32.A32")), "Notrump"), 150)
  })
  it("A5: twelve tricks in four spades are two overtricks and no slam", () => {
    assert.deepStrictEqual(scored("4SS12"), [120, 60, 0, 0])
  })
  it("A8: a partscore has no premium of its own", () => {
    assert.deepStrictEqual(scored("2SS8"), [60, 0, 0, 0])
  })
  it("A9: honours go to the side that holds them, not to the side that scored", () => {
    assert.deepStrictEqual(scored("4HS-1 honours S 100"), [0, 100, 0, 50])
  })
  it("A11: two spades doubled is game", () => {
    assert.deepStrictEqual(sheet("2SXS=").rubber.games, { NorthSouth: 1, EastWest: 0 })
    assert.strictEqual(scored("2SXS=")[0], 120)
  })
  it("A13: totals keep the points of games already won", () => {
    assert.deepStrictEqual(total("3NS9"), [100, 0])
  })
  it("A14: a doubled penalty is never multiplied away, and partscores last from deal to deal", () => {
    assert.deepStrictEqual(scored("4SXS8"), [0, 0, 0, 300])
    assert.deepStrictEqual(scored("4SXXS8"), [0, 0, 0, 600])
    assert.strictEqual(stateText(sheet("2SS=", "1NE=").rubber), "0-0 60/40")
    assert.strictEqual(error(fromResults(["3NS=", "3NS=", "3NS="].map(result)))._tag, "RubberIsOver")
  })
  it("A15: with a partscore on both sides nobody has the premium", () => {
    const both = sheet("2SS=", "1NE=")
    assert.deepStrictEqual(settle(both, "1993").settlement, [])
    assert.deepStrictEqual(settle(both, "50").settlement, [])
  })
  it("A16: making a redoubled contract is 100; the partscore left over is 100, or 50 by the older text", () => {
    assert.deepStrictEqual(scored("1HXXS7"), [120, 100, 0, 0])
    const one = sheet("2SS=")
    assert.deepStrictEqual(totals(settle(one, "1993")).NorthSouth, { below: 60, above: 100, total: 160 })
    assert.deepStrictEqual(totals(settle(one, "50")).NorthSouth, { below: 60, above: 50, total: 110 })
  })
  it("A17 (bridge-tools/core): exactly 100 is game", () => {
    for (const [state, text] of [
      ["0-0 0/0", "3NS9"],
      ["0-0 0/0", "5CS11"],
      ["0-0 0/0", "5DS11"],
      ["0-0 60/0", "1NS7"]
    ] as const) {
      assert.strictEqual(
        stateText(ok(play(start("North", ok(parseState(state))), result(text))).rubber),
        "1-0 0/0"
      )
    }
  })
  it("A19 (yichijin/bridgescape #1): a double does not stick to the next bid", () => {
    const calls = "1N X 2D P P P".split(" ").map((word) => ok(parseCall(word)))
    assert.strictEqual(contractText(contract(ok(fromCalls("North", calls)))!), "2DS")
    const redoubled = "1N X XX 2D P P P".split(" ").map((word) => ok(parseCall(word)))
    assert.strictEqual(contractText(contract(ok(fromCalls("North", redoubled)))!), "2DW")
  })
  it("A20 (dominicprice/endplay #34): seven spades not vulnerable is 210 and 1000", () => {
    assert.deepStrictEqual(scored("7SS13"), [210, 1000, 0, 0])
  })
  it("A22 (anntzer/redeal #28): X behind the declarer is refused, never dropped", () => {
    assert.strictEqual(error(parseOpen("7NNX")).hint, "7NXN")
    assert.strictEqual(error(parseResult("7NNX")).hint, "7NXN=")
    assert.strictEqual(contractText(ok(parseContract("7NXN"))), "7NXN")
  })
  it("A24 (dds-bridge/dds #269): the overtrick counts", () => {
    assert.deepStrictEqual(scored("4SS11"), [120, 30, 0, 0])
  })
  it("A25: one heart making eight is 30 and 30, nothing else", () => {
    assert.deepStrictEqual(scored("1HS8"), [30, 30, 0, 0])
  })
  it("A26: no partscore premium while the rubber runs", () => {
    assert.deepStrictEqual(totals(settle(sheet("1HS8"), "none")).NorthSouth, {
      below: 30,
      above: 30,
      total: 60
    })
  })
  it("A27: honours count when the contract fails", () => {
    assert.deepStrictEqual(scored("4SS-1 honours S 150"), [0, 150, 0, 50])
    assert.deepStrictEqual(scored("4SS-1 honours S 150", true), [0, 150, 0, 100])
  })
  it("A28: a defender's honours count, whatever the result", () => {
    for (const text of ["4HXE= honours S 100", "4HXE-1 honours N 100", "4HXE+2 honours S 100"]) {
      const honours = linesOf(
        result(text),
        bySide(() => false)
      ).filter(({ kind }) => kind === "Honours")
      assert.deepStrictEqual(
        honours.map(({ points, side }) => [side, points]),
        [["NorthSouth", 100]]
      )
    }
    assert.strictEqual(honoursOf(ok(parseHand("432.KQJT9.432.32")), "Hearts"), 100)
  })
  it("A30 (lorserker/ben #128): two spades doubled with two tricks is down six, 1400", () => {
    assert.deepStrictEqual(scored("2SXE2"), [0, 1400, 0, 0])
  })
  it("A31: 200 for the first game and 500 for the rubber give the same margin, other columns", () => {
    for (const games of [
      ["3NS=", "3NS="],
      ["3NS=", "3NE=", "3NS="]
    ]) {
      const { EastWest, NorthSouth } = totals(sheet(...games))
      const older = games.length === 2 ? [200 + 200 + 500, 0] : [200 + 200 + 500, 100 + 200]
      assert.strictEqual(NorthSouth.total - EastWest.total, older[0]! - older[1]!)
      if (games.length === 3) assert.notDeepEqual([NorthSouth.total, EastWest.total], older)
    }
  })
  it("A32 (TricksterCards/TricksterBots): with 40 on, two hearts is game and four hearts adds only points", () => {
    const on40 = start("North", ok(parseState("0-0 40/0")))
    const two = ok(play(on40, result("2HS10"))).rubber
    const four = ok(play(on40, result("4HS10"))).rubber
    assert.strictEqual(stateText(two), stateText(four))
    assert.strictEqual(columns(two).NorthSouth.total, columns(four).NorthSouth.total)
    assert.strictEqual(stateText(ok(play(on40, result("2HS9"))).rubber), "1-0 0/0")
    assert.strictEqual(stateText(ok(play(on40, result("4HS9"))).rubber), "0-0 40/0")
  })
  it("A35: the winners of the rubber may lose on points", () => {
    assert.deepStrictEqual(total(...GOLDEN_RESULTS), [1690, 880])
  })
})

describe("deal notation", () => {
  it("B1 (endplay #15): suit letters inside the hands are the suits, not ranks", () => {
    const deal = "S:SA7.H864.DQJT73.CAKQ SK82.HAJ.DK94.CJT985 SQJT5.HKQT7.DA6.C432 S9643.H9532.D852.C76"
    assert.strictEqual(
      dealText(ok(parseDeal(deal)), "South"),
      "S:A7.864.QJT73.AKQ K82.AJ.K94.JT985 QJT5.KQT7.A6.432 9643.9532.852.76"
    )
  })
  it("B18 (lorserker/ben #128): lower-case ranks are ranks", () => {
    assert.strictEqual(handText(ok(parseHand("aq752.k4.t93.j82"))), "AQ752.K4.T93.J82")
  })
  it("B26 (TricksterBots #80): the first hand is that of the seat before the colon, then clockwise", () => {
    for (const [n, seat] of SEATS.entries()) {
      const known = (hands: string) => {
        const deal = ok(parseDeal(`${seat[0]}:${hands}`))
        return SEATS.filter((other) => deal[other] !== undefined)
      }
      assert.deepStrictEqual(known("AKQ2.KQJ.KQJ.KQJ - - -"), [seat])
      assert.deepStrictEqual(known("- AKQ2.KQJ.KQJ.KQJ - -"), [SEATS[(n + 1) % 4]])
      assert.deepStrictEqual(known("- - - AKQ2.KQJ.KQJ.KQJ"), [SEATS[(n + 3) % 4]])
    }
  })
  it("B28 (anntzer/redeal #37): x is no card, and the message says what it stands for", () => {
    const failure = error(parseHand("QTxx.K4.AT93.J82"))
    assert.strictEqual(failure.fault, "SpotCard")
    assert.include(failure.message, "any small card")
  })
  it("B29 (PBN 2.1): unknown hands are kept unknown, and honours come from shown hands only", () => {
    const deal = ok(parseDeal("W:9832.AT.J6542.85 - AKQJT.KQ5.T.QJT6 -"))
    assert.deepStrictEqual(honoursIn(deal, "Spades"), { seat: "East", points: 150 })
    assert.isUndefined(honoursIn(deal, "Clubs"))
    assert.strictEqual(
      error(checkClaim({ seat: "West", points: 100 }, deal, "Spades"))._tag,
      "HonoursNotHeld"
    )
    assert.strictEqual(resultText(result("4SE=")), "4SE10")
  })
})
