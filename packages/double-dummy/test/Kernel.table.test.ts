import { describe, expect, it } from "@effect/vitest"
import { newKernel, solvedDeals } from "./support/deals.ts"

describe("Kernel.table", () => {
  const kernel = newKernel()
  const deals = solvedDeals()

  it("has a fixture of 300 deals with 20 results each", () => {
    expect(deals.length).toBe(300)
    expect(
      deals.every(({ table }) => table.length === 20 && table.every((tricks) => tricks >= 0 && tricks <= 13))
    ).toBe(true)
  })

  for (let from = 0; from < 300; from += 50) {
    it(
      `agrees with native solvers in every cell of deals ${from + 1} to ${from + 50}`,
      { timeout: 120_000 },
      () => {
        for (const { deal, table, text } of deals.slice(from, from + 50))
          expect([text, ...kernel.table(deal)]).toEqual([text, ...table])
      }
    )
  }
})
