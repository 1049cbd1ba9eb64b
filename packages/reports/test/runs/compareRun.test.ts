import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import { describe, expect, it } from "vitest"
import {
  byValue,
  compareCharts,
  contractValueRows,
  scoreShareRows,
  trickShareRows
} from "../../src/runs/compareRun.ts"

const figure = (mean: number, se: number) => ({ mean, se })
/** 4♠ and 2♠ by South on 400 deals: ten tricks on half of them, nine on the rest. */
const run: Comparison = {
  model: {
    deals: 400,
    seed: 5,
    rubber: "0-0 60/0",
    side: "NorthSouth",
    equity: "folklore",
    equitySe: 0,
    tricks: "double-dummy",
    confidence: 0.95,
    punish: null,
    acceptance: 1
  },
  contracts: [contract("4SS", 0.5, 35, 115), contract("2SS", 1, 75, 230)],
  differences: [{ a: "4SS", b: "2SS", mean: -155, se: 5, low: -164.8, high: -145.2 }],
  best: ["2SS"]
}
function contract(
  name: string,
  makes: number,
  score: number,
  equity: number
): Comparison["contracts"][number] {
  const distribution = Array.from({ length: 14 }, (_, tricks) => (tricks === 9 || tricks === 10 ? 0.5 : 0))
  return {
    contract: name,
    makes: { mean: makes, se: 0.025, low: makes, high: makes },
    tricks: { mean: 9.5, se: 0.025, distribution },
    score: figure(score, 4),
    equity: figure(equity, 3),
    total: figure(score + equity, 5)
  }
}

describe("contractValueRows", () => {
  it("gives three measures a contract with Student's interval around the mean", () => {
    const rows = contractValueRows(run)
    expect(rows).toHaveLength(6)
    const total = rows.find((row) => row.contract === "2SS" && row.measure === "total")!
    // 5 × 1.9659 (97.5 % point of Student's t with 399 degrees of freedom, from tables)
    expect(total.high - total.mean).toBeCloseTo(9.83, 2)
    expect(total.mean - total.low).toBeCloseTo(9.83, 2)
    expect(rows.map((row) => row.best)).toEqual([false, false, false, true, true, true])
  })

  it("leaves out what a run without a model does not know", () => {
    const bare = {
      ...run,
      best: [],
      contracts: run.contracts.map((one) => ({ ...one, equity: null, total: null }))
    }
    expect(contractValueRows(bare).map((row) => row.measure)).toEqual(["score", "score"])
  })
})

describe("trickShareRows", () => {
  it("tells which tricks make the contract", () => {
    const rows = trickShareRows(run).filter((row) => row.share > 0)
    expect(rows.map(({ contract, made, tricks }) => [contract, tricks, made])).toEqual([
      ["4SS", 9, false],
      ["4SS", 10, true],
      ["2SS", 9, true],
      ["2SS", 10, true]
    ])
  })
})

describe("scoreShareRows", () => {
  it("scores each number of tricks by the rules at the state of the rubber", () => {
    const rows = scoreShareRows(run).filter((row) => row.share > 0)
    expect(rows.map(({ contract, points }) => [contract, points])).toEqual([
      ["4SS", -50],
      ["4SS", 120],
      ["2SS", 90],
      ["2SS", 120]
    ])
  })

  it("doubles failures when the run did", () => {
    const rows = scoreShareRows({ ...run, model: { ...run.model, punish: 1 } })
    expect(rows.find((row) => row.contract === "4SS" && row.share > 0)!.points).toBe(-100)
  })
})

describe("byValue", () => {
  it("puts the most valuable contract first", () => {
    expect(byValue(run)).toEqual(["2SS", "4SS"])
  })
})

describe("compareCharts", () => {
  it("answers the question first and states deals, seed and model", () => {
    const specs = compareCharts(run, "en")
    expect(specs.map((spec) => spec.chart)).toEqual([
      "contractValues",
      "trickDistribution",
      "scoreDistribution",
      "differenceMatrix"
    ])
    expect(specs[0]!.options.caption).toBe(
      "400 deals. Seed 5. Value of games and partscores: a rule of thumb (folklore). Tricks: double dummy."
    )
  })
})
