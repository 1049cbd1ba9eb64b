import { describe, expect, it } from "vitest"
import { LARGEST_SEED, PURPOSE, Rng } from "../../src/random/Rng.ts"

const MASK = 0xffffffffn
const rotate = (word: bigint, by: bigint) => ((word << by) | (word >> (32n - by))) & MASK

/** The documented generator once more, in whole numbers of any size. */
const reference = (
  seed: bigint,
  deal: bigint,
  purpose: bigint,
  block: bigint,
  count: number
): Array<number> => {
  let a = seed & MASK
  let b = (seed >> 32n) ^ (purpose << 21n)
  let c = deal & MASK
  let d = (deal >> 32n) ^ (block << 21n)
  for (let round = 1n; round <= 6n; round++) {
    a = (a + b + round * 0x9e3779b9n) & MASK
    d = rotate(d ^ a, 16n)
    c = (c + d) & MASK
    b = rotate(b ^ c, 12n)
    a = (a + b) & MASK
    d = rotate(d ^ a, 8n)
    c = (c + d) & MASK
    b = rotate(b ^ c, 7n)
  }
  return Array.from({ length: count }, () => {
    const result = (rotate((a + d) & MASK, 7n) + a) & MASK
    const shifted = (b << 9n) & MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11n)
    return Number(result)
  })
}

describe("Rng", () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 1, 0, 1],
    [20261130, 4711, 2, 76],
    [LARGEST_SEED, LARGEST_SEED, 2047, 2047]
  ])(
    "gives the documented numbers for seed %d, deal %d, purpose %d, block %d",
    (seed, deal, purpose, block) => {
      const rng = new Rng(seed, deal, purpose, block)
      const found = Array.from({ length: 50 }, () => rng.next())
      expect(found).toEqual(reference(BigInt(seed), BigInt(deal), BigInt(purpose), BigInt(block), 50))
    }
  )

  it("starts a stream again after seek", () => {
    const rng = new Rng(7, 3)
    const first = [rng.next(), rng.next(), rng.next()]
    rng.seek(9, 9, PURPOSE.readings)
    rng.seek(7, 3)
    expect([rng.next(), rng.next(), rng.next()]).toEqual(first)
  })

  it("starts neighbouring streams differently", () => {
    const starts = new Set<string>()
    for (let seed = 0; seed < 100; seed++) {
      for (let deal = 0; deal < 100; deal++) {
        const rng = new Rng(seed, deal)
        starts.add(`${rng.next()} ${rng.next()}`)
      }
    }
    expect(starts.size).toBe(10_000)
  })

  it("changes half of the bits of the first number when one bit of the address changes", () => {
    const flips = Array.from({ length: 40 }, () => 0)
    for (let n = 0; n < 2000; n++) {
      const first = new Rng(n * 977, n).next()
      for (let bit = 0; bit < 40; bit++) {
        let changed =
          (new Rng(n * 977, n + 2 ** bit * (Math.floor(n / 2 ** bit) % 2 === 0 ? 1 : -1)).next() ^ first) >>>
          0
        for (; changed !== 0; changed &= changed - 1) flips[bit]!++
      }
    }
    // 32 × 2000 coin tosses: mean 32,000, standard deviation 126.5; six of them over 40 bits.
    for (const count of flips) expect(Math.abs(count - 32_000)).toBeLessThan(760)
  })
})

describe("below", () => {
  it.each([2, 3, 7, 52])("is uniform below %d", (n) => {
    const rng = new Rng(52)
    const draws = 100_000
    const counts = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < draws; draw++) counts[rng.below(n)]!++
    const expected = draws / n
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // A chi-square of n − 1 degrees is n − 1 ± √(2(n − 1)); five standard deviations.
    expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 5)
  })

  it("covers the largest range it allows", () => {
    const rng = new Rng(3)
    const n = 2 ** 21 - 9
    const draws = 100_000
    const numbers = Array.from({ length: draws }, () => rng.below(n))
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < n)).toBe(true)
    const sum = numbers.reduce((total, number) => total + number, 0)
    expect(Math.abs(sum / draws / n - 0.5)).toBeLessThan((5 * 0.2887) / Math.sqrt(draws))
  })
})

describe("fraction", () => {
  it("stays below 1 and has mean a half", () => {
    const rng = new Rng(11)
    let sum = 0
    for (let draw = 0; draw < 100_000; draw++) {
      const value = rng.fraction()
      expect(value >= 0 && value < 1).toBe(true)
      sum += value
    }
    expect(Math.abs(sum / 100_000 - 0.5)).toBeLessThan((5 * 0.2887) / Math.sqrt(100_000))
  })
})
