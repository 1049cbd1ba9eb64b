import { describe, expect, it } from "vitest"
import { jsonFaultAt } from "../../src/runs/jsonFault.ts"

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe("jsonFaultAt", () => {
  it.each([
    ["", 0],
    ["{ oops", 2],
    ["[1, 2", 5],
    ["[1 2]", 3],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ["[1,]", 3],
    ["{} {}", 3],
    ["[01]", 1],
    ["nul", 0],
    ['"a\tb"', 0],
    ["[}", 1],
    ["]", 0]
  ])("finds where %j stops being JSON", (text, at) => {
    expect(jsonFaultAt(text)).toBe(at)
  })

  it("agrees with JSON.parse on every damage by one character", () => {
    const good = ' {"a": [1, -2.5e+3, {"b": null}], "ć\\n\\u00e9": true, "d": {}} '
    expect(jsonFaultAt(good)).toBeUndefined()
    for (let at = 0; at < good.length; at++) {
      for (const put of ["", "x", '"', "{", "]", ",", "0", "\\", " ", "-"]) {
        const text = good.slice(0, at) + put + good.slice(at + 1)
        expect([text, jsonFaultAt(text) === undefined]).toEqual([text, parses(text)])
      }
    }
  })

  it("takes deep nesting", () => {
    expect(jsonFaultAt("[".repeat(1e5))).toBe(1e5)
  })
})
