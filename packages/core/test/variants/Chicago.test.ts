import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { parse } from "../../src/result/ResultText.ts"
import * as Chicago from "../../src/variants/Chicago.ts"

const after = (texts: ReadonlyArray<string>, start = Chicago.start()) => {
  let chicago = start
  let lines: Chicago.ChicagoWritten["lines"] = []
  for (const text of texts) {
    const written = Result.getOrThrow(Chicago.play(chicago, Result.getOrThrow(parse(text)).result))
    chicago = written.chicago
    lines = written.lines
  }
  return { chicago, lines, totals: Chicago.totals(chicago) }
}
const vulnerableSides = (chicago: Chicago.Chicago) => {
  const { EastWest, NorthSouth } = Chicago.vulnerable(chicago)
  return `${NorthSouth ? "NS" : ""}${EastWest ? "EW" : ""}`
}

describe("vulnerable", () => {
  it("is nobody, the dealer's side twice, then both", () => {
    const states = ["", "2SS=", "2SS=", "2SS-1"].map(
      (_, n) => after(["2SS-1", "2SS-1", "2SS-1"].slice(0, n)).chicago
    )
    // North deals first, so East deals the second and South the third.
    assert.deepStrictEqual(states.map(vulnerableSides), ["", "EW", "NS", "NSEW"])
  })

  it("goes by who dealt, whoever began", () => {
    const states = [1, 2].map((n) => after(["2SS-1", "2SS-1"].slice(0, n), Chicago.start("East")).chicago)
    assert.deepStrictEqual(states.map(vulnerableSides), ["NS", "EW"])
  })

  it("can be the other side on deals 2 and 3", () => {
    const states = [1, 2].map(
      (n) => after(["2SS-1", "2SS-1"].slice(0, n), Chicago.start("North", "opponents")).chicago
    )
    assert.deepStrictEqual(states.map(vulnerableSides), ["NS", "EW"])
  })
})

describe("play", () => {
  it("writes the game bonus at once, by the vulnerability of the deal", () => {
    assert.deepStrictEqual(after(["4SS="]).totals.NorthSouth, { below: 120, above: 300, total: 420 })
    assert.strictEqual(after(["2SS-1", "4SE="]).totals.EastWest.above, 50 + 500)
  })

  it("carries partscores and wipes both at a game", () => {
    assert.deepStrictEqual(after(["2SS=", "2HE="]).chicago.partscore, { NorthSouth: 60, EastWest: 60 })
    const { chicago, totals } = after(["2SS=", "2HE=", "2DS="])
    assert.deepStrictEqual(chicago.partscore, { NorthSouth: 0, EastWest: 0 })
    assert.strictEqual(totals.NorthSouth.above, 500)
  })

  it("gives 100 for a partscore on deal 4, whether or not the opponents have one, and for no other", () => {
    assert.deepStrictEqual(
      after(["2HE=", "2SS-1", "2SS-1", "2SS="]).lines.map(({ kind, points }) => [kind, points]),
      [
        ["TrickScore", 60],
        ["PartscoreBonus", 100]
      ]
    )
    assert.strictEqual(after(["2SS-1", "2SS-1", "2HE="]).lines.length, 1)
    assert.deepStrictEqual(after(["2SS-1", "2SS-1", "2SS=", "2SS="]).lines.at(-1)?.kind, "GameBonus")
  })

  it("lets the same player deal again after four passes", () => {
    const { chicago } = after(["2SS-1", "pass", "pass"])
    assert.deepStrictEqual([chicago.dealer, chicago.deals], ["East", 1])
  })

  it("is over after four deals", () => {
    const { chicago } = after(["2SS-1", "2SS-1", "2SS-1", "2SS-1"])
    assert.isTrue(Result.isFailure(Chicago.play(chicago, { _tag: "PassedOut" })))
  })

  it("counts honours where they are claimed", () => {
    assert.strictEqual(after(["4SS= honours E 100"]).totals.EastWest.above, 100)
  })
})
