import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { wordsOf } from "@rubber-bridge/reports/words/index"
import { parseShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import { describe, expect, it } from "vitest"
import { json, rubber } from "../support/run.ts"

const script = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), "rubber-deal-")), "script.dl")
  writeFileSync(file, text)
  return file
}

const ONE_SUIT = ["AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432"]

describe("rubber deal", () => {
  it("writes PBN, one line a deal, LIN and JSON of the same deals", async () => {
    const args = ["deal", "--count", "2", "--seed", "1"]
    const pbn = await rubber(...args)
    expect(pbn).toMatchObject({ code: 0, err: "" })
    expect(pbn.out).toContain(
      '[Deal "N:KQ873.A54.QJ72.2 J94.972.K954.A76 A62.K8.A83.KQ843 T5.QJT63.T6.JT95"]'
    )
    const line = await rubber(...args, "--as", "line")
    expect(line.out.split("\n")[0]).toBe(
      "n KQ873.A54.QJ72.2 e J94.972.K954.A76 s A62.K8.A83.KQ843 w T5.QJT63.T6.JT95"
    )
    const lin = await rubber(...args, "--as", "lin", "--dealer", "E")
    expect(lin.out.split("\n")[0]).toMatch(/md\|4SA62HK8DA83CKQ843,ST5HQJT63DT6CJT95,/)
    const items = await json(...args)
    expect(items[0]).toEqual({
      number: 1,
      dealer: "N",
      deal: "N:KQ873.A54.QJ72.2 J94.972.K954.A76 A62.K8.A83.KQ843 T5.QJT63.T6.JT95"
    })
    const lines = (await rubber(...args, "--format", "jsonl")).out.trim().split("\n")
    expect(lines.map((text) => JSON.parse(text))).toEqual(items)
  })

  it("deals hands described by short forms and conditions, and says how often they occur", async () => {
    const { code, err, out } = await rubber(
      "deal",
      "--seed",
      "1",
      "--count",
      "3",
      "--north",
      "AKQ+ in S",
      "--where",
      "hcp(south) >= 10",
      "--as",
      "line"
    )
    expect(code).toBe(0)
    expect(out.trim().split("\n")).toHaveLength(3)
    for (const line of out.trim().split("\n")) expect(line).toMatch(/^n AKQ/)
    expect(err).toMatch(
      /^rubber: condition: hascard\(north, AS\) and .* and hcp\(south\) >= 10\nrubber: [\d.]+ % of random deals meet the conditions \(one in [\d.,]+\); dealt directly: North/
    )
  })

  it.each([
    ["pbn", []],
    ["lin", ["--as", "lin"]],
    ["txt", ["--as", "line"]],
    ["jsonl", ["--format", "jsonl"]],
    ["pbn", ["--file", "action printpbn"]],
    ["txt", ["--file", "action printoneline hcp(north)"]]
  ])("writes what rubber solve reads: .%s of %j", async (ending, args) => {
    // A whole suit in every hand: the solver has nothing to do.
    const hands = ["--north", ONE_SUIT[0]!, "--east", ONE_SUIT[1]!, "--south", ONE_SUIT[2]!, "--count", "2"]
    const predealt = `produce 2\npredeal north SAKQJT98765432 east HAKQJT98765432 south DAKQJT98765432\n${args[1]}`
    const given = args[0] === "--file" ? ["--file", script(predealt)] : [...hands, ...args]
    const file = join(mkdtempSync(join(tmpdir(), "rubber-deal-")), `deals.${ending}`)
    writeFileSync(file, (await rubber("deal", "--seed", "1", ...given)).out)
    const solved = await json("solve", file, "--equity", "none")
    expect(solved).toMatchObject([{ deal: `N:${ONE_SUIT.join(" ")}` }, { deal: `N:${ONE_SUIT.join(" ")}` }])
  })

  it("runs a script of the dealer language", async () => {
    const file = script('produce 500\ncondition hcp(north) >= 20\naction average "points" hcp(north)\n')
    const { code, err, out } = await rubber("deal", "--file", file, "--seed", "1")
    expect(code).toBe(0)
    expect(out).toMatch(/^points: 21\.\d+ ± 0\.0\d+\n$/u)
    expect(err).toContain("1.45 % of random deals meet the conditions (one in 69")
    const result = await json("deal", "--file", file, "--seed", "1")
    expect(result.averages[0]).toMatchObject({ title: "points", count: 500 })
    expect(result.deals).toBe(500)
  })

  it.each([
    [
      ["--north", "15-17 foo"],
      /^rubber: --north, column 7: "foo" is no description of a hand; write one like/
    ],
    [
      ["--where", "hcp(nrth) > 3"],
      /^rubber: --where, column 5: found "nrth", where north, east, south or west was expected/
    ],
    [["--north", "20+", "--south", "21+"], /^rubber: no deal can meet these conditions/],
    [["--north", "AQ752.K4.T93.J82", "--south", "A.."], /^rubber: --south/],
    [["--file", "missing.dl"], /^rubber: missing\.dl: /],
    [["--count", "0"], /^rubber: --count: /]
  ])("refuses %j with one line", async (args, message) => {
    const { code, err, out } = await rubber("deal", "--seed", "1", ...args)
    expect([code, out]).toEqual([2, ""])
    expect(err).toMatch(message)
    expect(err.trim().split("\n")).toHaveLength(1)
  })

  it("names file, line and column of a fault in a script", async () => {
    const file = script("produce 5\n\ncondition hcp(north) >> 3\n")
    const { code, err } = await rubber("deal", "--file", file, "--seed", "1")
    expect(code).toBe(2)
    expect(err).toContain(`${file}:3:23: found ">", where a value was expected`)
  })

  it.each([
    [["--where", "hcp(nrth) > 3"], "tu stoi „nrth”: powinien tu stać gracz: north, east, south albo west"],
    [["--where", "hcp(north) >"], "tu jest koniec: powinna tu stać wartość"],
    [["--where", "hcp(north) / (hcp(south) - 10) > 1", "--count", "90"], "dzielenie przez 0 w „hcp(north)"],
    [["--where", "hcp(north) > 37"], "żadne rozdanie nie spełni tych warunków"],
    [["--file", script("action printal")], "powinno tu stać jedno z działań: printall"]
  ])("says what is wrong with %j in Polish", async (args, message) => {
    const { code, err, out } = await rubber("deal", "--seed", "1", "--lang", "pl", ...args)
    expect([code, out]).toEqual([2, ""])
    expect(err).toContain(message)
  })

  it.each(["en", "pl"] as const)("explains short forms in its help that it reads, in %s", async (lang) => {
    const { out } = await rubber("deal", "--help", "--lang", lang)
    for (const [forms, meaning] of wordsOf(lang).help.shortForms) {
      expect(out).toContain(`  ${forms}`)
      expect(meaning).not.toBe("")
      for (const form of forms.split(/ {2,}/u))
        expect([form, parseShortForm(form, 0)._tag]).toEqual([form, "Success"])
    }
  })

  it("does not mix a script with conditions of its own", async () => {
    const { code, err } = await rubber(
      "deal",
      "--file",
      script("produce 1"),
      "--north",
      "15-17",
      "--seed",
      "1"
    )
    expect([code, err]).toEqual([2, "rubber: --file brings its own conditions; leave out --north\n"])
  })
})

describe("rubber compare", () => {
  it("shows double-dummy figures beside corrected ones", async () => {
    const hands = ["--south", "AQ75.KJ4.A83.QJ6", "--north", "863.A72.KJ52.T94"]
    const args = ["compare", "3NS,1NS", ...hands, "--deals", "40", "--seed", "7", "--equity", "folklore"]
    const plain = await json(...args)
    const real = await json(...args, "--tricks", "realistic")
    expect(plain.contracts[0].doubleDummy).toBeNull()
    for (const n of [0, 1]) {
      const { doubleDummy, makes } = real.contracts[n]
      expect(doubleDummy.makes).toEqual(plain.contracts[n].makes)
      expect(doubleDummy.total).toEqual(plain.contracts[n].total)
      expect(makes.mean).toBeGreaterThanOrEqual(doubleDummy.makes.mean)
    }
    const { out } = await rubber(...args, "--tricks", "realistic")
    expect(out).toContain("3NT S double-dummy: makes ")
  })
})
