import { describe, expect, it } from "vitest"
import { intervalText } from "../../src/terminal/intervalText.ts"
import { trickText } from "../../src/terminal/trickText.ts"

const values = [
  { label: "4♠ S", low: 80, mean: 100, high: 120 },
  { label: "5♦X W", low: -60, mean: -50, high: -40 }
]

describe("intervalText", () => {
  it("puts intervals and zero on one scale, widest where there is room", () => {
    const lines = intervalText(values, { ascii: false, width: 60 })
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
    const zero = lines[0]!.indexOf("┊")
    expect(lines[1]![zero]).toBe("┊")
    expect(lines[2]![zero]).toBe("0")
    expect(lines[0]!.indexOf("├")).toBeGreaterThan(zero)
    expect(lines[1]!.indexOf("┤")).toBeLessThan(zero)
  })

  it("marks the mean in the middle of a symmetric interval", () => {
    const [line = ""] = intervalText([values[0]!], { ascii: true, width: 70 })
    const [from, mean, to] = [line.indexOf("|"), line.indexOf("o"), line.lastIndexOf("|")]
    expect(Math.abs(mean - from - (to - mean))).toBeLessThanOrEqual(1)
    expect(line).toMatch(/^[\x20-\x7E♠]+$/u)
  })

  it("draws nothing where there is no room", () => {
    expect(intervalText(values, { ascii: false, width: 24 })).toEqual([])
  })
})

describe("trickText", () => {
  const shares = [0, 0, 0, 0, 0, 0, 0, 0.1, 0.2, 0.4, 0.2, 0.1, 0, 0]
  const rows = shares.map((share, tricks) => ({ contract: "3NS", tricks, share, made: tricks >= 9 }))

  it("draws a block for each number of tricks and a stroke before those that make", () => {
    expect(trickText(rows, () => "3NT", { ascii: false, width: 80 })).toEqual([
      "       7   8   9  10  11",
      "3NT  ▂▂▂ ▄▄▄│███ ▄▄▄ ▂▂▂"
    ])
  })

  it("uses plain signs with ascii", () => {
    expect(trickText(rows, () => "3NT", { ascii: true, width: 80 })[1]).toBe("3NT  ::: ===|@@@ === :::")
  })

  it("draws nothing where there is no room", () => {
    expect(trickText(rows, () => "3NT", { ascii: false, width: 20 })).toEqual([])
  })
})
