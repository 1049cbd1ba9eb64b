import { parse } from "@rubber-bridge/core/deal/PbnDeal"
import { Result } from "effect"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { dealDrawing } from "../../src/deal/dealDrawing.ts"
import type { SolvedJson } from "../../src/runs/RunJson.ts"

const solved = JSON.parse(
  readFileSync(fileURLToPath(new URL("../fixtures/solve.json", import.meta.url)), "utf8")
) as SolvedJson
const deal = Result.getOrThrow(parse(solved.deal))

describe("dealDrawing", () => {
  it("draws the hands, the tricks and par as in its snapshot", async () => {
    const svg = dealDrawing(deal, { lang: "en", title: "Board 1", tricks: solved.tricks, note: "Par: 4♠ N." })
    await expect(`${svg}\n`).toMatchFileSnapshot("snapshots/deal.svg")
  })

  it("puts the tricks below the hands where it is narrow", () => {
    const height = (svg: string): number => Number(/viewBox="0 0 \d+ (\d+)"/u.exec(svg)![1])
    const wide = dealDrawing(deal, { lang: "en", tricks: solved.tricks, width: 640 })
    const narrow = dealDrawing(deal, { lang: "en", tricks: solved.tricks, width: 400 })
    expect(height(narrow)).toBeGreaterThan(height(wide) + 90)
  })

  it("says that a hand is unknown", () => {
    expect(dealDrawing({ ...deal, West: undefined }, { lang: "pl" })).toContain(">nieznana<")
  })
})
