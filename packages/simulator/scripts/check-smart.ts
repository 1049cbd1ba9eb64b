/**
 * Direct dealing against lists and rejection: random conditions in a world small enough to be listed, three rare hands drawn
 * together or one by one, conditions that are impossible or nearly so. The part of check-dealing.ts on conditions.
 */
import { Result } from "effect"
import { dealerOf, type DealSpec } from "../src/dealing/DealSpec.ts"
import { compile } from "../src/dealing/language/evaluator.ts"
import { conjuncts, STANDARD_COUNTS } from "../src/dealing/language/Expression.ts"
import { parseScript } from "../src/dealing/language/Script.ts"
import { specOf } from "../src/dealing/script/ScriptRun.ts"
import { countAll } from "../src/dealing/smart/countAll.ts"
import { clausesLeft, directly, testOf } from "../src/dealing/smart/direct.ts"
import { Rng } from "../src/random/Rng.ts"
import { IMPOSSIBLE, IMPOSSIBLE_SLOWLY, NEARLY_IMPOSSIBLE } from "../test/support/impossible.ts"
import { condition } from "../test/support/language.ts"
import {
  type Compared,
  compareEither,
  compareInSmallWorld,
  randomConditions
} from "../test/support/smallWorld.ts"

const LIMIT = 4.5

/** Random conditions on 2520 listed deals; the number of them that are dealt wrongly. */
export const checkSmallWorld = (count: number): number => {
  const triples = randomConditions(20261201, 3 * count)
  return (
    tell(`${count} random conditions`, randomConditions(20261130, count).map(compareInSmallWorld)) +
    tell(
      `${count} random unions of three`,
      Array.from({ length: count }, (_, n) => compareEither(triples.slice(3 * n, 3 * n + 3)))
    )
  )
}

function tell(what: string, results: ReadonlyArray<Compared>): number {
  const bad = results.filter(
    ({ deals, impossible, rate, uniform, unwanted }) =>
      unwanted > 0 || (impossible && deals > 0) || !(Math.abs(uniform) < LIMIT) || !(Math.abs(rate) < LIMIT)
  )
  for (const result of bad) console.log("WRONG", JSON.stringify(result))
  const unmet = results.filter(({ deals }) => deals === 0)
  const most = (of: (result: Compared) => number) =>
    Math.max(...results.map((result) => Math.abs(of(result))))
  console.log(
    `${what} on 2520 listed deals: largest deviation ${most(({ uniform }) => uniform).toFixed(2)} (uniformity), ${most(({ rate }) => rate).toFixed(2)} (frequency); of ${unmet.length} that no deal meets ${unmet.filter(({ impossible }) => impossible).length} are recognised; ${bad.length} wrong`
  )
  return bad.length
}

const THREE_RARE = "spades(north) >= 7 and hearts(east) >= 7 and diamonds(south) >= 7"
const VALUES = ["hcp(north)", "hearts(east)", "clubs(west)", "spades(south)", "hcp(west)", "diamonds(south)"]

/** The same condition with one, two and three hands drawn from tables: frequencies and distributions agree. */
export const checkThreeHands = (deals: number): number => {
  const clauses = conjuncts(condition(THREE_RARE))
  const environment = { counts: STANDARD_COUNTS, tricks: () => 0, random: () => 0 }
  const held = new Uint16Array(16)
  const units = countAll(clauses, held, STANDARD_COUNTS)!.filter(({ unit }) => unit.cards === 13)
  const values = VALUES.map((text) => compile(condition(text), environment))
  const samples = [1, 2, 3].map((hands) => {
    const drawn = units.slice(0, hands)
    const plan = directly(held, drawn, testOf(clausesLeft(clauses, drawn), environment))
    const rng = new Rng(9, hands)
    const out = new Uint16Array(16)
    const counts = values.map(() => new Float64Array(40))
    let tries = 0
    for (let found = 0; found < deals;) {
      tries++
      if (!plan.attempt(rng, out, 0)) continue
      found++
      for (const [n, value] of values.entries()) counts[n]![value(out, 0)]!++
    }
    const rate = (plan.share * deals) / tries
    return { counts, rate, error: (rate * Math.sqrt(1 - deals / tries)) / Math.sqrt(deals) }
  })
  let worst = 0
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2]
  ] as const) {
    const [one, two] = [samples[a]!, samples[b]!]
    worst = Math.max(worst, Math.abs(one.rate - two.rate) / Math.hypot(one.error, two.error))
    for (let n = 0; n < values.length; n++) worst = Math.max(worst, distance(one.counts[n]!, two.counts[n]!))
  }
  console.log(
    `one, two and three hands from tables, one deal in ${samples.map(({ rate }) => (1 / rate).toFixed(0)).join(", ")}: largest deviation ${worst.toFixed(2)}`
  )
  return worst < LIMIT ? 0 : 1
}

/** The chi-square of two samples of one size, in standard deviations above its mean. */
function distance(a: Float64Array, b: Float64Array): number {
  let chi = 0
  let cells = 0
  for (let n = 0; n < a.length; n++) {
    const sum = a[n]! + b[n]!
    if (sum < 10) continue
    cells++
    chi += (a[n]! - b[n]!) ** 2 / sum
  }
  return (chi - (cells - 1)) / Math.sqrt(2 * Math.max(1, cells - 1))
}

const specs = (texts: ReadonlyArray<string>) =>
  texts.map((text): readonly [string, DealSpec] => [
    text,
    specOf(Result.getOrThrow(parseScript(text.startsWith("predeal") ? text : `condition ${text}`)))
  ])

/** Impossible conditions are recognised, nearly impossible ones neither called so nor searched without end. */
export const checkImpossible = (limit: number): number => {
  const missed = specs([...IMPOSSIBLE, ...IMPOSSIBLE_SLOWLY]).filter(
    ([, spec]) => !dealerOf(spec, undefined, () => 7).plan.impossible
  )
  for (const [text] of missed) console.log("NOT RECOGNISED as impossible:", text)
  let found = 0
  const wrong = specs(NEARLY_IMPOSSIBLE).filter(([, spec]) => {
    const dealer = dealerOf({ ...spec, limit }, undefined, () => 7)
    if (dealer.deal(1, 0, new Uint16Array(16), 0) > 0) found++
    return dealer.plan.impossible
  })
  for (const [text] of wrong) console.log("CALLED IMPOSSIBLE:", text)
  console.log(
    `${IMPOSSIBLE.length + IMPOSSIBLE_SLOWLY.length} impossible conditions, ${missed.length} not recognised; of ${NEARLY_IMPOSSIBLE.length} nearly impossible ones ${found} were found within ${limit} tries, the others given up, ${wrong.length} called impossible`
  )
  return missed.length + wrong.length
}
