import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { file, folder, G1 } from "../support/files.ts"
import { rubber } from "../support/run.ts"

const CSV = "rubber,contract,declarer,tricks,ns_below,ns_above\n17,4S,S,12,120,560\n17,2H,S,8,60,0\n"
const RIGHT = CSV.replace("560", "60")

describe("validate", () => {
  it("tells of a difference and answers 1", async () => {
    const seen = await rubber("validate", file(CSV, "club.csv"), "--format", "jsonl")
    expect(seen.code).toBe(1)
    expect(JSON.parse(seen.out)).toMatchObject({
      line: 2,
      rubber: "17",
      field: "ns_above",
      expected: 60,
      found: 560,
      reason: "SlamNotBid",
      alsoExplainedBy: [],
      severity: "error"
    })
  })

  it("answers 0 when all is right or only noted, 2 when a record could not be read", async () => {
    expect((await rubber("validate", file(RIGHT, "club.csv"))).code).toBe(0)
    const noted = await rubber(
      "validate",
      file(RIGHT.replace("120,60", "120,160"), "club.csv"),
      "--format",
      "csv"
    )
    expect([noted.code, noted.out.includes(",ExplainedByHonours,,note,")]).toEqual([0, true])
    const bad = await rubber("validate", file(`${CSV}17,9S,S,8,0,0\n`, "club.csv"))
    expect(bad.code).toBe(2)
    expect(bad.err).toContain('club.csv:4:4: contract: "9S" is no contract')
    expect(bad.out).toContain("slam not bid")
  })

  it("gives an empty list as JSON and a summary as text with nothing to tell", async () => {
    const empty = await rubber("validate", file(RIGHT, "club.csv"), "--format", "json")
    expect([empty.code, JSON.parse(empty.out)]).toEqual([0, []])
    const text = await rubber("validate", file(RIGHT, "club.csv"))
    expect(text.out).toBe("2 records checked in 1 file, every figure agrees\n")
  })

  it("says so when there was nothing to check", async () => {
    const seen = await rubber("validate", file("% nothing\n", "a.pbn"))
    expect([seen.code, seen.out]).toEqual([0, "0 records checked in 1 file, there was nothing to check\n"])
    expect((await rubber("validate", file('[{"rubber":1}]', "a.json"))).err).toContain(
      "write one object a line"
    )
  })

  it("checks several files in the order asked, gzipped and in other encodings", async () => {
    const packed = file(gzipSync(CSV), "a.csv.gz")
    const wide = file(Buffer.from(`\uFEFF${CSV}`, "utf16le"), "b.csv")
    const polish = file(
      Buffer.from("Rober;Kontrakt;Rozgrywaj\xb9cy;Lewy;NS nad kresk\xb9\n1;4S;S;12;560\n", "latin1"),
      "c.csv"
    )
    const { code, out } = await rubber("validate", packed, wide, polish, "--format", "jsonl")
    expect(code).toBe(1)
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).file)
    ).toEqual([packed, wide, polish])
  })

  it.each([
    ["a.xlsx", Buffer.from("PK\u0003\u0004xl/workbook.xml"), "save it as CSV"],
    ["a.pbn", Buffer.from("PK\u0003\u0004games.pbn"), "unpack it"],
    ["a.csv", Buffer.from([0, 1, 2, 3, 0, 0, 255, 254, 0]), "it is no text"],
    ["a.csv", Buffer.from(""), "no known column"],
    ["a.csv.gz", gzipSync(CSV.repeat(50)).subarray(0, 15), "damaged"]
  ])("refuses %s in one line", async (name, content, text) => {
    const { code, err, out } = await rubber("validate", file(content, name))
    expect([code, out]).toEqual([2, ""])
    expect(err).toContain(text)
    expect(err.trim().split("\n")).toHaveLength(1)
  })

  it("goes on with the next file after one that is missing or a folder", async () => {
    const { code, err, out } = await rubber("validate", "nowhere.csv", folder(), file(CSV, "c.csv"))
    expect(code).toBe(2)
    expect(err).toContain("nowhere.csv: there is no such file")
    expect(err).toContain("it is a folder")
    expect(out).toContain("slam not bid")
  })

  it("writes to a file only when all is done, and draws what it found", async () => {
    const output = join(folder(), "found.jsonl")
    const chart = join(folder(), "found.svg")
    const { code, out } = await rubber(
      "validate",
      file(CSV, "c.csv"),
      "--format",
      "jsonl",
      "--output",
      output,
      "--chart",
      chart
    )
    expect([code, out]).toEqual([1, ""])
    expect(readFileSync(output, "utf8")).toContain("SlamNotBid")
    expect(readFileSync(chart, "utf8")).toContain("<svg")
  })

  it("asks for a file, and takes none with --rules", async () => {
    expect((await rubber("validate")).err).toContain("name a file")
    expect((await rubber("validate", "x.csv", "--rules")).code).toBe(2)
    expect((await rubber("validate", "x.csv", "--columns", "colour=x")).err).toContain("colour=x")
  })
})

