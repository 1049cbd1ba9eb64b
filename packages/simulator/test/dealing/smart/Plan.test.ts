import { parsePosition } from "@rubber-bridge/core/cards/HandText"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { ANY_DEAL, dealerOf } from "../../../src/dealing/DealSpec.ts"
import { fixed } from "../../../src/dealing/Fixed.ts"
import { compile, type Evaluate } from "../../../src/dealing/language/evaluator.ts"
import { STANDARD_COUNTS } from "../../../src/dealing/language/Expression.ts"
import { specOf } from "../../../src/dealing/script/ScriptRun.ts"
import { binomial, hcpShares } from "../../support/exactDealing.ts"
import { IMPOSSIBLE, NEARLY_IMPOSSIBLE } from "../../support/impossible.ts"
import { condition, script } from "../../support/language.ts"
import { compareEither, compareInSmallWorld, randomConditions } from "../../support/smallWorld.ts"

const environment = { counts: STANDARD_COUNTS, tricks: () => 0, random: () => 0 }
const dealing = (text: string, held = ANY_DEAL.held) =>
  dealerOf({ ...ANY_DEAL, held, condition: condition(text) })

/** Conditions of every kind the plan treats in its own way. */
const CONDITIONS = [
  "hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432 + any 5332)",
  "spades(north) >= 5 and hearts(north) >= 4",
  "hcp(north) + hcp(south) >= 28",
  "spades(east) + spades(west) >= 10 and spades(east) >= 4",
  "hcp(north) >= 15 and hcp(south) >= 12",
  "losers(south) <= 5 and controls(south) >= 5",
  "(hcp(north) >= 19 and clubs(north) >= 4) or (hcp(south) >= 19 and clubs(south) >= 4)",
  "hascard(west, AS) and hascard(west, KS) and quality(west, spades) >= 350",
  "shape(north, any 5431 - xxx5) and hcp(east) >= 13",
  "hcp(north) >= 10 and hcp(north) <= 12 and spades(south) >= 6 and hcp(south) >= 5"
]

/** What is compared: each is a whole number from 0 to 19. */
const VALUES = [
  "hcp(north) / 2",
  "spades(north)",
  "hcp(south) / 2",
  "hearts(south)",
  "hcp(east) / 2",
  "diamonds(west)",
  "aces(east)"
]

const evaluate = VALUES.map((text) => compile(condition(text), environment))

const tally = () => VALUES.map(() => new Float64Array(20))
const count = (counts: ReadonlyArray<Float64Array>, deal: Uint16Array) => {
  for (const [n, value] of evaluate.entries()) counts[n]![value(deal, 0)]!++
}

/** The chi-square of two samples in standard deviations above its mean, cells with few deals left out. */
const distance = (a: Float64Array, b: Float64Array) => {
  const [na, nb] = [a, b].map((counts) => counts.reduce((sum, n) => sum + n, 0)) as [number, number]
  let chi = 0
  let cells = 0
  for (let n = 0; n < a.length; n++) {
    if (a[n]! + b[n]! < 10) continue
    cells++
    chi += (a[n]! * Math.sqrt(nb / na) - b[n]! * Math.sqrt(na / nb)) ** 2 / (a[n]! + b[n]!)
  }
  return (chi - (cells - 1)) / Math.sqrt(2 * Math.max(1, cells - 1))
}

