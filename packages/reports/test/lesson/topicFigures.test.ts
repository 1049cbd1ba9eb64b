/** Figures of lessons against figures typed here. Rules: docs/rules.md */
import { assert, describe, it } from "@effect/vitest"
import { gameLevels, lowestGame, penaltyTotals, topicFigures } from "../../src/lesson/topicFigures.ts"
import { TOPICS } from "../../src/lesson/Topic.ts"
import { LANGS, wordsOf } from "../../src/words/index.ts"

const numbers = (rows: ReadonlyArray<ReadonlyArray<string>> = []) =>
  rows.map((row) => row.slice(1).map(Number))

describe("topicFigures", () => {
  it.each([
    [
      "trick-score",
      [
        [20, 40, 80],
        [30, 60, 120],
        [40, 80, 160],
        [30, 60, 120]
      ]
    ],
    [
      "overtricks",
      [
        [20, 20],
        [30, 30],
        [100, 200],
        [200, 400]
      ]
    ],
    [
      "undertricks",
      [
        [50, 100, 200, 100, 200, 400],
        [50, 200, 400, 100, 300, 600],
        [50, 300, 600, 100, 300, 600]
      ]
    ],
    [
      "slam",
      [
        [500, 750],
        [1000, 1500]
      ]
    ],
    ["insult", [[50], [100]]],
    ["honours", [[100], [150], [150]]],
    ["rubber-bonus", [[700], [500]]],
    [
      "vulnerability",
      [
        [50, 100],
        [100, 200],
        [100, 200],
        [500, 750],
        [1000, 1500]
      ]
    ],
    ["contract", [[7], [8], [9], [10], [11], [12], [13]]],
    [
      "old-scale",
      [
        [100, 100],
        [300, 300],
        [500, 500],
        [700, 800],
        [900, 1100],
        [1100, 1400],
        [1300, 1700]
      ]
    ]
  ] as const)("of %s are those of the scale", (topic, expected) => {
    for (const lang of LANGS) {
      assert.deepStrictEqual(
        numbers(topicFigures(topic, wordsOf(lang))[0]?.rows),
        expected.map((row) => [...row])
      )
    }
  })
  it("have a cell under every heading, and are as many in every language", () => {
    for (const topic of TOPICS) {
      const [en, pl] = LANGS.map((lang) => topicFigures(topic, wordsOf(lang)))
      assert.strictEqual(en!.length, pl!.length)
      for (const { align, head, rows } of [...en!, ...pl!]) {
        for (const row of rows) assert.strictEqual(row.length, head.length)
        assert.strictEqual(align?.length, head.length)
        assert.isTrue([...head, ...rows.flat()].every((cell) => cell !== "" && !/undefined|NaN/u.test(cell)))
      }
    }
  })
})

describe("penaltyTotals", () => {
  it("adds up to 7000 and 7600 for thirteen undertricks redoubled", () => {
    const { rows } = penaltyTotals(wordsOf("en"))
    assert.deepStrictEqual(numbers(rows).at(-1), [650, 3500, 7000, 1300, 3800, 7600])
    assert.strictEqual(rows.length, 13)
  })
})

describe("gameLevels", () => {
  it("tells the lowest level that completes a game from each partscore", () => {
    assert.deepStrictEqual(numbers(gameLevels(wordsOf("en")).rows), [
      [5, 4, 3],
      [4, 3, 3],
      [4, 3, 2],
      [3, 2, 2],
      [3, 2, 2],
      [2, 2, 1],
      [2, 1, 1],
      [1, 1, 1],
      [1, 1, 1]
    ])
    assert.strictEqual(lowestGame(40, "Diamonds"), 3)
  })
})
