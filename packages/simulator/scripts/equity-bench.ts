/**
 * Rubbers a minute and how long the equity tables take from the shipped bank, one thread: pnpm bench:equity. Everything is
 * measured in a process of its own, at real-time priority where the machine allows it (Linux, `chrt`). Names behind it
 * (par, field, careful, bold, tables) choose what is measured.
 */
import { spawnSync } from "node:child_process"
import { cpus } from "node:os"
import { Effect, Result } from "effect"
import { loadBank } from "../src/bank/LoadBank.ts"
import { FIELD } from "../src/equity/field/Fitted.ts"
import { solveField, solvePar } from "../src/equity/Solve.ts"
import { Counts } from "../src/simulation/Counts.ts"
import { simulator } from "../src/simulation/Simulate.ts"
import { parse } from "../src/strategy/StrategyText.ts"

const STRATEGIES = ["par", "field", "careful", "bold"]
const TABLES = ["table of par", "table of field"]

/** A million rubbers, the first 50,000 of them to warm up. */
const [WARM, ALL] = [50_000, 1_000_000]

const timed = <A>(work: () => A) => {
  const cpu = process.cpuUsage().user
  const started = performance.now()
  const value = work()
  return { value, wall: (performance.now() - started) / 1000, cpu: (process.cpuUsage().user - cpu) / 1e6 }
}

const million = (rubbers: number, seconds: number) => ((rubbers / seconds) * 60) / 1e6

/** Measures one thing in this process. */
const measure = async (name: string) => {
  const bank = await Effect.runPromise(loadBank())
  if (TABLES.includes(name)) {
    const solve = name === "table of par" ? () => solvePar(bank) : () => solveField(bank, FIELD)
    const { cpu, value, wall } = timed(solve)
    console.log(`${name}: ${wall.toFixed(1)} s (${cpu.toFixed(1)} s of CPU), ${value.sweeps} sweeps`)
    return
  }
  const strategy = Result.getOrThrow(parse(name))
  const play = (from: number, to: number) => {
    simulation.play({ seed: 1, from, to, start: 0, paired: false }, new Counts())
  }
  const simulation = simulator(bank, [strategy, strategy])
  const first = timed(() => play(0, WARM))
  const rest = timed(() => play(WARM, ALL))
  const all = performance.now() / 1000
  console.log(
    `${name}: ${million(ALL - WARM, rest.wall).toFixed(1)} million rubbers a minute (${million(ALL - WARM, rest.cpu).toFixed(1)} by CPU time); ` +
      `the first ${WARM / 1000},000 took ${first.wall.toFixed(1)} s, the whole process ${all.toFixed(1)} s, ${million(ALL, all).toFixed(1)} million a minute`
  )
}

const [flag, ...rest] = process.argv.slice(2)
if (flag === "--here") await measure(rest.join(" "))
else {
  const asked = process.argv.slice(2)
  const priority =
    spawnSync("chrt", ["-r", "1", "true"]).status === 0
      ? ["chrt", "-r", "1", process.execPath]
      : [process.execPath]
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}, one core${priority.length > 1 ? ", real-time priority" : ""}`
  )
  const chosen = [...STRATEGIES, ...TABLES].filter(
    (name) =>
      asked.length === 0 || asked.includes(name) || (asked.includes("tables") && TABLES.includes(name))
  )
  for (const name of chosen) {
    const [command, ...before] = [...priority, import.meta.filename, "--here", name]
    spawnSync(command!, before, { stdio: "inherit" })
  }
}