describe("planOf", () => {
  it("deals the same distributions as rejection, for ten conditions", () => {
    const tests: ReadonlyArray<Evaluate> = CONDITIONS.map((text) => compile(condition(text), environment))
    const rejected = CONDITIONS.map(tally)
    const accepted = new Float64Array(CONDITIONS.length)
    const plain = dealerOf(ANY_DEAL)
    const deal = new Uint16Array(16)
    const all = 150_000
    for (let n = 0; n < all; n++) {
      plain.deal(2, n, deal, 0)
      for (const [c, test] of tests.entries()) {
        if (test(deal, 0) === 0) continue
        accepted[c]!++
        count(rejected[c]!, deal)
      }
    }
    const unwanted: Array<string> = []
    for (const [c, text] of CONDITIONS.entries()) {
      const smart = dealing(text)
      const counts = tally()
      const deals = 4000
      let tries = 0
      for (let n = 0; n < deals; n++) {
        tries += smart.deal(1, n, deal, 0)
        if (tests[c]!(deal, 0) === 0) unwanted.push(`${text}, deal ${n}`)
        count(counts, deal)
      }
      const rate = (smart.plan.share * deals) / tries
      const error = Math.hypot(
        Math.sqrt((rate * (1 - rate)) / all),
        (rate * Math.sqrt(1 - deals / tries)) / Math.sqrt(deals)
      )
      expect(Math.abs(accepted[c]! / all - rate) / error).toBeLessThan(4.5)
      for (let v = 0; v < VALUES.length; v++) expect(distance(counts[v]!, rejected[c]![v]!)).toBeLessThan(5)
    }
    expect(unwanted).toEqual([])
  }, 180_000)

  it("makes every deal that satisfies the condition equally likely", () => {
    // Eight cards are unknown, two a seat; the condition leaves some of the 2520 deals, each as likely as the others.
    const known = (text: string) => Result.getOrThrow(parsePosition(text))
    const { held } = Result.getOrThrow(
      fixed({
        North: known("KQJT9876543..."),
        East: known(".KQJT9876543.."),
        South: known("..KQJT9876543."),
        West: known("...KQJT9876543")
      })
    )
    const text = "hcp(north) >= 10 and diamonds(north) >= 1 and spades(south) >= 1"
    const test = compile(condition(text), environment)
    const smart = dealing(text, held)
    const deal = new Uint16Array(16)
    const seen = new Map<string, number>()
    const deals = 30_000
    let unwanted = 0
    for (let n = 0; n < deals; n++) {
      smart.deal(4, n, deal, 0)
      if (test(deal, 0) === 0) unwanted++
      const key = deal.join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(unwanted).toBe(0)
    const each = deals / seen.size
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - each) ** 2 / each, 0)
    expect(chi).toBeLessThan(seen.size + 5 * Math.sqrt(2 * seen.size))
    // Found by rejection as well: no deal is left out.
    const plain = dealerOf({ ...ANY_DEAL, held })
    const others = new Set<string>()
    for (let n = 0; n < 40_000; n++) {
      plain.deal(5, n, deal, 0)
      if (test(deal, 0) !== 0) others.add(deal.join())
    }
    expect([...others].toSorted()).toEqual([...seen.keys()].toSorted())
  }, 180_000)

  it.each([
    [
      "hcp(north) >= 20",
      hcpShares()
        .slice(20)
        .reduce((sum, share) => sum + share, 0)
    ],
    ["hcp(north) == 37", 4 / 635013559600],
    ["spades(south) == 13", 1 / 635013559600],
    [
      "spades(north) >= 5",
      [5, 6, 7, 8, 9, 10, 11, 12, 13].reduce((sum, n) => sum + binomial(13, n) * binomial(39, 13 - n), 0) /
        binomial(52, 13)
    ],
    ["hascard(north, AS) and hascard(north, AH)", (13 * 12) / (52 * 51)],
    ["spades(north) + spades(south) == 13", binomial(39, 13) / binomial(52, 26)]
  ])("knows the exact probability of %s", (text, probability) => {
    const { plan } = dealing(text)
    expect(plan.share / probability).toBeCloseTo(1, 9)
    expect(plan.rejects).toBe(false)
  })

  it.each(IMPOSSIBLE)("recognises at once that %s is impossible", (text) => {
    const dealer = dealerOf(specOf(script(text.startsWith("predeal") ? text : `condition ${text}`)))
    expect(dealer.plan.impossible).toBe(true)
    expect(dealer.deal(1, 0, new Uint16Array(16), 0)).toBe(0)
  })

  it("calls nothing impossible that is only nearly so", () => {
    for (const text of NEARLY_IMPOSSIBLE) expect([text, dealing(text).plan.impossible]).toEqual([text, false])
  }, 60_000)

  it.each([
    // A sum that names a hand twice, and arithmetic that goes on at the other end of 32 bits.
    "hearts(east) + hearts(west) + hearts(west) == 12",
    "2147483647 + hcp(north) < 0",
    "hcp(north) * hcp(north) * hcp(north) * hcp(north) * hcp(north) * hcp(north) * hcp(north) < 0"
  ])("does not call %s impossible", (text) => {
    const test = compile(condition(text), environment)
    const deal = new Uint16Array(16)
    expect(dealing(text).deal(1, 0, deal, 0)).toBeGreaterThan(0)
    expect(test(deal, 0)).toBe(1)
  })

  it("finds deals that all four hands fix, which no search would meet", () => {
    const text = "spades(north) == 13 and hearts(east) == 13 and diamonds(south) == 13"
    const dealer = dealing(text)
    expect(dealer.deal(1, 0, new Uint16Array(16), 0)).toBe(1)
    const only = 1 / (binomial(52, 13) * binomial(39, 13) * binomial(26, 13))
    expect(dealer.plan.share / only).toBeCloseTo(1, 6)
  })

  it("deals a union of rare hands of several seats directly, and tells its frequency", () => {
    const strong = (seat: string, suit: string) => `(hcp(${seat}) >= 24 and ${suit}(${seat}) >= 5)`
    const dealer = dealing(`${strong("north", "spades")} or ${strong("south", "hearts")}`)
    const alone = dealing(strong("north", "spades")).plan.share
    const deal = new Uint16Array(16)
    let tries = 0
    for (let n = 0; n < 200; n++) tries += dealer.deal(1, n, deal, 0)
    // Both at once need 48 points, so the two chances add up.
    expect(tries).toBe(200)
    expect(dealer.plan.share / alone).toBeCloseTo(2, 9)
    expect(dealing("(spades(north) == 13 or spades(south) == 13) and hcp(north) > 38").plan.impossible).toBe(
      true
    )
  })

  it("agrees with a list of all deals of a small world, for random conditions", () => {
    // scripts/check-smart.ts does the same for hundreds.
    const triples = randomConditions(4, 45)
    const unions = Array.from({ length: 15 }, (_, n) => compareEither(triples.slice(3 * n, 3 * n + 3)))
    for (const result of [...randomConditions(3, 40).map(compareInSmallWorld), ...unions]) {
      const { deals, impossible, rate, text, uniform, unwanted } = result
      expect([text, unwanted, impossible && deals > 0]).toEqual([text, 0, false])
      expect(Math.abs(uniform)).toBeLessThan(4.5)
      expect(Math.abs(rate)).toBeLessThan(4.5)
    }
  }, 60_000)

  it.each(["imps(1/0)", "1/0 > 2", "imps(hcp(north)/0) > 2", "3 % (2 - 2) == 1"])(
    "leaves %s to be told as a division by 0",
    (text) => expect(dealing(text).plan.impossible).toBe(false)
  )

  it("recognises what the known cards make impossible", () => {
    const { held } = Result.getOrThrow(fixed({ North: Result.getOrThrow(parsePosition("AKQJ.AKQJ.AKQJ.2")) }))
    expect(dealing("hcp(south) >= 11", held).plan.impossible).toBe(true)
  })

  it("gives up on the nearly impossible at the limit", () => {
    const text = "hcp(north) * hcp(south) * hcp(east) * hcp(west) == 9999 or tricks(north, spades) > 13"
    const dealer = dealerOf({ ...ANY_DEAL, condition: condition(text), limit: 2000 }, undefined, () => 0)
    expect(dealer.plan.impossible).toBe(false)
    expect(dealer.deal(1, 0, new Uint16Array(16), 0)).toBe(0)
  })

  it("gives deal k of a seed whatever was dealt before", () => {
    const [a, b] = [dealing(CONDITIONS[4]!), dealing(CONDITIONS[4]!)]
    const [first, second] = [new Uint16Array(16), new Uint16Array(16)]
    for (let n = 0; n < 5; n++) a.deal(9, n, first, 0)
    b.deal(9, 4, second, 0)
    expect(first).toEqual(second)
  })
})
