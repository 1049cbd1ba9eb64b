import { chmodSync, existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { file, folder, G1 } from "../support/files.ts"
import { rubber } from "../support/run.ts"

describe("misuse", () => {
  it.each([
    [["scor"], 'no command "scor"; did you mean score?'],
    [["score"], "RESULT is missing"],
    [["score", "4SW=", "--vull", "ns"], "no flag --vull; did you mean --vul?"],
    [["score", "4SW=", "--vul"], "--vul needs a value"],
    [["score", "4SW=", "--format", "xml"], '--format: "xml" cannot be used'],
    [["score", "4SW=", "--rubber", "2-0"], "--rubber, column 1"],
    [["score", "4SW=", "--rubber", "0-0 10/0"], "a partscore of 10 cannot exist"],
    [["score", "4SW=", "--rubber", "0-0 100/0"], "a partscore of 100 cannot exist"],
    [["score", "4SW=", "--rubber", "0-0 0/0", "--vul", "ns"], "--vul and --rubber exclude each other"],
    [["score", "8NS="], "a level 1 to 7 was expected"],
    [["score", "0NS="], "a level 1 to 7 was expected"],
    [["score", "7NNX="], "write 7NXN="],
    [["score", "4SW14"], "14"],
    [["score", "4SW-11"], "-11"],
    [["score", "pass honours W 100"], "passed-out"],
    [["score", "4SW=", "--honours", "W:120"], "write SEAT:100 or SEAT:150"],
    [["score", "3NW=", "--honours", "W:100"], "honours in notrump are 150"],
    [["score", "4SW10 honours W 100", "--honours", "E:100"], "claimed twice"],
    [["score", "4SW=", "--deal", "N:AKQ.. - - -"], "--deal"],
    [["table", "--contract", "4SXW"], "without a declarer"],
    [["table", "--penalties", "--contract", "4S"], "leave out --contract"],
    [["sheet", "sheet.txt", "--follow", "--chart", "sheet.svg"], "leave out --format, --output and --chart"],
    [["sheet", "no-such-file.txt"], "no-such-file.txt: there is no such file"],
    [["solve", "N:AKQJT98765432.AKQJT98765432.. - - -"], "DEAL"],
    [["solve", "N:AQ752.K4.T93.J82 - - -"], "unknown"],
    [["solve", "no-such-file.pbn"], "there is no such file"],
    [["solve", "A.K.. K.A.. Q.Q.. J.J.."], "must begin with a seat and a colon"],
    [["solve", "X:A.K.. K.A.. Q.Q.. J.J.."], "must begin with a seat and a colon"],
    [["solve", "N:A.K.. K.A.. Q.Q.. J.J..", "--leads", "3SN", "--play", ""], "--play, column 1"],
    [["solve", "N:A.K.. K.A.. Q.Q.. -"], "the hand of West is unknown"],
    [["deal", "--count", "0"], "--count"],
    [["deal", "--south", "AQ752.K4.T93.J8"], "12 cards"],
    [["deal", "--south", "AQ752.K4.T93.J8A2"], "--south"],
    [["deal", "--south", "AQ752.K4.T93.J82", "--north", "AQ752.K4.T93.J82"], "North and South"],
    [["compare", "4S"], "names no declarer"],
    [["compare", "4SS,4SS"], "4SS is given twice"],
    [["compare", "4SS,8NS"], "CONTRACTS, column 5"],
    [["compare", "4SS", "--deals", "many"], "--deals"],
    [["compare", "4SS", "--confidence", "1.5"], "--confidence"],
    [["compare", "4SS", "--chart", "chart.gif"], ".svg, .png or .html"],
    [["compare", "4SS", "--seed", "-1"], "--seed"],
    [["score", "4SW=", "--vul", "we"], '--vul: "we" cannot be used; write none, ns, ew or both'],
    [["score", "4SW=", "--vul", "ns", "--vul", "ew"], "--vul is given more than once"],
    [["score", "4SW=", "3NS=", "--honours", "W:100"], "unclear which deal"],
    [["score", "4SW=", "--honours", "E:100", "--deal", "N:- AK2.AK2.AK2.AK32 - -"], "leave the claim out"],
    [["score", "4S\u001b[31mW="], "\\x1b[31m"],
    [["score\u001b[31m"], "\\x1b[31m"],
    [["score", "4SW=", "--\u0007"], "\\x07"],
    [["sheet", ""], '"": there is no such file'],
    [["sheet", "-", "--follow"], "--follow watches a file"],
    [["sheet", "sheet.txt", "--follow", "--format", "json"], "leave out --format"],
    [["table", "--output", ""], '"" cannot be written: no name is given'],
    [["table", "--output", "x".repeat(300)], "the name is too long"],
    [["table", "--output", "package.json/table.txt"], "a part of its path is no folder"]
  ])("%j gives one line on stderr", async (args, expected) => {
    const { code, err, out } = await rubber(...args)
    expect(err).toContain(expected)
    expect(err).toMatch(/^rubber: [^\n]+\n$/u)
    expect(err).not.toMatch(/\n\s+at /u)
    expect({ code, out }).toEqual({ code: 2, out: "" })
  })

  it("tells a folder from a file", async () => {
    const { code, err } = await rubber("sheet", folder())
    expect(code).toBe(2)
    expect(err).toContain("it is a folder")
  })

  it("says what is wrong with an output it cannot write", async () => {
    const missing = join(folder(), "missing", "sheet.txt")
    const { code, err, out } = await rubber("sheet", file(G1), "--output", missing)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(`${missing} cannot be written`)
    const readOnly = folder()
    chmodSync(readOnly, 0o555)
    const chart = await rubber("compare", "4SS", "--chart", join(readOnly, "no", "chart.svg"))
    expect(chart.code).toBe(2)
  })

  it("keeps the line short when the argument is not", async () => {
    const { code, err } = await rubber("score", "7".repeat(100_000))
    expect(code).toBe(2)
    expect(err.length).toBeLessThan(2200)
    expect(err).toMatch(/^rubber: RESULT, column 1: [^\n]+write one like 4SXW-2, 3NS= or 2HW9\n$/u)
  })

  it("sends no sheet to stdout for figures without results, which it cannot draw", async () => {
    const path = file("4SS=\n4SS=\nrubber\nNS below 60\nEW above 300\n")
    const { code, err, out } = await rubber("sheet", path)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(`${path}:4:1: this rubber is written in figures only`)
  })

  it.runIf(existsSync("/dev/full"))("tells a full disk in both languages", async () => {
    expect((await rubber("table", "--output", "/dev/full")).err).toContain("the disk is full")
    expect((await rubber("table", "--output", "/dev/full", "--lang", "pl")).err).toContain("dysk jest pełny")
  })

  it("refuses a picture as input", async () => {
    const path = file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), "picture.png")
    const { code, err } = await rubber("sheet", path)
    expect(code).toBe(2)
    expect(err).toContain("not a text file")
  })

  it("reports in Polish", async () => {
    const { err } = await rubber("scor", "--lang", "pl")
    expect(err).toContain("nie ma polecenia „scor”")
    const vul = await rubber("score", "4SW=", "--vul", "all", "--lang", "pl")
    expect(vul.err).toContain("nie można użyć „all”; napisz none, ns, ew lub both")
    const { out } = await rubber("score", "--help", "--lang", "pl")
    expect(out).toContain("rubber score [opcje] RESULT…")
    const { out: table } = await rubber("table", "--contract", "4S", "--vul", "no", "--lang", "pl")
    expect(table).toMatch(/^kontrakt +po partii +lewy +pod kreską +nad kreską +obrońcy\n4S +nie +0 /u)
    const folders = await rubber("table", "--output", folder(), "--lang", "pl")
    expect(folders.err).toContain("to jest katalog")
  })
})
