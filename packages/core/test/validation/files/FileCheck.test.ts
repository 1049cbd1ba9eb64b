import { assert, describe, it } from "@effect/vitest"
import { LineFeeds } from "../../../src/formats/Lines.ts"
import { parseMapping } from "../../../src/formats/csv/Columns.ts"
import { CsvCheck } from "../../../src/validation/files/CsvCheck.ts"
import {
  type Batch,
  type CheckOptions,
  emptyBatch,
  type FileCheck
} from "../../../src/validation/files/FileCheck.ts"
import { JsonlCheck, LinCheck, PbnFileCheck, ResultCheck } from "../../../src/validation/files/LineChecks.ts"

const OPTIONS: CheckOptions = { variant: "rubber", scale: "current", result: undefined, columns: new Map() }

/** Feeds a text in pieces of `size` characters. */
const run = (check: FileCheck, text: string, size = text.length): Batch => {
  const feeds = new LineFeeds()
  const whole = emptyBatch()
  const add = (batch: Batch) => {
    for (const one of batch.findings) whole.findings.push(one)
    for (const one of batch.errors) whole.errors.push(one)
    for (const one of batch.warnings) whole.warnings.push(one)
    whole.records += batch.records
  }
  for (let at = 0; at < text.length; at += size) add(check.push(feeds.push(text.slice(at, at + size))))
  add(check.end())
  return whole
}
const csv = (text: string, options: Partial<CheckOptions> = {}, size?: number) =>
  run(new CsvCheck({ ...OPTIONS, ...options }), text, size)
const jsonl = (text: string) => run(new JsonlCheck(OPTIONS), text)
const told = ({ errors, findings }: Batch) => [
  ...findings.map(
    ({ expected, field, found, line, reason, rubber }) =>
      `${line} ${rubber} ${field} ${expected}→${found} ${reason}`
  ),
  ...errors.map(
    ({ column, line, value }) => `${line}:${column} ${(value as Error & { fault: string }).fault}`
  )
]

const HEADER = "rubber,contract,declarer,tricks,honours,ns_below,ns_above,ew_below,ew_above,ns_total,ew_total"
const GOLDEN = [
  "1,2H,S,10,,60,60,0,0,,",
  "1,4SX,W,8,,0,300,0,0,,",
  "1,3NT,E,10,,,,100,30,,",
  "1,3S,W,9,,,,90,,,",
  "1,2D,E,6,,,200,,,,",
  "1,6HX,N,13,,360,650,,,,",
  "1,1N,E,8,,,,40,30,,",
  "1,3C,S,9,,60,,,,,",
  "1,3H,W,9,,,,90,500,1690,880"
]
const file = (...lines: ReadonlyArray<string>) => `${[HEADER, ...lines].join("\n")}\n`

