import { describe, expect, it } from "vitest"
import { sheetVerdict } from "../../src/sheet/sheetVerdict.ts"
import { type SidePlayers, sidePlayers } from "../../src/sheet/sidePlayers.ts"
import { sheetOf, WORKED_RUBBER } from "./support.ts"

const lead = (lang: "en" | "pl", players: SidePlayers | undefined, results: ReadonlyArray<string>): string =>
  sheetVerdict(sheetOf(results), { lang, players })[1]!
const ann = sidePlayers({ North: "Ann" })
const pair = sidePlayers({ North: "Ann", South: "Bo", East: "Cy" })

describe("sheetVerdict", () => {
  it.each([
    ["en", undefined, "NS lead by 60 points.", "NS win by 810 points."],
    ["en", ann, "Ann leads by 60 points.", "Ann wins by 810 points."],
    ["en", pair, "Ann and Bo lead by 60 points.", "Ann and Bo win by 810 points."],
    ["pl", undefined, "Prowadzi NS: 60 punktów przewagi.", "Na punkty wygrywa NS: 810 punktów przewagi."],
    ["pl", ann, "Prowadzi Ann: 60 punktów przewagi.", "Na punkty wygrywa Ann: 810 punktów przewagi."],
    [
      "pl",
      pair,
      "Prowadzą Ann i Bo: 60 punktów przewagi.",
      "Na punkty wygrywają Ann i Bo: 810 punktów przewagi."
    ]
  ] as const)("agrees with how many people lead: %s, %j", (lang, players, open, over) => {
    expect([lead(lang, players, ["2HS8"]), lead(lang, players, WORKED_RUBBER)]).toEqual([open, over])
  })

  it("names the winner of the rubber, or the side where nobody there is named", () => {
    expect(sheetVerdict(sheetOf(WORKED_RUBBER), { lang: "en", players: pair })[0]).toBe(
      "The rubber goes to Cy, 2–1 in games."
    )
    expect(sheetVerdict(sheetOf(WORKED_RUBBER), { lang: "pl", players: ann })[0]).toBe(
      "Robra wygrywa EW, w partiach 2–1."
    )
  })
})
