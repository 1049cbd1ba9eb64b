import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { parse, read, ResultReader } from "../../../src/formats/results/ResultFile.ts"
import { toText } from "../../../src/result/ResultText.ts"

const GOLDEN = ["2HS10", "4SXW8", "3NE10", "3SW9", "2DE6", "6HXN13", "1NE8", "3CS9", "3HW9"]

const results = (text: string) =>
  read(text).rubbers.map((rubber) => rubber.deals.map((deal) => toText(deal.result)))
const firstError = (text: string) => {
  const error = read(text).errors[0]
  if (error === undefined) return assert.fail("no error was found")
  return `${error.line}:${error.column} ${error.value._tag === "UnusableLine" ? error.value.fault : error.value._tag}`
}

const message = (text: string) => read(text).errors[0]?.value.message ?? ""

describe("read", () => {
  it("takes a whole rubber, one result a line", () => {
    assert.deepStrictEqual(results(GOLDEN.join("\n")), [GOLDEN])
  })

  it.each([
    ["CRLF", "2HS10\r\n4SXW8\r\n"],
    ["CR alone", "2HS10\r4SXW8\r"],
    ["no end of the last line", "2HS10\n4SXW8"],
    ["a byte-order mark", "\uFEFF2HS10\n4SXW8\n"],
    ["blank lines and comments", "# Tuesday\n\n  2H S 10   # we\n \t \n4SX W -2#they\n"],
    ["semicolons", "2HS10; 4SXW8"],
    ["blanks between complete results", "2HS10 4SXW8"]
  ])("reads the same results with %s", (_, text) => {
    assert.deepStrictEqual(results(text), [["2HS10", "4SXW8"]])
  })

  it("counts passed-out deals and takes deal after deal round the table", () => {
    const [rubber] = read("dealer E\npass\nPassed out\np p p p\n3NS=").rubbers
    assert.strictEqual(rubber?.dealer, "East")
    assert.deepStrictEqual(
      rubber?.deals.map(({ line, result }) => [line, result._tag]),
      [
        [2, "PassedOut"],
        [3, "PassedOut"],
        [4, "PassedOut"],
        [5, "Played"]
      ]
    )
  })

  it("adds honours to the deal above and to a deal of this rubber", () => {
    const text = "4HS-1\nhonours N 100\n2DE8\n1NW7\nhonours E 150 deal 3\n100 honours W deal 2"
    assert.deepStrictEqual(results(text), [
      ["4HS9 honours N 100", "2DE8 honours W 100", "1NW7 honours E 150"]
    ])
  })

  it("takes honours after the rubber is over, until it is totalled", () => {
    assert.deepStrictEqual(results("4HS=\n4HS=\nhonours S 100"), [["4HS10", "4HS10 honours S 100"]])
    assert.strictEqual(firstError("4HS=\n4HS=\ntotal NS 940 EW 0\nhonours S 100"), "4:1 RubberIsTotalled")
  })

  it("starts the next rubber at the word", () => {
    assert.deepStrictEqual(results("rubber\n4HS=\n4HS=\nrubber 2\n\n2HS=\nrubber\nrubber"), [
      ["4HS10", "4HS10"],
      ["2HS8"]
    ])
    assert.deepStrictEqual(
      read("rubber\n4HS=\nrubber Monday 2\n2HS=").rubbers.map(({ label, line }) => [label, line]),
      [
        [undefined, 2],
        ["Monday 2", 4]
      ]
    )
  })

  it("names people and carries the names on", () => {
    const file = read('players North=Ann Lee East="Bo # 1" s=Cy West=Di\n2HS=\nrubber\nplayers N=Eve\n2HS=')
    assert.deepStrictEqual(
      file.rubbers.map((rubber) => rubber.players),
      [
        { North: "Ann Lee", East: "Bo # 1", South: "Cy", West: "Di" },
        { North: "Eve", East: "Bo # 1", South: "Cy", West: "Di" }
      ]
    )
  })

  it("keeps what was written for a deal; a column that is not mentioned is empty", () => {
    const [rubber] = read(
      "2HS10 wrote NS below 60 above 60\n4SXW8 wrote NS score 300\ntotal NS 420 EW 0 margin NS 420"
    ).rubbers
    assert.deepStrictEqual(rubber?.deals[0]?.wrote, {
      NorthSouth: { below: 60, above: 60 },
      EastWest: { below: 0, above: 0 },
      net: undefined
    })
    assert.strictEqual(rubber?.deals[1]?.wrote?.net, 300)
    assert.strictEqual(rubber?.deals[1]?.wrote?.NorthSouth.above, undefined)
    assert.deepStrictEqual(rubber?.total, {
      line: 3,
      column: 1,
      value: { NorthSouth: 420, EastWest: 0, margin: { side: "NorthSouth", points: 420 } }
    })
  })

  it("keeps a sheet of figures apart from one of results", () => {
    const [rubber] = read("NS below 60\nEW above 300\ngame NS\ntotal NS 60 EW 300").rubbers
    assert.strictEqual(rubber?.figures.length, 3)
    assert.strictEqual(firstError("NS below 60\n2HS8"), "2:1 ResultAmongFigures")
    assert.strictEqual(firstError("2HS8\nNS below 60"), "2:1 FiguresAmongResults")
  })

  it("warns of few tricks with their place", () => {
    const [warning] = read("3NS=\n  2SW2").warnings
    assert.deepStrictEqual([warning?.line, warning?.column, warning?.value.down], [2, 3, 6])
  })

  it.each([
    ["2HS=\n4SX-W", "2:4 UnreadableResult"],
    ["8HS=", "1:1 UnreadableResult"],
    ["2HS=; 3NT", "1:10 UnreadableResult"],
    ["4HS=\n4HS=\n2HS=", "3:1 RubberIsOver"],
    ["honours W 150", "1:1 NoDealAbove"],
    ["2HS=\nrubber\nhonours S 100", "3:1 NoDealAbove"],
    ["2HS=\nhonours W 100 deal 3", "2:20 NoSuchDeal"],
    ["2HS=\nhonours W 100 deal 0", "2:20 NoSuchDeal"],
    ["2HS= honours W 100\nhonours S 100", "2:1 HonoursTwice"],
    ["pass\nhonours W 100", "2:1 HonoursOnPassedOut"],
    ["3NS=\nhonours W 100", "2:11 HonoursInNotrump"],
    ["3NS=\nhonours W 50", "2:11 HonoursText"],
    ["3NS=\nhonours 150", "2:9 HonoursText"],
    ["2HS=\ndealer E", "2:1 DealerLate"],
    ["dealer Q", "1:8 DealerText"],
    ["dealer", "1:7 DealerText"],
    ["players Ann", "1:9 PlayersText"],
    ["players N=A N=B", "1:12 PlayerTwice"],
    ['players N="Ann', "1:11 QuoteOpen"],
    ["2HS= wrote", "1:11 WroteText"],
    ["2HS= wrote NS 60", "1:12 WroteText"],
    ["2HS= wrote NS below 60 below 30", "1:24 WroteTwice"],
    ["2HS= 3HS= wrote NS below 60", "1:11 WroteManyResults"],
    ["game we", "1:6 GameText"],
    ["NS beneath 60", "1:4 FigureText"],
    ["total NS 1690 NS 3", "1:15 TotalText"],
    ["2HS=\ntotal NS 60 EW 0\ntotal NS 60 EW 0", "3:1 TotalTwice"],
    ["2HS=\ntotal NS 60 EW 0\n2HS=", "3:1 RubberIsTotalled"],
    ["hello there", "1:1 UnknownLine"]
  ])("refuses %j at %s", (text, error) => assert.strictEqual(firstError(text), error))

  it("loses nothing but the bad line", () => {
    const file = read("2HS10\nwhat\n9HS=\n4SXW8\n")
    assert.strictEqual(file.errors.length, 2)
    assert.deepStrictEqual(results("2HS10\nwhat\n9HS=\n4SXW8\n"), [["2HS10", "4SXW8"]])
  })

  it("says in the message what would work", () => {
    assert.include(
      message("4HS=\n4HS=\n2HS="),
      'the rubber was over with the deal on line 2; a line "rubber" starts the next one'
    )
    assert.include(message("2HS=\nhonours W 100 deal 3"), "this rubber has 1 deal so far")
  })
})

describe("parse", () => {
  it("fails with the first error", () => {
    const result = parse("2HS10\nwhat\n9HS=")
    assert.isTrue(Result.isFailure(result) && result.failure.line === 2)
  })
})

describe("ResultReader", () => {
  it("can be asked after every line", () => {
    const reader = new ResultReader()
    const counts = [...GOLDEN, "rubber", "2HS="].map((line) => {
      reader.push(line)
      return reader.file().rubbers.map((rubber) => rubber.deals.length)
    })
    assert.deepStrictEqual(counts.slice(-3), [[9], [9], [9, 1]])
    assert.deepStrictEqual(counts[0], [1])
  })
})