describe("CsvCheck", () => {
  it("finds nothing in the golden rubber", () => {
    const batch = csv(file(...GOLDEN))
    assert.deepStrictEqual(told(batch), [])
    assert.strictEqual(batch.records, 9)
  })

  it("tells of a wrong figure with its line, rubber and reason", () => {
    assert.deepStrictEqual(told(csv(file("17,4S,S,12,,120,560,0,0,,"))), ["2 17 ns_above 60→560 SlamNotBid"])
  })

  it.each([
    ["CRLF", file(...GOLDEN).replaceAll("\n", "\r\n")],
    ["CR alone", file(...GOLDEN).replaceAll("\n", "\r")],
    ["no end of the last line", file(...GOLDEN).trimEnd()],
    ["blank lines", file(...GOLDEN).replaceAll("\n", "\n\n")],
    ["semicolons", file(...GOLDEN).replaceAll(",", ";")],
    ["tabs", file(...GOLDEN).replaceAll(",", "\t")],
    ["a line that names the delimiter", `sep=;\n${file(...GOLDEN).replaceAll(",", ";")}`],
    ["quotation marks", file(...GOLDEN).replaceAll(/[^,\n]+/gu, '"$&"')],
    [
      "other columns and another order",
      file(...GOLDEN)
        .replaceAll(/^([^,]*),(.*)$/gmu, "x,$2,$1")
        .replace("x,", "remarks,")
    ],
    [
      "Polish headings",
      file(...GOLDEN).replace(
        HEADER,
        "Rober,Kontrakt,Rozgrywający,Lewy,Honory,NS pod kreską,NS nad kreską,EW pod kreską,EW nad kreską,Suma NS,Suma EW"
      )
    ],
    [
      "blanks in the headings",
      file(...GOLDEN)
        .replace("ns_below", " NS Below ")
        .replace("ew_total", "EW-total")
    ]
  ])("reads the same file with %s", (_, text) => {
    const batch = csv(text)
    assert.deepStrictEqual(told(batch), [])
    assert.strictEqual(batch.records, 9)
  })

  it("gives the same however the text is cut into pieces", () => {
    const text = file(
      ...GOLDEN,
      '"a ""b""\nc",4S,S,10,,125,0,0,0,,',
      'bad,4S,S,"10,,0,0,0,0,,',
      "2,4S,S,11,,120,0,0,0,,"
    ).replaceAll("\n", "\r\n")
    const whole = told(csv(text))
    assert.deepStrictEqual(whole, [
      '11 a "b"\nc ns_below 120→125 ImpossibleFigure',
      "14 2 ns_above 30→0 Overtricks",
      "13:10 QuoteOpen"
    ])
    for (const size of [1, 2, 3, 7, 64])
      assert.deepStrictEqual(told(csv(text, {}, size)).toSorted(), whole.toSorted())
  })

  it("counts lines over cells that hold line ends", () => {
    const text = `rubber,contract,declarer,tricks,note,ns_below\n1,2H,S,8,"two\nlines",60\n1,2H,S,8,,50\n`
    assert.include(told(csv(text))[0], "4 1 ns_below 60→50")
  })

  it.each([
    ["1,9S,S,10,,,,,,,", "2:3 Contract"],
    ["1,4SW,S,10,,,,,,,", "2:7 DeclarerDisagrees"],
    ["1,4S,,10,,,,,,,", "2:6 Declarer"],
    ["1,4S,S,14,,,,,,,", "2:8 Tricks"],
    ["1,4S,S,ten,,,,,,,", "2:8 Tricks"],
    ["1,4S,S,,,,,,,,", "2:1 TricksMissing"],
    ["1,4S,S,10,W,,,,,,", "2:11 Honours"],
    ["1,3N,S,9,W 100,,,,,,", "2:10 HonoursInNotrump"],
    ["1,pass,,,W 100,,,,,,", "2:10 HonoursOnPassedOut"],
    ["1,4S,S,10,,1.5,,,,,", "2:12 Points"],
    ["1,4S,S,10,,,x,,,,", "2:13 Points"],
    ["1,4S,S,10,,,,,,y,", "2:16 Points"],
    [",4S,S,10,,,,,,,", "2:1 Rubber"],
    ["1,4S,S,10", "2:1 TooFewCells"],
    ["1,4S,S,10,,120,0,0,0,,,7", "2:1 TooManyCells"],
    ['1,4S,S,10,"W 100,,,,,,', "2:11 QuoteOpen"]
  ])("refuses %j at %s and goes on", (line, fault) => {
    const batch = csv(file(line, "2,4S,S,10,,120,0,0,0,,"))
    assert.deepStrictEqual(told(batch), [fault])
    assert.strictEqual(batch.records, 1)
  })

  it("takes any whole number for a figure to judge, and a blank for 0", () => {
    const found = told(csv(file("1,2H,S,8,,-60,1000000,  ,−5,,")))
    assert.deepStrictEqual(
      found.map((text) => text.split(" ").slice(2, 4).join(" ")),
      ["ns_below 60→-60", "ns_above 0→1000000", "ew_above 0→-5"]
    )
    assert.deepStrictEqual(told(csv(file("1,2H,S,8,,60,,,,1 060,"))), ["2 1 ns_total 60→1060 Addition"])
  })

  it("reads results with a sign, and others only where it is told what they are", () => {
    const text =
      "rubber,contract,declarer,result,ns_below,ns_above\n1,2H,S,+1,60,30\n2,2H,S,=,60,0\n3,2H,S,9,60,30\n"
    assert.deepStrictEqual(told(csv(text)), ["4:8 ResultUnsigned"])
    assert.deepStrictEqual(told(csv(text, { result: "tricks" })), [])
    assert.deepStrictEqual(told(csv(text, { result: "relative" })), ["4:8 Result"])
  })

  it("reads whole results in one column", () => {
    const text = "rubber,result,ns_below,ns_above\n1,2HS+1,60,30\n1,4SXW-2,0,300\n"
    assert.deepStrictEqual(told(csv(text)), [])
  })

  it.each([
    ["contract", "1,4SN,S,,10", "2:7 DeclarerDisagrees"],
    ["contract", "1,4SN,N,-1,10", "2:9 TricksDisagree"],
    ["note", "1,,S,4SN=,", "2:4 DeclarerDisagrees"],
    ["note", "1,,,4SN=,9", "2:5 TricksDisagree"]
  ])("does not choose between columns that disagree beside %s: %s", (name, row, fault) => {
    const header = `rubber,${name},declarer,result,tricks`
    assert.deepStrictEqual(told(csv(`${header}\n${row}\n`)), [fault])
  })

  it("passes over rows of blank cells", () => {
    const batch = csv(
      "rubber;contract;declarer;tricks;ns_below\n1;4S;S;10;120\n;;;;\n ;;;; \n2;4S;S;10;120\n;;;;"
    )
    assert.deepStrictEqual([told(batch), batch.records], [[], 2])
  })

  it("judges figures of any length", () => {
    const text = "rubber,contract,declarer,tricks,ns_below\n1,4S,S,10,999999999999\n"
    assert.deepStrictEqual(told(csv(text)), ["2 1 ns_below 120→999999999999 ImpossibleFigure"])
  })

  it("checks deals by themselves at a stated vulnerability", () => {
    const text =
      "contract,declarer,tricks,vulnerable,ew_above\n4SX,S,8,ns,500\n4SX,S,8,none,300\n4SX,S,8,,300\n"
    assert.deepStrictEqual(told(csv(text)), ["4:1 NoRubber"])
  })

  it.each([
    ["a,b,c\n1,2,3\n", "1:1 NoHeader"],
    ["rubber,declarer,tricks\n", "1:1 NoContract"],
    ["rubber,contract,declarer\n", "1:1 NoTricks"],
    ["contract,declarer,tricks\n", "1:1 NoState"],
    ["rubber,contract,Kontrakt,tricks\n", "1:1 Twice"],
    ["", "1:1 NoHeader"],
    ["\n\n", "1:1 NoHeader"]
  ])("refuses the header %j", (text, fault) => assert.deepStrictEqual(told(csv(text)), [fault]))

  it.each([
    ["We below,We above,They below,They above", "ns_below"],
    ["NS below,NS above,WE below,WE above", "ns_below"],
    ["My pod,My nad,Oni pod,Oni nad", "ns_below"],
    ["WE pod,WE nad,NS pod,NS nad", "ew_below"]
  ])("knows whose columns %s are", (names, field) => {
    const { findings, warnings } = csv(`rubber,contract,declarer,tricks,${names}\n1,2H,S,8,50,0,0,0\n`)
    assert.include(
      findings.map((one) => one.field),
      field
    )
    assert.deepStrictEqual(warnings, [])
  })

  it("warns where no column holds figures, and names the headings that it does not know", () => {
    const { records, warnings } = csv("\nrubber,contract,declarer,tricks,Punkte,Zeit\n1,2H,S,8,50,9:15\n")
    assert.deepStrictEqual(
      [records, warnings.map(({ line, value }) => [line, value])],
      [1, [[2, { format: "csv", doubt: { _tag: "NoFigures", unknown: ["Punkte", "Zeit"] } }]]]
    )
  })

  it.each([
    ["tricks", "1,2H,S,+1,0,0", "2:8 Tricks"],
    ["a line with NUL", "1\0,2H,S,8,60,0", "2:1 Binary"],
    ["three zeros, which may be thousands", "1,2H,S,8,60,1.000", "2:13 Points"],
    ["a fraction", "1,2H,S,8,60.5,0", "2:10 Points"]
  ])("does not guess %s", (_, row, fault) => {
    const header = "rubber,contract,declarer,tricks,ns_below,ns_above"
    assert.deepStrictEqual(told(csv(`${header}\n${row}\n`)), [fault])
  })

  it("reads points as spreadsheets write them, and a header that comes again as none", () => {
    const header = "rubber;contract;declarer;tricks;ns_below;ns_above"
    const rows = ["1;7SXX;S;13;840,00;1'100", "2;7SXX;S;13;840.0;1 100", "3;2H;S;8;+60;−0"]
    const batch = csv(`${header}\n${rows[0]}\n\uFEFF${header}\n${rows[1]}\n${rows[2]}\n`)
    assert.deepStrictEqual([told(batch), batch.records], [[], 3])
  })

  it("takes a blank claim for none, a question mark for nobody's knowledge", () => {
    const header = "rubber,contract,declarer,tricks,honours,ns_below,ns_above"
    const reasons = ["", "0", "-", "?"].map((claim, n) => `${n},2H,S,8,${claim},60,100`)
    assert.deepStrictEqual(
      csv(`${header}\n${reasons.join("\n")}\n`).findings.map(({ reason }) => reason),
      ["Honours", "Honours", "Honours", "ExplainedByHonours"]
    )
  })

  it("finds honours in the hands where they are given", () => {
    const hands = "N:AKQJ.32.432.5432 T987.AKQJ.AKQ.AK 65.T98.JT98.QJT9 432.7654.765.876"
    const header = "rubber,contract,declarer,tricks,deal,ns_below,ns_above"
    const batch = csv(`${header}\n1,1S,N,7,${hands},30,100\n2,1S,N,7,${hands},30,0\n`)
    assert.deepStrictEqual(told(batch), ["3 2 ns_above 100→0 Honours"])
  })

  it("takes the columns that it is told", () => {
    const columns = parseMapping("contract=Gra,declarer=Kto,tricks=Ile,ns_below=We")
    if (typeof columns === "string") return assert.fail(columns)
    const text = "rubber,Gra,Kto,Ile,We\n1,2H,S,8,50\n"
    assert.strictEqual(told(csv(text, { columns })).length, 1)
    assert.deepStrictEqual(told(csv("rubber,contract\n", { columns })), ["1:1 Unmapped"])
    assert.strictEqual(parseMapping("contract"), "contract")
    assert.strictEqual(parseMapping("colour=x"), "colour=x")
  })

  it("loses one line, not more, for a line of ten million characters or without any end", () => {
    const long = `x,${"y".repeat(3_000_000)}`
    const batch = csv(file(long, "2,4S,S,10,,120,0,0,0,,"), {}, 100_000)
    assert.deepStrictEqual(told(batch), ["2:1 LineTooLong"])
    assert.strictEqual(batch.records, 1)
    const open = told(csv(file(`"${`${"y".repeat(999)}\n`.repeat(1200)}`), {}, 100_000))
    assert.deepStrictEqual(open.slice(0, 2), ["2:1 QuoteOpen", "3:1 TooFewCells"])
  })

  it("checks sheets with figures only", () => {
    const text =
      "rubber,side,where,points\n1,NS,below,120\n1,NS,game,\n1,NS,above,35\n1,NS,total,155\n1,EW,total,10\n2,EW,beside,5\n"
    assert.deepStrictEqual(told(csv(text)), [
      "4 1 ns_above null→35 ImpossibleFigure",
      "6 1 ew_total 0→10 Addition",
      "7:6 Where"
    ])
  })
})

