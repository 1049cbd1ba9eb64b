/**
 * Runs every script of scripts/dealer in Hans van Staveren's `dealer` and here, and compares how often the condition
 * occurs, every average and every cell of the frequency tables. They must agree within 4.5 standard errors of the
 * difference, both samples' errors counted. Usage: pnpm check:dealer [NAME…]
 */
import { Result } from "effect"
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parseScript, type Script } from "../src/dealing/language/Script.ts"
import { type ScriptRun, ScriptRun as Run } from "../src/dealing/script/ScriptRun.ts"

const DIRECTORY = new URL("dealer/", import.meta.url)
const GENERATE = 300_000
const PRODUCE = 20_000
const LIMIT = 4.5

const program = [process.env["DEALER"], "/usr/games/dealer", "/usr/local/bin/dealer"].find(
  (path) => path !== undefined && existsSync(path)
)
if (program === undefined) {
  console.log(
    "dealer is not installed (Debian: apt install dealer; or set DEALER=/path); nothing was compared"
  )
  process.exit(1)
}

interface Theirs {
  readonly generated: number
  readonly produced: number
  readonly averages: ReadonlyArray<number>
  /** Counts by row and column label, `Low 3`, of each table; a table with one value has no columns. */
  readonly tables: ReadonlyArray<ReadonlyMap<string, number>>
}

function runTheirs(file: URL): Theirs {
  const options = ["-s", "20261130", "-g", String(GENERATE), "-p", String(PRODUCE)]
  const output = execFileSync(program!, [...options, file.pathname], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"]
  })
  const averages: Array<number> = []
  const tables: Array<Map<string, number>> = []
  let columns: ReadonlyArray<string> = []
  let generated = 0
  let produced = 0
  for (const line of output.split("\n")) {
    const total = /^(Generated|Produced) (\d+) hands/.exec(line)
    const average = /^(?:.*: )?(-?[\d.]+(?:e[-+]?\d+)?)$/.exec(line)
    const cell = /^\s*(Low|High|-?\d+)\t\s*(\d+)$/.exec(line)
    const row = /^ *(Low|High|-?\d+)((?: +\d+)+)$/.exec(line)
    if (total !== null) {
      if (total[1] === "Generated") generated = Number(total[2])
      else produced = Number(total[2])
    } else if (average !== null) averages.push(Number(average[1]))
    else if (line.startsWith("Frequency")) tables.push(new Map())
    else if (/^ +Low .*Sum$/.test(line)) columns = line.trim().split(/ +/)
    else if (cell !== null) tables.at(-1)!.set(cell[1]!, Number(cell[2]))
    else if (row !== null && tables.length > 0) {
      for (const [n, count] of row[2]!.trim().split(/ +/).entries())
        tables.at(-1)!.set(`${row[1]} ${columns[n]}`, Number(count))
    }
  }
  return { generated, produced, averages, tables }
}

const noSolver = () => {
  throw new Error("these scripts use no tricks()")
}

function runOurs(script: Script): ScriptRun {
  const run = new Run(
    { ...script, generate: undefined },
    { seed: 1, produce: PRODUCE, tricks: noSolver, print: () => {} }
  )
  while (run.end === undefined) run.step(1000)
  return run
}

interface Row {
  readonly script: string
  readonly what: string
  readonly theirs: number
  readonly ours: number
  readonly deviation: number
}

/** The difference in standard errors; equal values that do not vary agree. */
const deviationOf = (theirs: number, ours: number, error: number) =>
  error === 0 ? (Math.abs(theirs - ours) < 1e-4 ? 0 : Infinity) : (theirs - ours) / error

function compare(name: string): ReadonlyArray<Row> {
  const file = new URL(name, DIRECTORY)
  const script = Result.getOrThrow(parseScript(readFileSync(file, "utf8")))
  const theirs = runTheirs(file)
  const ours = runOurs(script)
  const rows: Array<Row> = []
  const add = (what: string, their: number, our: number, error: number) =>
    rows.push({ script: name, what, theirs: their, ours: our, deviation: deviationOf(their, our, error) })
  const rate = ours.acceptance
  const accepted = ours.produced / ours.tries
  const ownError = (rate * Math.sqrt((1 - accepted) / accepted)) / Math.sqrt(ours.tries)
  // Predealt lengths are part of our condition; the other program fixes them before it begins to count.
  if (!/predeal \w+\(/.test(readFileSync(file, "utf8"))) {
    const theirError = Math.sqrt((rate * (1 - rate)) / theirs.generated)
    add("acceptance", theirs.produced / theirs.generated, rate, Math.hypot(theirError, ownError))
  }
  for (const [n, { figure }] of ours.averages.entries()) {
    const [mean, se] = [figure.mean ?? Number.NaN, figure.se ?? Number.NaN]
    const deviation = se * Math.sqrt(figure.count)
    // Six figures are printed, so the last one may be rounded.
    const rounding = Math.abs(mean) * 1e-5
    const error = Math.hypot(se, deviation / Math.sqrt(theirs.produced), rounding)
    add(`average ${figure.title}`, theirs.averages[n]!, mean, error)
  }
  for (const [n, { figure }] of ours.frequencies.entries()) {
    for (const { counts, value } of figure.rows) {
      for (const [m, count] of counts.entries()) {
        const key = figure.columns === null ? String(value) : `${value} ${figure.columns[m]}`
        const their = (theirs.tables[n]?.get(key) ?? 0) / theirs.produced
        const share = count / ours.produced
        // Both samples together, so that an empty cell here is not taken for one without error.
        const all = (share * ours.produced + their * theirs.produced) / (ours.produced + theirs.produced)
        const error = Math.sqrt(all * (1 - all) * (1 / ours.produced + 1 / theirs.produced))
        add(`${figure.title} ${key}`, their, share, error)
      }
    }
  }
  return rows
}

const wanted = process.argv.slice(2)
const names = readdirSync(DIRECTORY)
  .filter(
    (name) => name.endsWith(".dl") && (wanted.length === 0 || wanted.some((part) => name.includes(part)))
  )
  .toSorted()
const rows: Array<Row> = []
for (const name of names) {
  const found = compare(name)
  rows.push(...found)
  const worst = Math.max(...found.map(({ deviation }) => Math.abs(deviation)))
  console.log(
    `${name.padEnd(28)} ${String(found.length).padStart(3)} figures, largest deviation ${worst.toFixed(2)}`
  )
}
const bad = rows.filter(({ deviation }) => !(Math.abs(deviation) <= LIMIT))
for (const { deviation, ours, script, theirs, what } of bad) {
  console.log(
    `DIFFERS ${script} ${what}: dealer ${theirs}, rubber ${ours}, ${deviation.toFixed(1)} standard errors`
  )
}
const square = rows
  .filter(({ deviation }) => Number.isFinite(deviation))
  .reduce((sum, { deviation }) => sum + deviation ** 2, 0)
console.log(
  `${names.length} scripts, ${rows.length} figures, ${bad.length} beyond ${LIMIT} standard errors; mean square deviation ${(square / rows.length).toFixed(2)}`
)
process.exit(bad.length === 0 ? 0 : 1)
