import { describe, expect, it } from "vitest"
import { ANY_DEAL, dealerOf } from "../../../src/dealing/DealSpec.ts"
import { compile } from "../../../src/dealing/language/evaluator.ts"
import { conjuncts, STANDARD_COUNTS } from "../../../src/dealing/language/Expression.ts"
import { countAll } from "../../../src/dealing/smart/countAll.ts"
import { impossibleBySums } from "../../../src/dealing/smart/linear.ts"
import { canBeMet, type Row } from "../../../src/dealing/smart/simplex.ts"
import { Rng } from "../../../src/random/Rng.ts"
import { condition } from "../../support/language.ts"

describe("canBeMet", () => {
  const row = (coefficients: ReadonlyArray<number>, bound: number, equal = false): Row => ({
    coefficients: Float64Array.from(coefficients),
    bound,
    equal
  })

  it("tells constraints that leave room from those that do not", () => {
    // x + y = 10, x ≤ 4, and y at most or at least so much.
    const common = [row([1, 1], 10, true), row([1, 0], 4)]
    expect(canBeMet([...common, row([0, 1], 6)], 2)).toBe(true)
    expect(canBeMet([...common, row([0, 1], 5)], 2)).toBe(false)
    expect(canBeMet([...common, row([0, -1], -10)], 2)).toBe(true)
    expect(canBeMet([...common, row([0, -1], -11)], 2)).toBe(false)
    expect(canBeMet([row([1, 1], -1)], 2)).toBe(false)
    expect(canBeMet([], 2)).toBe(true)
  })

  it("agrees with trying all whole numbers where sums are totals of intervals", () => {
    // Constraints on consecutive quantities: there whole numbers do as well as fractions.
    const rng = new Rng(6)
    const small = (from: number, to: number) => from + rng.below(to - from + 1)
    let possible = 0
    for (let run = 0; run < 300; run++) {
      const rows = Array.from({ length: 5 }, () => {
        const first = small(0, 2)
        const last = small(first, 2)
        const sign = rng.below(2) === 0 ? 1 : -1
        const inside = [0, 1, 2].map((n) => (n >= first && n <= last ? sign : 0))
        return row(inside, sign * small(0, 5), rng.below(4) === 0)
      })
      let met = false
      for (let code = 0; code < 6 ** 3; code++) {
        const values = [code % 6, Math.trunc(code / 6) % 6, Math.trunc(code / 36)]
        met ||= rows.every(({ bound, coefficients, equal }) => {
          const sum = values.reduce((total, value, n) => total + value * coefficients[n]!, 0)
          return equal ? sum === bound : sum <= bound
        })
      }
      // All quantities are at most 5, as when trying.
      const most = [0, 1, 2].map((n) =>
        row(
          [0, 1, 2].map((m) => (m === n ? 1 : 0)),
          5
        )
      )
      expect(canBeMet([...rows, ...most], 3)).toBe(met)
      if (met) possible++
    }
    expect(possible).toBeGreaterThan(60)
    expect(possible).toBeLessThan(240)
  })
})

describe("impossibleBySums", () => {
  const SEATS = ["north", "east", "south", "west"]
  const VALUES = ["spades", "hearts", "diamonds", "clubs", "hcp", "controls", "aces", "tens", "c13"]

  it("calls no condition impossible that a deal meets", () => {
    const rng = new Rng(3)
    const dealer = dealerOf(ANY_DEAL)
    const deal = new Uint16Array(16)
    const environment = { counts: STANDARD_COUNTS, tricks: () => 0, random: () => 0 }
    const pick = (list: ReadonlyArray<string>) => list[rng.below(list.length)]!
    const sum = () =>
      Array.from({ length: 1 + rng.below(3) }, () => {
        const times = rng.below(3) === 0 ? "2 * " : ""
        return rng.below(6) === 0
          ? `hascard(${pick(SEATS)}, A${pick(["S", "H"])})`
          : `${times}${pick(VALUES)}(${pick(SEATS)})`
      }).join(pick([" + ", " - "]))
    for (let run = 0; run < 60; run++) {
      dealer.deal(8, run, deal, 0)
      // True of this deal: bounds that it just meets, and an `or` of one that it meets and one that it does not.
      const clauses = Array.from({ length: 5 }, () => {
        const text = sum()
        const value = compile(condition(text), environment)(deal, 0)
        const clause = pick([`${text} >= ${value}`, `${text} <= ${value}`, `${text} == ${value}`])
        return rng.below(3) === 0 ? `(${text} > ${value} or ${clause})` : clause
      })
      const all = conjuncts(condition(clauses.join(" and ")))
      // Counting takes far longer than the sums do.
      const counted = run % 15 === 0 ? countAll(all, ANY_DEAL.held, STANDARD_COUNTS) : []
      const found = counted && impossibleBySums(all, counted, ANY_DEAL.held, STANDARD_COUNTS)
      expect([clauses, found]).toEqual([clauses, false])
    }
  })
})
