import { wordsOf } from "@rubber-bridge/reports/words/index"
import type { Progress } from "@rubber-bridge/simulator/comparison/Compare"
import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import { describe, expect, it } from "vitest"
import { running } from "../../src/output/RunningText.ts"
import { json } from "../support/run.ts"

const comparison: Comparison = await json("compare", "3NS,2NS,1NS", "--deals", "5", "--seed", "1")
const leader = comparison.contracts.toSorted((a, b) => b.total!.mean - a.total!.mean)[0]!
const error = Math.max(
  ...comparison.differences
    .filter(({ a, b }) => a === leader.contract || b === leader.contract)
    .map(({ se }) => se)
)

const looks = { count: 0 }
const at = (deals: number): Progress => ({
  deals,
  of: 1000,
  soFar: () => {
    looks.count++
    return comparison
  }
})

describe("running", () => {
  it("names the leaders with their errors and that of their difference", () => {
    const { of, text } = running(wordsOf("en"), true, undefined)(at(100))
    expect(text).toContain(`${leader.contract.slice(0, 1)}NT S `)
    expect(text).toContain(` ± ${leader.total!.se.toFixed(1)}`)
    expect(text).toContain(`; difference ± ${error.toFixed(1)}`)
    expect(text.match(/NT/gu)).toHaveLength(2)
    expect(of).toBe(1000)
    expect(running(wordsOf("pl"), true, undefined)(at(100)).text).toContain("; różnica ± ")
  })

  it("says nothing of the first few deals", () => {
    expect(running(wordsOf("en"), true, undefined)(at(25)).text).toBe("")
  })

  it("foresees how many deals a stated error takes, in rounds of 500", () => {
    const far = { ...at(500), of: 200_000 }
    expect(running(wordsOf("en"), true, error / 2)(far).of).toBe(2000)
    expect(running(wordsOf("en"), true, error * 3)(far).of).toBe(500)
  })

  it("looks rarely, so that the looks cost next to nothing", () => {
    let time = 0
    const stand = running(wordsOf("en"), true, undefined, () => (time += 10))
    looks.count = 0
    for (let deals = 50; deals < 1000; deals += 10) stand(at(deals))
    // A second goes by in all; a look is followed by half a second of rest at least.
    expect(looks.count).toBeLessThanOrEqual(3)
    expect(looks.count).toBeGreaterThanOrEqual(2)
  })
})
