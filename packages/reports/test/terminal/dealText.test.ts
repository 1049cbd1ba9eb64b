import { parse } from "@rubber-bridge/core/deal/PbnDeal"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { dealText } from "../../src/terminal/dealText.ts"

const deal = Result.getOrThrow(parse("N:AQJ75.K4.AK3.J82 K2.AQ75.8742.A43 864.J86.QT9.KQ97 T93.T932.J65.T65"))

describe("dealText", () => {
  it("draws the hands around a table", () => {
    expect(`\n${dealText(deal, { ascii: false, width: 80 }).join("\n")}\n`).toBe(`
         ♠ AQJ75
         ♥ K4
         ♦ AK3
         ♣ J82
♠ T93    ┌─ N ─┐   ♠ K2
♥ T932   W     E   ♥ AQ75
♦ J65    │     │   ♦ 8742
♣ T65    └─ S ─┘   ♣ A43
         ♠ 864
         ♥ J86
         ♦ QT9
         ♣ KQ97
`)
  })

  it("uses letters and plain strokes with ascii", () => {
    const text = dealText(deal, { ascii: true, width: 80 }).join("\n")
    expect(text).toMatch(/^[\x20-\x7E\n]+$/u)
    expect(text).toContain("H T932   W     E   H AQ75")
  })

  it("writes the hands under one another where the terminal is narrow", () => {
    expect(dealText(deal, { ascii: false, width: 24 })).toEqual([
      "N  ♠AQJ75 ♥K4 ♦AK3 ♣J82",
      "E  ♠K2 ♥AQ75 ♦8742 ♣A43",
      "S  ♠864 ♥J86 ♦QT9 ♣KQ97",
      "W  ♠T93 ♥T932 ♦J65 ♣T65"
    ])
  })

  it("marks an unknown hand", () => {
    expect(dealText({ ...deal, North: undefined }, { ascii: false, width: 80 })[0]).toBe("         ?")
  })
})
