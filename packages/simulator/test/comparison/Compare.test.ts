import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { parse as parseHand, parsePosition } from "@rubber-bridge/core/cards/HandText"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { compare, type CompareOptions, type Progress } from "../../src/comparison/Compare.ts"
import { ANY_DEAL } from "../../src/dealing/DealSpec.ts"
import { fixed } from "../../src/dealing/Fixed.ts"
import { folklore } from "../../src/equity/Folklore.ts"
import { inline } from "../../src/workers/pool.ts"
import { pointsSolver } from "../support/pointsSolver.ts"

const contracts = (...texts: ReadonlyArray<string>) =>
  texts.map((text) => Result.getOrThrow(parseContract(text)))
const suitJT = Result.getOrThrow(parsePosition("JT..."))
const South = Result.getOrThrow(parseHand("AQ75.KJ4.A83.QJ6"))

const options: CompareOptions = {
  contracts: contracts("1NS", "2NS", "3NS", "2SS"),
  spec: { ...ANY_DEAL, held: Result.getOrThrow(fixed({ South })).held },
  seed: 1,
  rubber: Result.getOrThrow(parseState("0-0 0/0")),
  side: undefined,
  equity: folklore,
  deals: 600,
  untilSe: undefined,
  confidence: 0.95,
  punish: undefined,
  tricks: "double-dummy"
}

const run = (changes: Partial<CompareOptions> = {}, progress?: (progress: Progress) => void) =>
  Effect.runPromise(
    compare({ ...options, ...changes }, progress).pipe(Effect.provide(inline(() => pointsSolver)))
  )

/** Points written for one of a major, not vulnerable, without honours. */
const written = (taken: number) => (taken < 7 ? -50 * (7 - taken) : 30 * (taken - 6))
const bare = (distribution: ReadonlyArray<number>) =>
  distribution.reduce((sum, part, taken) => sum + part * written(taken), 0)

describe("compare", () => {
  it("adds score and equity to the total and counts every deal once", async () => {
    const { contracts: compared, model } = await run()
    expect(model).toEqual({
      deals: 600,
      seed: 1,
      rubber: "0-0 0/0",
      side: "NorthSouth",
      equity: "folklore",
      equitySe: 0,
      tricks: "double-dummy",
      confidence: 0.95,
      punish: null,
      acceptance: 1,
      estimator: "plain",
      dealt: 600,
      effectiveDeals: 600
    })
    expect(compared.map(({ contract }) => contract)).toEqual(["1NS", "2NS", "3NS", "2SS"])
    for (const { equity, makes, score, total, tricks } of compared) {
      expect(total!.mean).toBeCloseTo(score.mean + equity!.mean, 3)
      expect(tricks.distribution).toHaveLength(14)
      expect(tricks.distribution.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 4)
      expect(tricks.mean).toBeCloseTo(
        tricks.distribution.reduce((sum, part, taken) => sum + part * taken, 0),
        3
      )
      expect(makes.low < makes.mean && makes.mean < makes.high).toBe(true)
    }
  })

  it("gives the make probability of the tricks needed", async () => {
    const { contracts: compared } = await run()
    for (const [n, needed] of [7, 8, 9, 8].entries()) {
      const { makes, tricks } = compared[n]!
      expect(makes.mean).toBeCloseTo(
        tricks.distribution.slice(needed).reduce((sum, part) => sum + part, 0),
        4
      )
    }
  })

  // cases C18: paired errors on the same deals, not the errors of two separate means.
  it("pairs the differences on the same deals", async () => {
    const { contracts: compared, differences } = await run()
    expect(differences).toHaveLength(6)
    const [first] = differences
    expect([first!.a, first!.b]).toEqual(["1NS", "2NS"])
    expect(first!.mean).toBeCloseTo(compared[0]!.total!.mean - compared[1]!.total!.mean, 3)
    expect(first!.se).toBeLessThan(Math.hypot(compared[0]!.total!.se, compared[1]!.total!.se) / 1.5)
    expect(first!.high - first!.mean).toBeGreaterThan(1.95 * first!.se)
  })

  it("advises nothing without a model", async () => {
    const { best, contracts: compared, model } = await run({ equity: undefined })
    expect([best, model.equity]).toEqual([[], "none"])
    for (const { equity, total } of compared) expect([equity, total]).toEqual([null, null])
  })

  it("exchanges the signs when seen from the other side", async () => {
    const ours = await run()
    const theirs = await run({ side: "EastWest" })
    expect(theirs.contracts.map(({ total }) => total!.mean)).toEqual(
      ours.contracts.map(({ total }) => -total!.mean)
    )
  })

  it("gives the same bytes every time and other ones for another seed", async () => {
    const text = JSON.stringify(await run())
    expect(JSON.stringify(await run())).toBe(text)
    expect(JSON.stringify(await run({ seed: 2 }))).not.toBe(text)
  })

  it("counts honours found in the dealt hands for whoever holds them", async () => {
    const East = Result.getOrThrow(parseHand(".AKQJT.AKQJ.AKQJ"))
    // Spade honours three and two, so that nobody scores for them.
    const North = Result.getOrThrow(parsePosition("AKQ..."))
    const spec = { ...ANY_DEAL, held: Result.getOrThrow(fixed({ East, North, South: suitJT })).held }
    const [hearts, spades] = (
      await run({ spec, contracts: contracts("1HS", "1SS"), deals: 50, equity: undefined })
    ).contracts
    expect(hearts!.score.mean).toBeCloseTo(bare(hearts!.tricks.distribution) - 150, 2)
    expect(spades!.score.mean).toBeCloseTo(bare(spades!.tricks.distribution), 2)
  })

  it("stops at a round of 500 deals once every difference is exact enough", async () => {
    const first = await run({ deals: 500 })
    const leader = first.contracts.toSorted((a, b) => b.total!.mean - a.total!.mean)[0]!.contract
    const errors = first.differences.filter(({ a, b }) => a === leader || b === leader).map(({ se }) => se)
    const untilSe = Math.max(...errors) / 1.5
    const longer = await run({ deals: 100_000, untilSe })
    expect(longer.model.deals % 500).toBe(0)
    expect(longer.model.deals).toBeGreaterThan(500)
    expect(longer.model.deals).toBeLessThan(2500)
    expect((await run({ deals: 100_000, untilSe: 1000 })).model.deals).toBe(500)
  })

  it("tells its progress in deal order, with figures of the deals so far", async () => {
    const seen: Array<number> = []
    let partial = ""
    await run({ deals: 100 }, ({ deals, of, soFar }) => {
      seen.push(deals)
      expect(of).toBe(100)
      if (deals === 50) partial = JSON.stringify(soFar())
    })
    expect(seen).toEqual([25, 50, 75, 100])
    expect(partial).toBe(JSON.stringify(await run({ deals: 50 })))
  })

  it("says so when no deal meets the conditions", async () => {
    const error = await Effect.runPromise(
      Effect.flip(
        compare({ ...options, spec: { ...options.spec, limit: 1000 } }).pipe(
          Effect.provide(
            inline(
              () => pointsSolver,
              () => false
            )
          )
        )
      )
    )
    expect(error.message).toMatch(/no deal met the conditions in 1,000 tries/)
  })
})
