import { parse as parseResult } from "@rubber-bridge/core/result/ResultText"
import { parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import type { Document } from "../../src/lesson/document/Document.ts"
import { renderDocument } from "../../src/lesson/document/renderDocument.ts"
import { explainList, explainResult, explainTopic } from "../../src/lesson/explain.ts"
import { TOPIC_RELATED, TOPICS } from "../../src/lesson/Topic.ts"
import { LANGS, wordsOf } from "../../src/words/index.ts"

const text = (document: Document, lang: "en" | "pl" = "en") =>
  renderDocument(document, "text", { lang, ascii: false })
const flat = (document: Document, lang: "en" | "pl" = "en") => text(document, lang).replaceAll(/\s+/gu, " ")
const explained = (result: string, state = "0-0 0/0", lang: "en" | "pl" = "en") =>
  flat(
    explainResult(Result.getOrThrow(parseResult(result)).result, Result.getOrThrow(parseState(state)), {
      lang,
      ascii: false
    }),
    lang
  )

describe("explainTopic", () => {
  it.each(TOPICS.flatMap((topic) => LANGS.map((lang) => ({ topic, lang }))))(
    "tells $topic in $lang: rule, why, example, mistake, where to read on",
    ({ lang, topic }) => {
      const told = flat(explainTopic(topic, { lang, ascii: false }), lang)
      const { lesson, topics } = wordsOf(lang)
      const { mistake, rule, why } = topics[topic]
      for (const part of [rule, `${lesson.why}: ${why}`, lesson.example, `${lesson.mistake}: ${mistake}`]) {
        assert.include(told, part)
      }
      assert.include(told, `#${topic}`)
      assert.notMatch(told, /undefined|NaN|\[object/u)
    }
  )
  it("writes the game of a Chicago at once and lets nobody become vulnerable by it", () => {
    const told = flat(explainTopic("chicago", { lang: "en", ascii: false }))
    assert.include(told, "writes 300 above the line at once")
    assert.notInclude(told, "NS are vulnerable")
  })
  it("relates topics to others only, in Polish without English notrump", () => {
    for (const topic of TOPICS) {
      assert.notInclude(TOPIC_RELATED[topic], topic)
      assert.notMatch(text(explainTopic(topic, { lang: "pl", ascii: false }), "pl"), /\dNT/u)
    }
  })
  it.each([
    ["honours", "EW above the line 50", "NS above the line 100"],
    ["order-of-events", "NS below the line 360 2 × (6 × 30)", "NS have 60 + 360 = 420"],
    ["rubber-bonus", "NS above the line 700", "NS win the rubber and write 700"],
    ["unfinished-rubber", "NS 300", "EW 100"],
    ["game", "The 90 of NS no longer count", "EW have 60 + 60 = 120"]
  ] as const)("works out the example of %s: %s, %s", (topic, ...parts) => {
    const told = flat(explainTopic(topic, { lang: "en", ascii: false }))
    for (const part of parts) assert.include(told, part)
  })
})

describe("explainResult", () => {
  it("tells every entry with its sum, and the same contract a trick away and otherwise doubled", () => {
    const told = explained("4SXW-2")
    for (const part of [
      "NS above the line 300 100 + 200",
      "4♠X−3 0 500",
      "4♠X−1 0 100",
      "4♠XX−2 redoubled 0 600"
    ]) {
      assert.include(told, part)
    }
  })
  it("knows the state", () => {
    assert.include(explained("2HS=", "1-0 60/0"), "NS win the rubber and write 700")
    assert.include(explained("2HS=", "1-1 60/0"), "NS win the rubber and write 500")
    assert.include(explained("2HS=", "0-0 20/0"), "20 + 60 = 80 below the line; 20 more points make a game")
  })
  it("keeps the trick count between 0 and 13", () => {
    assert.notInclude(explained("7NS13"), "7NT+1")
    assert.notInclude(explained("1CS0"), "1♣−8")
  })
  it("explains a passed-out deal", () => {
    assert.include(explained("pass"), "Nothing is written. Now: games 0–0")
  })
  it("speaks Polish with the right plural forms", () => {
    assert.include(explained("4SW=", "0-0 0/0", "pl"), "4 lewy wylicytowane i ugrane")
    assert.include(explained("5SW=", "0-0 0/0", "pl"), "5 lew wylicytowanych i ugranych")
    assert.include(explained("1SW=", "0-0 0/0", "pl"), "1 lewa wylicytowana i ugrana")
    assert.include(explained("3SW=", "0-0 0/0", "pl"), "do partii brakuje 10 punktów")
    assert.include(explained("2NW-2", "0-0 0/0", "pl"), "2 lewy wpadkowe, bez kontry, przed partią")
  })
})

describe("explainList", () => {
  it("lists every topic with its title", () => {
    for (const lang of LANGS) {
      const listed = flat(explainList({ lang, ascii: false }), lang)
      for (const topic of TOPICS) assert.include(listed, `${topic} ${wordsOf(lang).topics[topic].title}`)
    }
  })
})
