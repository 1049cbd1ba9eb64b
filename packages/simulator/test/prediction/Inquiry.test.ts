import { describe, expect, it } from "vitest"
import type { Choice } from "../../src/prediction/Choice.ts"
import { EXACT_SHARE, inquire, STAGES } from "../../src/prediction/Inquiry.ts"

const chances = Float32Array.of(0, 0, 0, 0, 0, 0.02, 0.08, 0.2, 0.3, 0.25, 0.1, 0.05, 0, 0)
/** Worth much from nine tricks on, little at seven and eight. */
const worth = [0, 0, 0, 0, 0, 0, 0, 60, 130, 400, 400, 400, 400, 400]
const task = { cells: [18], stakes: [{ cell: 0, worth }], steps: [[7, 8, 9]] }
/** The spread by which the deal was chosen: that of the prediction. */
const spread = 29_000

/** What is asked of a deal with so many tricks, when the chances come out for `stages` further ones. */
function ask(tricks: number, stages: number, exact: boolean) {
  const asked: Array<number | "exact"> = []
  const coins = Float64Array.from({ length: STAGES }, (_, stage) => {
    if (stage === 0) return exact ? 0 : 0.999999
    return stage < stages ? 0 : 0.999999
  })
  const choice: Choice = {
    chosen: Uint16Array.of(0),
    probabilities: Float64Array.of(1),
    spreads: Float64Array.of(spread),
    coins
  }
  const found = inquire(task, chances, choice, () => ({
    tricks: () => {
      asked.push("exact")
      return tricks
    },
    reaches: (wanted) => {
      asked.push(wanted)
      return tricks >= wanted
    }
  }))
  return { ...found, asked }
}

/** Chances of the tricks that are possible, given the predicted ones. */
function within(low: number, end: number): ReadonlyArray<number> {
  const kept = Array.from(chances, (chance, n) => (n >= low && n < end ? Math.max(1e-9, chance) : 0))
  const sum = kept.reduce((whole, chance) => whole + chance, 0)
  return kept.map((chance) => chance / sum)
}

describe("inquire", () => {
  it("asks the question first that decides most", () => {
    for (const tricks of [6, 8, 10]) expect(ask(tricks, 4, false).asked[0]).toBe(9)
  })

  it("asks no more than settles the stakes, and the exact number for a part", () => {
    expect(ask(10, 4, false).asked).toEqual([9])
    expect(ask(10, 4, true).asked).toEqual([9, "exact"])
    expect(ask(8, 4, false).asked).toEqual([9, 8])
    expect(ask(6, 4, false).asked).toEqual([9, 8, 7])
    expect(ask(6, 1, true).asked).toEqual([9])
  })

  it("asks for the exact number at once where questions would be many", () => {
    const choice = {
      chosen: Uint16Array.of(0),
      probabilities: Float64Array.of(1),
      spreads: Float64Array.of(spread),
      coins: new Float64Array(STAGES).fill(0.999)
    }
    const found = inquire({ ...task, steps: [undefined] }, chances, choice, () => ({
      tricks: () => 8,
      reaches: () => true
    }))
    expect([found.lows[0], found.ends[0], found.factors[0], found.factors[1]]).toEqual([8, 9, 1, 0])
  })

  it("adds up to the truth on average over the chances of asking, exactly", () => {
    for (let tricks = 0; tricks < 14; tricks++) {
      // All stages with their factors; stage k is reached with chance 1 / factor.
      const { ends, factors, lows } = ask(tricks, STAGES, true)
      const reached = [...factors].filter((factor) => factor > 0).length
      const mean = Array.from(chances)
      let before: ReadonlyArray<number> = Array.from(chances)
      for (let stage = 0; stage < reached; stage++) {
        const after = within(lows[stage]!, ends[stage]!)
        const chance = 1 / factors[stage]!
        for (const n of mean.keys()) mean[n]! += chance * factors[stage]! * (after[n]! - before[n]!)
        before = after
      }
      for (const [n, share] of mean.entries()) expect(share).toBeCloseTo(n === tricks ? 1 : 0, 6)
      expect(factors[reached - 1]! * EXACT_SHARE).toBeGreaterThanOrEqual(1)
    }
  })

  it("asks on as often as the factors say", () => {
    const runs = 4000
    let further = 0
    let factor = 0
    for (let run = 0; run < runs; run++) {
      const coins = Float64Array.of(0.99, (run + 0.5) / runs, 0.99, 0.99)
      const choice = {
        chosen: Uint16Array.of(0),
        probabilities: Float64Array.of(1),
        spreads: Float64Array.of(spread),
        coins
      }
      const { factors } = inquire(task, chances, choice, () => ({ tricks: () => 8, reaches: (n) => n <= 8 }))
      if (factors[1]! > 0) {
        further++
        factor = factors[1]!
      }
    }
    expect(further / runs).toBeCloseTo(1 / factor, 3)
    expect(factor).toBeGreaterThan(1)
  })
})
