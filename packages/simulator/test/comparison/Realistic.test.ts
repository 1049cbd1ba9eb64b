import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { correctionOf, shifted, shiftOf } from "../../src/comparison/Realistic.ts"

const contract = (text: string) => Result.getOrThrow(parseContract(text))
const SHARES = [0, 0, 0, 0, 0, 0.02, 0.08, 0.2, 0.3, 0.25, 0.1, 0.04, 0.01, 0]

const moved = (text: string, value: (tricks: number) => number, shares = SHARES) => {
  const values = shifted(
    Float64Array.from({ length: 14 }, (_, tricks) => value(tricks)),
    shiftOf(contract(text), shares)
  )
  return shares.reduce((sum, share, tricks) => sum + share * values[tricks]!, 0)
}
const makes = (needed: number) => (tricks: number) => (tricks >= needed ? 1 : 0)
const odds = (share: number) => Math.log(share / (1 - share))

describe("shiftOf", () => {
  // cases C16: double-dummy play finds every queen; the correction is an option, with the published sizes.
  it.each([
    ["1NS", 7, 0.31],
    ["3NS", 9, 0.2],
    ["6SS", 12, -0.06],
    ["6NS", 12, -0.06]
  ])("moves the log-odds of %s", (text, needed, by) => {
    const before = SHARES.slice(needed).reduce((sum, share) => sum + share, 0)
    expect(odds(moved(text, makes(needed))) - odds(before)).toBeCloseTo(by, 9)
  })

  it.each([
    ["2NS", 0.3],
    ["2SS", 0.12],
    ["3CS", 0.08],
    ["4HS", -0.01],
    ["4DS", 0.06],
    ["5CS", 0.06],
    ["1SS", 0],
    ["4NS", 0]
  ])("moves the mean tricks of %s by %d", (text, by) => {
    const mean = SHARES.reduce((sum, share, tricks) => sum + share * tricks, 0)
    expect(moved(text, (tricks) => tricks) - mean).toBeCloseTo(by, 9)
  })

  it("keeps all of the mass, and moves no deal by more than a trick", () => {
    for (const text of ["1NS", "2NS", "3NS", "4SS", "6SS", "7SS"]) {
      expect(moved(text, () => 1)).toBeCloseTo(1, 12)
      const { down, up } = shiftOf(contract(text), SHARES)
      for (let tricks = 0; tricks <= 13; tricks++) expect(up[tricks]! + down[tricks]!).toBeLessThanOrEqual(1)
    }
  })

  it("leaves what is certain alone", () => {
    const sure = Array.from({ length: 14 }, (_, tricks) => (tricks === 12 ? 1 : 0))
    expect(moved("3NS", makes(9), sure)).toBe(1)
    expect(moved("7SS", makes(13), sure)).toBe(0)
  })
})

describe("correctionOf", () => {
  it("knows levels one to seven", () => {
    expect(correctionOf(contract("7NS"))).toEqual({ kind: "odds", by: -0.27 })
    expect(correctionOf(contract("5SS"))).toEqual({ kind: "mean", by: 0.06 })
  })
})
