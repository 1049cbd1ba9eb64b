/* oxlint-disable no-await-in-loop -- the solvers are measured in turn */
/**
 * Measures the solver beside Debian's libdds on the same deals, in turn and single-threaded: full tables, one exact cell, and
 * a yes/no question with the target at the edge. Without libdds it says so and measures itself alone.
 *
 *   pnpm bench:solver [--random N] [--fixture N] [--passes N] [--write]     200 and 300 deals, 3 passes if not given
 *   pnpm bench:solver --no-tables --cells 4      without full tables; cells asked about in each deal, 1 if not given
 *
 * All deals are asked about once in every pass, and the least time of each question counts, for both solvers: what else runs on the
 * machine can only lengthen a time. Neither solver remembers a deal from one pass to the next.
 * `--write` puts the result into the section "Solver" of docs/benchmarks.md.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { newKernel, numbers, solvedDeals } from "../test/support/deals.ts"
import { askCell, askDefence, askTable, manyDeals, randomDeal } from "./questions.ts"
import { openReference } from "./reference.ts"

const SEED = 20261130
const { values } = parseArgs({
  options: {
    random: { type: "string", default: "200" },
    fixture: { type: "string", default: "300" },
    passes: { type: "string", default: "3" },
    cells: { type: "string", default: "1" },
    tables: { type: "boolean", default: true },
    write: { type: "boolean", default: false }
  },
  allowNegative: true
})
const reference = openReference()
if (typeof reference === "string") console.log(`${reference}; measuring our solver alone`)

const kernel = newKernel()
const sets: ReadonlyArray<readonly [string, ReadonlyArray<Uint16Array>]> = [
  [`random, seed ${SEED}`, manyDeals(randomDeal, Number(values.random), SEED)],
  [
    "double-dummy-300",
    solvedDeals()
      .slice(0, Number(values.fixture))
      .map(({ deal }) => deal)
  ]
]

interface Ask {
  readonly ours: (deal: Uint16Array, n: number) => ReadonlyArray<number>
  readonly theirs: (deal: Uint16Array, n: number) => string
}

const timed = <A>(work: () => A): { readonly value: A; readonly milliseconds: number } => {
  const before = process.cpuUsage()
  const value = work()
  const { system, user } = process.cpuUsage(before)
  return { value, milliseconds: (user + system) / 1000 }
}

interface Row {
  readonly question: string
  readonly name: string
  readonly ours: ReadonlyArray<number>
  readonly theirs: ReadonlyArray<number>
}

const PASSES = Number(values.passes)

/** Asks both about every deal, the one that goes first changing with the deal and the pass. */
const measure = async (
  question: string,
  set: string,
  deals: ReadonlyArray<Uint16Array>,
  ask: Ask
): Promise<Row> => {
  const name = `${question}, ${deals.length} ${set}`
  const ours: Array<number> = Array(deals.length).fill(Infinity)
  const theirs: Array<number> = typeof reference === "string" ? [] : Array(deals.length).fill(Infinity)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [n, deal] of deals.entries()) {
      const askThem = async () =>
        typeof reference === "string" ? undefined : await reference.ask(ask.theirs(deal, n))
      const early = (n + pass) % 2 === 0 ? await askThem() : undefined
      const mine = timed(() => ask.ours(deal, n))
      const answer = early ?? (await askThem())
      ours[n] = Math.min(ours[n]!, mine.milliseconds)
      if (answer === undefined) continue
      theirs[n] = Math.min(theirs[n]!, answer.milliseconds)
      if (mine.value.join() !== answer.results.join())
        throw new Error(`${name}, deal ${n}: ${mine.value.join()} here, ${answer.results.join()} there`)
    }
  }
  return { question, name, ours, theirs }
}

