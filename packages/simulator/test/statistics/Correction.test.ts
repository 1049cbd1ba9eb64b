import { describe, expect, it } from "vitest"
import { Rng } from "../../src/random/Rng.ts"
import { correct, type Predicted } from "../../src/statistics/Correction.ts"

const TRICKS = 14

/** Deals with one fact that decides between 6 and 7 tricks; the prediction says half and half of all. */
function world(rng: Rng, count: number, solvedShare: number) {
  const facts = new Float64Array(2 * count)
  const chances = new Float64Array(TRICKS * count)
  const truth = new Uint8Array(count)
  const solved: Array<number> = []
  for (let deal = 0; deal < count; deal++) {
    const fact = rng.fraction()
    facts.set([1, fact], 2 * deal)
    chances.set([0.5, 0.5], deal * TRICKS + 6)
    truth[deal] = rng.fraction() < fact ? 7 : 6
    if (rng.fraction() < solvedShare) solved.push(deal)
  }
  const found = new Float64Array(solved.length * TRICKS)
  for (const [n, deal] of solved.entries()) found[n * TRICKS + truth[deal]!] = 1
  const predicted: Predicted = {
    facts,
    width: 2,
    chances,
    groups: Uint32Array.from({ length: count }, (_, deal) => Math.trunc((deal * 40) / count)),
    solved: Uint32Array.from(solved),
    found,
    weights: new Float64Array(solved.length).fill(1 / solvedShare)
  }
  return { predicted, truth, solved }
}

describe("correct", () => {
  it("learns from the solved deals what the prediction missed", () => {
    const { predicted, truth } = world(new Rng(1), 4000, 0.2)
    correct(predicted)
    let before = 0
    let after = 0
    for (const [deal, tricks] of truth.entries()) {
      before += 0.25
      after += ((tricks === 7 ? 1 : 0) - predicted.chances[deal * TRICKS + 7]!) ** 2
    }
    // What the fact leaves open is a third less: 1/6 instead of 1/4 on average.
    expect(after / before).toBeLessThan(0.7)
  })

  it("keeps the sum of each deal's chances", () => {
    const { predicted } = world(new Rng(2), 400, 0.3)
    correct(predicted)
    for (let deal = 0; deal < 400; deal++) {
      const sum = predicted.chances.subarray(deal * TRICKS, (deal + 1) * TRICKS).reduce((a, b) => a + b, 0)
      expect(sum).toBeCloseTo(1, 9)
    }
  })

  it("does not let a group correct itself", () => {
    const { predicted, solved } = world(new Rng(3), 400, 0.3)
    const other = { ...predicted, chances: predicted.chances.slice(), found: predicted.found.slice() }
    // Everything found in group 0 is turned round; its own chances must not move.
    for (const [n, deal] of solved.entries()) {
      if (predicted.groups[deal] !== 0) continue
      const at = n * TRICKS
      ;[other.found[at + 6], other.found[at + 7]] = [other.found[at + 7]!, other.found[at + 6]!]
    }
    correct(predicted)
    correct(other)
    const own = (chances: Float64Array) => [...chances.subarray(0, 10 * TRICKS)]
    expect(own(other.chances)).toEqual(own(predicted.chances))
    expect([...other.chances]).not.toEqual([...predicted.chances])
  })
})
