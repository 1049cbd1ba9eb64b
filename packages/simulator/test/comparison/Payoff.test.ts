import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { payoff } from "../../src/comparison/Payoff.ts"
import { folklore } from "../../src/equity/Folklore.ts"

const contract = (text: string) => Result.getOrThrow(parseContract(text))
const state = (text: string) => Result.getOrThrow(parseState(text))

describe("payoff", () => {
  // Trick score, overtricks, penalties and bonuses worked by hand from the Laws' table.
  it.each([
    ["4SS", "0-0 0/0", 10, 120, 350],
    ["4SS", "0-0 0/0", 12, 180, 350],
    ["4SS", "0-0 0/0", 8, -100, 0],
    ["4SS", "1-0 0/0", 8, -200, 0],
    ["2SS", "0-0 0/0", 10, 120, 120],
    ["2SS", "0-0 60/0", 8, 60, 350 - 120],
    ["2SS", "0-0 40/30", 8, 60, 350],
    ["3NS", "1-0 0/0", 9, 100 + 700, -350],
    ["3NS", "1-1 0/0", 9, 100 + 500, 0],
    ["6HS", "0-0 0/0", 12, 180 + 500, 350],
    ["7NS", "1-0 0/0", 13, 220 + 1500 + 700, -350],
    ["4HXS", "0-0 0/0", 10, 240 + 50, 350],
    ["4HXXS", "0-0 0/0", 11, 480 + 200 + 100, 350],
    ["2DXS", "0-0 0/0", 8, 80 + 50, 120]
  ])(
    "%s at %s taking %d tricks writes %d and moves the equity by %d",
    (text, rubber, tricks, score, equity) => {
      const worth = payoff(contract(text), state(rubber), "NorthSouth", folklore, undefined)
      expect([worth.score[tricks], worth.equity![tricks]]).toEqual([score, equity])
      const theirs = payoff(contract(text), state(rubber), "EastWest", folklore, undefined)
      expect([theirs.score[tricks]! + score, theirs.equity![tricks]! + equity]).toEqual([0, 0])
    }
  )

  it("sees a defender's contract from the other side", () => {
    const worth = payoff(contract("4HE"), state("0-1 0/0"), "NorthSouth", folklore, undefined)
    expect([worth.score[10], worth.equity![10]]).toEqual([-120 - 700, 350])
    expect([worth.score[8], worth.equity![8]]).toEqual([200, 0])
  })

  it("takes a contract as doubled from the stated number of undertricks", () => {
    const worth = payoff(contract("4SS"), state("0-0 0/0"), "NorthSouth", folklore, 2)
    expect([worth.score[10], worth.score[9], worth.score[8], worth.score[7]]).toEqual([120, -50, -300, -500])
    const redoubled = payoff(contract("4SXXS"), state("0-0 0/0"), "NorthSouth", folklore, 2)
    expect(redoubled.score[8]).toBe(-600)
  })

  it("has no equity without a model", () => {
    expect(
      payoff(contract("4SS"), state("0-0 0/0"), "NorthSouth", undefined, undefined).equity
    ).toBeUndefined()
  })
})
