import { describe, expect, it } from "vitest"
import { file } from "../support/files.ts"
import { json, rubber } from "../support/run.ts"

// Spades, hearts and diamonds of the first deal of packages/double-dummy/test/fixtures.
const DEAL = "N:JT64.AQT93.962.5 AK7.J65.AK74.J98 Q985.K8742..QT63 32..QJT853.AK742"
const TRICKS = {
  Clubs: { North: 0, East: 12, South: 0, West: 12 },
  Diamonds: { North: 0, East: 13, South: 0, West: 13 },
  Hearts: { North: 10, East: 3, South: 10, West: 3 },
  Spades: { North: 7, East: 5, South: 8, West: 5 },
  Notrump: { North: 0, East: 8, South: 0, West: 8 }
}

describe("rubber solve", () => {
  it("gives the twenty results and par", async () => {
    const solved = await json("solve", DEAL, "--equity", "folklore")
    expect(solved.tricks).toEqual(TRICKS)
    expect(solved.par.contracts.length).toBeGreaterThan(0)
    expect(solved.par.total.NorthSouth).toBe(-solved.par.total.EastWest)
  })

  it("reads many deals from a file and keeps their order", async () => {
    const turned = "E:AK7.J65.AK74.J98 Q985.K8742..QT63 32..QJT853.AK742 JT64.AQT93.962.5"
    const solved = await json("solve", file(`[Deal "${DEAL}"]\r\n\r\n[Deal "${turned}"]\r\n`))
    expect(solved.map((one: { tricks: unknown }) => one.tricks)).toEqual([TRICKS, TRICKS])
  })

  it("gives each opening lead, the best for the defence first", async () => {
    const solved = await json("solve", DEAL, "--leads", "4HN")
    expect(solved.leads).toHaveLength(13)
    expect(solved.leads[0]).toMatchObject({ seat: "East", tricks: 10 })
    expect(Math.min(...solved.leads.map(({ tricks }: { tricks: number }) => tricks))).toBe(10)
  })

  it("gives leads and play as rows", async () => {
    const leads = await rubber("solve", DEAL, "--leads", "4HN", "--format", "csv")
    const [head, first, ...others] = leads.out.trim().split("\n")
    expect(head).toBe("deal,contract,seat,card,tricks")
    expect([first?.replace(DEAL, ""), others.length]).toEqual([
      expect.stringMatching(/^,4HN,East,\w\w,10$/u),
      12
    ])
    const play = await rubber("solve", DEAL, "--leads", "4HN", "--play", "SA", "--format", "csv")
    expect(play.out.trim().split("\n").slice(1)).toEqual([`${DEAL},4HN,,,10`, `${DEAL},4HN,East,SA,10`])
  })

  it("gives the result after each card of a line of play", async () => {
    const solved = await json("solve", DEAL, "--leads", "4HN", "--play", "DA,H2,D3,D2")
    expect(solved.play.start).toBe(10)
    expect(solved.play.cards.map(({ seat }: { seat: string }) => seat)).toEqual([
      "East",
      "South",
      "West",
      "North"
    ])
    const wrong = await rubber("solve", DEAL, "--leads", "4HN", "--play", "DA,DK")
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain("DK is not in S's hand")
    const revoke = await rubber("solve", DEAL, "--leads", "4HN", "--play", "DA,H2,S2", "--lang", "pl")
    expect(revoke.err).toContain(
      "karta 3 rozgrywki jest niedozwolona: gracz W musi dołożyć do koloru, a nie zagrać S2"
    )
  })

  it("solves a position in the play, without par", async () => {
    const solved = await json("solve", "N:A.K.. K.A.. Q.Q.. J.J..")
    expect(solved.par).toBeNull()
    expect(solved.tricks.Spades.North).toBe(1)
    const { out } = await rubber("solve", "N:A.K.. K.A.. Q.Q.. J.J..", "--leads", "3SN")
    // How many tricks were won before is not known, so nothing is said of the contract.
    expect(out).not.toMatch(/\([=+-]/u)
  })
})
