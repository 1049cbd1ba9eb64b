/** Faults that other readers of these formats had, from public reports, each as a small input in our own words. */
import { assert, describe, it } from "@effect/vitest"
import { parse as parseHand } from "../../src/cards/HandText.ts"
import { toText as dealText } from "../../src/deal/PbnDeal.ts"
import { resultOf } from "../../src/formats/DealRecord.ts"
import { read as readLin, toText as linText } from "../../src/formats/lin/LinFile.ts"
import { read as readPbn } from "../../src/formats/pbn/PbnFile.ts"
import { toText as pbnText } from "../../src/formats/pbn/PbnWriter.ts"
import { toText as resultText } from "../../src/result/ResultText.ts"
import { PbnCheck } from "../../src/validation/BoardCheck.ts"
import { Result } from "effect"

const doubts = (text: string) => readPbn(text).warnings.map(({ value }) => value.doubt)
const boards = (text: string) => readPbn(text).entries.map(({ board }) => board)
const tag = (text: string, name: string) =>
  readPbn(text).entries[0]?.game.tags.find((one) => one.name === name)
const LIN = "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|mb|p|mb|p|mb|p|mb|p|"

describe("PBN", () => {
  it("B1: takes suit letters inside hands off, with a warning", () => {
    const text = '[Deal "S:SA7.H864.DQJT73.CAKQ - - -"]'
    assert.strictEqual(dealText(boards(text)[0]!.deal!, "South"), "S:A7.864.QJT73.AKQ - - -")
    assert.deepStrictEqual(doubts(text), ["SuitLetters"])
  })
  it("B3: skips a line that holds only a comment", () => {
    assert.strictEqual(boards('[Board "1"]\n{PAR of the deal: 3H}\n[Dealer "N"]')[0]!.dealer, "North")
  })
  it("B5: keeps a deal whose contract is a question mark", () => {
    const text = '[Deal "N:AKQJT98765432... - - -"]\n[Declarer "?"]\n[Contract "?"]\n[Result "?"]'
    assert.isDefined(boards(text)[0]!.deal)
    assert.isUndefined(boards(text)[0]!.contract)
  })
  it("B6: warns of statistics behind the games, line by line", () => {
    const text = '[Board "1"]\n\nGenerated 2922012 hands\nProduced 10 hands\n'
    assert.strictEqual(boards(text).length, 1)
    assert.deepStrictEqual(doubts(text), ["TextIgnored", "TextIgnored"])
  })
  it("B7: writes a passed-out board without declarer and result", () => {
    const [entry] = readPbn('[Declarer "N"]\n[Contract "Pass"]\n[Result "3"]').entries
    assert.include(pbnText(entry!.game), '[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]')
  })
  it("B8: takes an empty contract for none", () => assert.isUndefined(boards('[Contract ""]')[0]!.contract))
  it("B10: reads the same games however many lines end the file", () => {
    for (const end of ["", "\n", "\n\n\n", "\r\n \r\n"])
      assert.strictEqual(boards(`[Board "1"]${end}`).length, 1)
  })
  it("B11: trims values with a warning and lets an odd date pass", () => {
    const text = '[Date "20151006"]\n[Vulnerable "None "]'
    assert.deepStrictEqual(boards(text)[0]!.vulnerable, { NorthSouth: false, EastWest: false })
    assert.deepStrictEqual(doubts(text), ["DateForm", "ValueTrimmed"])
  })
  it("B13: leaves no mark and no carriage return in a value", () => {
    assert.strictEqual(tag('\uFEFF[Event "x"]\r\n[Board "1"]\r\n', "Event")?.value, "x")
    assert.strictEqual(tag('\uFEFF[Event "x"]\r[Board "1"]\r', "Board")?.value, "1")
  })
  it("B15: keeps values of other programs as text", () => {
    const text = '[OptimumScore "NS 7N; +1520"]\n[DoubleDummyTricks "66566"]'
    assert.strictEqual(tag(text, "OptimumScore")?.value, "NS 7N; +1520")
    assert.deepStrictEqual(readPbn(text).errors, [])
  })
  it("B16: loads games without a contract, and warns where a deal is to be inherited", () => {
    const text = '[Deal "N:AKQJT98765432... - - -"]\n\n[Board "2"]\n[Deal "#"]'
    assert.strictEqual(boards(text).length, 2)
    assert.deepStrictEqual(doubts(text), ["InheritanceForbidden"])
  })
  it("B18: reads cards and ranks in lower case", () => {
    const text =
      '[Deal "n:akqjt98765432... - - -"]\n[Declarer "s"]\n[Contract "1nt"]\n[Play "w"]\nca C6 c8 S5'
    assert.strictEqual(boards(text)[0]!.play.length, 4)
  })
  it("B26: gives the first hand to the seat before the colon", () => {
    const text =
      '[Dealer "S"]\n[Deal "S:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]'
    const { deal } = boards(text)[0]!
    assert.deepStrictEqual(
      [deal!.South!.Spades, deal!.West!.Hearts, deal!.North!.Diamonds],
      [0x1fff, 0x1fff, 0x1fff]
    )
  })
  it("B29: scores a deal of which two hands are known, with honours for these only", () => {
    const text =
      '[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]\n[Declarer "E"]\n[Contract "2S"]\n[Result "8"]'
    const found = new PbnCheck().check(boards(`${text}\n[ScoreRubber "EW 0/60"]`)[0]!)
    assert.deepStrictEqual(found, [])
    assert.strictEqual(resultText(resultOf(boards(text)[0]!)!), "2SE8")
  })
  it("B31: does not compare a duplicate-style score with rubber columns", () => {
    const text = '[Scoring "Rubber"]\n[Declarer "E"]\n[Contract "2C"]\n[Result "9"]\n[Score "EW 110"]'
    assert.deepStrictEqual(new PbnCheck().check(boards(text)[0]!), [])
  })
})

describe("hands", () => {
  it("B28: says that a small card written x is none", () => {
    const read = parseHand("QTxx.AKQ.AKQ.AKQ")
    assert.isTrue(Result.isFailure(read) && read.failure.fault === "SpotCard")
  })
})

describe("LIN", () => {
  it("B19: takes hands from South on, whoever dealt", () => {
    const [board] = readLin(LIN.replace("md|3", "md|4")).boards
    assert.strictEqual(board!.dealer, "East")
    assert.strictEqual(board!.deal!.South!.Spades, 0x1fff)
  })
  it("B20: names board and field of what it cannot read", () => {
    const [error] = readLin(`qx|o7|ah|Board 7|${LIN}pc|Z9|`).errors
    assert.include(error!.value.message, "board 7, pc|Z9|")
  })
  it("B22: tells boards on one line apart", () => {
    assert.strictEqual(readLin(`qx|o1|${LIN}qx|o2|${LIN}qx|o3|${LIN}`).boards.length, 3)
  })
  it("B23: reads a file that ends in a line feed", () =>
    assert.strictEqual(readLin(`${LIN}\n`).errors.length, 0))
  it("B24: keeps the players of a match and says what it drops", () => {
    const text = `vg|Final,1,I,1,1,A,0,B,0|rs|4HN+1,|pn|a,b,c,d|qx|o1|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|`
    const [board] = readLin(text).boards
    assert.deepStrictEqual(board!.players, { South: "a", West: "b", North: "c", East: "d" })
    assert.deepStrictEqual(linText(board!, 1).losses, ["contract", "tricks"])
  })
})
