/* oxlint-disable no-await-in-loop -- commands run one after another */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { file, folder, G1 } from "../support/files.ts"
import { rubber } from "../support/run.ts"

const PNG = [0x89, 0x50, 0x4e, 0x47]

describe("--chart", () => {
  it("draws a sheet as a picture and as a page, and says where", async () => {
    const into = folder()
    for (const ending of ["svg", "png", "html"]) {
      const chart = join(into, `sheet.${ending}`)
      const seen = await rubber("sheet", file(G1), "--chart", chart)
      expect([seen.code, seen.err]).toEqual([0, `rubber: wrote ${chart}\n`])
    }
    const svg = readFileSync(join(into, "sheet.svg"), "utf8")
    expect(svg).toMatch(/^<svg [\s\S]*>1690<[\s\S]*>880</u)
    expect([...readFileSync(join(into, "sheet.png")).subarray(0, 4)]).toEqual(PNG)
    expect(readFileSync(join(into, "sheet.html"), "utf8")).toContain("The rubber goes to EW, 2–1 in games.")
  })

  it("draws penalties in the language asked for, and nothing else of the table", async () => {
    const chart = join(folder(), "penalties.svg")
    expect((await rubber("table", "--penalties", "--lang", "pl", "--chart", chart)).code).toBe(0)
    expect(readFileSync(chart, "utf8")).toContain("Ile kosztuje wpadka?")
    const whole = await rubber("table", "--chart", chart)
    expect([whole.code, whole.out]).toEqual([2, ""])
    expect(whole.err).toContain("add --penalties")
  })
})

describe("rubber report", () => {
  it("puts runs into one page, on stdout or in the file of --output", async () => {
    const into = folder()
    const run = join(into, "run.json")
    const page = join(into, "report.html")
    await rubber("sheet", file(G1), "--format", "json", "--output", run)
    const seen = await rubber("report", run, "--title", "Tuesday")
    expect([seen.code, seen.err]).toEqual([0, ""])
    expect(seen.out).toMatch(/^<!doctype html>[\s\S]*<title>Tuesday<\/title>[\s\S]*<\/html>\n$/u)
    expect((await rubber("report", run, "--title", "Tuesday", "--output", page)).out).toBe("")
    expect(readFileSync(page, "utf8")).toBe(seen.out)
  })

  it("shows what a validation found, and says what an empty list may be", async () => {
    const into = folder()
    const [found, clean] = [join(into, "found.json"), join(into, "clean.json")]
    const csv = file("rubber,contract,declarer,tricks,ew_below\n1,4H,W,10,130\n", "club.csv")
    expect((await rubber("validate", csv, "--format", "json", "--output", found)).code).toBe(1)
    writeFileSync(clean, "[]\n")
    const { code, err, out } = await rubber("report", found, clean)
    expect([code, err]).toEqual([0, ""])
    expect(out).toContain("1 finding in 1 file.")
    expect(out).toMatch(
      /club\.csv<\/td><td class="number" data-value="2">2<\/td><td>1<\/td><td>EW below<\/td>/u
    )
    expect(out).toMatch(/data-value="130">130<\/td><td class="number" data-value="120">120<\/td>/u)
    expect(out).toContain("a validation that found nothing writes one")
  })

  it("refuses what is no run in one line, in the language asked for", async () => {
    const text = join(folder(), "notes.json")
    writeFileSync(text, '{ "notes": 1 }')
    for (const [args, said] of [
      [[text], "its keys are notes"],
      [[text, "--lang", "pl"], "nie zawiera przebiegu"],
      [[file("{", "broken.json")], "is not JSON"],
      [[join(folder(), "missing.json")], "missing.json"]
    ] as const) {
      const seen = await rubber("report", ...args)
      expect([seen.code, seen.out, seen.err.split("\n").length]).toEqual([2, "", 2])
      expect(seen.err).toContain(said)
    }
  })
})
