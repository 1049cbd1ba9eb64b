/**
 * How long the equity tables take from the shipped bank, and rubbers a minute: pnpm bench:equity. One thread. Names behind it
 * (tables, par, field, careful, bold) choose what is measured.
 */
import { Effect, Result } from "effect"
import { cpus } from "node:os"
import { loadBank } from "../src/bank/LoadBank.ts"
import { FIELD } from "../src/equity/field/Fitted.ts"
import { solveField, solvePar } from "../src/equity/Solve.ts"
import { Counts } from "../src/simulation/Counts.ts"
import { simulator } from "../src/simulation/Simulate.ts"
import { parse } from "../src/strategy/StrategyText.ts"

const bank = await Effect.runPromise(loadBank())
console.log(`${bank.count} deals, ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`)

const rubbersFrom = (from: number, to: number) => ({ seed: 1, from, to, start: 0, paired: false })

const timed = <A>(work: () => A) => {
  const cpu = process.cpuUsage().user
  const started = performance.now()
  const value = work()
  return { value, wall: (performance.now() - started) / 1000, cpu: (process.cpuUsage().user - cpu) / 1e6 }
}

const chosen = process.argv.slice(2)
const asked = (name: string) => chosen.length === 0 || chosen.includes(name)

for (const [name, solve] of [
  ["par", () => solvePar(bank)],
  ["field", () => solveField(bank, FIELD)]
] as const) {
  if (!asked("tables")) continue
  const { cpu, value, wall } = timed(solve)
  console.log(
    `${name}: whole table in ${wall.toFixed(1)} s (${cpu.toFixed(1)} s of CPU), ${value.sweeps} sweeps`
  )
}

for (const name of ["par", "field", "careful", "bold"].filter(asked)) {
  const strategy = Result.getOrThrow(parse(name))
  const { play } = simulator(bank, [strategy, strategy])
  play(rubbersFrom(0, 50_000), new Counts())
  const rubbers = 200_000
  const { cpu, wall } = timed(() => play(rubbersFrom(50_000, 50_000 + rubbers), new Counts()))
  const million = (seconds: number) => ((rubbers / seconds) * 60) / 1e6
  console.log(
    `${name}: ${million(wall).toFixed(1)} million rubbers a minute (${million(cpu).toFixed(1)} by CPU time), one core`
  )
}
