/** Text on a terminal of forty columns, in both languages: nothing wider, and nothing of it lost. */
import { displayWidth } from "@rubber-bridge/reports/terminal/displayWidth"
import { describe, expect, it } from "vitest"
import { file, G1 } from "../support/files.ts"
import { rubber, rubberOn } from "../support/run.ts"

const DEAL = "N:AQJ75.K4.AK3.J82 K2.AQ75.8742.A43 864.J86.QT9.KQ97 T93.T932.J65.T65"
const HANDS = [
  "--south",
  "AQ75.KJ4.A83.QJ6",
  "--north",
  "863.A72.KJ52.T94",
  "--deals",
  "2",
  "--seed",
  "1",
  "--workers",
  "1"
]

const COMMANDS: ReadonlyArray<ReadonlyArray<string>> = [
  ["score", "2HS8", "--rubber", "1-1 60/0"],
  ["score", "6NXXS-3 honours W 150", "2HS8"],
  ["solve", DEAL, "--leads", "4SN"],
  ["equity"],
  ["equity", "--rubber", "1-0 0/60"],
  ["equity", "--rubber", "1-0 0/60", "--settle"],
  ["breakeven", "4SS", "3SS"],
  ["sacrifice", "4SW"],
  ["sacrifice", "4SW", "--rubber", "0-1 0/0", "--chances", "2=0.5,3=0.5"],
  ["simulate", "--rubbers", "50", "--seed", "1", "--ns", "par", "--ew", "par:score=no"],
  ["compare", "3NS,2NS", ...HANDS],
  ["compare", "3NS,2NS", ...HANDS, "--tricks", "realistic", "--regression"],
  ["table", "--contract", "4SX"],
  ["table", "--penalties"]
]

const lines = (text: string) => text.trimEnd().split("\n")
/** The figures of a text, whatever stands between them. */
const figures = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/gu))

describe.each(["en", "pl"])("text in forty columns, %s", (lang) => {
  it.each(COMMANDS.map((args) => [args.join(" "), args] as const))("of %s", async (_, args) => {
    const narrow = await rubberOn(40, ...args, "--lang", lang)
    const wide = await rubber(...args, "--lang", lang)
    expect(narrow.code).toBe(0)
    expect(lines(narrow.out).filter((line) => displayWidth(line) > 40)).toEqual([])
    // The scales of charts have the round figures that there is room for.
    const kept = figures(narrow.out)
    const lost = [...figures(wide.out)].filter((figure) => !kept.has(figure))
    expect(lost.length).toBeLessThanOrEqual(args[0] === "compare" ? 1 : 0)
  })

  it("of a rubber, deal by deal, and as a handout", async () => {
    const path = file(G1)
    const commands = [
      ["sheet", path, "--deal-by-deal"],
      ["lesson", path],
      ["quiz", "--level", "hard", "--count", "12", "--seed", "3"]
    ]
    for (const { code, out } of await Promise.all(
      commands.map((args) => rubberOn(40, ...args, "--lang", lang))
    )) {
      expect(code).toBe(0)
      expect(lines(out).filter((line) => displayWidth(line) > 40)).toEqual([])
    }
  })
})

describe("text on a terminal with room", () => {
  it.each([0, 2, 4, 7].map((n) => [COMMANDS[n]!.join(" "), COMMANDS[n]!] as const))(
    "is what another program reads: %s",
    async (_, args) => {
      expect((await rubberOn(200, ...args)).out).toBe((await rubber(...args)).out)
    }
  )

  it("keeps a comparison in one table on eighty columns", async () => {
    const { out } = await rubberOn(80, "compare", "3NS,2NS", ...HANDS)
    expect(lines(out).filter((line) => displayWidth(line) > 80)).toEqual([])
    expect(out).toMatch(/^3NT S .*% ±.* ±.* ±.* ±.* ±.*$/mu)
  })
})
