import { describe, expect, it } from "vitest"
import { chooser, systematic } from "../../src/prediction/Choice.ts"
import { ANY_DEAL, dealerOf } from "../../src/dealing/DealSpec.ts"
import { Rng } from "../../src/random/Rng.ts"
import type { SampleTask } from "../../src/workers/protocol.ts"

describe("systematic", () => {
  const sizes = Float64Array.of(1, 2, 3, 4, 0.5, 0.5, 1, 4)

  it("chooses each place as often as its probability says, and as many as wanted", () => {
    const rng = new Rng(4)
    const runs = 20_000
    const counts = new Float64Array(8)
    const stated = new Float64Array(8)
    for (let run = 0; run < runs; run++) {
      const { chosen, probabilities } = systematic(sizes, 3, rng.fraction())
      expect(new Set(chosen).size).toBe(3)
      for (const [n, place] of chosen.entries()) {
        counts[place]!++
        stated[place] = probabilities[n]!
      }
    }
    for (const [place, count] of counts.entries()) {
      const chance = (3 * sizes[place]!) / 16
      expect(stated[place]).toBeCloseTo(chance, 12)
      expect(Math.abs(count / runs - chance)).toBeLessThan(4.5 * Math.sqrt((chance * (1 - chance)) / runs))
    }
  })

  it("takes for certain what would be chosen more than once", () => {
    const { chosen, probabilities } = systematic(Float64Array.of(1, 100, 1, 1, 1), 3, 0.3)
    expect(chosen).toContain(1)
    expect(probabilities[chosen.indexOf(1)]).toBe(1)
    expect(chosen).toHaveLength(3)
    expect([...systematic(Float64Array.of(5, 5), 2, 0.99).chosen]).toEqual([0, 1])
  })
})

describe("chooser", () => {
  const deals = new Uint16Array(16 * 200)
  const dealer = dealerOf(ANY_DEAL)
  for (let n = 0; n < 200; n++) dealer.deal(5, n, deals, 16 * n)
  const makes = (wanted: number) => Array.from({ length: 14 }, (_, tricks) => (tricks >= wanted ? 1 : 0))
  const task: SampleTask = {
    kind: "sample",
    spec: ANY_DEAL,
    seed: 5,
    first: 0,
    count: 200,
    solved: 40,
    cells: [18],
    stakes: [{ cell: 0, worth: makes(9) }],
    steps: [[9]]
  }

  it("prefers the deals whose stake is open", () => {
    const { chances, chosen } = chooser()(task, deals)
    const openness = Float64Array.from({ length: 200 }, (_, deal) => {
      const chance = chances.subarray(deal * 14 + 9, deal * 14 + 14).reduce((sum, value) => sum + value, 0)
      return chance * (1 - chance)
    })
    const average = openness.reduce((sum, value) => sum + value, 0) / 200
    const ofChosen = [...chosen].reduce((sum, deal) => sum + openness[deal]!, 0) / 40
    expect(ofChosen).toBeGreaterThan(1.25 * average)
  })

  it("gives every cell the same room, however wide its network is", () => {
    const { hidden } = chooser()({ ...task, cells: [14, 18], steps: [[9], [9]] }, deals)
    const width = hidden.length / 400
    const alone = chooser()({ ...task, cells: [14] }, deals).hidden
    const own = alone.length / 200
    expect(width).toBeGreaterThanOrEqual(own)
    for (const deal of [0, 57, 199]) {
      expect(hidden.slice(2 * deal * width, 2 * deal * width + own)).toEqual(
        alone.slice(deal * own, (deal + 1) * own)
      )
    }
  })

  it("chooses the same again, whatever it has seen in between", () => {
    const choose = chooser()
    const first = choose(task, deals)
    choose({ ...task, seed: 6, first: 200 }, deals)
    expect(choose(task, deals)).toEqual(first)
    expect(chooser()(task, deals)).toEqual(first)
  })
})
