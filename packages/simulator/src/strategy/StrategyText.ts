/**
 * Strategies as text: a name, then settings that differ from it, `field:score=no,game=0.5`. Reference:
 * docs/equity.md#strategies
 */
import { Result, Schema } from "effect"
import { type Strategy, STRATEGIES } from "./Strategy.ts"

/** What is wrong: the name, the key of a setting, or a value that should be a chance, points or one of some words. */
export const StrategyFault = Schema.Literals(["Name", "Setting", "Chance", "Points", "Error", "Choice"])
export type StrategyFault = typeof StrategyFault.Type

/** The text is no strategy; `at` is the offset of what is wrong, `choices` are texts that would work there. */
export class UnreadableStrategy extends Schema.TaggedError<UnreadableStrategy>()("UnreadableStrategy", {
  text: Schema.String,
  at: Schema.Int,
  fault: StrategyFault,
  found: Schema.String,
  choices: Schema.Array(Schema.String)
}) {
  override get message() {
    const list = this.choices.join(", ")
    const [what, write] = {
      Name: ["strategy", `${list}, or one with settings such as field:score=no`],
      Setting: ["setting", list],
      Chance: ["value", `${list}, a chance from 0 to 1`],
      Points: ["value", `${list}, points from 0`],
      Error: ["value", `${list}, in points from 0 to 20`],
      Choice: ["value", this.choices.join(" or ")]
    }[this.fault] as [string, string]
    return `"${this.text}" is not a strategy: there is no ${what} "${this.found}"; write ${write}`
  }
}

type Set = (strategy: Strategy, value: number) => Strategy

interface Setting {
  readonly key: string
  /** What is wrong with a value that cannot be read, and texts that can. */
  readonly fault: StrategyFault
  readonly choices: ReadonlyArray<string>
  readonly read: (text: string) => number | undefined
  readonly set: Set
}

const numberIn = (low: number, high: number) => (text: string) => {
  const value = Number(text)
  return text.trim() !== "" && value >= low && value <= high ? value : undefined
}
const judged =
  (key: "game" | "slam" | "compete" | "sacrifice" | "invites"): Set =>
  (strategy, value) => ({ ...strategy, judgement: { ...strategy.judgement, [key]: value } })
const person =
  (key: keyof Strategy["people"]): Set =>
  (strategy, value) => ({ ...strategy, people: { ...strategy.people, [key]: value } })

const chance = (key: string, set: Set): Setting => ({
  key,
  fault: "Chance",
  choices: [`${key}=0.5`],
  read: numberIn(0, 1),
  set
})
const points = (key: string, set: Set): Setting => ({
  key,
  fault: "Points",
  choices: [`${key}=100`],
  read: numberIn(0, 1e6),
  set
})
const oneOf = (key: string, words: ReadonlyArray<string>, set: Set): Setting => ({
  key,
  fault: "Choice",
  choices: words.map((word) => `${key}=${word}`),
  read: (text) => (words.includes(text) ? words.indexOf(text) : undefined),
  set
})

const EQUITIES = ["field", "par", "folklore"] as const

const SETTINGS: ReadonlyArray<Setting> = [
  oneOf("score", ["no", "yes"], (strategy, value) => ({ ...strategy, playsToTheScore: value === 1 })),
  oneOf("equity", EQUITIES, (strategy, value) => ({ ...strategy, equity: EQUITIES[value]! })),
  chance("game", judged("game")),
  chance("slam", judged("slam")),
  chance("compete", judged("compete")),
  chance("invites", judged("invites")),
  points("sacrifice", judged("sacrifice")),
  {
    key: "error",
    fault: "Error",
    choices: ["error=3"],
    read: numberIn(0, 20),
    set: person("pointsError")
  },
  chance("out", person("staysOut")),
  chance("misses", person("missesSlam")),
  points("double", person("doubleReluctance"))
]

/** The keys that may follow a name. */
export const SETTING_KEYS: ReadonlyArray<string> = SETTINGS.map(({ key }) => key)

export const parse = (text: string): Result.Result<Strategy, UnreadableStrategy> => {
  const [name = "", rest] = splitOnce(text, ":")
  const named = STRATEGIES.find((strategy) => strategy.name === name.trim().toLowerCase())
  const fault = (at: number, kind: StrategyFault, found: string, choices: ReadonlyArray<string>) =>
    Result.fail(new UnreadableStrategy({ text, at, fault: kind, found, choices }))
  if (named === undefined) {
    return fault(
      0,
      "Name",
      name.trim(),
      STRATEGIES.map((strategy) => strategy.name)
    )
  }
  let strategy = named
  let at = name.length + 1
  for (const part of rest === undefined ? [] : rest.split(",")) {
    const [key = "", value = ""] = splitOnce(part, "=")
    const setting = SETTINGS.find((candidate) => candidate.key === key.trim().toLowerCase())
    if (setting === undefined) return fault(at, "Setting", key.trim(), SETTING_KEYS)
    const read = setting.read(value.trim().toLowerCase())
    if (read === undefined) return fault(at + key.length + 1, setting.fault, value.trim(), setting.choices)
    strategy = setting.set(strategy, read)
    at += part.length + 1
  }
  const written =
    rest === undefined ? named.name : `${named.name}:${rest.replaceAll(/\s/gu, "").toLowerCase()}`
  return Result.succeed({ ...strategy, name: written })
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
