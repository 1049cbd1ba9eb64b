import { describe, expect, it } from "@effect/vitest"
import { DECK, dealFrom, newKernel, numbers, packed, solvedDeals, toHoldings } from "./support/deals.ts"

/** The machine may be busy. */
const LONG = { timeout: 120_000 }

/** Random positions of `cards` cards a seat. */
const positions = (count: number, cards: number, seed: number) => {
  const below = numbers(seed)
  return Array.from({ length: count }, () => toHoldings(dealFrom(DECK, cards, below)))
}

describe("Kernel", () => {
  const kernel = newKernel()

  it("turns with the seats: a rotated deal has a rotated table", LONG, () => {
    for (const deal of [...positions(12, 10, 1), ...positions(1, 13, 2)]) {
      const table = kernel.table(deal)
      const rotated = new Uint16Array(16)
      for (let n = 0; n < 16; n++) rotated[(n + 4) % 16] = deal[n]!
      const turned = kernel.table(rotated)
      for (let cell = 0; cell < 20; cell++) expect(turned[(cell & 28) | ((cell + 1) & 3)]).toBe(table[cell])
    }
  })

  it("turns with the suits: exchanged suits have exchanged rows", LONG, () => {
    const below = numbers(3)
    for (const deal of [...positions(12, 10, 4), ...positions(1, 13, 5)]) {
      const order = [0, 1, 2, 3].toSorted(() => below(3) - 1)
      const exchanged = new Uint16Array(16)
      for (let n = 0; n < 16; n++) exchanged[(n & 12) | order[n & 3]!] = deal[n]!
      const table = kernel.table(deal)
      const other = kernel.table(exchanged)
      for (let cell = 0; cell < 20; cell++) {
        const denomination = cell >> 2
        const place = denomination === 4 ? 4 : order[denomination]!
        expect(other[place * 4 + (cell & 3)]).toBe(table[cell])
      }
    }
  })

  it("gives one answer to the table, one cell and the yes/no questions on both sides of it", LONG, () => {
    for (const deal of [...positions(8, 11, 6), ...positions(1, 13, 7)]) {
      const table = newKernel().table(deal)
      for (let cell = 0; cell < 20; cell++) {
        const tricks = table[cell]!
        expect(kernel.tricks(deal, cell >> 2, cell & 3)).toBe(tricks)
        for (let need = 0; need <= 14; need++)
          expect([need, kernel.makes(deal, cell >> 2, cell & 3, need)]).toEqual([need, need <= tricks])
      }
    }
  })

  it("does not depend on what the table remembers", LONG, () => {
    const below = numbers(8)
    const forgetful = newKernel()
    for (const deal of positions(25, 8, 9)) {
      forgetful.forgetEvery(1 + below(200))
      expect(forgetful.table(deal)).toEqual(kernel.table(deal))
    }
    for (const deal of positions(6, 10, 10)) {
      forgetful.forgetEvery(1000 + below(1000))
      expect(forgetful.table(deal)).toEqual(kernel.table(deal))
    }
    expect(forgetful.counters().resets).toBeGreaterThan(20)
  })

  it("answers right with hardly any memory, and stays within it", LONG, () => {
    const bytes = 128 * 1024
    const small = newKernel({ tableBytes: bytes })
    for (const deal of positions(8, 10, 11)) expect(small.table(deal)).toEqual(kernel.table(deal))
    expect(small.counters().resets).toBeGreaterThan(2)
    expect(small.counters().peakBytes).toBeLessThanOrEqual(bytes)
  })

  // A change of these numbers is no fault, but has to be meant: fewer nodes are better.
  it.each([
    [3, 458_459, 33_553],
    [4, 508_750, 41_446],
    [300, 851_787, 65_549]
  ])("solves deal %i of the fixture with %i nodes and %i stored proofs", LONG, (number, nodes, stores) => {
    const fresh = newKernel()
    fresh.table(solvedDeals()[number - 1]!.deal)
    expect(fresh.counters()).toMatchObject({ nodes, stores })
  })

  it("refuses what is no position, and says why", () => {
    const deal = solvedDeals()[0]!.deal
    expect(() => kernel.table(new Uint16Array(15))).toThrow("15 holdings, not 16")
    expect(() => kernel.table(deal.map((holding, n) => (n === 0 ? 0x2000 : holding)))).toThrow(
      "above the ace"
    )
    expect(() => kernel.table(packed("A... A... K... Q..."))).toThrow("same card of suit S")
    expect(() => kernel.table(packed("A... K... Q... J.T.."))).toThrow("1, 1, 1, 2 cards")
    expect(() => kernel.tricks(deal, 5, 0)).toThrow("5 is not one of 0 to 4")
    expect(() => newKernel({ tableBytes: 10 })).toThrow("a table of 10 bytes is not possible")
  })
})