const rows: Array<Row> = []
for (const deal of sets[0]![1].slice(0, 3)) kernel.table(deal)
const CELLS = Number(values.cells)
for (const [set, deals] of sets) {
  if (deals.length === 0) continue
  const below = numbers(SEED)
  // One cell of every deal, then another one: a solver that has just had the deal would remember it.
  const cells = Array.from({ length: deals.length * CELLS }, () => below(20))
  const often = cells.map((_, n) => deals[n % deals.length]!)
  const tables: Array<Uint8Array> = []
  if (values.tables) {
    rows.push(
      await measure("full table", set, deals, {
        ours: (deal, n) => [...(tables[n] = kernel.table(deal))],
        theirs: (deal) => askTable(deal)
      })
    )
  } else tables.push(...deals.map((deal) => kernel.table(deal)))
  // In turn the most that declarer makes and one more.
  const edge = (n: number): number =>
    Math.min(13, Math.max(1, tables[n % deals.length]![cells[n]!]! + (n % 2)))
  rows.push(
    await measure("one cell", set, often, {
      // From the side on lead, as libdds answers.
      ours: (deal, n) => [13 - kernel.tricks(deal, cells[n]! >> 2, cells[n]! & 3)],
      theirs: (deal, n) => askCell(deal, cells[n]!)
    }),
    await measure("yes or no at the edge", set, often, {
      ours: (deal, n) => [kernel.makes(deal, cells[n]! >> 2, cells[n]! & 3, edge(n)) ? 0 : 1],
      theirs: (deal, n) => askDefence(deal, cells[n]!, 14 - edge(n))
    })
  )
}

const sum = (times: ReadonlyArray<number>): number => times.reduce((total, time) => total + time, 0)
const figures = (times: ReadonlyArray<number>): ReadonlyArray<string> => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return [at(0.5), sum(times) / times.length, at(0.95), sorted.at(-1)!, sum(times)].map((time) =>
    time.toFixed(1)
  )
}
const lines = [
  "| CPU ms a question | solver | median | mean | p95 | max | total | ratio of totals |",
  "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
]
for (const { name, ours, theirs } of rows) {
  const ratio = theirs.length === 0 ? "" : `**${(sum(ours) / sum(theirs)).toFixed(2)}**`
  lines.push(`| ${name} | ours | ${figures(ours).join(" | ")} | ${ratio} |`)
  if (theirs.length > 0) lines.push(`| | libdds | ${figures(theirs).join(" | ")} | |`)
}
/** The ratio of each kind of question over all its deals. */
const together = [...new Set(rows.map(({ question }) => question))].flatMap((question) => {
  const all = rows.filter((row) => row.question === question)
  const ours = sum(all.flatMap((row) => row.ours))
  const theirs = sum(all.flatMap((row) => row.theirs))
  return theirs === 0 ? [] : [`${question} ${(ours / theirs).toFixed(2)}`]
})
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`
const memory = [
  `peak memory: ours ${megabytes(process.resourceUsage().maxRSS * 1024)} with Node, of which the table ` +
    megabytes(kernel.counters().peakBytes)
]
if (typeof reference !== "string") memory.push(`libdds ${megabytes(await reference.close())}`)
const peer = typeof reference === "string" ? reference : `${reference.version}, one thread`
const heading =
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}; ` +
  `beside ${peer}. CPU time of the process, both solvers in turn on each deal, the least of ${PASSES} passes; ${memory.join(", ")}.`
const report = `${heading}\n\n${lines.join("\n")}\n${together.length === 0 ? "" : `\nRandom and fixture together: ${together.join(", ")}.\n`}`
console.log(report)

if (values.write) {
  const file = new URL("../../../docs/benchmarks.md", import.meta.url)
  const old = existsSync(file) ? readFileSync(file, "utf8") : "# Benchmarks\n"
  const section = `## Solver\n\n\`pnpm bench:solver --write\` made this.\n\n${report}`
  const start = old.indexOf("## Solver\n")
  const after = start < 0 ? -1 : old.indexOf("\n## ", start + 1)
  const before = start < 0 ? `${old.trimEnd()}\n\n` : old.slice(0, start)
  writeFileSync(file, before + section + (after < 0 ? "" : old.slice(after)))
}
