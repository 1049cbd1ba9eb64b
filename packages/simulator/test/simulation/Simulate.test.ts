import { Effect, Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { loadBank } from "../../src/bank/LoadBank.ts"
import { TABLES } from "../../src/equity/Models.ts"
import { stateAt, stateIndex } from "../../src/equity/StateIndex.ts"
import { Counts } from "../../src/simulation/Counts.ts"
import { type AnyStrategy, simulator } from "../../src/simulation/Simulate.ts"
import { summaryOf } from "../../src/simulation/Summary.ts"
import { type BiddingFunction, IllegalCall } from "../../src/strategy/FunctionBidder.ts"
import { parse } from "../../src/strategy/StrategyText.ts"

// Seconds of work each, and many times that on a machine with much else to do.
vi.setConfig({ testTimeout: 120_000 })

const bank = Effect.runSync(loadBank())
const strategy = (text: string) => Result.getOrThrow(parse(text))

const known = new Map<string, ReturnType<typeof simulator>>()

/** Making a simulator costs more than playing it here, so those of named strategies are kept. */
const simulatorOf = (one: AnyStrategy | string, other: AnyStrategy | string) => {
  if (typeof one !== "string" || typeof other !== "string") {
    const read = (given: AnyStrategy | string) => (typeof given === "string" ? strategy(given) : given)
    return simulator(bank, [read(one), read(other)])
  }
  const made = known.get(`${one} ${other}`) ?? simulator(bank, [strategy(one), strategy(other)])
  known.set(`${one} ${other}`, made)
  return made
}

const run = (
  one: AnyStrategy | string,
  other: AnyStrategy | string,
  rubbers: number,
  { paired = false, seed = 1, start = 0 } = {}
) => {
  const counts = new Counts()
  simulatorOf(one, other).play({ seed, from: 0, to: rubbers, start, paired }, counts)
  return { counts, summary: summaryOf(counts) }
}

describe("simulator", () => {
  it("gives the same counts in one piece and in parts", () => {
    const whole = new Counts()
    const parts = new Counts()
    const { play } = simulatorOf("field", "careful")
    const piece = (from: number, to: number) => ({ seed: 5, from, to, start: 0, paired: true })
    play(piece(0, 300), whole)
    play(piece(200, 300), parts)
    play(piece(0, 7), parts)
    play(piece(7, 200), parts)
    expect(parts).toEqual(whole)
  })

  it.each(["field", "par"])(
    "finds no advantage between two sides that bid %s: ten seeds, |z| < 4",
    (name) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { margin } = run(name, name, 1000, { seed }).summary
        expect(Math.abs(margin.mean / margin.se)).toBeLessThan(4)
      }
    }
  )

  it.each(["field", "par", "bold", "field:score=no"])(
    "finds exactly 0 between equals on the same deals: %s",
    (name) => {
      const { counts, summary } = run(name, name, 400, { paired: true })
      expect(counts.pairSquares).toBe(0)
      expect(summary.difference).toEqual({ mean: 0, se: 0, count: 400 })
    }
  )

  it.each([
    ["field", 25],
    ["par", 5]
  ])("finds that %s gains by playing to the score", (name, least) => {
    const { difference } = run(name, `${name}:score=no`, 4000, { paired: true }).summary
    expect(difference!.mean).toBeGreaterThan(least)
    expect(difference!.mean / difference!.se).toBeGreaterThan(4)
  })

  it("finds that seeing all the cards wins", () => {
    const { difference, wins } = run("par", "field", 500, { paired: true }).summary
    expect(difference!.mean).toBeGreaterThan(500)
    expect(wins.mean).toBeGreaterThan(0.6)
  })

  it("adds up: points, wins, lengths and margins", () => {
    const { counts, summary } = run("field", "bold", 2000)
    expect(counts.points[0] - counts.points[1]).toBe(counts.margin)
    expect(counts.wins[0] + counts.wins[1]).toBe(2000)
    expect(summary.lengths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(summary.margins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(summary.lengths[0]! + summary.lengths[1]!).toBe(0)
    const [low, median, high] = [0, 2, 4].map((n) => summary.quantiles[n]!.margin)
    expect(low! < median! && median! < high!).toBe(true)
  })

  it("ends at once where one more game wins, and never in two games from one game each", () => {
    const start = stateIndex({
      games: { NorthSouth: 1, EastWest: 1 },
      partscore: { NorthSouth: 90, EastWest: 90 }
    })
    const { summary } = run("field", "field", 500, { start })
    expect(summary.twoGames.mean).toBe(0)
    expect(summary.deals.mean).toBeLessThan(2)
  })
})

/** The 99.9 % point of chi-square with 20 degrees of freedom. */
const CHI_SQUARE_20 = 45.31

describe.each(["field", "par"] as const)("simulated rubbers by %s", (name) => {
  it("have the mean margin that the equity table says, from 20 states", () => {
    let squares = 0
    for (let n = 0; n < 20; n++) {
      const start = (n * 157 + 3) % 324
      const { margin } = run(name, name, 1500, { seed: 100 + n, start }).summary
      const { errors, values } = TABLES[name]
      // The rubbers are dealt from the very bank the table was computed from: only their own error counts.
      const z = (margin.mean - values[start]!) / margin.se
      expect([stateAt(start), Math.abs(z) < 4, errors[start]! >= 0]).toEqual([stateAt(start), true, true])
      squares += z * z
    }
    expect(squares).toBeLessThan(CHI_SQUARE_20)
  })
})

describe("a strategy of one's own", () => {
  const balanced: BiddingFunction = ({ hands, last, passed }) => {
    const points = hands.reduce(
      (sum, hand) =>
        sum +
        Object.values(hand).reduce(
          (n, holding) => n + ((holding >> 12) & 1) * 4 + ((holding >> 11) & 1) * 3,
          0
        ),
      0
    )
    if (last === undefined && points >= 20 && !passed) return { level: 3, denomination: "Notrump" }
    return last !== undefined && points >= 24 ? "double" : "pass"
  }

  it("plays against the field", () => {
    const { summary } = run({ name: "mine", bid: balanced }, "field", 300, { paired: true })
    expect(summary.rubbers).toBe(300)
    expect(summary.difference!.mean).toBeLessThan(0)
  })

  it("sees its own two hands, the rubber and the auction", () => {
    const seen = new Set<string>()
    const watch: BiddingFunction = ({ hands, last, passed, rubber, side }) => {
      seen.add(`${side} ${passed} ${last === undefined}`)
      expect(hands.flatMap((hand) => Object.values(hand)).length).toBe(8)
      expect(rubber.games.NorthSouth).toBeLessThan(2)
      return "pass"
    }
    run({ name: "watch", bid: watch }, "field", 50)
    expect([...seen].toSorted()).toEqual([
      "NorthSouth false false",
      "NorthSouth false true",
      "NorthSouth true true"
    ])
  })

  it.each([
    ["too low", (() => ({ level: 1, denomination: "Clubs" })) as BiddingFunction],
    ["double of nothing", (() => "double") as BiddingFunction]
  ])("is stopped at an illegal call: %s", (_, bid) => {
    expect(() => run({ name: "wrong", bid }, "field", 50)).toThrow(IllegalCall)
  })
})
