/** Chances on the command line: one, or one for each number of undertricks. */
import { Effect } from "effect"
import { WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"

export interface DownChance {
  readonly down: number
  readonly chance: number
}

/** A chance from 0 to 1, also as a percentage. */
export const readChance = Effect.fn("readChance")(function* (name: string, text: string) {
  const chance = chanceOf(text)
  if (chance !== undefined) return chance
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `${name}: ${words.equity.chanceForm(text)}` })
})

/** `2=0.75,3=0.25`: chances of going down, adding up to 1. */
export const readChances = Effect.fn("readChances")(function* (name: string, text: string) {
  const parts = text.split(",").map((part) => /^\s*(\d+)\s*=(.+)$/u.exec(part))
  const chances = parts.flatMap((match): ReadonlyArray<DownChance> => {
    const chance = match === null ? undefined : chanceOf(match[2]!)
    const down = Number(match?.[1])
    return chance === undefined || !(down >= 0 && down <= 13) ? [] : [{ down, chance }]
  })
  const sum = chances.reduce((total, { chance }) => total + chance, 0)
  const distinct = new Set(chances.map(({ down }) => down)).size === chances.length
  if (chances.length === parts.length && distinct && Math.abs(sum - 1) < 1e-9) return chances
  const { words } = yield* Settings
  return yield* new WrongUse({ detail: `${name}: ${words.equity.chancesForm(text)}` })
})

function chanceOf(text: string): number | undefined {
  const match = /^\s*(\d*\.?\d+)(\s*%)?\s*$/u.exec(text)
  const number = match === null ? Number.NaN : Number(match[1]) / (match[2] === undefined ? 1 : 100)
  return number >= 0 && number <= 1 ? number : undefined
}
