import { chmodSync } from "node:fs"
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
    [["sheet", "no-such-file.txt"], "no-such-file.txt: there is no such file"],
    [["solve", "N:AKQJT98765432.AKQJT98765432.. - - -"], "DEAL"],
    [["solve", "N:AQ752.K4.T93.J82 - - -"], "unknown"],
    [["solve", "no-such-file.pbn"], "there is no such file"],
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
    [["compare", "4SS", "--seed", "-1"], "--seed"]
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

  it("refuses a picture as input", async () => {
    const path = file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), "picture.png")
    const { code, err } = await rubber("sheet", path)
    expect(code).toBe(2)
    expect(err).toContain("not a text file")
  })

  it("reports in Polish", async () => {
    const { err } = await rubber("scor", "--lang", "pl")
    expect(err).toContain("nie ma polecenia „scor”")
  })
})