describe("a column of sides", () => {
  it.each([
    ["WE", "3:2 none"],
    ["E-W", "3:2 none"],
    ["Oni", "3:2 none"],
    ["We", "3:2 Side"],
    ["They", "3:2 Side"]
  ])("reads %s as EW, or does not guess", (side, told) => {
    const found = csv(`rubber,side,where,points\nr,My,below,60\nr,${side},below,40\n`)
    const [error] = found.errors
    const fault = error === undefined ? "none" : (error.value as Error & { fault: string }).fault
    assert.deepStrictEqual(`3:2 ${fault}`, told)
  })
})

describe("JsonlCheck", () => {
  it("reads the names of CSV, numbers or texts", () => {
    const text =
      '{"rubber":17,"contract":"4S","declarer":"S","tricks":12,"ns_below":120,"ns_above":"560"}\n\n'
    assert.deepStrictEqual(told(jsonl(text)), ["1 17 ns_above 60→560 SlamNotBid"])
  })

  it("takes a key that is missing or null for a figure not recorded", () => {
    const text =
      '{"rubber":"1","contract":"4S","declarer":"S","tricks":12,"ns_above":null}\n{"rubber":"1","contract":"pass"}\n'
    assert.deepStrictEqual(told(jsonl(text)), [])
    assert.strictEqual(jsonl(text).records, 2)
  })

  it.each([
    ["{", "1:1 NotJson"],
    ["[1]", "1:1 NotJson"],
    ["7", "1:1 NotJson"],
    ['{"rubber":1}', "1:1 Contract"],
    ['{"rubber":1,"contract":"4S","declarer":"S","tricks":12', "1:1 NotJson"],
    ['{"rubber":1,"contract":"4S\0"}', "1:1 Binary"]
  ])("refuses %j and goes on", (line, fault) => {
    const batch = jsonl(`${line}\n{"rubber":"2","contract":"4S","declarer":"S","tricks":10}\n`)
    assert.deepStrictEqual(told(batch), [fault])
    assert.strictEqual(batch.records, 1)
  })
})

