import { describe, expect, it } from "vitest"
import { json, rubber } from "../support/run.ts"

const HANDS = ["--south", "AQ75.KJ4.A83.QJ6", "--north", "863.A72.KJ52.T94"]

describe("rubber compare", () => {
  it("gives identical bytes with 1, 2 and 4 workers", async () => {
    const args = ["compare", "3NS,1NS", ...HANDS, "--deals", "30", "--seed", "7", "--format", "json"]
    const runs = await Promise.all(["1", "2", "4"].map((count) => rubber(...args, "--workers", count)))
    expect(runs[0]!.code).toBe(0)
    expect(new Set(runs.map(({ out }) => out)).size).toBe(1)
  })

  it("has the JSON keys of its contract and adds up", async () => {
    const result = await json(
      "compare",
      "3NS,2NS,1NS",
      ...HANDS,
      "--deals",
      "25",
      "--seed",
      "3",
      "--equity",
      "folklore"
    )
    expect(result.model).toMatchObject({
      deals: 25,
      seed: 3,
      rubber: "0-0 0/0",
      side: "NorthSouth",
      equity: "folklore",
      tricks: "double-dummy"
    })
    for (const { equity, makes, score, total, tricks } of result.contracts) {
      expect(total.mean).toBeCloseTo(score.mean + equity.mean, 3)
      expect(tricks.distribution).toHaveLength(14)
      expect(tricks.distribution.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 4)
      expect(makes.low).toBeLessThanOrEqual(makes.mean)
      expect(makes.high).toBeGreaterThanOrEqual(makes.mean)
    }
    const [three, two] = result.contracts
    expect(result.differences[0]).toMatchObject({ a: "3NS", b: "2NS" })
    expect(result.differences[0].mean).toBeCloseTo(three.total.mean - two.total.mean, 3)
  })

  it("never advises on bare points", async () => {
    const args = ["compare", "4SS,2SS", "--deals", "10", "--seed", "1", "--equity", "none"]
    const result = await json(...args)
    expect(result.best).toEqual([])
    expect(result.contracts[0]).toMatchObject({ equity: null, total: null })
    expect((await rubber(...args)).out).toContain("counted for nothing")
  })

  it("prints the seed it drew, so that the run can be repeated", async () => {
    const first = await rubber("compare", "1NS", "--deals", "3", "-f", "json")
    const seed = /--seed (\d+)/u.exec(first.err)?.[1]
    const again = await rubber("compare", "1NS", "--deals", "3", "-f", "json", "--seed", seed!)
    expect(again.out).toBe(first.out)
  })
})
