import { describe, expect, it } from "vitest"
import { breakEvenCharts, breakEvenRows } from "../../src/runs/breakEvenRun.ts"
import { runningRows } from "../../src/runs/compareRun.ts"
import { equityCharts, modelRuns, partscoreValueRows, stateValueRows } from "../../src/runs/equityRun.ts"
import { penaltyRows } from "../../src/runs/penaltyRun.ts"
import { simulationCharts } from "../../src/runs/simulationRun.ts"
import { validationCharts } from "../../src/runs/validationRun.ts"

const state = (rubber: string, mean: number, se = 1) => ({ rubber, value: { mean, se } })
const run = {
  equity: "field",
  bank: { deals: 20_000, seed: 19 },
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
      "Value of games and partscores: field model. Standard errors up to 2.4 points. Bank of 20\u00a0000 solved deals, seed 19."
    )
    expect(equityCharts([{ equity: "field", states: [state("0-0 0/0", 0)] }], "en")).toEqual([])
  })
})

describe("modelRuns", () => {
  it("takes the models beside the first as runs of their own, with the bank", () => {
    const others = { par: { value: { mean: 5, se: 0.4 } }, folklore: { value: { mean: 0, se: 0 } } }
    const both = { ...run, states: [{ ...state("0-0 0/0", 0), others }, state("0-0 60/0", 110)] }
    const [field, par, folklore] = modelRuns([both])
    expect(field).toBe(both)
    expect([par!.equity, par!.bank, par!.states]).toEqual(["par", run.bank, [state("0-0 0/0", 5, 0.4)]])
    expect([folklore!.equity, folklore!.bank]).toEqual(["folklore", null])
  })
})

describe("breakEvenCharts", () => {
  it("says how far the contract fails, which models speak, and from which deals", () => {
    const states = [
      { rubber: "0-0 0/0", probability: { field: 0.5 }, whenMade: { field: 1 }, whenDown: { field: -1 } }
    ]
    const [chart] = breakEvenCharts({ a: "4SS", b: "3SS", down: 2, bank: run.bank, states }, "en")
    expect(chart!.options.caption).toMatch(
      /goes 2 down\. Value of games and partscores: field model\. Bank of 20\u00a0000 solved deals, seed 19\.$/u
    )
  })
})

describe("simulationCharts", () => {
  it("names strategies, start, rubbers, seed and bank under every chart", () => {
    const specs = simulationCharts(
      {
        ns: "field",
        ew: "par",
        rubber: "1-0 0/0",
        bank: run.bank,
        rubbers: 500,
        seed: 3,
        margins: [],
        lengths: [1]
      },
      "en"
    )
    for (const { options } of specs) {
      expect(options.caption).toBe(
        "NS field, EW par. From 1-0 0/0 (games NS–EW, partscores NS/EW). 500 rubbers. Seed 3. Bank of 20\u00a0000 solved deals, seed 19."
      )
    }
  })
})

describe("validationCharts", () => {
  it("counts findings by reason and says how many there are in how many files", () => {
    const finding = (file: string, reason: string) => ({
      file,
      line: 1,
      rubber: null,
      field: "ns_above",
      expected: 60,
      found: 50,
      reason,
      alsoExplainedBy: [],
      severity: "error" as const
    })
    const findings = [finding("a.csv", "Slam"), finding("a.csv", "Addition"), finding("b.csv", "Slam")]
    const [chart] = validationCharts(findings, "en")
    expect(chart!.rows).toEqual([
      { reason: "Slam", severity: "error", count: 2 },
      { reason: "Addition", severity: "error", count: 1 }
    ])
    expect(chart!.options.caption).toBe("3 findings in 2 files.")
    expect(validationCharts(findings, "pl")[0]!.options.caption).toBe("3 znaleziska w 2 plikach.")
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
