import { describe, expect, it } from "vitest"
import { breakEvenRows } from "../../src/runs/breakEvenRun.ts"
import { runningRows } from "../../src/runs/compareRun.ts"
import { equityCharts, partscoreValueRows, stateValueRows } from "../../src/runs/equityRun.ts"
import { penaltyRows } from "../../src/runs/penaltyRun.ts"

const state = (rubber: string, mean: number, se = 1) => ({ rubber, value: { mean, se } })
const run = {
  equity: "field",
  states: [
    state("0-0 0/0", 0),
    state("0-0 60/0", 110),
    state("0-0 60/40", 12),
    state("1-0 0/0", 325, 2.4),
    state("1-0 60/0", 456)
  ]
}

describe("stateValueRows", () => {
  it("reads games and partscores from the state's text", () => {
    expect(stateValueRows(run)[4]).toEqual({
      model: "field",
      gamesNS: 1,
      gamesEW: 0,
      partNS: 60,
      partEW: 0,
      value: 456
    })
  })
})

describe("partscoreValueRows", () => {
  it("gives what a partscore adds to its own state of games, the opponents having none", () => {
    const rows = partscoreValueRows([run]).map(({ gamesNS, points, value }) => [gamesNS, points, value])
    expect(rows).toEqual([
      [0, 0, 0],
      [0, 60, 110],
      [1, 0, 0],
      [1, 60, 131]
    ])
  })
})

describe("equityCharts", () => {
  it("states the model and its largest error, and draws nothing of a single state", () => {
    expect(equityCharts([run], "en")[0]!.options.caption).toBe(
      "Value of games and partscores: field model. Standard errors up to 2.4 points."
    )
    expect(equityCharts([{ equity: "field", states: [state("0-0 0/0", 0)] }], "en")).toEqual([])
  })
})

describe("breakEvenRows", () => {
  it("draws a straight line from going down to making, and keeps the thresholds there are", () => {
    const rows = breakEvenRows({
      a: "4SS",
      b: "3SS",
      states: [
        {
          rubber: "0-0 0/0",
          probability: { field: 0.5, par: null },
          whenMade: { field: 200 },
          whenDown: { field: -200 }
        }
      ]
    })
    expect(rows.points.map(({ gain, probability }) => [probability, gain])).toEqual([
      [0, -200],
      [1, 200]
    ])
    expect(rows.thresholds).toEqual([{ rubber: "0-0 0/0", model: "field", probability: 0.5 }])
  })
})

describe("runningRows", () => {
  it("has an interval for every look, wider for fewer deals, and none without a course", () => {
    const model = { confidence: 0.95 }
    const contracts = [{ contract: "4SS" }]
    const course = [
      { deals: 50, values: [{ mean: 10, se: 4 }] },
      { deals: 100, values: [{ mean: 12, se: 3 }] }
    ]
    const rows = runningRows({ model, contracts, course } as never)
    // 97.5 % points of Student's t with 49 and 99 degrees of freedom, from tables: 2.0096 and 1.9842
    expect(rows.map(({ high, mean }) => high - mean)).toEqual([
      expect.closeTo(8.038, 2),
      expect.closeTo(5.953, 2)
    ])
    expect(runningRows({ model, contracts } as never)).toEqual([])
  })
})

describe("penaltyRows", () => {
  it("has the extremes of the rules: 7000 and 7600 for thirteen down redoubled", () => {
    const extreme = penaltyRows().filter(
      ({ doubling, undertricks }) => doubling === "Redoubled" && undertricks === 13
    )
    expect(extreme.map(({ points, vulnerable }) => [vulnerable, points])).toEqual([
      [false, 7000],
      [true, 7600]
    ])
  })
})
