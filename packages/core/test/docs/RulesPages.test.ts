/** The tables of docs/rules.md and docs/rules.pl.md hold the figures that are scored by. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { DOUBLINGS } from "../../src/auction/Doubling.ts"
import { undertrickValue } from "../../src/scoring/Penalty.ts"
import { overtrickValue, slamBonus } from "../../src/scoring/Premium.ts"
import { trickScore } from "../../src/scoring/TrickScore.ts"
import { GOLDEN_STATES } from "../support/goldenRubber.ts"

const DOCS = join(import.meta.dirname, "../../../../docs")

/** Rows of the tables of each section, as the numbers in their cells; sections by anchor. */
const tablesOf = (page: string): ReadonlyMap<string, ReadonlyArray<ReadonlyArray<number>>> => {
  const text = readFileSync(join(DOCS, page), "utf8")
  const sections = text.split(/^(?:<a id="([\w-]+)"><\/a>\n)?## /mu).slice(1)
  const found = new Map<string, ReadonlyArray<ReadonlyArray<number>>>()
  for (let n = 0; n + 1 < sections.length; n += 2) {
    const body = sections[n + 1]!
    const anchor = sections[n] ?? body.split("\n")[0]!
    const rows = body.split("\n").filter((line) => line.startsWith("|") && !line.startsWith("| ---"))
    found.set(
      anchor,
      rows.slice(1).map((row) => (row.split("|").slice(2, -1).join("|").match(/\d+/gu) ?? []).map(Number))
    )
  }
  return found
}

const english = tablesOf("rules.md")
const BOTH = [false, true]

describe("docs/rules.md", () => {
  it("has the trick points", () => {
    const points = (denomination: "Clubs" | "Hearts" | "Notrump", level: 1 | 2) =>
      DOUBLINGS.map((doubling) => trickScore({ level, denomination, doubling }))
    const further = points("Notrump", 2).map((sum, n) => sum - points("Notrump", 1)[n]!)
    assert.deepStrictEqual(english.get("trick-score"), [
      points("Clubs", 1),
      points("Hearts", 1),
      points("Notrump", 1),
      further
    ])
  })
  it("has the overtricks, undertricks and slams", () => {
    assert.deepStrictEqual(english.get("overtricks"), [
      BOTH.map((vulnerable) => overtrickValue("Clubs", "Undoubled", vulnerable)),
      BOTH.map((vulnerable) => overtrickValue("Notrump", "Undoubled", vulnerable)),
      BOTH.map((vulnerable) => overtrickValue("Spades", "Doubled", vulnerable)),
      BOTH.map((vulnerable) => overtrickValue("Spades", "Redoubled", vulnerable))
    ])
    assert.deepStrictEqual(
      english.get("undertricks"),
      [1, 2, 4].map((nth) =>
        BOTH.flatMap((vulnerable) => DOUBLINGS.map((doubling) => undertrickValue(nth, doubling, vulnerable)))
      )
    )
    assert.deepStrictEqual(
      english.get("slam"),
      ([6, 7] as const).map((level) => BOTH.map((vulnerable) => slamBonus(level, vulnerable)))
    )
  })
  it("has the states of the worked rubber", () => {
    // The contract's level stands in the second column; a finished rubber has no partscores.
    const states = english.get("worked-rubber")?.map((row) => row.slice(1)) ?? []
    assert.deepStrictEqual(
      states,
      GOLDEN_STATES.map(([weAbove, weBelow, theyAbove, theyBelow, parts, games], n) => [
        weAbove,
        weBelow,
        theyAbove,
        theyBelow,
        ...(n === GOLDEN_STATES.length - 1 ? [] : parts.split("-").map(Number)),
        ...games.split("-").map(Number)
      ])
    )
  })
})

describe("docs/rules.pl.md", () => {
  it("has the same sections with the same figures", () => {
    const polish = tablesOf("rules.pl.md")
    assert.deepStrictEqual([...polish.keys()], [...english.keys()])
    for (const [anchor, rows] of english) assert.deepStrictEqual(polish.get(anchor), rows, anchor)
  })
})
