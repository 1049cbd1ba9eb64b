import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { loadBank } from "../../src/bank/LoadBank.ts"
import type { Layer } from "../../src/prediction/Layer.ts"
import { Predictor } from "../../src/prediction/Network.ts"
import { layerFromText, layerToText } from "../../src/prediction/NetworkText.ts"
import { networkOf } from "../../src/prediction/Networks.ts"
import { SuitPlay } from "../../src/prediction/SuitPlay.ts"
import { Rng } from "../../src/random/Rng.ts"

const bank = await Effect.runPromise(loadBank())
const play = new SuitPlay()
/** The last tenth of the bank was kept from training. */
const HELD_OUT = bank.count - 2000
const mean = (chances: Float64Array) => chances.reduce((sum, chance, tricks) => sum + tricks * chance, 0)

/** Root mean square error over held-out deals. */
function error(denomination: number, deals: number): number {
  let squares = 0
  for (let declarer = 0; declarer < 4; declarer++) {
    const predictor = new Predictor(networkOf(denomination), denomination, declarer, play)
    for (let deal = HELD_OUT; deal < HELD_OUT + deals; deal++) {
      const { chances } = predictor.predict(bank.deals, 16 * deal)
      squares += (mean(chances) - bank.tricks[20 * deal + 4 * denomination + declarer]!) ** 2
    }
  }
  return Math.sqrt(squares / (4 * deals))
}

describe("Predictor", () => {
  it("gives chances that add up to 1, and a hidden layer without negatives", () => {
    const predictor = new Predictor(networkOf(2), 2, 1, play)
    for (let deal = 0; deal < 20; deal++) {
      const { chances, effort, hidden } = predictor.predict(bank.deals, 16 * deal)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(Math.min(...hidden)).toBeGreaterThanOrEqual(0)
      expect(effort).toBeGreaterThan(3)
      expect(effort).toBeLessThan(20)
    }
  })

  // The errors stated in docs/statistics.md, with room for the smaller number of deals.
  it("is as exact on deals it was not taught as is stated", () => {
    expect(error(4, 200)).toBeLessThan(0.65)
    expect(error(0, 100)).toBeLessThan(0.65)
    expect(error(3, 100)).toBeLessThan(0.65)
  })

  it("says the same at notrump whatever the suits are called", () => {
    const predictor = new Predictor(networkOf(4), 4, 2, play)
    for (let deal = 0; deal < 20; deal++) {
      const straight = mean(predictor.predict(bank.deals, 16 * deal).chances)
      const renamed = new Uint16Array(16)
      for (let at = 0; at < 16; at++) renamed[(at & 12) | ((at + 1) & 3)] = bank.deals[16 * deal + at]!
      expect(mean(predictor.predict(renamed, 0).chances)).toBeCloseTo(straight, 5)
    }
  })

  it("says the same for every seat when the table is turned", () => {
    for (let deal = 0; deal < 20; deal++) {
      const turned = new Uint16Array(16)
      for (let at = 0; at < 16; at++) turned[(at + 4) & 15] = bank.deals[16 * deal + at]!
      const straight = new Predictor(networkOf(1), 1, 0, play).predict(bank.deals, 16 * deal)
      const after = new Predictor(networkOf(1), 1, 1, play).predict(turned, 0)
      expect([...after.chances]).toEqual([...straight.chances])
    }
  })
})

describe("layerToText", () => {
  it("keeps weights to four digits of the largest", () => {
    const rng = new Rng(8)
    const weights = Float32Array.from({ length: 12 }, () => 4 * rng.fraction() - 2)
    const layer: Layer = { inputs: 4, outputs: 3, weights, bias: Float32Array.of(0, -1.5, 0.25) }
    const read = layerFromText(layerToText(layer))
    expect([read.inputs, read.outputs]).toEqual([4, 3])
    for (const [n, weight] of weights.entries())
      expect(Math.abs(read.weights[n]! - weight)).toBeLessThan(1e-4)
    for (const [n, value] of layer.bias.entries()) expect(Math.abs(read.bias[n]! - value)).toBeLessThan(1e-4)
  })
})