describe("ResultCheck", () => {
  it("names rubbers by their label or number and counts lines over all of them", () => {
    const text = "2HS8 wrote NS below 50\nrubber Monday\n4HS=\n4HS= wrote NS below 120 above 500\n"
    assert.deepStrictEqual(told(run(new ResultCheck(OPTIONS), text)), [
      "1 1 ns_below 60→50 ImpossibleFigure",
      "4 Monday ns_above 700→500 RubberBonus"
    ])
  })
})

describe("PbnFileCheck", () => {
  const doubts = (text: string) =>
    run(new PbnFileCheck(OPTIONS), text).warnings.map(({ line, value }) =>
      value.format === "pbn" ? `${line} ${value.doubt.doubt}` : value.format
    )

  it("reads tags whose names lack their capitals, and warns", () => {
    const text = '[declarer "S"]\n[contract "4H"]\n[Result "10"]\n[scorerubber "NS 0/110"]\n'
    assert.deepStrictEqual(told(run(new PbnFileCheck(OPTIONS), text)), [
      "4 1 ns_below 120→110 ImpossibleFigure"
    ])
    assert.deepStrictEqual(doubts(text), ["1 TagCase", "2 TagCase", "4 TagCase"])
  })

  it("warns of a score that nothing can be compared with", () => {
    assert.deepStrictEqual(doubts('[Contract "4H"]\n[Result "10"]\n[ScoreRubber "NS 0/110"]\n'), [
      "1 NoResult"
    ])
    assert.deepStrictEqual(doubts('[Contract "4H"]\n'), [])
  })

  it("accepts a history that has no honours where they are only supposed", () => {
    const game = (history: string, score: string) =>
      `[Declarer "S"]\n[Contract "2H"]\n[Result "8"]\n[ScoreRubberHistory "${history}"]\n[ScoreRubber "${score}"]\n\n`
    const first = game("NS 0 0/0 EW 0 0/0", "NS 100/60 EW 0/0")
    for (const above of [100, 0]) {
      const found = told(
        run(new PbnFileCheck(OPTIONS), first + game(`NS 0 ${above}/60 EW 0 0/0`, "NS 0/60 EW 0/0"))
      )
      assert.deepStrictEqual(found, ["5 1 ns_above 0→100 ExplainedByHonours"])
    }
  })

  it("keeps the game around a line that is no text", () => {
    const text = '[Declarer "S"]\nx\0y\n[Contract "4H"]\n[Result "10"]\n[ScoreRubber "NS 0/110"]\n'
    assert.deepStrictEqual(told(run(new PbnFileCheck(OPTIONS), text)), [
      "5 1 ns_below 120→110 ImpossibleFigure",
      "2:1 Binary"
    ])
  })
})

describe("LinCheck", () => {
  it("counts boards and tells of those that cannot be read", () => {
    const board = "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|mb|p|mb|p|mb|p|mb|p|"
    const batch = run(new LinCheck(OPTIONS), `${board}${board}mb|q|\n${board}`)
    assert.deepStrictEqual([batch.records, batch.errors.length], [2, 1])
  })
})
