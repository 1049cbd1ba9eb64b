import { describe, expect, it } from "vitest"
import { json, rubber } from "../support/run.ts"

describe("rubber score", () => {
  it("explains a penalty line by line", async () => {
    const { code, err, out } = await rubber("score", "4SX", "W", "-2")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toContain("4♠X by West, not vulnerable: 8 tricks, down 2")
    expect(out).toMatch(/NS\s+above the line\s+300\s+= 100 \+ 200/u)
  })

  it("has the JSON keys of its contract", async () => {
    expect(await json("score", "4SXW8")).toEqual({
      contract: { level: 4, denomination: "Spades", doubling: "Doubled", declarer: "West" },
      tricks: 8,
      vulnerable: { NorthSouth: false, EastWest: false },
      lines: [
        {
          side: "NorthSouth",
          where: "above",
          kind: "Undertricks",
          points: 300,
          rule: "undertricks",
          sum: "100 + 200"
        }
      ],
      totals: { NorthSouth: { below: 0, above: 300 }, EastWest: { below: 0, above: 0 } },
      after: { games: { NorthSouth: 0, EastWest: 0 }, partscore: { NorthSouth: 0, EastWest: 0 } }
    })
  })

  it("reads several results, glued or with blanks", async () => {
    const apart = await json("score", "4SX", "W", "-2", "3NTS=")
    const glued = await json("score", "4SXW-2 3NTS=")
    expect(apart).toEqual(glued)
    expect(apart).toHaveLength(2)
  })

  it("writes the rubber bonus at a state of the rubber", async () => {
    const scored = await json("score", "2HS8", "--rubber", "1-1 60/0")
    expect(scored.lines.map((line: { kind: string; points: number }) => [line.kind, line.points])).toEqual([
      ["TrickScore", 60],
      ["RubberBonus", 500]
    ])
  })

  it("finds honours in the hands", async () => {
    const deal = "N:AKQJ2.432.432.32 T9.AKQ.AKQ.AKQJT 876.JT9.JT9.9876 543.8765.8765.54"
    const scored = await json("score", "4SN9", "--deal", deal)
    expect(scored.lines.at(-1)).toMatchObject({ kind: "Honours", side: "NorthSouth", points: 100 })
    const claimed = await rubber("score", "4SN9", "--deal", deal, "--honours", "N:150")
    expect(claimed.code).toBe(2)
    expect(claimed.out).toBe("")
    expect(claimed.err).toContain("150")
  })

  it("warns of a bare number that may be odd tricks", async () => {
    const { code, err } = await rubber("score", "2SW2")
    expect(code).toBe(0)
    expect(err).toBe('rubber: warning: "2SW2": 2 tricks, down 6; for just made write =\n')
    expect((await rubber("score", "2SW2", "--quiet")).err).toBe("")
  })

  it("gives CSV, Markdown and JSON Lines", async () => {
    const csv = await rubber("score", "3NTS10", "-f", "csv")
    expect(csv.out).toBe(
      "result,side,where,kind,points,rule,sum\n" +
        "3NS10,NorthSouth,below,TrickScore,100,trick-score,40 + 2 × 30\n" +
        "3NS10,NorthSouth,above,Overtricks,30,overtricks,30\n"
    )
    const lines = await rubber("score", "3NTS10 pass", "-f", "jsonl")
    expect(
      lines.out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).tricks)
    ).toEqual([10, null])
    expect((await rubber("score", "3NTS10", "-f", "md")).out).toContain("| 3NS10 | NorthSouth | below |")
  })

  it("gives a passed-out deal its row, and takes flags in capitals", async () => {
    expect((await rubber("score", "pass", "-f", "csv")).out.split("\n")[1]).toBe("pass,,,,0,,")
    const [small, capital] = [
      await rubber("score", "4SW-2", "--vul", "ew"),
      await rubber("score", "4SW-2", "--vul", "EW")
    ]
    expect([capital.code, capital.out]).toEqual([0, small.out])
    expect((await rubber("score", "4SW-2", "--vul", "we")).code).toBe(2)
  })

  it("speaks Polish", async () => {
    const { out } = await rubber("score", "4SXW-2", "--lang", "pl")
    expect(out).toContain("nad kreską")
    expect((await rubber("score", "4SYW=", "--lang", "pl")).err).toContain("kolumna 3")
  })
})
