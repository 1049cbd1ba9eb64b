import { describe, expect, it } from "vitest"
import { displayWidth, padDisplayEnd, padDisplayStart } from "../../src/terminal/displayWidth.ts"

describe("displayWidth", () => {
  it.each([
    ["4♠X−2 – Łódź", 12],
    ["", 0],
    ["שרה", 3],
    ["e\u0301", 1],
    ["\u2068שרה\u2069", 3],
    ["山田", 4],
    ["👩‍👩‍👧‍👦", 2],
    ["🎲 dice", 7]
  ])("of %j is %i columns", (text, columns) => {
    expect(displayWidth(text)).toBe(columns)
    expect(displayWidth(padDisplayEnd(text, 20))).toBe(20)
    expect(displayWidth(padDisplayStart(text, 20))).toBe(20)
  })
})
