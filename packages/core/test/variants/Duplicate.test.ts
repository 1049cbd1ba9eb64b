import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import type { BySide } from "../../src/deal/Seat.ts"
import { parse } from "../../src/result/ResultText.ts"
import { dealerOfBoard, duplicateScore, vulnerableOnBoard } from "../../src/variants/Duplicate.ts"

const NONE: BySide<boolean> = { NorthSouth: false, EastWest: false }
const BOTH: BySide<boolean> = { NorthSouth: true, EastWest: true }
const score = (text: string, vulnerable = NONE) =>
  duplicateScore(Result.getOrThrow(parse(text)).result, vulnerable)

describe("duplicateScore", () => {
  // Figures of the duplicate tables, written out by hand.
  it.each([
    ["1NS=", NONE, 90],
    ["2SS+1", NONE, 140],
    ["3NN=", NONE, 400],
    ["3NN=", BOTH, 600],
    ["4SE+1", NONE, -450],
    ["6HW=", BOTH, -1430],
    ["7SN=", NONE, 1510],
    ["2CXS=", NONE, 180],
    ["2SXS=", NONE, 470],
    ["1HXXS=", NONE, 520],
    ["4SXW-3", NONE, 500],
    ["4SXW-4", NONE, 800],
    ["pass", BOTH, 0],
    ["4SS= honours S 150", NONE, 420]
  ] as const)("gives %s %o %i for NorthSouth", (text, vulnerable, points) => {
    assert.strictEqual(score(text, vulnerable), points)
  })
})

describe("vulnerableOnBoard", () => {
  it("goes through the cycle of sixteen boards", () => {
    const cycle = Array.from({ length: 17 }, (_, n) => {
      const { EastWest, NorthSouth } = vulnerableOnBoard(n + 1)
      return NorthSouth ? (EastWest ? "b" : "n") : EastWest ? "e" : "-"
    })
    assert.strictEqual(cycle.join(""), "-nebneb-eb-nb-ne-")
  })
})

describe("dealerOfBoard", () => {
  it("goes round the table from North", () => {
    assert.deepStrictEqual([1, 2, 3, 4, 5].map(dealerOfBoard), ["North", "East", "South", "West", "North"])
  })
})
