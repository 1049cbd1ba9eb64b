import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { describe, expect, it } from "vitest"
import { sheetText } from "../../src/sheet/sheetText.ts"
import { sheetOf, WORKED_RUBBER } from "./support.ts"

const english = { lang: "en", ascii: false } as const

describe("sheetText", () => {
  it("draws the cross with entries growing upwards and a line under each game", () => {
    expect(`\n${sheetText(sheetOf(WORKED_RUBBER), english)}\n`).toBe(`
                     We (NS) │ They (EW)
─────────────────────────────┼─────────────────────────────
insult (6)                50 │
small slam (6)           500 │
6♥X+1 (6)                100 │
2♦−2 (5)                 200 │ 500    rubber bonus (9)
4♠X−2 (2)                300 │ 30     1NT+1 (7)
2♥+2 (1)                  60 │ 30     3NT+1 (3)
━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┿━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
2♥ (1)                    60 │ 100    3NT (3)
─────────────────────────────┼─────────────────────────────
6♥X (6)                  360 │ 90     3♠ (4)
─────────────────────────────┼─────────────────────────────
3♣ (8)                    60 │ 40     1NT (7)
                             │ 90     3♥ (9)
═════════════════════════════╪═════════════════════════════
Total                   1690 │ 880    Total

The rubber goes to EW, 2–1 in games.
NS win by 810 points.
`)
  })

  it("uses plain characters, Polish words and names when asked", () => {
    const players = { NorthSouth: ["Anna", "Jan"], EastWest: ["Ewa", "Piotr"] }
    const text = sheetText(sheetOf(WORKED_RUBBER.slice(0, 2)), { lang: "pl", ascii: true, players })
    expect(`\n${text}\n`).toBe(`
         My (NS): Anna i Jan | Wy (EW): Ewa i Piotr
-----------------------------+-----------------------------
4SX-2 (2)                300 |
2H+2 (1)                  60 |
=============================+=============================
2H (1)                    60 |
=============================+=============================
Razem                    420 | 0      Razem

Rober nie jest skończony: partie 0-0, częściówki 60/0.
Prowadzą Anna i Jan: 420 punktów przewagi.
Rozdaje S.
--unfinished 1993 rozlicza go (300 za jedyną partię, 100 za jedyną częściówkę).
`)
  })

  it("writes the settlement of an unfinished rubber above the line", () => {
    const sheet = ScoreSheet.settle(sheetOf(["3NTN=", "2HN="]), "1993")
    const text = sheetText(sheet, english)
    expect(text).toContain("only game                300 │")
    expect(text).toContain("only partscore           100 │")
    expect(text).toContain("Settled as unfinished: 300 for the only game, 100 for the only partscore")
    expect(text).toContain("NS win by 560 points.")
  })

  it("shows what a side brought in when the sheet starts in the middle of a rubber", () => {
    const state = {
      games: { NorthSouth: 1, EastWest: 0 },
      partscore: { NorthSouth: 60, EastWest: 0 }
    }
    expect(sheetText(ScoreSheet.empty("East", state), english)).toContain("carried in                60 │")
  })

  it("keeps every line within the width of the cross however long the names are", () => {
    const players = { NorthSouth: ["Wilhelmina", "Bartholomew"], EastWest: ["Ann", "Bo"] }
    const lines = sheetText(sheetOf(WORKED_RUBBER), { ...english, players }).split("\n")
    const cross = lines[1]!.indexOf("┼")
    for (const line of lines.slice(2, lines.indexOf(""))) expect(line[cross]).toMatch(/[│┼┿╪]/u)
    expect(lines[0]![cross]).toBe("│")
  })
})
