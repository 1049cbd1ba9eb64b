import { readFileSync } from "node:fs"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { HEADER_BYTES } from "../../src/bank/BankFormat.ts"
import { crc32 } from "../../src/bank/Crc32.ts"
import { factsOf } from "../../src/bank/DealFacts.ts"
import { BANK_FILE, loadBank } from "../../src/bank/LoadBank.ts"
import { equityOf } from "../../src/equity/EquityModel.ts"
import { type EquityTable } from "../../src/equity/EquityTable.ts"
import { FIELD } from "../../src/equity/field/Fitted.ts"
import { evaluateField } from "../../src/equity/field/FieldModel.ts"
import { readingsOf, reckoningOf } from "../../src/equity/field/Readings.ts"
import { fitTricks } from "../../src/equity/field/TrickModel.ts"
import { type Evaluate } from "../../src/equity/Iteration.ts"
import { equityModel, field, par, TABLES } from "../../src/equity/Models.ts"
import { evaluatePar } from "../../src/equity/ParModel.ts"
import { PARTSCORES, STATE_COUNT, stateAt, stateIndex, swapped } from "../../src/equity/StateIndex.ts"
import { ENDS, FOLDS, Tally } from "../../src/equity/Tally.ts"
import { fieldTricks } from "../../src/equity/tables/fieldTable.ts"

// Seconds of work each, and many times that on a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 })

const models: ReadonlyArray<EquityTable> = [field, par]
const games = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1]
] as const
const state = (northSouth: number, eastWest: number, own: number, theirs = 0) =>
  stateIndex({
    games: { NorthSouth: northSouth, EastWest: eastWest },
    partscore: { NorthSouth: own, EastWest: theirs }
  })

describe.each(models)("the shipped table $name", (model) => {
  const { dealsLeft, errors, values, winsRubber } = model

  it("has every state", () => {
    for (const column of [values, errors, winsRubber, dealsLeft, model.modelSpread]) {
      expect(column.length).toBe(STATE_COUNT)
      expect(column.every(Number.isFinite)).toBe(true)
    }
  })

  it("is antisymmetric, and zero at equal states", () => {
    for (let index = 0; index < STATE_COUNT; index++) {
      expect(values[swapped(index)]! + values[index]!).toBe(0)
      expect(winsRubber[swapped(index)]! + winsRubber[index]!).toBeCloseTo(1, 3)
      expect(dealsLeft[swapped(index)]).toBeCloseTo(dealsLeft[index]!, 2)
    }
    const equal = Array.from({ length: STATE_COUNT }, (_, index) => index).filter(
      (index) => swapped(index) === index
    )
    expect(equal).toHaveLength(18)
    for (const index of equal) expect(values[index]).toBe(0)
  })

  it("knows no difference between 80 and 90: any contract made completes both", () => {
    for (const [ns, ew] of games) {
      for (const theirs of PARTSCORES) {
        expect(
          Math.abs(values[state(ns, ew, 90, theirs)]! - values[state(ns, ew, 80, theirs)]!)
        ).toBeLessThan(1)
      }
    }
  })

  it("tells 40 from 50 by less than two points", () => {
    for (const [ns, ew] of games) {
      const difference = values[state(ns, ew, 50)]! - values[state(ns, ew, 40)]!
      expect(difference).toBeGreaterThan(-0.5)
      expect(difference).toBeLessThan(2)
    }
  })

  it("rises with one's own partscore, within two standard errors", () => {
    for (const [ns, ew] of games) {
      for (const theirs of PARTSCORES) {
        for (let part = 1; part < PARTSCORES.length; part++) {
          const [lower, higher] = [PARTSCORES[part - 1]!, PARTSCORES[part]!]
          const [from, to] = [state(ns, ew, lower, theirs), state(ns, ew, higher, theirs)]
          expect(values[to]! - values[from]!).toBeGreaterThan(
            -2 * Math.hypot(errors[from]!, errors[to]!) - 0.5
          )
        }
      }
    }
  })

  it("comes from the shipped bank", () => {
    const bytes = readFileSync(BANK_FILE)
    expect(model.bank.checksum).toBe(crc32(bytes.subarray(HEADER_BYTES)))
  })
})

