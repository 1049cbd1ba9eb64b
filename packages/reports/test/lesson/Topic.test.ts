import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { similarTopics, topicOf, TOPICS } from "../../src/lesson/Topic.ts"
import { LANGS, wordsOf } from "../../src/words/index.ts"

describe("topicOf", () => {
  it.each([
    ["honours", "honours"],
    ["Honours", "honours"],
    ["honors", "honours"],
    ["honory", "honours"],
    ["four aces", "honours"],
    ["rubber bonus", "rubber-bonus"],
    ["rubber-bonus", "rubber-bonus"],
    ["trick points", "trick-score"],
    ["nadróbki", "overtricks"],
    ["NADROBKI", "overtricks"],
    ["wpadka", "undertricks"],
    ["premia za robra", "rubber-bonus"],
    ["częściówka", "partscore"],
    ["licytacja", "auction"],
    ["przed partią", "vulnerability"]
  ] as const)("finds %j", (text, topic) => assert.strictEqual(topicOf(text), topic))

  it.each(["", "4SXW-2", "bridge", "1", "game show"])("does not find %j", (text) =>
    assert.isUndefined(topicOf(text))
  )

  it("gives each name to one topic", () => {
    for (const topic of TOPICS) {
      for (const lang of LANGS) {
        const { names, title } = wordsOf(lang).topics[topic]
        for (const name of [topic, title, ...names])
          assert.strictEqual(topicOf(name), topic, `${lang}: ${name}`)
      }
    }
  })
})

describe("similarTopics", () => {
  it.each([
    ["honurs", "honours"],
    ["overtrik", "overtricks"],
    ["vulnerabilty", "vulnerability"],
    ["szlm", "slam"],
    ["unfin", "unfinished-rubber"]
  ] as const)("thinks of %j as %s", (text, topic) => assert.include(similarTopics(text, "en"), topic))
  it("does not think of anything for a text that is far from all", () => {
    assert.deepStrictEqual(similarTopics("xylophone", "en"), [])
    assert.deepStrictEqual(similarTopics("foo", "en"), [])
  })
})

describe("topics", () => {
  it.each(["rules.md", "rules.pl.md"])("all have their heading in docs/%s", (page) => {
    const text = readFileSync(join(import.meta.dirname, "../../../../docs", page), "utf8")
    for (const topic of TOPICS) {
      assert.isTrue(text.includes(`\n## ${topic}\n`) || text.includes(`<a id="${topic}"></a>`), topic)
    }
  })
})
