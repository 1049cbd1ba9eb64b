/**
 * `pnpm bench:validate`: a million deals as CSV, checked; the same file in the same run only parsed by the same CSV parser;
 * and scoring alone, beside the package bridge-scorer on the same contracts. Times are processor time, the best of several
 * runs, so that other work on the machine disturbs them less.
 */
import Papa from "papaparse"
import scorer from "bridge-scorer"
import { cpus } from "node:os"
import { CsvBlocks } from "../src/formats/csv/CsvBlocks.ts"
import { CsvCheck } from "../src/validation/files/CsvCheck.ts"
import { contractName } from "../src/validation/PossibleFigures.ts"
import { CONTRACTS, scoreTable, tableIndex } from "../src/validation/ScoreTable.ts"
import { archiveLines } from "../test/support/archive/index.ts"

const DEALS = 1_000_000
const RUNS = Number(process.argv[2] ?? 5)
const PIECE = 1 << 18

const lines: Array<string> = []
for (const { text } of archiveLines("csv", 1, Number.MAX_SAFE_INTEGER, 0)) {
  lines.push(text)
  if (lines.length > DEALS) break
}
const file = Buffer.from(`${lines.join("\n")}\n`)
lines.length = 0

/** The file as the command reads it: pieces of bytes, decoded one after another. */
function* pieces(): Generator<string> {
  const decoder = new TextDecoder()
  for (let at = 0; at < file.length; at += PIECE)
    yield decoder.decode(file.subarray(at, at + PIECE), { stream: true })
}

const best = (name: string, run: () => number): number => {
  let seconds = Number.POSITIVE_INFINITY
  let result = 0
  for (let n = 0; n < RUNS; n++) {
    const start = process.cpuUsage()
    result = run()
    const { system, user } = process.cpuUsage(start)
    seconds = Math.min(seconds, (user + system) / 1e6)
  }
  console.log(`${name.padEnd(52)} ${seconds.toFixed(3)} s  (${result} counted)`)
  return seconds
}

console.log(
  `Node ${process.version}, ${cpus()[0]?.model}, ${DEALS} deals, ${(file.length / 1e6).toFixed(1)} MB, best of ${RUNS}`
)
const parsed = best("the CSV parser alone, papaparse", () => {
  let rows = 0
  let rest = ""
  for (const piece of pieces()) {
    const text = rest + piece
    const end = text.lastIndexOf("\n") + 1
    rest = text.slice(end)
    if (end > 0)
      rows += Papa.parse<Array<string>>(text.slice(0, end - 1), { delimiter: ",", newline: "\n" }).data.length
  }
  return rows - 1
})
best("the same in blocks with line numbers", () => {
  const blocks = new CsvBlocks(",")
  let rows = 0
  for (const piece of pieces()) rows += blocks.push(piece).rows.length
  return rows + blocks.end().rows.length - 1
})
const checked = best("checked: parsed, scored, compared, state carried", () => {
  const check = new CsvCheck({ variant: "rubber", scale: "current", result: undefined, columns: new Map() })
  let records = 0
  let findings = 0
  for (const piece of pieces()) {
    const batch = check.push(piece)
    records += batch.records
    findings += batch.findings.length
  }
  const batch = check.end()
  if (findings + batch.findings.length > 0) throw new Error("a fault was found in a file that has none")
  return records + batch.records
})
console.log(
  `checking runs at ${((100 * parsed) / checked).toFixed(0)} % of the speed of parsing alone (goal: 50 %)\n`
)

const table = scoreTable("current")
const contracts = Array.from({ length: CONTRACTS }, (_, contract) => {
  const [, level, letter, risk] = /^(\d)(\w)(X*)$/u.exec(contractName(contract))!
  return { level: Number(level), denomination: letter === "N" ? "NT" : letter!, risk: risk! }
})
const SCORES = 10_000_000
const ours = best("scoring alone, the table of the validator, 10 million", () => {
  let sum = 0
  for (let n = 0; n < SCORES; n++) {
    const index = tableIndex(n % CONTRACTS, n & 1, n % 14)
    sum += table.below[index]! + table.above[index]! - table.penalty[index]!
  }
  return sum === 0 ? 0 : SCORES
})
const theirs = best("scoring alone, bridge-scorer, 10 million", () => {
  let sum = 0
  for (let n = 0; n < SCORES; n++)
    sum += scorer.contractTricks(contracts[n % CONTRACTS]!, (n & 1) === 1, n % 14)
  return sum === 0 ? 0 : SCORES
})
console.log(
  `a score takes ${(ours * 100).toFixed(1)} ns by table, ${(theirs * 100).toFixed(1)} ns in bridge-scorer`
)
