import { unpack } from "@rubber-bridge/core/deal/PackedDeal"
import { toText } from "@rubber-bridge/core/deal/PbnDeal"
import { describe, expect, it } from "vitest"
import { dealStock, dealUniform } from "../../src/dealing/Uniform.ts"
import { Rng } from "../../src/random/Rng.ts"
import { binomial, hcpShares } from "../support/exactDealing.ts"

const DEALS = 60_000

/** How many standard errors a count is away from its exact share; a deal more or less is forgiven. */
const deviation = (count: number, share: number) =>
  (Math.abs(count - DEALS * share) - 1) / Math.sqrt(DEALS * share * (1 - share))

const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length

describe("dealUniform", () => {
  it("deals 13 cards to each seat and each card once", () => {
    const deal = new Uint16Array(32)
    const rng = new Rng(1)
    for (let n = 0; n < 2000; n++) {
      dealUniform(rng, deal, 16)
      for (let suit = 0; suit < 4; suit++) {
        const holdings = [0, 1, 2, 3].map((seat) => deal[16 + seat * 4 + suit]!)
        expect(holdings.reduce((sum, mask) => sum + mask, 0)).toBe(0x1fff)
      }
      for (let seat = 0; seat < 4; seat++) {
        expect([0, 1, 2, 3].reduce((sum, suit) => sum + bits(deal[16 + seat * 4 + suit]!), 0)).toBe(13)
      }
    }
    expect([...deal.subarray(0, 16)]).toEqual(Array.from({ length: 16 }, () => 0))
  })

  // cases C1: the same seed gives the same deals everywhere, for ever.
  it.each([
    [1, 0, "N:KQ873.A54.QJ72.2 J94.972.K954.A76 A62.K8.A83.KQ843 T5.QJT63.T6.JT95"],
    [1, 1, "N:J9764.5.KJ76.965 QT5.Q63.AQ43.T84 .AK942.92.AKQJ73 AK832.JT87.T85.2"],
    [20261130, 4711, "N:Q.QJT83.KT4.9763 973.542.AJ8.AJ52 A54.K9.Q9653.K84 KJT862.A76.72.QT"]
  ])("fixes deal %2$d of seed %1$d", (seed, number, text) => {
    const deal = new Uint16Array(16)
    dealUniform(new Rng(seed, number), deal)
    expect(toText(unpack(deal))).toBe(text)
  })

  // cases C2, C3: a shuffle whose range never shrinks gives some cards to some places too often.
  it("gives every card to every seat equally often", () => {
    const counts = new Float64Array(208)
    const deal = new Uint16Array(16)
    const rng = new Rng(0)
    for (let n = 0; n < DEALS; n++) {
      rng.seek(5, n)
      dealUniform(rng, deal)
      for (let cell = 0; cell < 208; cell++) {
        const seat = cell & 3
        const card = cell >> 2
        counts[cell]! += (deal[seat * 4 + Math.trunc(card / 13)]! >> (card % 13)) & 1
      }
    }
    // Each cell is binomial with share 1/4; rows of a card add up to DEALS, so a card has 3 degrees of freedom.
    let chi = 0
    for (const count of counts) chi += (count - DEALS / 4) ** 2 / (DEALS / 4)
    // 52 cards, 13 a seat: (52 − 1)(4 − 1) degrees, the sum scaled by 52/51. Five standard deviations.
    expect(Math.abs((chi * 51) / 52 - 153)).toBeLessThan(5 * Math.sqrt(2 * 153))
  })

  it("deals suit lengths and points with the exact shares", () => {
    const lengths = new Float64Array(14)
    const points = new Float64Array(38)
    const deal = new Uint16Array(16)
    const rng = new Rng(0)
    for (let n = 0; n < DEALS; n++) {
      rng.seek(6, n)
      dealUniform(rng, deal)
      lengths[bits(deal[3]!)]!++
      let sum = 0
      for (let suit = 8; suit < 12; suit++) {
        const mask = deal[suit]!
        sum += 4 * ((mask >> 12) & 1) + 3 * ((mask >> 11) & 1) + 2 * ((mask >> 10) & 1) + ((mask >> 9) & 1)
      }
      points[sum]!++
    }
    for (const [length, count] of lengths.entries()) {
      const share = (binomial(13, length) * binomial(39, 13 - length)) / binomial(52, 13)
      expect(deviation(count, share)).toBeLessThan(4.5)
    }
    for (const [sum, count] of points.entries()) expect(deviation(count, hcpShares()[sum]!)).toBeLessThan(4.5)
  })
})

describe("dealStock", () => {
  it("makes every distribution of a small stock equally likely", () => {
    // Four cards, one to North, two to South, one to West: 12 ways.
    const cards = Uint8Array.from([0, 1, 2, 3])
    const seen = new Map<string, number>()
    const out = new Uint16Array(16)
    const rng = new Rng(8)
    for (let n = 0; n < 24_000; n++) {
      out.fill(0)
      dealStock(rng, { cards, needs: [1, 0, 2, 1] }, out, 0)
      const key = [...out].join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(12)
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chi).toBeLessThan(11 + 5 * Math.sqrt(22))
  })
})
