import { describe, expect, it } from "vitest"
import { LANGS, wordsOf } from "../../src/words/index.ts"
import { pluralEn, pluralPl } from "../../src/words/plural.ts"

/** Paths of all words of a catalogue, such as `score.kind.Slam`, with what is there. */
function leaves(value: unknown, path: string): ReadonlyArray<readonly [string, unknown]> {
  // A list is one word: languages may need more or fewer names for a thing.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`))
    : [[path, value]]
}

/** A text that is not empty, a list that is not, or a function of no more values than the English one. */
function likeEnglish(word: unknown, inEnglish: unknown): boolean {
  if (Array.isArray(word)) return Array.isArray(inEnglish) && word.length > 0
  if (typeof word === "function") return typeof inEnglish === "function" && word.length <= inEnglish.length
  return typeof word === "string" && typeof inEnglish === "string" && word.trim() !== ""
}

/** Words that are rightly the same in both languages: signs, names of things typed, international terms. */
const SAME_IN_BOTH = /^(?:sheet\.nobody|report\.columns\.model|topics\.chicago\.title)$/u

describe("wordsOf", () => {
  const english = new Map(leaves(wordsOf("en"), ""))

  it.each(LANGS)("has every word of every area in %s", (lang) => {
    const words = new Map(leaves(wordsOf(lang), ""))
    expect([...words.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const faults = [...words].filter(([path, word]) => !likeEnglish(word, english.get(path)))
    expect(faults).toEqual([])
  })

  it("translates every word", () => {
    const same = leaves(wordsOf("pl"), "").filter(
      ([path, word]) => typeof word === "string" && word === english.get(path) && !SAME_IN_BOTH.test(path)
    )
    expect(same).toEqual([])
  })

  it("takes its terms from the glossary", () => {
    const { score } = wordsOf("pl")
    expect(score.whereTheLine).toEqual({ above: "nad kreską", below: "pod kreską" })
    expect([score.vulnerability(false), score.vulnerability(true)]).toEqual(["przed partią", "po partii"])
    expect([score.slam(false), score.slam(true)]).toEqual(["szlemik", "szlem"])
    expect(score.doubled).toEqual({ Undoubled: "bez kontry", Doubled: "z kontrą", Redoubled: "z rekontrą" })
  })
})

describe("pluralPl", () => {
  it.each([
    [0, "lew"],
    [1, "lewa"],
    [2, "lewy"],
    [4, "lewy"],
    [5, "lew"],
    [11, "lew"],
    [12, "lew"],
    [14, "lew"],
    [21, "lew"],
    [22, "lewy"],
    [112, "lew"],
    [124, "lewy"],
    [-3, "lewy"],
    [2.5, "lewy"]
  ])("goes with %d as %s", (count, form) => {
    expect(pluralPl(count, "lewa", "lewy", "lew")).toBe(form)
  })
})

describe("pluralEn", () => {
  it("is singular for one only", () => {
    expect([0, 1, 2, 1.5].map((count) => pluralEn(count, "trick", "tricks"))).toEqual([
      "tricks",
      "trick",
      "tricks",
      "tricks"
    ])
  })
})
