/**
 * Long checks of the simulation against the tables: pnpm check:equity [rubbers]. Equal strategies over ten seeds,
 * mean margins from 20 states against V, and what playing to the score gains.
 */
import { toText } from "@rubber-bridge/core/rubber/RubberState"
import { Effect, Result } from "effect"
import { loadBank } from "../src/bank/LoadBank.ts"
import { factsOf } from "../src/bank/DealFacts.ts"
import { factsOfSolution } from "../src/equity/field/Facts.ts"
import { FIELD } from "../src/equity/field/Fitted.ts"
import { iterate } from "../src/equity/Iteration.ts"
import { TABLES } from "../src/equity/Models.ts"
import { evaluatePar } from "../src/equity/ParModel.ts"
import { flowOf } from "../src/equity/RubberFlow.ts"
import { solveField } from "../src/equity/Solve.ts"
import { stateAt } from "../src/equity/StateIndex.ts"
import { Counts } from "../src/simulation/Counts.ts"
import { type Simulator, simulator } from "../src/simulation/Simulate.ts"
import { summaryOf } from "../src/simulation/Summary.ts"
import { parse } from "../src/strategy/StrategyText.ts"

const rubbers = Number(process.argv[2] ?? 50_000)
const bank = await Effect.runPromise(loadBank())

const known = new Map<string, Simulator>()

const run = (ns: string, ew: string, seed: number, start: number, paired: boolean) => {
  const key = `${ns} ${ew}`
  const made = known.get(key) ?? simulator(bank, [Result.getOrThrow(parse(ns)), Result.getOrThrow(parse(ew))])
  known.set(key, made)
  const counts = new Counts()
  made.play({ seed, from: 0, to: rubbers, start, paired }, counts)
  return summaryOf(counts)
}

for (const name of ["field", "par"] as const) {
  const seeds = Array.from({ length: 10 }, (_, n) => {
    const { margin } = run(name, name, n + 1, 0, false)
    return margin.mean / margin.se
  })
  console.log(`${name} against itself, ten seeds, z: ${seeds.map((z) => z.toFixed(2)).join(" ")}`)
  const equal = run(name, name, 1, 0, true)
  console.log(`${name} against itself, paired: ${equal.difference?.mean} ± ${equal.difference?.se}`)
  let squares = 0
  for (let n = 0; n < 20; n++) {
    const start = (n * 157 + 3) % 324
    const { deals, margin, wins } = run(name, name, 100 + n, start, false)
    const table = TABLES[name]
    const z = (margin.mean - table.values[start]!) / margin.se
    squares += z * z
    console.log(
      `${name} ${toText(stateAt(start))}: simulated ${margin.mean.toFixed(1)} ± ${margin.se.toFixed(1)}, table ${table.values[start]}, z ${z.toFixed(2)}; wins ${wins.mean.toFixed(3)} and ${table.winsRubber[start]}, deals ${deals.mean.toFixed(2)} and ${table.dealsLeft[start]}`
    )
  }
  console.log(`${name}: sum of 20 squares ${squares.toFixed(1)} (99.9 % point 45.3)`)
  const { difference } = run(name, `${name}:score=no`, 1, 0, true)
  console.log(
    `${name} to the score gains ${difference?.mean.toFixed(1)} ± ${difference?.se.toFixed(1)} points a rubber`
  )
}

// What slams add to a game up: par with no bid above five notrump. And what people's rubbers would be with as many
// slams as they could make.
const state = 162
const withoutSlams = iterate(evaluatePar(factsOf(bank), 24)).values[state]!
console.log(`one game up: par ${TABLES.par.values[state]}, par without slams ${withoutSlams.toFixed(1)}`)
const keen = solveField(bank, { ...FIELD, missesSlam: 0 })
const { slamsMade } = factsOfSolution(flowOf(keen.tallies), keen.tallies)
console.log(
  `one game up: field ${TABLES.field.values[state]}, missing no slam ${keen.values[state]!.toFixed(1)} (${slamsMade.toFixed(0)} slams made in 879 deals)`
)
