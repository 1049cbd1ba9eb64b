/** Every page and heading of docs/ that a source file cites exists. */
import { assert, describe, it } from "@effect/vitest"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Rule } from "../../src/scoring/ScoreLine.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const ROOMS = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(ROOT, group)).flatMap((name) =>
    ["src", "assembly", "test", "scripts"].map((room) => join(group, name, room))
  )
)

interface Cited {
  readonly file: string
  readonly page: string
  readonly anchor: string | undefined
}

/** `docs/rules.md#slam`, and further headings of the page behind it: `docs/rules.md#overtricks, #slam`. */
const CITATION = /docs\/([\w./-]+\.md)((?:(?:,\s*|\s+and\s+)?#[\w-]+)*)/gu

const cited = (file: string): ReadonlyArray<Cited> =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(CITATION)].flatMap(([, page = "", anchors = ""]) => {
    const names = [...anchors.matchAll(/#([\w-]+)/gu)].map(([, name]) => name)
    return names.length === 0
      ? [{ file, page, anchor: undefined }]
      : names.map((anchor) => ({ file, page, anchor }))
  })

/** Headings as their links are spelt, and anchors written out. */
const anchorsOf = (page: string): ReadonlySet<string> => {
  const text = readFileSync(join(ROOT, "docs", page), "utf8")
  const headings = [...text.matchAll(/^#+ (.+)$/gmu)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .trim()
      .replaceAll(/\s/gu, "-")
  )
  return new Set([...headings, ...[...text.matchAll(/<a id="([\w-]+)">/gu)].map(([, id = ""]) => id)])
}

const citations = ROOMS.filter((room) => existsSync(join(ROOT, room))).flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:ts|mjs)$/u.test(name))
    .flatMap((name) => cited(join(room, name)))
)

describe("citations of docs", () => {
  it("are found", () => assert.isAbove(citations.length, 30))
  it("name pages and headings that exist", () => {
    const broken = citations.filter(
      ({ anchor, page }) =>
        !existsSync(join(ROOT, "docs", page)) || (anchor !== undefined && !anchorsOf(page).has(anchor))
    )
    assert.deepStrictEqual(
      broken.map(
        ({ anchor, file, page }) => `${file}: docs/${page}${anchor === undefined ? "" : `#${anchor}`}`
      ),
      []
    )
  })
  it("include a heading for every rule that a score line names, in both languages", () => {
    for (const page of ["rules.md", "rules.pl.md"]) {
      for (const rule of Rule.literals) assert.isTrue(anchorsOf(page).has(rule), `${page}#${rule}`)
    }
  })
})
