/** Rules: docs/rules.md#rubber-state, #vulnerability */
import { assert, describe, it } from "@effect/vitest"
import { isPartscore, LOVE_ALL, parse, toText, vulnerable } from "../../src/rubber/RubberState.ts"
import { error, ok } from "../support/read.ts"

const PARTS = [0, 20, 30, 40, 50, 60, 70, 80, 90]

describe("parse", () => {
  it("reads back all 324 states", () => {
    for (const ns of [0, 1]) {
      for (const ew of [0, 1]) {
        for (const one of PARTS) {
          for (const other of PARTS) {
            const text = `${ns}-${ew} ${one}/${other}`
            assert.strictEqual(toText(ok(parse(text))), text)
          }
        }
      }
    }
  })
  it.each([
    ["0-0", "0-0 0/0"],
    [" 1–0  60/40 ", "1-0 60/40"],
    ["1−1, 0/90", "1-1 0/90"],
    ["1:0 60:0", "1-0 60/0"],
    ["1-0\t60/0", "1-0 60/0"],
    ["1-0\u00a060/0", "1-0 60/0"]
  ])("reads %j", (text, canonical) => assert.strictEqual(toText(ok(parse(text))), canonical))
  it.each([
    ["2-0 20/0", "Games", 0, "2"],
    ["1-2 60/20", "Games", 2, "2"],
    ["0-0 10/0", "Partscore", 4, "10"],
    ["1-0 60/10", "Partscore", 7, "10"],
    ["1-0 100/0", "Partscore", 4, "100"],
    ["0-0 45/0", "Partscore", 4, "45"],
    ["0-0 0/95", "Partscore", 6, "95"],
    ["", "Form", 0, ""],
    ["1-0 60", "Form", 6, ""],
    ["1-0 60-40", "Form", 6, ""],
    ["1-0 60/40 N", "Form", 9, ""],
    ["1 0", "Form", 2, ""],
    ["love all", "Form", 0, ""],
    ["1-0 -60/0", "Form", 4, ""]
  ] as const)("refuses %j: %s at %i", (text, fault, at, found) => {
    const failure = error(parse(text))
    assert.deepStrictEqual(
      { fault: failure.fault, at: failure.at, found: failure.found },
      { fault, at, found }
    )
  })
})

describe("isPartscore", () => {
  it("holds for 0 and 20 to 90 in tens", () => {
    const found = Array.from({ length: 201 }, (_, n) => n - 50).filter(isPartscore)
    assert.deepStrictEqual(found, PARTS)
  })
})

describe("vulnerable", () => {
  it("follows from the games", () => {
    assert.deepStrictEqual(vulnerable(LOVE_ALL), { NorthSouth: false, EastWest: false })
    assert.deepStrictEqual(vulnerable(ok(parse("1-0 0/60"))), { NorthSouth: true, EastWest: false })
  })
})
