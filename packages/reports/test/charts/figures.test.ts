import { describe, expect, it } from "vitest"
import { contractLabels } from "../../src/charts/contractLabel.ts"
import { figure, percent, signed } from "../../src/charts/figures.ts"
import { mixer } from "../../src/charts/series.ts"

describe("figure", () => {
  it.each([
    [0, 0, "0"],
    [-0.2, 0, "0"],
    [-240, 0, "−240"],
    [1690, 0, "1690"],
    [12_345, 0, "12\u00a0345"],
    [1_234_567.25, 1, "1\u00a0234\u00a0567.3"],
    [12.5, 1, "12.5"]
  ])("writes %d with %d digits as %s", (value, digits, text) => {
    expect(figure(value, digits)).toBe(text)
  })
})

describe("signed", () => {
  it("marks gains and losses and leaves zero alone", () => {
    expect([110, -50, 0, 0.04, -0.04].map((value) => signed(value))).toEqual(["+110", "−50", "0", "0", "0"])
  })
})

describe("percent", () => {
  it("writes a fraction in percent", () => {
    expect(percent(0.524, 1)).toBe("52.4\u00a0%")
  })
})

describe("contractLabels", () => {
  it("leaves the declarer out when all contracts have the same", () => {
    const { declarer, label } = contractLabels(["4SS", "3NS"])
    expect([declarer, label("4SS"), label("3NS")]).toEqual(["South", "4♠", "3NT"])
  })

  it("names the declarer when they differ", () => {
    const { declarer, label } = contractLabels(["4SXW", "3NS"])
    expect([declarer, label("4SXW"), label("3NS")]).toEqual([undefined, "4♠X W", "3NT S"])
  })
})

describe("mixer", () => {
  it("meets its stops and lies between them elsewhere", () => {
    const mix = mixer(["#000000", "#ffffff", "#ff0000"])
    expect([0, 0.25, 0.5, 1].map(mix)).toEqual([
      "rgb(0, 0, 0)",
      "rgb(128, 128, 128)",
      "rgb(255, 255, 255)",
      "rgb(255, 0, 0)"
    ])
  })
})
