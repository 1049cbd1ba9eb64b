/** All 35 contracts × 3 doublings × 2 vulnerabilities × 14 trick counts against the oracle. Rules: docs/rules.md */
import { assert, describe, it } from "@effect/vitest"
import { LEVELS } from "../../src/auction/Contract.ts"
import { DENOMINATIONS } from "../../src/auction/Denomination.ts"
import { DOUBLINGS } from "../../src/auction/Doubling.ts"
import { bySide, opponentsOf, SEATS, sideOf } from "../../src/deal/Seat.ts"
import { PASSED_OUT, played } from "../../src/result/DealResult.ts"
import { linesOf } from "../../src/scoring/DealScore.ts"
import { net, totals } from "../../src/scoring/ScoreLine.ts"
import { evaluate } from "../support/evaluate.ts"
import { expected } from "../support/oracle.ts"
import { result } from "../support/read.ts"

const cells = LEVELS.flatMap((level) =>
  DENOMINATIONS.flatMap((denomination) =>
    DOUBLINGS.flatMap((doubling) =>
      [false, true].flatMap((vulnerable) =>
        Array.from({ length: 14 }, (_, tricks) => ({ level, denomination, doubling, vulnerable, tricks }))
      )
    )
  )
)

/** The most a deal can give the defenders. */
const worst = (vulnerable: boolean) =>
  Math.max(
    ...cells
      .filter((cell) => cell.vulnerable === vulnerable)
      .map(({ denomination, doubling, level, tricks }) => {
        const contract = { level, denomination, doubling, declarer: "North" } as const
        const { EastWest } = totals(
          linesOf(
            played(contract, tricks),
            bySide(() => vulnerable)
          )
        )
        return EastWest.above
      })
  )

describe("linesOf", () => {
  it("agrees with the typed tables on every contract, doubling, vulnerability and trick count", () => {
    assert.strictEqual(cells.length, 2940)
    for (const { denomination, doubling, level, tricks, vulnerable } of cells) {
      for (const declarer of SEATS) {
        const contract = { level, denomination, doubling, declarer }
        const side = sideOf(declarer)
        // Only declarer's vulnerability matters, so the other side has the opposite one.
        const lines = linesOf(
          played(contract, tricks),
          bySide((one) => (one === side) === vulnerable)
        )
        assert.deepStrictEqual(
          Object.fromEntries(lines.map(({ kind, points }) => [kind, points])),
          expected(contract, tricks, vulnerable)
        )
        for (const line of lines) {
          assert.strictEqual(line.side, line.kind === "Undertricks" ? opponentsOf(side) : side)
          assert.strictEqual(line.where, line.kind === "TrickScore" ? "below" : "above")
          assert.strictEqual(evaluate(line.sum), line.points, line.sum)
        }
      }
    }
  })

  it("is worth more to declarer with every trick more", () => {
    for (const { denomination, doubling, level, tricks, vulnerable } of cells) {
      if (tricks === 0) continue
      const score = (taken: number) =>
        net(
          linesOf(
            played({ level, denomination, doubling, declarer: "South" }, taken),
            bySide(() => vulnerable)
          )
        )
      assert.isAbove(score(tricks), score(tricks - 1))
    }
  })

  it("reaches 7600 and 7000 at most", () => {
    assert.strictEqual(worst(true), 7600)
    assert.strictEqual(worst(false), 7000)
  })

  it.each([
    ["1NXN7", false, 80, 50, 0],
    ["2CXN8", false, 80, 50, 0],
    ["1HXXN7", false, 120, 100, 0],
    ["1CXXN7", false, 80, 100, 0],
    ["3CXN9", false, 120, 50, 0],
    ["5DXXN12", false, 400, 300, 0],
    ["1NXXN13", true, 160, 2500, 0],
    ["6NN12", false, 190, 500, 0],
    ["7SN13", true, 210, 1500, 0],
    ["7NXXN0", true, 0, 0, 7600],
    ["7NXXN0", false, 0, 0, 7000],
    ["2NXXN8", false, 280, 100, 0],
    ["4SXN8", false, 0, 0, 300],
    ["6SN13", true, 180, 780, 0],
    ["4SN12", false, 120, 60, 0]
  ] as const)(
    "%s, vulnerable %s: %i below, %i above, %i to the defenders",
    (text, vulnerable, below, above, down) => {
      const { EastWest, NorthSouth } = totals(
        linesOf(
          result(text),
          bySide(() => vulnerable)
        )
      )
      assert.deepStrictEqual(NorthSouth, { below, above })
      assert.deepStrictEqual(EastWest, { below: 0, above: down })
    }
  )

  it("writes nothing for a passed-out deal", () => {
    assert.deepStrictEqual(
      linesOf(
        PASSED_OUT,
        bySide(() => true)
      ),
      []
    )
  })

  it("writes lines in scorer's order", () => {
    const kinds = linesOf(
      result("6SXW13 honours N 150"),
      bySide(() => false)
    ).map(({ kind }) => kind)
    assert.deepStrictEqual(kinds, ["TrickScore", "Overtricks", "Slam", "Insult", "Honours"])
  })

  it.each([
    ["4SW=", "4 × 30"],
    ["1NW=", "40"],
    ["2NW=", "40 + 30"],
    ["3NW=", "40 + 2 × 30"],
    ["1SXW=", "2 × 30"],
    ["3NXXW=", "4 × (40 + 2 × 30)"],
    ["4SXW=", "2 × (4 × 30)"],
    ["4SXW-1", "100"],
    ["4SXW-2", "100 + 200"],
    ["4SXW-5", "100 + 2 × 200 + 2 × 300"],
    ["4SXXW-2", "200 + 400"],
    ["4SW-3", "3 × 50"]
  ])("spells the arithmetic of %s as %s", (text, sum) => {
    assert.strictEqual(
      linesOf(
        result(text),
        bySide(() => false)
      )[0]!.sum,
      sum
    )
  })
})
