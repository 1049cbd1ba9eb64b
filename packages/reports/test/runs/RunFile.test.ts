import { Result } from "effect"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { readRuns, type Run } from "../../src/runs/RunFile.ts"

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url)), "utf8")
const FINDING = {
  file: "club.csv",
  line: 11,
  rubber: "2",
  field: "ns_above",
  expected: 60,
  found: 560,
  reason: "SlamNotBid",
  alsoExplainedBy: [],
  severity: "error"
}
const kindsOf = (text: string): ReadonlyArray<Run["kind"]> =>
  Result.getOrThrow(readRuns("run.json", text)).map((run) => run.kind)
const faultOf = (text: string): string =>
  Result.match(readRuns("run.json", text), { onSuccess: () => "", onFailure: (error) => error.message })

describe("readRuns", () => {
  it.each([
    ["compare", "comparison"],
    ["solve", "solved"],
    ["sheet", "sheet"]
  ])("knows the JSON of %s as a %s", (name, kind) => {
    expect(kindsOf(fixture(name))).toEqual([kind])
  })

  it("reads an array and one object a line in their order", () => {
    const [solve, sheet] = [fixture("solve"), fixture("sheet")]
    expect(kindsOf(`[${solve},${sheet}]`)).toEqual(["solved", "sheet"])
    const lines = [sheet, solve].map((text) => JSON.stringify(JSON.parse(text)))
    expect(kindsOf(`${lines.join("\n")}\n`)).toEqual(["sheet", "solved"])
  })

  it("knows the shapes of docs/cli.md for equity, break-even, simulations and findings", () => {
    const runs = [
      {
        equity: "field",
        states: [
          {
            rubber: "1-0 0/0",
            value: { mean: 365, se: 1, modelSpread: 12 },
            winsRubber: 0.74,
            dealsLeft: 4.1
          }
        ]
      },
      { a: "4SS", b: "3SS", states: [{ rubber: "0-0 0/0", probability: { par: 0.38, field: null } }] },
      { rubbers: 100, seed: 1, margin: { mean: 3, se: 2 }, lengths: [0, 0, 1] },
      FINDING,
      { check: "tables", cases: 2940, failed: 0, example: null },
      { check: "steps", cases: 2940, failed: 1, example: "4SXW8" }
    ]
    expect(kindsOf(JSON.stringify(runs))).toEqual([
      "equity",
      "breakEven",
      "simulation",
      "validation",
      "rules"
    ])
  })

  it("takes the findings of a file, as a list or one a line, as one validation", () => {
    const other = { ...FINDING, line: 12, rubber: null, expected: null, found: "pass", couldBe: ["4S", "4H"] }
    for (const text of [
      JSON.stringify([FINDING, other]),
      `${JSON.stringify(FINDING)}\n${JSON.stringify(other)}\n`
    ]) {
      const runs = Result.getOrThrow(readRuns("run.json", text))
      expect(runs).toEqual([{ kind: "validation", run: [FINDING, other] }])
    }
  })

  it("does not guess what an empty list was", () => {
    expect(Result.getOrThrow(readRuns("clean.json", "[]"))).toEqual([{ kind: "nothing", run: "clean.json" }])
  })

  it("says in one line what is no JSON and what is no run", () => {
    expect(faultOf("{ oops")).toBe('run.json:1:3: "oops" is not JSON; write the run with --format json')
    expect(faultOf('{"a": [1, 2')).toBe(
      "run.json:1:12: the end is not JSON; write the run with --format json"
    )
    expect(faultOf(`${JSON.stringify(FINDING)}\n{"file": oops}`)).toMatch(/^run\.json:2:10: "oops\}" is not/u)
    expect(faultOf('{"hello": 1}')).toContain("its keys are hello")
    expect(faultOf("")).toContain("is not JSON")
    expect(faultOf("3")).toContain("it holds 3")
    for (const text of ["{ oops", '{"hello": 1}', '{"differences": 1}'])
      expect(faultOf(text)).not.toContain("\n")
  })

  it("names the key at fault in a run that is damaged", () => {
    const run = JSON.parse(fixture("compare")) as { model: { deals: unknown } }
    run.model.deals = "many"
    expect(faultOf(JSON.stringify(run))).toContain('a comparison whose model.deals is "many"')
  })
})
