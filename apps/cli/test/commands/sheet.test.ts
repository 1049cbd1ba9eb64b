import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { file, folder, G1 } from "../support/files.ts"
import { json, rubber } from "../support/run.ts"

describe("rubber sheet", () => {
  it("adds the golden rubber up to 1690 and 880, with the state after every deal", async () => {
    const sheet = await json("sheet", file(G1))
    expect(sheet.totals).toEqual({
      NorthSouth: { below: 480, above: 1210, total: 1690 },
      EastWest: { below: 320, above: 560, total: 880 }
    })
    expect(sheet).toMatchObject({
      finished: true,
      rubberWonBy: "EastWest",
      games: { NorthSouth: 1, EastWest: 2 },
      margin: { NorthSouth: 810, EastWest: -810 }
    })
    const after = sheet.deals.map(
      ({ after: { games, partscore } }: any) =>
        `${games.NorthSouth}-${games.EastWest} ${partscore.NorthSouth}/${partscore.EastWest}`
    )
    expect(after).toEqual([
      "0-0 60/0",
      "0-0 60/0",
      "0-1 0/0",
      "0-1 0/90",
      "0-1 0/90",
      "1-1 0/0",
      "1-1 0/40",
      "1-1 60/40",
      "1-2 0/0"
    ])
  })

  it("draws the sheet with its verdict", async () => {
    const { out } = await rubber("sheet", file(G1), "--deal-by-deal", "--round", "half-up", "--stake", "5")
    expect(out).toMatchSnapshot()
  })

  it("settles in the JSON as well, where it is asked to", async () => {
    expect((await json("sheet", file(G1))).settled).toBeUndefined()
    expect((await json("sheet", file(G1), "--round", "half-up", "--stake", "0.5")).settled).toEqual({
      round: "half-up",
      hundreds: { NorthSouth: 8, EastWest: -8 },
      amount: { NorthSouth: 4, EastWest: -4 }
    })
    expect((await json("sheet", file(G1), "--round", "none")).settled.amount).toBeNull()
  })

  it("tells where the score that PBN gives is another than contract and hands give", async () => {
    const game = (score: string) => `[Declarer "S"][Contract "4H"][Result "9"][ScoreRubber "${score}"]\n`
    expect((await rubber("sheet", file(game("EW 50/0 NS 0/0"), "a.pbn"))).err).toBe("")
    expect((await rubber("sheet", file(game("EW 150/0"), "a.pbn"))).err).toContain(
      "a.pbn:1: ScoreRubber has EW 150/0, contract and hands give 50/0 (above/below), which counts"
    )
  })

  it.each([
    ["North=Ann,South=Cy D", "Ann and Cy D"],
    ["North=Ann South=Cy D", "Ann and Cy D"],
    ['n=Ann s="Cy D" e=Bo w=Di', "Ann and Cy D"]
  ])("reads players written %s", async (players, side) => {
    expect((await rubber("sheet", file(G1), "--players", players)).out).toContain(`We (NS): ${side}`)
  })

  it.each(["Ann,Bo", "North=Ann North=Bo", "North=", "North=Ann=Bo"])(
    "does not guess players written %s",
    async (players) => {
      const { code, err } = await rubber("sheet", file(G1), "--players", players)
      expect([code, err.includes("names no players")]).toEqual([2, true])
    }
  )

  it("does not draw over its own output", async () => {
    const path = join(folder(), "sheet.svg")
    const { code, err } = await rubber("sheet", file(G1), "--chart", path, "--output", path)
    expect([code, err.includes("--chart and --output both name")]).toEqual([2, true])
    const key = await rubber("quiz", "--seed", "1", "--key", path, "--output", path)
    expect([key.code, key.err.includes("--key and --output both name")]).toEqual([2, true])
  })

  it("draws it in plain characters and in Polish", async () => {
    const { out } = await rubber("sheet", file(G1), "--ascii", "--lang", "pl", "--deal-by-deal")
    expect(out).toMatchSnapshot()
  })

  it("leaves an unfinished rubber as it stands unless told how to settle it", async () => {
    const path = file("3NS9\n2HW8\n")
    expect((await json("sheet", path)).settlement).toEqual([])
    const settled = await json("sheet", path, "--unfinished", "1993")
    expect(settled.settlement.map((line: any) => [line.side, line.kind, line.points])).toEqual([
      ["NorthSouth", "UnfinishedGame", 300],
      ["EastWest", "UnfinishedPartscore", 100]
    ])
    expect((await json("sheet", path, "--unfinished", "50")).margin.NorthSouth).toBe(100 + 300 - 60 - 50)
  })

  it("adds rubbers up for every player", async () => {
    const path = file("players North=Ann East=Ben South=Cy West=Di\n4SS10\n4SS10\nrubber\n3NE9\n3NE9\n")
    const { out } = await rubber("sheet", path, "--round", "half-up")
    expect(out).toMatch(/Ann\s+2\s+1\s+40\s/u)
    expect(out).toContain("Settlement: Ann and Cy win 9 hundreds.")
    const { out: polish } = await rubber("sheet", path, "--round", "half-up", "--lang", "pl")
    expect(polish).toContain("Rozliczenie: Ben i Di wygrywają 9 setek.")
  })

  it.each([
    [
      "UTF-16 of either order",
      Buffer.from("\uFEFF2HS10\r\n", "utf16le"),
      Buffer.from("\uFEFF2HS10\r\n", "utf16le").swap16()
    ],
    ["a mark, CR line ends and no last end", Buffer.from("\uFEFF2HS10\r# a comment"), Buffer.from("2HS10")]
  ])("reads %s", async (_, one, other) => {
    const [first, second] = await Promise.all([one, other].map((bytes) => json("sheet", file(bytes))))
    expect(first.deals.map((deal: any) => deal.result)).toEqual(["2HS10"])
    expect(second).toEqual(first)
  })

  it("tells faults and oddities of PBN in Polish", async () => {
    const deal = '[Deal "N:AKQJT.432.432.3 987.AKQ.JT98.A87 - -"]\n'
    const wrong = await rubber("sheet", file(deal), "--lang", "pl")
    expect(wrong.err).toContain("to nie rozdanie: liczby kart w rękach to 12, 13")
    const odd = await rubber("sheet", file('[Contract "AP"]\n'), "--lang", "pl")
    expect(odd.err).toContain("odczytano jako Pass, bo tak PBN zapisuje cztery pasy")
    expect(odd.code).toBe(0)
  })

  it("advises no settling where it was asked for, and says when nothing is added", async () => {
    const both = file("2HS8\n1NE7\n")
    expect((await rubber("sheet", both)).out).toContain("--unfinished 1993")
    const asked = await rubber("sheet", both, "--unfinished", "1993")
    expect(asked.out).not.toContain("--unfinished")
    expect(asked.out).toContain("Nothing is added")
    expect((await rubber("sheet", file("3NS9\n"), "--unfinished", "50")).out).toContain("older laws")
  })

  it("reads Polish names in Windows-1250, and asks where their letters could be others", async () => {
    const names = (text: string) => Buffer.from(`players North="${text}"\n3NS9\n`, "latin1")
    // Paweł and Zieliński, as Latin-1 has them.
    expect((await rubber("sheet", file(names("Pawe\u00B3")))).out).toContain("Paweł")
    const path = file(names("Zieli\u00F1ski"))
    const unsure = await rubber("sheet", path)
    expect([unsure.code, unsure.out]).toEqual([2, ""])
    expect(unsure.err).toContain("Zieliñski / Zieliński")
    expect((await rubber("sheet", path, "--input-encoding", "windows-1250")).out).toContain("Zieliński")
  })

  it.each([
    ["a.csv", "rubber,contract,declarer,tricks\n1,2H,S,8\n", "it is CSV"],
    ["a.lin", "qx|o1|md|3|mb|p|mb|p|mb|p|mb|p|", "it is LIN"],
    ["a.txt", '{"contract":"2H"}\n', "it is JSONL"]
  ])("says how %s becomes a sheet", async (name, text, what) => {
    const path = file(text, name)
    const { code, err } = await rubber("sheet", path)
    expect([code, err.includes(what), err.includes(`rubber convert ${path} --to results`)]).toEqual([
      2,
      true,
      true
    ])
  })

  it("writes to stdout for the output -", async () => {
    expect(await rubber("sheet", file(G1), "--output", "-")).toEqual(await rubber("sheet", file(G1)))
  })

  it.each([
    ["an unknown letter", "2HS10\n4SYW=\n", ":2:3:"],
    ["a result after the rubber is over", "4SS10\n4SS10\n1NS7\n", ":3:1:"],
    ["two claims of honours", "4SS10 honours S 100\nhonours N 100\n", ":2:1:"],
    ["fourteen tricks", "4SS14\n", ":1:4:"]
  ])("refuses %s with file, line and column", async (_, text, place) => {
    const path = file(text)
    const { code, err, out } = await rubber("sheet", path)
    expect(code).toBe(2)
    expect(out).toBe("")
    expect(err).toContain(path + place)
    expect(err.trimEnd().split("\n")).toHaveLength(1)
  })
})
