/**
 * Invite or bid three notrump? South opened 1NT with ♠AQ75 ♥KJ4 ♦A83 ♣QJ6; North is balanced without four spades or five
 * hearts. Love all. An independent solver found on 1,200 deals: opposite 8 points 3NT makes 60.4 % (standard error 1.4).
 */
import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { length, points } from "@rubber-bridge/core/cards/Holding"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { LOVE_ALL } from "@rubber-bridge/core/rubber/RubberState"
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { compare } from "../../src/comparison/Compare.ts"
import { type Accept, ANY_DEAL } from "../../src/dealing/DealSpec.ts"
import { fixed } from "../../src/dealing/Fixed.ts"
import { folklore } from "../../src/equity/Folklore.ts"
import { kernelSolver } from "../../src/workers/kernelSolver.ts"
import { inline } from "../../src/workers/pool.ts"

const DEALS = 600
const module = compileFile()

const responder =
  (hcp: number): Accept =>
  (packed, offset) => {
    const holdings = [0, 1, 2, 3].map((suit) => packed[offset + suit]!)
    const lengths = holdings.map(length)
    const sorted = lengths.toSorted((a, b) => b - a).join("")
    return (
      holdings.reduce((sum, holding) => sum + points(holding), 0) === hcp &&
      ["4333", "4432", "5332"].includes(sorted) &&
      lengths[3]! < 4 &&
      lengths[2]! < 5
    )
  }

const opposite = (hcp: number) =>
  Effect.runPromise(
    compare({
      contracts: ["1NS", "2NS", "3NS"].map((text) => Result.getOrThrow(parseContract(text))),
      spec: {
        ...ANY_DEAL,
        held: Result.getOrThrow(fixed({ South: Result.getOrThrow(parseHand("AQ75.KJ4.A83.QJ6")) })).held
      },
      seed: 1,
      rubber: LOVE_ALL,
      side: undefined,
      equity: folklore,
      deals: DEALS,
      untilSe: undefined,
      confidence: 0.95,
      punish: undefined,
      tricks: "double-dummy"
    }).pipe(Effect.provide(inline(() => kernelSolver(module), responder(hcp))))
  )

/** Four standard errors of the difference between our share and the reference's. */
const near = (share: number, reference: number) => {
  const error = Math.sqrt(reference * (1 - reference) * (1 / DEALS + 1 / 1200))
  expect(Math.abs(share - reference)).toBeLessThan(4 * error)
}

describe("question 1", () => {
  it("is answered by 3NT opposite eight points", async () => {
    const { best, contracts } = await opposite(8)
    expect(best).toEqual(["3NS"])
    near(contracts[2]!.makes.mean, 0.604)
    near(contracts[1]!.makes.mean, 0.92)
  }, 180_000)

  it("is answered by 1NT opposite seven points", async () => {
    const { best, contracts } = await opposite(7)
    const totals = contracts.map(({ total }) => total!.mean)
    expect(totals.indexOf(Math.max(...totals))).toBe(0)
    expect(best).toContain("1NS")
    near(contracts[2]!.makes.mean, 0.378)
  }, 180_000)
})
