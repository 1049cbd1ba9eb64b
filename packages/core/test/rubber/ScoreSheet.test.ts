/** The two-column sheet. Rules: docs/rules.md#order-of-events, #unfinished-rubber */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { SIDES } from "../../src/deal/Seat.ts"
import { columns, fromResults, linesOn, margin, settle, totals } from "../../src/rubber/ScoreSheet.ts"
import { totals as totalsOf } from "../../src/scoring/ScoreLine.ts"
import { GOLDEN_RESULTS } from "../support/goldenRubber.ts"
import { random, randomResult } from "../support/random.ts"
import { error, ok, result } from "../support/read.ts"

const sheetOf = (...texts: ReadonlyArray<string>) => ok(fromResults(texts.map(result)))

type Entries = ReadonlyArray<{ readonly points: number }>
const points = (entries: Entries) => entries.map((entry) => entry.points)
const sum = (entries: Entries) => points(entries).reduce((all, one) => all + one, 0)

describe("fromResults", () => {
  it("numbers the deals and tells dealer, vulnerability and game of each", () => {
    const { deals } = sheetOf(...GOLDEN_RESULTS)
    assert.deepStrictEqual(
      deals.map(({ dealer, gameTo, number, vulnerable }) => [
        number,
        dealer,
        gameTo ?? "",
        vulnerable.NorthSouth,
        vulnerable.EastWest
      ]),
      [
        [1, "North", "", false, false],
        [2, "East", "", false, false],
        [3, "South", "EastWest", false, false],
        [4, "West", "", false, true],
        [5, "North", "", false, true],
        [6, "East", "NorthSouth", false, true],
        [7, "South", "", true, true],
        [8, "West", "", true, true],
        [9, "North", "EastWest", true, true]
      ]
    )
  })
  it("fails where a deal comes after the rubber is over", () => {
    assert.strictEqual(error(fromResults(["3NS=", "3NS=", "1CE="].map(result))).winner, "NorthSouth")
  })
})

describe("columns", () => {
  it("lists the golden rubber as a person writes it", () => {
    const drawn = columns(sheetOf(...GOLDEN_RESULTS))
    assert.deepStrictEqual(points(drawn.NorthSouth.above), [60, 300, 200, 100, 500, 50])
    assert.deepStrictEqual(drawn.NorthSouth.below.map(points), [[60], [360], [60]])
    assert.deepStrictEqual(points(drawn.EastWest.above), [30, 30, 500])
    assert.deepStrictEqual(drawn.EastWest.below.map(points), [[100], [90], [40, 90]])
  })

  it("adds up to the totals, over random rubbers and every settlement", () => {
    const source = random(5)
    for (let run = 0; run < 400; run++) {
      const results = Array.from({ length: 1 + source.below(8) }, () => randomResult(source))
      const begun = fromResults(results)
      if (Result.isFailure(begun)) continue
      for (const edition of ["none", "1993", "50"] as const) {
        const sheet = settle(begun.success, edition)
        const drawn = columns(sheet)
        for (const side of SIDES) {
          const { above, below, total } = totals(sheet)[side]
          assert.strictEqual(sum(drawn[side].above), above)
          assert.strictEqual(sum(drawn[side].below.flat()), below)
          assert.strictEqual(total, above + below)
          assert.deepStrictEqual(totalsOf(linesOn(sheet))[side], { above, below })
        }
        assert.strictEqual(
          margin(sheet).NorthSouth,
          totals(sheet).NorthSouth.total - totals(sheet).EastWest.total
        )
        assert.strictEqual(margin(sheet).NorthSouth + margin(sheet).EastWest, 0)
      }
    }
  })
})

describe("settle", () => {
  it("adds the lines of the edition and takes them away again", () => {
    const sheet = sheetOf("3NS=", "2HE=")
    assert.deepStrictEqual(totals(settle(sheet, "1993")).NorthSouth, { below: 100, above: 300, total: 400 })
    assert.deepStrictEqual(totals(settle(sheet, "1993")).EastWest, { below: 60, above: 100, total: 160 })
    assert.deepStrictEqual(totals(settle(sheet, "50")).EastWest, { below: 60, above: 50, total: 110 })
    assert.deepStrictEqual(settle(settle(sheet, "1993"), "none").settlement, [])
  })
})