describe("par", () => {
  it("gives one game up 355 ± 10", () => {
    expect(Math.abs(par.values[state(1, 0, 0)]! - 355)).toBeLessThan(10)
  })

  // Two independent computations on 1000 other deals, docs/equity.md#check.
  it.each([
    [0, 0, [29, 38, 49, 51, 51]],
    [1, 1, [45, 58, 78, 82, 82]],
    [0, 1, [34, 43, 58, 62, 62]]
  ] as const)(
    "gives own partscores at %i–%i within 6 points of an independent computation",
    (ns, ew, expected) => {
      for (const [n, points] of [20, 30, 40, 60, 90].entries()) {
        const worth = par.values[state(ns, ew, points)]! - par.values[state(ns, ew, 0)]!
        expect(Math.abs(worth - expected[n]!)).toBeLessThan(6)
      }
    }
  )
})

describe("field", () => {
  it("gives own 90 at love all between 51 and 142", () => {
    const worth = field.values[state(0, 0, 90)]!
    expect(worth).toBeGreaterThan(51)
    expect(worth).toBeLessThan(142)
  })

  // Below the 340 to 390 of models that bid every good slam and rarely go down: docs/equity.md#first-game.
  it("gives one game up 310 to 340", () => {
    expect(field.values[state(1, 0, 0)]).toBeGreaterThan(310)
    expect(field.values[state(1, 0, 0)]).toBeLessThan(340)
  })

  it("is uncertain by less than a third of a partscore between parameter sets", () => {
    expect(field.modelSpread[state(0, 0, 90)]).toBeGreaterThan(0)
    expect(field.modelSpread[state(0, 0, 90)]).toBeLessThan(40)
    expect(field.modelSpread[state(1, 0, 0)]).toBeLessThan(20)
  })
})

describe("equityModel", () => {
  it.each(["field", "par", "folklore"] as const)(
    "finds %s, for which a finished rubber is worth nothing",
    (name) => {
      const model = equityModel(name)
      expect(model.name).toBe(name)
      expect(equityOf(model, { ...stateAt(0), games: { NorthSouth: 2, EastWest: 0 } })).toBe(0)
    }
  )
})

describe("the models", () => {
  const bank = Effect.runSync(loadBank())
  const facts = factsOf(bank)
  const model = fitTricks(bank, facts)

  /** Points plus the value of what follows, both seat orders: what V must be, by one look at every deal. */
  const lookAhead = (evaluate: Evaluate, values: Float64Array, index: number) => {
    const once = (at: number) => {
      const tally = new Tally(at)
      evaluate(at, values, tally)
      let sum = 0
      let deals = 0
      for (let fold = 0; fold < FOLDS; fold++) {
        deals += tally.deals[fold]!
        sum += tally.points[fold]!
        for (let end = 0; end < STATE_COUNT; end++) sum += tally.ends[fold * ENDS + end]! * values[end]!
      }
      return sum / deals
    }
    return (once(index) - once(swapped(index))) / 2
  }
  const some = [
    state(1, 0, 0),
    state(0, 0, 60),
    state(1, 1, 40, 20),
    state(0, 1, 90, 30),
    state(1, 0, 20, 80)
  ]

  it("ships the trick distributions of the bank", () => {
    for (const name of ["suit", "opposingSuit", "notrump"] as const) {
      expect(fieldTricks[name].rows).toBe(model[name].rows)
      expect(fieldTricks[name].sd).toBeCloseTo(model[name].sd, 4)
      for (const [n, coefficient] of model[name].coefficients.entries())
        expect(fieldTricks[name].coefficients[n]).toBeCloseTo(coefficient, 4)
      for (const part of ["offsets", "spreads"] as const) {
        for (const [n, value] of model[name].calibration[part].entries())
          expect(fieldTricks[name].calibration[part][n]).toBeCloseTo(value, 4)
      }
    }
  })

  it("has par values that are the mean of the bank's deals, each with what follows", () => {
    for (const index of some) {
      expect(lookAhead(evaluatePar(facts), par.values, index)).toBeCloseTo(TABLES.par.values[index]!, 1)
    }
  })

  it("has field values that are the mean of the bank's deals, each with what follows", () => {
    const readings = readingsOf(bank, model, [FIELD, FIELD])
    const evaluate = evaluateField(facts, readings, reckoningOf(model, FIELD))
    for (const index of some) {
      expect(Math.abs(lookAhead(evaluate, field.values, index) - field.values[index]!)).toBeLessThan(0.5)
    }
  })
})
