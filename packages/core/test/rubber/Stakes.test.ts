/** Settling in hundreds and for players. Rule: docs/rules.md#stakes */
import { assert, describe, it } from "@effect/vitest"
import { hundreds, Rounding, standings } from "../../src/rubber/Stakes.ts"

describe("hundreds", () => {
  it.each([
    ["none", [8.4, 8.5, 8.6, 9.5, 0.5, 0]],
    ["half-up", [8, 9, 9, 10, 1, 0]],
    ["half-down", [8, 8, 9, 9, 0, 0]],
    ["half-even", [8, 8, 9, 10, 0, 0]]
  ] as const)("%s rounds 840, 850, 860, 950, 50 and 0 to %j", (rounding, expected) => {
    const margins = [840, 850, 860, 950, 50, 0]
    assert.deepStrictEqual(
      margins.map((margin) => hundreds(margin, rounding)),
      [...expected]
    )
  })
  it("settles both sides alike, for every margin and way of rounding", () => {
    for (const rounding of Rounding.literals) {
      for (let margin = -3000; margin <= 3000; margin += 10) {
        // Adding 0 turns -0 into 0.
        assert.strictEqual(hundreds(-margin, rounding) + 0, 0 - hundreds(margin, rounding) + 0)
        assert.isAtMost(Math.abs(hundreds(margin, rounding) - margin / 100), 0.5)
      }
    }
  })
})

describe("standings", () => {
  it("adds up each player's rubbers when partners change", () => {
    const first = {
      players: { North: "Ann", South: "Cy", East: "Ben", West: "Di" },
      margin: { NorthSouth: 850, EastWest: -850 }
    }
    const second = {
      players: { North: "Ann", South: "Di", East: "Ben", West: "Cy" },
      margin: { NorthSouth: -250, EastWest: 250 }
    }
    const table = standings([first, second], "half-up")
    assert.deepStrictEqual(
      table.map(({ hundreds: units, name, points, rubbers, won }) => [name, rubbers, won, points, units]),
      [
        ["Cy", 2, 2, 1100, 12],
        ["Ann", 2, 1, 600, 6],
        ["Ben", 2, 1, -600, -6],
        ["Di", 2, 0, -1100, -12]
      ]
    )
    assert.strictEqual(
      table.reduce((sum, { points }) => sum + points, 0),
      0
    )
  })
  it("leaves out seats without a name", () => {
    assert.deepStrictEqual(
      standings([{ players: { North: "Ann" }, margin: { NorthSouth: 100, EastWest: -100 } }], "none").map(
        ({ name }) => name
      ),
      ["Ann"]
    )
  })
})
