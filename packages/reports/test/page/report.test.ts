import { Result } from "effect"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { reportPage } from "../../src/page/report.ts"
import { sectionsOf } from "../../src/page/sectionsOf.ts"
import { suitHtml, tableHtml } from "../../src/page/html.ts"
import { readRuns } from "../../src/runs/RunFile.ts"

const runs = ["compare", "solve", "sheet"].flatMap((name) => {
  const file = fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url))
  return Result.getOrThrow(readRuns(file, readFileSync(file, "utf8")))
})
const english = await reportPage(sectionsOf(runs, "en"), { lang: "en", title: "Rubbers & friends" })
const polish = await reportPage(sectionsOf(runs, "pl"), { lang: "pl", title: "Robry" })
const hash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`

describe("reportPage", () => {
  it("forbids everything but its own style sheet and script", () => {
    const policy = /Content-Security-Policy" content="([^"]+)"/u.exec(english)![1]!
    const style = /<style>([\s\S]*?)<\/style>/u.exec(english)![1]!
    const script = /<script>([\s\S]*?)<\/script>/u.exec(english)![1]!
    expect(policy).toBe(
      `default-src 'none'; style-src '${hash(style)}'; script-src '${hash(script)}'; base-uri 'none'; form-action 'none'`
    )
  })

  it("asks for nothing outside itself and has no inline style or handler", () => {
    const [html = ""] = english.split("<script>")
    expect(html).not.toMatch(/\s(?:src|srcset|style|on\w+)=/u)
    expect(html.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/u)
    expect(english.match(/<style>/gu)).toHaveLength(1)
  })

  it("carries every chart as a picture and as data", () => {
    const data = /id="charts">(.*?)<\/script>/u.exec(english)![1]!
    expect(JSON.parse(data) as ReadonlyArray<unknown>).toHaveLength(4)
    expect(english.match(/<figure data-chart="\d"[^>]*><svg/gu)).toHaveLength(4)
  })

  it("shows verdict, hands around the table, tricks, par and the sheet", () => {
    expect(english).toContain("Which is worth most: 4♠\uFE0E")
    expect(english).toMatch(/Best: .*at 95\u00a0% confidence/u)
    expect(english).toContain("North (N)")
    expect(english).toContain("AQJ75")
    expect(english).toContain("Par: 4♠\uFE0E N; +120 points for NS on this deal")
    expect(english).toContain("Anna and Jan win by 810 points.")
    expect(english).toContain("Rubbers &amp; friends")
  })

  it("speaks Polish throughout", () => {
    expect(polish).toContain('<html lang="pl">')
    expect(polish).toContain("Na punkty wygrywają Anna i Jan: 810 punktów przewagi.")
    const text = polish
      .split("<main>")[1]!
      .split("</main>")[0]!
      .replaceAll(/<[^>]+>/gu, " ")
    expect(text).not.toMatch(/\b(?:deals|points|tricks|Contract|worth|vulnerable)\b/u)
  })
})

describe("sectionsOf", () => {
  it.each([
    ["en", "every score against the law&#39;s tables as data"],
    ["pl", "każdy zapis wobec tabel z prawa zapisanych jako dane"]
  ] as const)("shows what was checked of the rules and what failed, %s", (lang, name) => {
    const checks = [
      { check: "tables", cases: 2940, failed: 0, example: null },
      { check: "steps", cases: 2940, failed: 1, example: "4SXW8: 300" }
    ]
    const read = Result.getOrThrow(readRuns("rules.json", JSON.stringify(checks)))
    const [section, ...others] = sectionsOf(read, lang)
    expect(others).toEqual([])
    expect(section!.tail).toContain(name)
    expect(section!.tail.match(/data-value="2940"/gu)).toHaveLength(2)
    expect(section!.tail).toContain("4SXW8: 300")
  })
})

describe("tableHtml", () => {
  it("marks columns that sort and keeps the figures they sort by", () => {
    const html = tableHtml({
      caption: "A <table>",
      columns: [
        { title: "Contract", number: false },
        { title: "Total", number: true }
      ],
      rows: [["4♥", { text: "+12 ± 1", value: 12.25 }]]
    })
    expect(html).toContain("A &lt;table&gt;")
    expect(html).toContain('<th scope="col" data-sort="" class="number">Total</th>')
    expect(html).toContain('<td class="number" data-value="12.25">+12 ± 1</td>')
  })
})

describe("suitHtml", () => {
  it("escapes text, reddens hearts and diamonds and asks for plain symbols", () => {
    expect(suitHtml("4♥ & 3♠")).toBe('4<span class="red">♥\uFE0E</span> &amp; 3♠\uFE0E')
  })
})
