/** The edges of the rules, one by one: what scorers ask about most. Rules: docs/rules.md */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { parse as parseHand } from "../../src/cards/HandText.ts"
import { bySide, type Side } from "../../src/deal/Seat.ts"
import { parse as parseResult } from "../../src/result/ResultText.ts"
import { columns, margin, play, type Rubber, start, winner } from "../../src/rubber/Rubber.ts"
import { parse as parseState, toText as stateText } from "../../src/rubber/RubberState.ts"
import { fromResults, totals as sheetTotals } from "../../src/rubber/ScoreSheet.ts"
import { linesOf } from "../../src/scoring/DealScore.ts"
import { honoursOf } from "../../src/scoring/Honours.ts"
import { totals } from "../../src/scoring/ScoreLine.ts"
import { error, ok, result } from "../support/read.ts"

const after = (state: string, ...texts: ReadonlyArray<string>): Rubber =>
  texts.reduce((so, text) => ok(play(so, result(text))).rubber, start("North", ok(parseState(state))))
const at = (state: string, ...texts: ReadonlyArray<string>): string => stateText(after(state, ...texts))
const above = (text: string, side: Side): number =>
  totals(
    linesOf(
      result(text),
      bySide(() => false)
    )
  )[side].above

describe("edges of the rules", () => {
  it("E1: any number of partscores add up, and the sum of 100 is game", () => {
    assert.strictEqual(at("0-0 0/0", "1CS=", "1CS=", "1CS=", "1CS="), "0-0 80/0")
    assert.strictEqual(at("0-0 80/0", "1DN="), "1-0 0/0")
  })
  it("E2: a partscore ends with the other side's game and stays in the total", () => {
    const rubber = after("0-0 0/0", "3SS=", "4SE=")
    assert.strictEqual(stateText(rubber), "0-1 0/0")
    assert.strictEqual(columns(rubber).NorthSouth.total, 90)
  })
  it("E3: both sides keep their partscores until one makes game", () => {
    assert.strictEqual(at("0-0 0/0", "2SS=", "2HE=", "1NS="), "1-0 0/0")
    assert.strictEqual(at("0-0 0/0", "2SS=", "2HE=", "1CE="), "0-0 60/80")
  })
  it.each([
    ["2SXS=", "1-0 0/0"],
    ["3CXS=", "1-0 0/0"],
    ["1HXXS=", "1-0 0/0"],
    ["1NXS=", "0-0 80/0"],
    ["2CXS=", "0-0 80/0"],
    ["1CXXS=", "0-0 80/0"]
  ])("E4: doubled trick points count: %s leads to %s", (text, state) => {
    assert.strictEqual(at("0-0 0/0", text), state)
  })
  it("E5: overtricks, penalties and honours never lead to game", () => {
    assert.strictEqual(at("0-0 90/0", "4SXW-5", "1CE+6 honours S 150"), "0-0 90/20")
  })
  it.each(["N", "E", "S", "W"])("E6: %s may score honours, also when the contract fails", (seat) => {
    const side = seat === "N" || seat === "S" ? "NorthSouth" : "EastWest"
    const without = above("4SE-1", side)
    assert.strictEqual(above(`4SE-1 honours ${seat} 100`, side), without + 100)
  })
  it("E7: a deal has at most one entry for honours", () => {
    assert.strictEqual(error(parseResult("4SS= honours S 100 honours W 100")).fault, "HonoursTwice")
  })
  it("E8: four in one hand and the fifth with partner are 100", () => {
    assert.strictEqual(honoursOf(ok(parseHand("AKQJ2.432.432.32")), "Spades"), 100)
    assert.strictEqual(honoursOf(ok(parseHand("T9.8765.8765.765")), "Spades"), 0)
  })
  it("E9: three honours, or two and two, are nothing", () => {
    assert.strictEqual(honoursOf(ok(parseHand("AKQ32.432.432.32")), "Spades"), 0)
    assert.strictEqual(honoursOf(ok(parseHand("AK432.432.432.32")), "Spades"), 0)
  })
  it("E10: honours are not multiplied by a double", () => {
    for (const text of ["4SS=", "4SXS=", "4SXXS="]) {
      assert.strictEqual(above(`${text} honours S 150`, "NorthSouth") - above(text, "NorthSouth"), 150)
    }
  })
  it("E11: in notrump only four aces score", () => {
    assert.strictEqual(honoursOf(ok(parseHand("AKQJT.432.432.32")), "Notrump"), 0)
    assert.strictEqual(honoursOf(ok(parseHand("A432.A32.A32.A32")), "Notrump"), 150)
    assert.strictEqual(error(parseResult("3NS= honours S 100")).fault, "HonoursInNotrump")
  })
  it("E12: a passed-out deal has no honours", () => {
    assert.strictEqual(error(parseResult("pass honours S 100")).fault, "HonoursOnPassedOut")
  })
  it("E13: honours change no game, so they may be claimed late", () => {
    const early = ok(fromResults(["2SS= honours S 100", "4HE="].map(result)))
    const late = ok(fromResults(["2SS=", "4HE="].map(result)))
    assert.strictEqual(stateText(early.rubber), stateText(late.rubber))
    assert.strictEqual(sheetTotals(early).NorthSouth.total - sheetTotals(late).NorthSouth.total, 100)
  })
  it("E14: a passed-out deal writes nothing and the deal goes on", () => {
    const rubber = after("0-1 60/40", "pass")
    assert.strictEqual(stateText(rubber), "0-1 60/40")
    assert.strictEqual(rubber.dealer, "East")
  })
  it("E15: a slam that was not bid has no premium", () => {
    assert.strictEqual(above("5SS13", "NorthSouth"), 60)
    assert.strictEqual(above("6SS13", "NorthSouth"), 530)
  })
  it("E16: tricks moved for a revoke can make the contract", () => {
    assert.strictEqual(at("0-0 0/0", "3NS8"), "0-0 0/0")
    assert.strictEqual(at("0-0 0/0", "3NS9"), "1-0 0/0")
  })
  it("E17: tricks stay between 0 and 13, and down stays within the contract", () => {
    for (const text of ["4SS14", "4SS+4", "4SS-11", "1CS-8"])
      assert.isTrue(Result.isFailure(parseResult(text)), text)
    for (const text of ["4SS0", "4SS13", "4SS+3", "4SS-10"])
      assert.isTrue(Result.isSuccess(parseResult(text)), text)
  })
  it("E18: declarer and dummy exchanged changes nothing", () => {
    for (const text of ["4S?=", "4SX?-3", "6N?+1"]) {
      const [one, other] = ["N", "S"].map((seat) =>
        linesOf(
          result(text.replace("?", seat)),
          bySide(() => true)
        )
      )
      assert.deepStrictEqual(one, other)
    }
  })
  it("E19: a corrected sheet is that of the right results from the start", () => {
    const wrong = ok(fromResults(["2SS=", "1NS="].map(result)))
    const right = ok(fromResults(["2SS-1", "1NS="].map(result)))
    assert.strictEqual(stateText(wrong.rubber), "1-0 0/0")
    assert.strictEqual(stateText(right.rubber), "0-0 40/0")
  })
  it("E20: the bonus goes to the side with two games even when it is behind", () => {
    const rubber = after("0-0 0/0", "7NXXE0", "3NE=", "3NE=")
    assert.strictEqual(winner(rubber), "EastWest")
    assert.strictEqual(rubber.above.EastWest, 700)
    assert.strictEqual(margin(rubber).NorthSouth, 7000 - 900)
  })
})
