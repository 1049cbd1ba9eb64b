import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { describe, expect, it } from "vitest"
import { sheetText } from "../../src/sheet/sheetText.ts"
import { displayWidth } from "../../src/terminal/displayWidth.ts"
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

  it.each([
    [
      ["Wilhelmina", "Bartholomew"],
      ["Ann", "Bo"]
    ],
    [["<script>alert(1)</script>"], ["👩‍👩‍👧‍👦", "山田 太郎"]]
  ])("puts long names above the cross and leaves it as it is: %j", (NorthSouth, EastWest) => {
    const lines = sheetText(sheetOf(WORKED_RUBBER), { ...english, players: { NorthSouth, EastWest } }).split(
      "\n"
    )
    expect(lines.slice(0, 3)).toEqual([
      `We (NS): ${NorthSouth.join(" and ")}`,
      `They (EW): ${EastWest.join(" and ")}`,
      ""
    ])
    const plain = sheetText(sheetOf(WORKED_RUBBER), english).split("\n")
    const cross = plain.slice(0, plain.indexOf(""))
    expect(lines.slice(3, 3 + cross.length)).toEqual(cross)
  })

  it("keeps the cross straight beside wide letters", () => {
    const players = { NorthSouth: ["山田"], EastWest: ["🎲"] }
    const [head = "", rule = ""] = sheetText(sheetOf(WORKED_RUBBER), { ...english, players }).split("\n")
    expect(displayWidth(head.slice(0, head.indexOf("│")))).toBe(rule.indexOf("┼"))
  })

  it("shrinks its notes to the number of the deal in a narrow terminal", () => {
    const text = sheetText(sheetOf(WORKED_RUBBER), { ...english, width: 40 })
    expect(`\n${text.split("\n").slice(0, 4).join("\n")}\n`).toBe(`
      We (NS) │ They (EW)
──────────────┼──────────────
(6)        50 │
(6)       500 │
`)
    expect(
      Math.max(
        ...text
          .split("\n")
          .slice(0, 14)
          .map((line) => line.length)
      )
    ).toBeLessThanOrEqual(40)
    expect(sheetText(sheetOf(WORKED_RUBBER), { ...english, width: 80 })).toBe(
      sheetText(sheetOf(WORKED_RUBBER), english)
    )
  })

  it("sets a name that runs from right to left apart from the figures behind it", () => {
    const players = { NorthSouth: ["שרה"], EastWest: [] }
    const text = sheetText(sheetOf(["2HS8"]), { ...english, lang: "pl", players })
    expect(text).toContain("Prowadzi \u2068שרה\u2069: 60 punktów przewagi.")
  })
})
