/** explain, quiz and lesson as a teacher uses them. */
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { file, G1 } from "../support/files.ts"
import { json, rubber } from "../support/run.ts"

/** A seed, unless the arguments have one. */
const seeded = (args: ReadonlyArray<string>) => (args.includes("--seed") ? [] : ["--seed", "1"])

describe("rubber explain", () => {
  it("explains a rule with figures, reason, example and mistake", async () => {
    const { code, err, out } = await rubber("explain", "honours")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toMatch(/^Honours\n=======\n/u)
    for (const part of [
      "100",
      "150",
      "Why:",
      "A worked example",
      "A common mistake:",
      "docs/rules.md#honours"
    ]) {
      expect(out).toContain(part)
    }
  })

  it("finds rules by several words and in Polish", async () => {
    expect((await json("explain", "rubber", "bonus")).rule).toBe("rubber-bonus")
    expect((await json("explain", "premia", "za", "robra")).rule).toBe("rubber-bonus")
    const { out } = await rubber("explain", "nadróbki", "--lang", "pl")
    expect(out).toMatch(/^Nadróbki\n/u)
    expect(out).toContain("docs/rules.pl.md#overtricks")
  })

  it("explains results at a state of the rubber", async () => {
    const { out } = await rubber("explain", "2HS8", "--rubber", "1-1 60/0")
    expect(out.replaceAll(/\s+/gu, " ")).toContain("NS win the rubber and write 500")
    const explained = await json("explain", "4SXW", "-2")
    expect(explained.result).toBe("4SXW8")
    expect(explained.lines[0]).toMatchObject({ points: 300, sum: "100 + 200", rule: "undertricks" })
    expect(explained.lines[0].why).toMatch(/price/u)
  })

  it("lists the rules when none is named", async () => {
    const { out } = await rubber("explain")
    expect(out).toContain("unfinished-rubber")
    expect(await json("explain")).toContainEqual({ rule: "slam", title: "Slams" })
  })

  it("says what it could have been, in one line", async () => {
    const misspelt = await rubber("explain", "honurs")
    expect(misspelt).toEqual({
      out: "",
      err: 'rubber: "honurs" is neither a rule nor a result; did you mean honours?\n',
      code: 2
    })
    const wrong = await rubber("explain", "4SX-W")
    expect(wrong.code).toBe(2)
    expect(wrong.out).toBe("")
    expect(wrong.err).toContain("4SXW-n")
  })
})

describe("rubber quiz", () => {
  it("gives the same bytes for the same seed, and tells how to make them again", async () => {
    const first = await rubber("quiz", "--level", "hard", "--seed", "11", "--count", "4")
    const again = await rubber("quiz", "--level", "hard", "--seed", "11", "--count", "4")
    expect(first.code).toBe(0)
    expect(again.out).toBe(first.out)
    expect(first.out).toContain("rubber quiz --count 4 --level hard --seed 11")
    expect((await rubber("quiz", "--level", "hard", "--seed", "12", "--count", "4")).out).not.toBe(first.out)
  })

  it("keeps the key apart: beside a page for print, or where it is asked for", async () => {
    const sheet = file("").replace(/\.txt$|$/u, ".html")
    const key = sheet.replace(/\.html$/u, ".key.html")
    const { code, err, out } = await rubber("quiz", "--seed", "1", "--output", sheet)
    expect({ code, out }).toEqual({ code: 0, out: "" })
    expect(err).toContain(key)
    expect(readFileSync(sheet, "utf8")).toMatch(/^<!doctype html>[\s\S]*exercises \(easy\)/u)
    expect(readFileSync(sheet, "utf8")).not.toContain("key (easy)")
    expect(readFileSync(key, "utf8")).toContain("key (easy)")

    const elsewhere = `${sheet}.elsewhere.md`
    const printed = await rubber("quiz", "--seed", "1", "--key", elsewhere)
    expect(printed.out).not.toContain("key (easy)")
    expect(existsSync(elsewhere)).toBe(true)
    expect(readFileSync(elsewhere, "utf8")).toContain("# Rubber scoring: key \\(easy\\)".replaceAll("\\", ""))
  })

  it("gives exercises with their answers as JSON", async () => {
    const made = await json("quiz", "--level", "medium", "--seed", "3", "--count", "5")
    expect(made).toMatchObject({ level: "medium", seed: 3 })
    expect(made.exercises).toHaveLength(5)
    for (const { answer, number } of made.exercises) {
      expect(number).toBeGreaterThan(0)
      expect(answer._tag).toBeTypeOf("string")
    }
  })

  it("refuses counts and levels that cannot be", async () => {
    const wrong = [
      ["--count", "0"],
      ["--count", "many"],
      ["--level", "impossible"],
      ["--seed", "-1"],
      ["--key", "/no/such/folder/key.txt"]
    ]
    const seen = await Promise.all(wrong.map((args) => rubber("quiz", ...args, ...seeded(args))))
    for (const [n, { code, err, out }] of seen.entries()) {
      expect({ args: wrong[n], code, out }).toEqual({ args: wrong[n], code: 2, out: "" })
      expect(err.trimEnd().split("\n")).toHaveLength(1)
    }
  })
})

describe("rubber lesson", () => {
  it("works the golden rubber out step by step", async () => {
    const { code, out } = await rubber("lesson", file(G1))
    expect(code).toBe(0)
    expect(out.match(/^Deal \d+:/gmu)).toHaveLength(9)
    expect(out.replaceAll(/\s+/gu, " ")).toContain("EW win the rubber and write 500")
    expect(out).toContain("NS win by 810 points.")
    const { deals } = await json("lesson", file(G1))
    expect(deals).toHaveLength(9)
    expect(deals[1].lines[0]).toMatchObject({ points: 300, sum: "100 + 200" })
  })

  it("names the players, numbers several rubbers, and settles where asked", async () => {
    const path = file("players North=Ann East=Ben South=Cy West=Di\n3NS9\n3NS9\nrubber\n3NS9\n")
    const { out } = await rubber("lesson", path, "--unfinished", "1993")
    expect(out).toContain("Ann and Cy")
    expect(out).toContain("Rubber 2 of 2")
    expect(out).toMatch(/NS +300 +the only game/u)
  })

  it("writes Polish Markdown", async () => {
    const { out } = await rubber("lesson", file(G1), "--lang", "pl", "--format", "md")
    expect(out).toMatch(/^# Rober krok po kroku\n/u)
    expect(out).toContain("3BA rozgrywa W")
  })

  it("names the line that cannot be read, and a file without results", async () => {
    const wrong = file("2HS10\n7NNX\n")
    const { code, err, out } = await rubber("lesson", wrong)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(`${wrong}:2:`)
    expect((await rubber("lesson", file("# nothing\n"))).code).toBe(2)
  })
})
