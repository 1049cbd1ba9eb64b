/* oxlint-disable no-await-in-loop -- what is measured runs in turn */
/**
 * How long a comparison takes to a stated error. Question 1 with 1NT, 2NT and 3NT until every difference from the leader has
 * a standard error of 5 points, every deal solved and by two-phase sampling, on two worker threads; and in what part of the
 * CPU time two-phase sampling gives the same error on questions 1, 4, 5 and the README's hand. Beside it stand Debian's libdds
 * on the same deals, where it is installed, and what a Python tool with libdds took: 300 deals of one cell in 14 s of CPU.
 *
 *   pnpm bench:compare [--deals N] [--write] [--only QUESTION]     1000 solved deals for each question if not given
 *
 * `--only 1` (or 4, 5, readme) gives the part of the CPU time for that question alone. `--write` puts the result into the section "Comparing contracts" of docs/benchmarks.md.
 */
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect } from "effect"
import { readFileSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { askCell } from "../../double-dummy/scripts/questions.ts"
import { openReference } from "../../double-dummy/scripts/reference.ts"
import { compare, type CompareOptions } from "../src/comparison/Compare.ts"
import type { Comparison } from "../src/comparison/Comparison.ts"
import { cellsOf } from "../src/comparison/Sample.ts"
import { dealerOf } from "../src/dealing/DealSpec.ts"
import { layer } from "../src/workers/pool.ts"
import { question } from "./questions.ts"

const { values } = parseArgs({
  options: {
    deals: { type: "string", default: "1000" },
    write: { type: "boolean", default: false },
    only: { type: "string" }
  }
})
const STATED_SECONDS_A_DEAL = 14 / 300
const PEER_DEALS = 200
const ERROR = 5
const WORKERS = 2
/** The error of one run of two-phase sampling is itself known to some percent only. */
const SEEDS = [1, 2, 3]
const solver = compileFile()
const lines: Array<string> = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}

interface Timed {
  readonly result: Comparison
  readonly wall: number
  readonly cpu: number
}

async function timed(options: CompareOptions): Promise<Timed> {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await Effect.runPromise(
    compare(options).pipe(Effect.provide(layer({ count: WORKERS, solver })))
  )
  const { system, user } = process.cpuUsage(before)
  return { result, wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
}

const mean = (numbers: ReadonlyArray<number>) =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length

/** The largest error of a difference from the leader. */
function errorOf({ contracts, differences }: Comparison): number {
  const leader = contracts.toSorted((a, b) => b.total!.mean - a.total!.mean)[0]!.contract
  return Math.max(...differences.filter(({ a, b }) => a === leader || b === leader).map(({ se }) => se))
}

/** CPU seconds of libdds for one cell of a deal of question 1; undefined where it is not installed. */
async function peerSeconds(): Promise<number | undefined> {
  const reference = openReference()
  if (typeof reference === "string") {
    console.log(`${reference}; the stated figure stands alone`)
    return undefined
  }
  const { contracts, seed, spec } = question(1)
  const dealer = dealerOf(spec)
  const deal = new Uint16Array(16)
  let milliseconds = 0
  for (let n = 0; n < PEER_DEALS; n++) {
    dealer.deal(seed, n, deal, 0)
    milliseconds += (await reference.ask(askCell(deal, cellsOf(contracts)[0]!))).milliseconds
  }
  await reference.close()
  return milliseconds / 1000 / PEER_DEALS
}

/** Question 1 to a stated error, and what others take for it. */
async function toStatedError(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  say(
    `${today}, ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.versions.node}, ${WORKERS} workers. Question 1 to a standard error of ${ERROR} points:`
  )
  say("")
  say("| method | deals solved | seconds on the clock | CPU seconds | error |")
  say("| --- | ---: | ---: | ---: | ---: |")
  let plainDeals = 0
  for (const regression of [false, true]) {
    const { cpu, result, wall } = await timed({ ...question(1), deals: 20_000, untilSe: ERROR, regression })
    const error = errorOf(result)
    if (!regression) plainDeals = result.model.deals * (error / ERROR) ** 2
    const name = regression ? "two-phase sampling" : "every deal solved"
    say(`| ${name} | ${result.model.deals} | ${wall.toFixed(1)} | ${cpu.toFixed(1)} | ${error.toFixed(2)} |`)
  }
  const measured = await peerSeconds()
  for (const [name, each] of [
    [`libdds, one cell a deal, measured on ${PEER_DEALS} of the same deals`, measured],
    ["Python with libdds, as stated", STATED_SECONDS_A_DEAL]
  ] as const) {
    if (each === undefined) continue
    const seconds = each * plainDeals
    say(
      `| ${name} | ${plainDeals.toFixed(0)} | ${(seconds / WORKERS).toFixed(1)} | ${seconds.toFixed(1)} | ${ERROR.toFixed(2)} |`
    )
  }
  say("")
}

if (values.only === undefined) await toStatedError()
say(
  `The same error in what part of the CPU time: ${values.deals} solved deals for each question, dealing and predicting included; the error is that of the widest difference from the leader. Two-phase sampling ran with ${SEEDS.length} seeds: mean CPU time, root of the mean squared error, and in brackets the part for each seed.`
)
say("")
say("| question | CPU s | error | CPU s, two-phase | error, two-phase | CPU time for the same error |")
say("| --- | ---: | ---: | ---: | ---: | ---: |")
for (const name of [1, 4, 5, "readme"] as const) {
  if (values.only !== undefined && values.only !== String(name)) continue
  const options = { ...question(name), deals: Number(values.deals) }
  const plain = await timed(options)
  const before = errorOf(plain.result)
  const reduced: Array<{ readonly cpu: number; readonly error: number }> = []
  for (const seed of SEEDS) {
    const { cpu, result } = await timed({ ...options, seed, regression: true })
    reduced.push({ cpu, error: errorOf(result) })
  }
  const part = (cpu: number, square: number) => ((plain.cpu * before ** 2) / (cpu * square)).toFixed(1)
  const cpu = mean(reduced.map((run) => run.cpu))
  const square = mean(reduced.map(({ error }) => error ** 2))
  const each = reduced.map((run) => `1/${part(run.cpu, run.error ** 2)}`)
  const title = name === "readme" ? "README's hand" : name
  say(
    `| ${title} | ${plain.cpu.toFixed(1)} | ${before.toFixed(2)} | ${cpu.toFixed(1)} | ${Math.sqrt(square).toFixed(2)} | 1/${part(cpu, square)} (${each.join(", ")}) |`
  )
}

if (values.write && values.only === undefined) {
  const file = new URL("../../../docs/benchmarks.md", import.meta.url)
  const text = readFileSync(file, "utf8")
  const heading = "## Comparing contracts\n"
  const section = `${heading}\n\`pnpm bench:compare --write\` made this.\n\n${lines.join("\n")}\n\n`
  const [before, rest] = text.includes(heading)
    ? (text.split(heading) as [string, string])
    : (text.split("## Elsewhere") as [string, string])
  const after = text.includes(heading) ? rest.slice(rest.indexOf("\n## ") + 1) : `## Elsewhere${rest}`
  writeFileSync(file, `${before}${section}${after}`)
}
