import { type Contract, parse } from "@rubber-bridge/core/auction/Contract"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { breakEven, gainAt } from "../../src/equity/BreakEven.ts"
import { worthDown, worthOf } from "../../src/equity/ContractWorth.ts"
import { folklore } from "../../src/equity/Folklore.ts"
import { mixedCost, sacrifices } from "../../src/equity/Sacrifice.ts"
import { settled } from "../../src/equity/Settle.ts"

const contract = (text: string): Contract => Result.getOrThrow(parse(text))
const state = (text: string) => Result.getOrThrow(parseState(text))

describe("worthOf", () => {
  it("adds points and the change in the rest of the rubber", () => {
    expect(worthOf(contract("4SS"), 10, state("0-0"), folklore, "NorthSouth")).toEqual({
      points: 120,
      change: 350,
      total: 470
    })
  })

  it("counts the rubber bonus with the points, and a finished rubber as nothing more", () => {
    expect(worthOf(contract("3NW"), 9, state("1-1 0/40"), folklore, "EastWest")).toEqual({
      points: 600,
      change: -170,
      total: 430
    })
  })

  it("leaves the state alone when the contract goes down", () => {
    const worth = worthDown(contract("5DXS"), 2, state("0-1 60/0"), folklore, "NorthSouth")
    expect(worth).toEqual({ points: -300, change: 0, total: -300 })
  })
})

describe("breakEven", () => {
  // theory.md section 2, the column for folklore equities, worked out there by hand.
  it.each([
    ["4SS", "3SS", "0-0", 0.53],
    ["4SS", "3SS", "1-0", 0.57],
    ["4SS", "3SS", "1-1", 0.52],
    ["3NS", "2NS", "0-0", 0.51],
    ["3NS", "2NS", "1-0", 0.56],
    ["3NS", "2NS", "1-1", 0.51],
    ["6HS", "4HS", "0-0", 0.52],
    ["6HS", "4HS", "1-0", 0.44],
    ["6HS", "4HS", "1-1", 0.5],
    ["7SS", "6SS", "0-0", 0.68],
    ["7SS", "6SS", "1-0", 0.65],
    ["7SS", "6SS", "1-1", 0.67]
  ])("is known for %s or %s at %s", (a, b, rubber, expected) => {
    const found = breakEven(contract(a), contract(b), state(rubber), folklore)
    expect(Math.abs(found.probability! - expected)).toBeLessThan(0.0051)
    expect(gainAt(found, found.probability!)).toBeCloseTo(0, 9)
  })

  it("takes the other contract as made where it is in another denomination", () => {
    const found = breakEven(contract("3NS"), contract("3SS"), state("0-0"), folklore)
    expect(found.whenMade).toBe(100 + 350 - (90 + 120))
    expect(found.whenDown).toBe(-50 - (90 + 120))
  })

  it("is the same for the other side at the mirrored state", () => {
    const one = breakEven(contract("4SS"), contract("3SS"), state("1-0 30/60"), folklore)
    const other = breakEven(contract("4SW"), contract("3SW"), state("0-1 60/30"), folklore)
    expect(other).toEqual(one)
  })

  it("needs certainty where the lower bid is game already", () => {
    const found = breakEven(contract("4SS"), contract("2SS"), state("0-0 40/0"), folklore)
    expect(found).toMatchObject({ probability: 1, whenMade: 0 })
  })
})

describe("sacrifices", () => {
  it("prices their game as the folklore does: 700 + 120 − 350", () => {
    const { breakEven: chance, mostDown, rows } = sacrifices(contract("4SW"), state("0-1"), folklore)
    expect(rows.map(({ cost }) => cost)).toEqual([100, 300, 500, 800, 1100, 1400])
    expect(rows[0]!.letThemMake).toBe(470)
    expect(mostDown).toBe(2)
    expect(chance).toBeCloseTo((470 - 300) / 200, 9)
  })

  it("breaks even at game all with a 40 % chance of three down", () => {
    const found = sacrifices(contract("4HW"), state("1-1"), folklore)
    expect(found.rows[0]!.letThemMake).toBe(620)
    expect(found.mostDown).toBe(2)
    expect(found.breakEven).toBeCloseTo(0.4, 9)
    expect(
      mixedCost(
        [
          { down: 2, chance: 0.75 },
          { down: 3, chance: 0.25 }
        ],
        true
      )
    ).toBe(575)
  })

  it("calls a price within two errors of the cost the same, not a gain", () => {
    const errors = new Float64Array(324).fill(20)
    const model = { ...folklore, errors }
    // Letting them play costs 470 ± 20, and 440 ± 28 where the rubber goes on.
    expect(sacrifices(contract("4SW"), state("0-1"), model)).toMatchObject({ nextIsEven: true, doubt: 40 })
    const sure = sacrifices(contract("4SW"), state("0-0"), { ...model, errors: errors.fill(5) })
    expect(sure).toMatchObject({ mostDown: 2, nextIsEven: false })
    expect(sacrifices(contract("4SW"), state("0-1"), { ...model, errors: errors.fill(90) })).toMatchObject({
      mostDown: 1,
      nextIsEven: true
    })
  })

  it("pays less for a contract that may fail", () => {
    const sure = sacrifices(contract("4SW"), state("0-0"), folklore).rows[0]!.letThemMake
    const doubtful = sacrifices(contract("4SW"), state("0-0"), folklore, { makes: 0.5 }).rows[0]!.letThemMake
    expect(doubtful).toBe((sure - 50) / 2)
  })
})

describe("settled", () => {
  it.each([
    ["1993", 300 - 100],
    ["50", 300 - 50]
  ] as const)("gives the only game and the only partscore of edition %s", (edition, stopping) => {
    const found = settled(state("1-0 0/60"), folklore, edition)
    expect(found).toEqual({ edition, stopping, playingOn: 230, gain: stopping - 230 })
  })
})
