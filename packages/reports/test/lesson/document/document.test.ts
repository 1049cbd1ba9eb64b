import { assert, describe, it } from "@effect/vitest"
import * as Document from "../../../src/lesson/document/Document.ts"
import { wrap } from "../../../src/lesson/document/documentText.ts"
import { renderDocument } from "../../../src/lesson/document/renderDocument.ts"

const document: Document.Document = [
  Document.title("A <title> & more"),
  Document.paragraph("Three notrump is 3NT; a*b_c is no emphasis."),
  Document.heading("Figures"),
  Document.table(
    ["what", "points"],
    [
      ["one | two", "100"],
      ["", ""]
    ],
    ["left", "right"]
  ),
  Document.note("Why", "because"),
  Document.list(["first", "second"]),
  Document.drawing("│ 100 │ 1NT"),
  Document.drawing("as text", '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  Document.space(2),
  Document.page
]
const en = { lang: "en", ascii: false } as const

describe("renderDocument", () => {
  it("writes text", () => {
    const text = renderDocument(document, "text", en)
    assert.include(text, "A <title> & more\n================")
    assert.include(text, "  what       points\n  -----------------\n  one | two     100\n  ____       ______")
    assert.include(text, "Why: because")
    assert.include(text, "- first\n- second")
  })
  it("writes a table as a list of its rows where the terminal is too narrow for it", () => {
    const table = Document.table(
      ["side", "reason"],
      [
        ["NS", "two odd tricks bid and made, doubled"],
        ["EW", ""]
      ]
    )
    assert.include(
      renderDocument([table], "text", { ...en, width: 44 }),
      "  NS    two odd tricks bid and made, doubled"
    )
    assert.strictEqual(
      renderDocument([Document.title("A longer title than that"), table], "text", { ...en, width: 20 }),
      "A longer title than\nthat\n===================\n\n  side: NS\n  reason: two odd\n    tricks bid and\n    made, doubled\n\n  side: EW"
    )
  })
  it("keeps a drawing in Markdown together whatever is in it", () => {
    const text = renderDocument([Document.drawing("```\nname")], "md", en)
    assert.strictEqual(text, "````text\n```\nname\n````")
  })
  it("writes plain signs where asked", () => {
    const text = renderDocument([Document.paragraph("4♠X−2: 100 + 2 × 200")], "text", {
      lang: "en",
      ascii: true
    })
    assert.strictEqual(text, "4SX-2: 100 + 2 x 200")
  })
  it("writes Markdown in which signs are signs", () => {
    const text = renderDocument(document, "md", en)
    assert.include(text, "# A \\<title\\> & more")
    assert.include(text, "a\\*b\\_c")
    assert.include(text, "| what | points |\n| --- | ---: |\n| one \\| two | 100 |")
    assert.include(text, "```text\n│ 100 │ 1NT\n```")
  })
  it("writes a page that loads nothing and runs nothing", () => {
    const html = renderDocument(document, "html", { lang: "pl", ascii: false })
    assert.include(html, '<html lang="pl">')
    assert.include(html, "<h1>A &lt;title&gt; &amp; more</h1>")
    assert.include(html, "default-src 'none'")
    assert.notMatch(html.replaceAll("http://www.w3.org/2000/svg", ""), /<script|https?:|src=|@import|url\(/u)
    assert.include(html, "<figure><svg")
    assert.notInclude(html, "as text")
    assert.include(html, '<tr class="blank">')
    assert.include(html, '<td class="right">100</td>')
  })
  it("writes notrump as the language has it, in drawings of the same width", () => {
    const html = renderDocument(document, "text", { lang: "pl", ascii: false })
    assert.include(html, "Three notrump is 3BA")
    assert.include(html, "│ 100 │ 1BA")
  })
})

describe("wrap", () => {
  it("fills lines and never breaks a word", () => {
    assert.strictEqual(wrap("one two three four", 9), "one two\nthree\nfour")
    assert.strictEqual(wrap("extraordinary is long", 5), "extraordinary\nis\nlong")
    assert.strictEqual(wrap("- one two three", 9, "  "), "- one two\n  three")
  })
})
