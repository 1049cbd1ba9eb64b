import { describe, expect, it } from "vitest"
import { STANDARD_COUNTS } from "../../../src/dealing/language/Expression.ts"
import { LOSERS, measureTable } from "../../../src/dealing/language/holdingTables.ts"
import { script, value } from "../../support/language.ts"

describe("operators", () => {
  // The results of Debian's dealer 20161205 for the same expressions, except where a note says so.
  it.each([
    ["not 0 + 1", 2],
    ["!0 * 2", 2],
    ["- 2 + 1", -1],
    ["-2*-3", 6],
    ["7/2", 3],
    ["-7/2", -3],
    ["-7%3", -1],
    ["7%-3", 1],
    ["1 ? 3 : 1 ? 2 : 1", 3],
    ["0 ? 1 : 0 ? 2 : 5", 5],
    ["1||0?4:5", 4],
    ["2 && 3", 1],
    ["5 || 0", 1],
    ["not 5", 0],
    ["1<2<3", 1],
    ["3>2>1", 0],
    ["1==1==1", 1],
    ["0 and 0 or 1", 1],
    ["1 or 0 and 0", 1],
    ["5 - 3 - 1", 1],
    ["2*3%4", 2],
    ["2--1", 3],
    ["!!3", 1],
    ["2147483647+1", -2147483648]
  ])("%s is %d", (text, result) => {
    expect(value(text)).toBe(result)
  })

  it("binds not more tightly than a comparison", () => {
    expect(value("not hcp(north) == 13")).toBe(0)
    expect(value("not (hcp(north) == 12)")).toBe(1)
  })

  it("says so when a value would be divided by 0", () => {
    expect(() => value("1 / (hcp(north) - hcp(north))")).toThrow("1 / (hcp(north) - hcp(north))")
  })
})

describe("functions", () => {
  it.each([
    ["hcp(north)", 13],
    ["hcp(north, spades)", 9],
    ["hcps(west)", 4],
    ["spades(north)", 5],
    ["diamond(south)", 6],
    ["tens(east)", 2],
    ["jacks(west)", 1],
    ["queens(north, spades)", 1],
    ["kings(north)", 2],
    ["aces(south)", 2],
    ["top2(north, spades)", 2],
    ["top3(south, diamonds)", 2],
    ["top4(east, hearts)", 3],
    ["top5(south, diamonds)", 3],
    ["c13(north)", 6 + 4 + 2 + 1 + 4],
    ["pt9(north, spades)", 12],
    ["control(north)", 4],
    ["controls(south, clubs)", 2],
    ["losers(north)", 0 + 2 + 3 + 2],
    ["loser(east, diamonds)", 1],
    ["shape(north, 5233)", 1],
    ["shape(north, any 5332 - 5xxx)", 0],
    ["shape(south, any 6322 + 1xxx)", 1],
    ["hascard(north, AS)", 1],
    ["hascard(east, as)", 0],
    ["hascard(south, D10)", 1],
    ["tricks(north, spades)", 9],
    ["score(vul, x3N, 9)", 600],
    ["score(nv, x4S, tricks(north, spades))", -50],
    ["score(nv, x4S, 11)", 450],
    ["score(vul, x6S, 12)", 1430],
    ["score(vul, x7N, 13)", 2220],
    ["score(nv, x2C, 8)", 90],
    ["score(nv, x4SX, 10)", 590],
    ["score(vul, x4SXX, 9)", -400],
    ["score(vul, x2HX, 9)", 870],
    ["imps(0)", 0],
    ["imps(10)", 0],
    ["imps(-620)", -12],
    ["imps(420)", 9],
    ["imps(1200)", 15],
    ["imps(430)", 10],
    ["imps(4000)", 24],
    ["rnd(10)", 9]
  ])("%s is %d", (text, result) => {
    expect(value(text)).toBe(result)
  })

  it("counts points as the script says", () => {
    const { counts } = script("pointcount 6 4 2 1 altcount 4 0 0 0 3")
    expect(value("hcp(north)", undefined, counts)).toBe(6 + 4 + 2 + 1 + 4)
    expect(value("aces(north)", undefined, counts)).toBe(3)
  })
})

// cases C7: tables of playing tricks and of void losers were off in another tool; here every holding is checked.
describe("losers", () => {
  it("follows its definition for all 8192 holdings", () => {
    const wrong: Array<string> = []
    for (let holding = 0; holding < 8192; holding++) {
      const text = holding.toString(2).padStart(13, "0")
      const cards = [...text].filter((bit) => bit === "1").length
      const [ace, king, queen] = [...text].map(Number) as [number, number, number]
      // The dealer manual, by number of cards.
      const losers =
        cards === 0 ? 0 : cards === 1 ? 1 - ace : cards === 2 ? 2 - ace - king : 3 - ace - king - queen
      if (LOSERS[holding] !== losers) wrong.push(text)
    }
    expect(wrong).toEqual([])
  })
})

describe("measureTable", () => {
  it("keeps one table for the same counts", () => {
    expect(measureTable("hcp", STANDARD_COUNTS)).toBe(measureTable("hcp", STANDARD_COUNTS))
  })
})
