import { describe, expect, it } from "vitest"
import { CHART_NAMES, chartOf, type ChartName } from "../../src/charts/specs.ts"
import { DARK } from "../../src/charts/Theme.ts"
import { chartsToSvg } from "../../src/render/svg.ts"
import { textWidth } from "../../src/render/textWidth.ts"
import { exampleSpecs } from "./support/examples.ts"

const english = exampleSpecs("en")
const polish = exampleSpecs("pl")
const textsOf = (svg: string): string => svg.replaceAll(/<[^>]+>/gu, " ").replaceAll(/\s+/gu, " ")

describe("charts", () => {
  it.each(CHART_NAMES)("draws %s as in its snapshot", async (name: ChartName) => {
    await expect(`${chartsToSvg([english[name]])}\n`).toMatchFileSnapshot(`snapshots/${name}.svg`)
  })

  it.each(CHART_NAMES)("draws %s in Polish on a narrow dark page", (name: ChartName) => {
    const svg = chartsToSvg([polish[name]], { width: 480, theme: DARK })
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u)
    expect(svg).toContain('width="480"')
    const chart = chartOf(polish[name])
    expect(textsOf(svg)).toContain(chart.title.split(" ")[0])
    expect(textsOf(svg)).toContain("1000 rozdań")
    expect(chart.title).not.toBe(chartOf(english[name]).title)
  })

  it.each(CHART_NAMES)("states the sample in the caption of %s", (name: ChartName) => {
    expect(chartOf(english[name]).caption).toContain("1000 deals. Seed 1.")
  })

  it.each(CHART_NAMES)("draws %s of an empty run", (name: ChartName) => {
    const spec = english[name]
    const none = Array.isArray(spec.rows) ? [] : { points: [], thresholds: [] }
    const empty = { ...spec, rows: none, options: { ...spec.options, order: [] } } as unknown as typeof spec
    expect(chartsToSvg([empty], { width: 320 })).not.toMatch(/NaN|undefined|Infinity/u)
  })

  it("makes room for figures of many digits", () => {
    const rows = [0, 1, 2].map((rubber) => ({ run: "1", rubber, points: rubber * -12_345_678 }))
    const svg = chartsToSvg([{ ...english.rubberCourse, rows }])
    const [, to, from] = /aria-label="y-grid"><line [^>]*x2="(\d+)" x1="(\d+)"/u.exec(svg)!
    const longest = textWidth("−24\u00a0691\u00a0356", 12)
    expect([Number(from) > longest, 800 - 2 * 16 - Number(to) > longest]).toEqual([true, true])
  })

  it("survives JSON: a page draws the same picture from it", () => {
    const again = JSON.parse(JSON.stringify(english.breakEven)) as typeof english.breakEven
    expect(chartsToSvg([again])).toBe(chartsToSvg([english.breakEven]))
  })

  it("stacks several charts in one picture", () => {
    const height = (svg: string): number => Number(/viewBox="0 0 800 (\d+)"/u.exec(svg)![1])
    const both = chartsToSvg([english.rubberLength, english.rubberMargins])
    const single = [english.rubberLength, english.rubberMargins].map((spec) => height(chartsToSvg([spec])))
    expect(both).toContain(`viewBox="0 0 800 ${single[0]! + single[1]!}"`)
  })
})
