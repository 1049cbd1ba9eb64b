import { describe, expect, it } from "vitest"
import { sheetDrawing } from "../../src/sheet/sheetDrawing.ts"
import { sheetOf, WORKED_RUBBER } from "./support.ts"

const players = { NorthSouth: ["Anna <A> & Jan"], EastWest: ["Ewa", "Piotr"] }
/** Texts of the drawing with their baselines. */
const textsOf = (svg: string): ReadonlyArray<{ readonly text: string; readonly y: number }> =>
  [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"[^>]*>(.*?)<\/text>/gu)].map(([, y, text = ""]) => ({
    text: text.replaceAll(/<[^>]+>/gu, ""),
    y: Number(y)
  }))

describe("sheetDrawing", () => {
  it.each(["en", "pl"] as const)("draws the worked rubber in %s as in its snapshot", async (lang) => {
    await expect(`${sheetDrawing(sheetOf(WORKED_RUBBER), { lang })}\n`).toMatchFileSnapshot(
      `snapshots/sheet-${lang}.svg`
    )
  })

  it("stacks entries above the line upwards and those below it downwards", () => {
    const at = (note: string): number =>
      textsOf(sheetDrawing(sheetOf(WORKED_RUBBER), { lang: "en" })).find(({ text }) => text === note)!.y
    const order = [
      "insult (6)",
      "small slam (6)",
      "6♥X+1 (6)",
      "2♦−2 (5)",
      "4♠X−2 (2)",
      "2♥+2 (1)",
      "2♥ (1)",
      "6♥X (6)",
      "3♣ (8)"
    ]
    expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b))
    expect(at("rubber bonus (9)")).toBe(at("2♦−2 (5)"))
  })

  it("names the players, escaped, and leaves out how to settle on a command line", () => {
    const svg = sheetDrawing(sheetOf(["2HS8"]), { lang: "en", players })
    expect(svg).toContain("Anna &lt;A&gt; &amp; Jan")
    expect(svg).not.toContain("--unfinished")
    expect(svg).toContain("Next dealer: East.")
  })

  it("keeps everything inside however narrow it is", () => {
    const svg = sheetDrawing(sheetOf(WORKED_RUBBER), { lang: "pl", players, width: 320 })
    expect(svg).toContain('viewBox="0 0 320 ')
    expect(svg).not.toMatch(/NaN|undefined|font-size="-/u)
  })
})
