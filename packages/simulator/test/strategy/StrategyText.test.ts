import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { FIELD } from "../../src/equity/field/Fitted.ts"
import { parse, SETTING_KEYS } from "../../src/strategy/StrategyText.ts"

const read = (text: string) => Result.getOrThrow(parse(text))
const fault = (text: string) => Result.getOrThrow(Result.flip(parse(text)))

describe("parse", () => {
  it.each(["field", "par", "careful", "bold"])("reads the name %s", (name) => {
    expect(read(name).name).toBe(name)
    expect(read(` ${name.toUpperCase()} `).name).toBe(name)
  })

  it("reads settings and keeps how they were written", () => {
    const strategy = read("Field: score=no, game = 0.5,error=2,out=1,equity=folklore")
    expect(strategy).toMatchObject({
      name: "field:score=no,game=0.5,error=2,out=1,equity=folklore",
      playsToTheScore: false,
      equity: "folklore",
      judgement: { game: 0.5 },
      people: { ...FIELD, pointsError: 2, staysOut: 1 }
    })
  })

  it("reads every setting", () => {
    for (const key of SETTING_KEYS) {
      const value = { score: "yes", equity: "par" }[key] ?? "1"
      expect(Result.isSuccess(parse(`field:${key}=${value}`))).toBe(true)
    }
  })

  it.each([
    ["fiel", 0, "Name", "fiel", "field, par"],
    ["", 0, "Name", "", "field, par"],
    ["field:", 6, "Setting", "", "score"],
    ["field:sore=no", 6, "Setting", "sore", "score"],
    ["field:score", 12, "Choice", "", "score=no or score=yes"],
    ["field:score=maybe", 12, "Choice", "maybe", "score=no or score=yes"],
    ["field:game=1.5", 11, "Chance", "1.5", "a chance from 0 to 1"],
    ["field:game=", 11, "Chance", "", "a chance from 0 to 1"],
    ["field:score=no,game=x", 20, "Chance", "x", "a chance from 0 to 1"],
    ["field:double=-5", 13, "Points", "-5", "points from 0"],
    ["field:error=21", 12, "Error", "21", "in points from 0 to 20"]
  ])("refuses %s at %i and says what would work", (text, at, kind, found, expected) => {
    expect(fault(text)).toMatchObject({ text, at, fault: kind, found })
    expect(fault(text).message).toContain(expected)
  })
})
