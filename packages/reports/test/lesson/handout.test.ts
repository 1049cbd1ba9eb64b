import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { parse } from "@rubber-bridge/core/result/ResultText"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { renderDocument } from "../../src/lesson/document/renderDocument.ts"
import { handout } from "../../src/lesson/handout.ts"
import { LANGS, wordsOf } from "../../src/words/index.ts"

/** The rubber of docs/rules.md#worked-rubber. */
const GOLDEN = ["2HS10", "4SXW8", "3NE10", "3SW9", "2DE6", "6HXN13", "1NW8", "3CS9", "3HE9"]
const sheetOf = (results: ReadonlyArray<string>) =>
  Result.getOrThrow(ScoreSheet.fromResults(results.map((text) => Result.getOrThrow(parse(text)).result)))
const told = (
  results: ReadonlyArray<string>,
  lang: "en" | "pl" = "en",
  edition: "none" | "1993" = "none"
) => {
  const document = handout(ScoreSheet.settle(sheetOf(results), edition), { lang, ascii: false })
  return renderDocument(document, "text", { lang, ascii: false })
}

describe("handout", () => {
  it("shows every deal of the worked rubber with the columns after it, and the totals", () => {
    const text = told(GOLDEN)
    const columns = [...text.matchAll(/(?:We \(NS\)|They \(EW\)) +(\d+) +(\d+) +(\d+)$/gmu)].map(
      ([, below, above]) => `${above}/${below}`
    )
    const after = ["60/60 0/0", "360/60 0/0", "360/60 30/100", "360/60 30/190", "560/60 30/190"]
    after.push("1210/420 30/190", "1210/420 60/230", "1210/480 60/230", "1210/480 560/320")
    assert.deepStrictEqual(
      columns,
      after.flatMap((row) => row.split(" "))
    )
    assert.match(text, /total +1690 +880/u)
    assert.include(text, "NS win by 810 points.")
  })
  it("tells each rule once, when it first occurs", () => {
    for (const lang of LANGS) {
      const text = told(GOLDEN, lang).replaceAll(/\s+/gu, " ")
      for (const topic of [
        "trick-score",
        "overtricks",
        "undertricks",
        "slam",
        "insult",
        "rubber-bonus"
      ] as const) {
        assert.strictEqual(text.split(wordsOf(lang).topics[topic].rule).length, 2, topic)
      }
    }
  })
  it("settles an unfinished rubber only where asked", () => {
    assert.notInclude(told(["3NS="]), "the only game of an unfinished rubber")
    assert.match(told(["3NS="], "en", "1993"), /NS +300 +the only game/u)
  })
  it("takes a rubber without a deal", () => {
    assert.include(told([]), "The sheet")
  })
})