describe("convert", () => {
  it("brings result lines to PBN and back", async () => {
    const target = join(folder(), "g1.pbn")
    const there = await rubber("convert", file(G1), "--to", "pbn", "--output", target)
    expect([there.code, there.err]).toEqual([0, ""])
    expect(readFileSync(target, "utf8")).toMatch(/^% PBN 2\.1\r\n% EXPORT\r\n\[Event/u)
    const back = await rubber("convert", target, "--to", "results", "--quiet")
    const results = back.out.split("\n").filter((line) => /^\d/u.test(line))
    expect(results[1]).toMatch(/^4SXE8/u)
    expect(results).toHaveLength(9)
    expect((await rubber("validate", target)).code).toBe(0)
  })

  it("brings LIN to JSON Lines and back", async () => {
    const lin =
      "qx|o1|pn|a,b,c,d|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|ah|Board 1|mb|p|mb|1S|mb|p|mb|p|mb|p|mc|0|\n"
    const there = await rubber("convert", file(lin, "a.lin"), "--to", "jsonl")
    const json = JSON.parse(there.out)
    expect(json).toMatchObject({
      board: "1",
      contract: "1S",
      declarer: "E",
      tricks: 0,
      auction: "Pass 1S Pass Pass Pass"
    })
    const back = await rubber("convert", file(there.out, "a.jsonl"), "--to", "lin")
    expect(back.out).toContain("mb|p|mb|1S|mb|p|mb|p|mb|p|")
    expect(back.out).toContain("mc|0|")
  })

  it("says what of LIN and PBN a deal by itself cannot hold", async () => {
    const lin =
      "vg|Cup,1,I,1,1,Odra,0,Warta,0|rs|1NN=,|\nqx|o1|md|1SAQ752HK4DT93CJ82,SKJ3HAQ75DK2CKT94,ST4HJT982DA84CA63,|sv|o|mb|1N|an|15-17|mb|p|mb|p|mb|p|mc|7|\n"
    const match = await rubber("convert", file(lin, "a.lin"), "--to", "pbn")
    expect(match.err).toContain("pbn cannot hold explanations and notes: lost in 1 deal")
    expect(match.err).toContain("pbn cannot hold the title, the list of results and the scores of the match")
    const pbn = '[Contract "3NT"][Declarer "?"][Result "9"]\n\n[Contract "3NT"][Declarer "S"][Result "9"]\n'
    const alone = await rubber("convert", file(pbn, "a.pbn"), "--to", "jsonl")
    expect(alone.err).toContain("13 cards: lost in 1 deal")
    const kept = await rubber("convert", file(pbn, "a.pbn"), "--to", "pbn")
    expect(kept.err).toBe("")
  })

  it("says what the target cannot hold", async () => {
    const { err } = await rubber("convert", file(G1), "--to", "lin")
    expect(err).toContain("lin cannot hold the contract, for the auction is not known: lost in 9 deals")
  })

  it("leaves no half of a file behind a failure", async () => {
    const output = join(folder(), "out.pbn")
    writeFileSync(output, "before")
    const { code } = await rubber("convert", "nowhere.pbn", "--to", "pbn", "--output", output)
    expect([code, readFileSync(output, "utf8")]).toEqual([2, "before"])
  })

  /** Two rubbers whose deals are mixed, as a club writes them down table by table. */
  const MIXED = `Rober;Kontrakt;Rozgrywający;Lewy;Honory;NS pod kreską;NS nad kreską;EW pod kreską;EW nad kreską;Suma NS;Suma EW
A;3BA;N;9;;100;;;;;
B;pas;;;;;;;;;
A;4S;N;10;N 100;120;800;;;1020;0
B;4SX;W;8;;;300;;;;
`

  it("brings CSV to result lines, rubber by rubber, with what was written, claimed and totalled", async () => {
    const { code, err, out } = await rubber("convert", file(MIXED, "mixed.csv"), "--to", "results")
    expect([code, err]).toEqual([0, ""])
    expect(out).toBe(
      [
        "rubber A",
        "3NN9 wrote NS below 100 above 0 EW below 0 above 0",
        "4SN10 honours N 100 wrote NS below 120 above 800 EW below 0 above 0",
        "total NS 1020 EW 0",
        "rubber B",
        "pass wrote NS below 0 above 0 EW below 0 above 0",
        "4SXW8 wrote NS below 0 above 300 EW below 0 above 0",
        ""
      ].join("\n")
    )
    const lines = file(out)
    expect((await rubber("validate", lines)).code).toBe(0)
    const json = await rubber("convert", lines, "--to", "jsonl")
    const again = await rubber("convert", file(json.out, "a.jsonl"), "--to", "results")
    expect([json.err, again.err, again.out]).toEqual(["", "", out])
  })

  it("brings CSV to PBN that validates, and says what is lost", async () => {
    const target = join(folder(), "mixed.pbn")
    const { err } = await rubber("convert", file(MIXED, "mixed.csv"), "--to", "pbn", "--output", target)
    expect(err).toContain("pbn cannot hold the totals: lost in 1 deal")
    expect(err).toContain("who held the honours (their points are kept)")
    const checked = await rubber("validate", target, "--format", "jsonl")
    expect([checked.code, JSON.parse(checked.out).reason]).toEqual([0, "ExplainedByHonours"])
    const lin = await rubber("convert", file(MIXED, "mixed.csv"), "--to", "lin")
    expect(lin.err).toContain("lin cannot hold the contract, for the auction is not known: lost in 4 deals")
  })

  it("invents no figure where some columns were not recorded", async () => {
    const csv = "rubber,contract,declarer,tricks,honours,ns_below\n1,4S,N,10,100 honours N,120\n"
    const { err, out } = await rubber("convert", file(csv, "a.csv"), "--to", "results")
    expect(out).toBe("rubber 1\n4SN10 honours N 100\n")
    expect(err).toContain("results cannot hold the written figures: lost in 1 deal")
  })

  it("brings sheets of figures from CSV to result lines and JSON Lines; PBN holds none", async () => {
    const csv =
      "rubber,side,where,points\nold,NS,below,100\nold,NS,game,\nold,EW,above,50\nold,NS,total,100\nold,EW,total,50\n"
    const lines = await rubber("convert", file(csv, "old.csv"), "--to", "results")
    expect(lines.out).toBe("rubber old\nNS below 100\ngame NS\nEW above 50\ntotal NS 100 EW 50\n")
    const json = await rubber("convert", file(lines.out), "--to", "jsonl")
    const again = await rubber("convert", file(json.out, "a.jsonl"), "--to", "results")
    expect(again.out).toBe(lines.out)
    const pbn = await rubber("convert", file(csv, "old.csv"), "--to", "pbn")
    expect(pbn.err).toContain("pbn cannot hold figures without deals")
  })

  it("reads hands, players and an unsigned result where it is told what it is", async () => {
    const csv =
      'Deal,Dealer,Contract,Declarer,Result,North,Vul\n"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",n,7s,north,0,Ann Lee,ew\n'
    const refused = await rubber("convert", file(csv, "a.csv"), "--to", "jsonl")
    expect(refused.err).toContain('result: "0" may be tricks taken or overtricks')
    const { out } = await rubber("convert", file(csv, "a.csv"), "--to", "jsonl", "--result", "relative")
    expect(JSON.parse(out)).toMatchObject({
      players: { North: "Ann Lee" },
      dealer: "N",
      vulnerable: "ew",
      contract: "7S",
      declarer: "N",
      tricks: 13
    })
    expect(JSON.parse(out).deal).toMatch(/^N:AKQJT98765432/u)
  })

  it("warns in the language asked for", async () => {
    const pbn = '[Board "1"]\n[Dealer "N"]\n[Contract "AP"]\n'
    const { err } = await rubber("convert", file(pbn, "a.pbn"), "--to", "jsonl", "--lang", "pl")
    expect(err).toContain("odczytano jako Pass")
    const lin = "qx|o1|pn|a,b,c,d,e|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|mb|p|mb|p|mb|p|mb|p|"
    expect((await rubber("validate", file(lin, "a.lin"), "--lang", "pl")).err).toContain("nazwisk nie da się")
  })
})
