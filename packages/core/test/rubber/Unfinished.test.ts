/** Rule: docs/rules.md#unfinished-rubber */
import { assert, describe, it } from "@effect/vitest"
import { bySide } from "../../src/deal/Seat.ts"
import { parse } from "../../src/rubber/RubberState.ts"
import { settlement, type UnfinishedEdition } from "../../src/rubber/Unfinished.ts"
import { ok } from "../support/read.ts"

const settled = (state: string, edition: UnfinishedEdition) =>
  settlement(ok(parse(state)), edition).map(({ kind, points, side }) => `${side} ${points} ${kind}`)

describe("settlement", () => {
  it.each([
    ["0-0 0/0", []],
    ["1-0 0/0", ["NorthSouth 300 UnfinishedGame"]],
    ["0-1 0/0", ["EastWest 300 UnfinishedGame"]],
    ["1-1 0/0", []],
    ["0-0 60/0", ["NorthSouth 100 UnfinishedPartscore"]],
    ["0-0 60/20", []],
    ["1-0 0/60", ["NorthSouth 300 UnfinishedGame", "EastWest 100 UnfinishedPartscore"]],
    ["1-0 30/0", ["NorthSouth 300 UnfinishedGame", "NorthSouth 100 UnfinishedPartscore"]],
    ["1-0 30/90", ["NorthSouth 300 UnfinishedGame"]],
    ["1-1 0/40", ["EastWest 100 UnfinishedPartscore"]]
  ] as const)("writes for %s by the edition of 1993: %j", (state, lines) => {
    assert.deepStrictEqual(settled(state, "1993"), [...lines])
    assert.deepStrictEqual(
      settled(state, "50"),
      lines.map((line) => line.replace("100", "50"))
    )
    assert.deepStrictEqual(settled(state, "none"), [])
  })
  it("leaves a finished rubber alone", () => {
    const rubber = { games: { NorthSouth: 2, EastWest: 0 }, partscore: bySide(() => 0) }
    assert.deepStrictEqual(settlement(rubber, "1993"), [])
  })
})
