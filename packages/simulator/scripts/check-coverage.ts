/**
 * Do the intervals hold what they promise? The solved deals of data/deals.bank in which North and South have 22 to 28
 * points are taken as the whole population, so the true values are known. Thousands of small runs are drawn from it with
 * replacement, and it is counted how often an interval holds the true value and how often `best` holds the truly best
 * contract. Usage: pnpm check:coverage [RUNS] (4000)
 */
import { parse as parseContract, toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { LOVE_ALL } from "@rubber-bridge/core/rubber/RubberState"
import { Effect, Result } from "effect"
import { loadBank } from "../src/bank/LoadBank.ts"
import type { CompareOptions } from "../src/comparison/Compare.ts"
import type { Comparison } from "../src/comparison/Comparison.ts"
import { FEATURES, writeFeatures } from "../src/comparison/DealFeatures.ts"
import { type Backdrop, estimatorOf, PLAIN } from "../src/comparison/Estimator.ts"
import { cellsOf, Sample } from "../src/comparison/Sample.ts"
import { errorAgainstLeader, summarize } from "../src/comparison/Summary.ts"
import { handPoints } from "../src/bank/DealFacts.ts"
import { ANY_DEAL } from "../src/dealing/DealSpec.ts"
import { folklore } from "../src/equity/Folklore.ts"
import { Rng } from "../src/random/Rng.ts"
import { PopulationTally } from "../src/statistics/ControlVariate.ts"
import { meanInterval } from "../src/statistics/Interval.ts"

const RUNS = Number(process.argv[2] ?? 4000)
const CONFIDENCE = 0.95
const LISTS = [
  ["2NN", "3NN", "1NN"],
  ["2NN", "3NN", "1NN", "2SN", "4SN"],
  ["2NN", "3NN", "1NN", "2SN", "4SN", "2HS", "4HS", "3DS"]
]

const bank = await Effect.runPromise(loadBank())
const chosen = Array.from({ length: bank.count }, (_, n) => n).filter((n) => {
  const points = handPoints(bank.deals, 16 * n) + handPoints(bank.deals, 16 * n + 8)
  return points >= 22 && points <= 28
})
console.log(
  `${bank.count} solved deals, ${chosen.length} with 22 to 28 points for North and South; ${RUNS} runs each`
)

const rows = new Float64Array(chosen.length * FEATURES)
const row = new Float64Array(FEATURES)
for (const [n, deal] of chosen.entries()) {
  writeFeatures(bank.deals, 16 * deal, row)
  rows.set(row, n * FEATURES)
}

const optionsOf = (names: ReadonlyArray<string>): CompareOptions => ({
  contracts: names.map((name) => Result.getOrThrow(parseContract(name))),
  spec: ANY_DEAL,
  seed: 0,
  rubber: LOVE_ALL,
  side: "NorthSouth",
  equity: folklore,
  deals: 0,
  untilSe: undefined,
  confidence: CONFIDENCE,
  punish: undefined,
  tricks: "double-dummy"
})

/** A sample with these deals of the population added. */
function add(sample: Sample, picks: ReadonlyArray<number>): Sample {
  const deals = new Uint16Array(16 * picks.length)
  const tricks = new Uint8Array(picks.length * sample.cells.length)
  for (const [n, pick] of picks.entries()) {
    const deal = chosen[pick]!
    deals.set(bank.deals.subarray(16 * deal, 16 * deal + 16), 16 * n)
    for (const [m, cell] of sample.cells.entries())
      tricks[n * sample.cells.length + m] = bank.tricks[20 * deal + cell]!
  }
  sample.add({ kind: "answer", deals, tricks, tries: picks.length, share: 1 })
  return sample
}

/** Features of `count` deals drawn for the population's figures alone. */
function backdrop(rng: Rng, count: number): Backdrop {
  const tally = new PopulationTally(FEATURES)
  for (let n = 0; n < count; n++) {
    const at = rng.below(chosen.length) * FEATURES
    tally.add(rows.subarray(at, at + FEATURES))
  }
  return { columns: Array.from({ length: FEATURES }, (_, n) => n), population: tally.population }
}

class Coverage {
  private held = 0
  private of = 0
  count(holds: boolean): void {
    this.of++
    if (holds) this.held++
  }
  get text(): string {
    const share = this.held / this.of
    return `${(100 * share).toFixed(1)} ± ${(100 * Math.sqrt((share * (1 - share)) / this.of)).toFixed(1)} %`
  }
}

const draw = (rng: Rng, count: number) => Array.from({ length: count }, () => rng.below(chosen.length))
const within = ({ high, low }: { readonly low: number; readonly high: number }, value: number) =>
  low <= value && value <= high

/** Counts what one run got right. */
function judge(run: Comparison, truth: Comparison, deals: number, counts: Record<string, Coverage>): void {
  for (const [n, { makes, total }] of run.contracts.entries()) {
    counts["total"]!.count(
      within(meanInterval({ ...total!, count: deals }, CONFIDENCE), truth.contracts[n]!.total!.mean)
    )
    counts["makes"]!.count(within(makes, truth.contracts[n]!.makes.mean))
  }
  for (const [n, difference] of run.differences.entries()) {
    counts["difference"]!.count(within(difference, truth.differences[n]!.mean))
  }
  const totals = truth.contracts.map(({ total }) => total!.mean)
  counts["best"]!.count(run.best.includes(truth.contracts[totals.indexOf(Math.max(...totals))]!.contract))
}

const table = (title: string, counts: Record<string, Coverage>) =>
  console.log(
    `  ${title.padEnd(34)} ${Object.entries(counts)
      .map(([name, { text }]) => `${name} ${text}`)
      .join("   ")}`
  )
const fresh = () => ({
  total: new Coverage(),
  makes: new Coverage(),
  difference: new Coverage(),
  best: new Coverage()
})

for (const names of LISTS) {
  const options = optionsOf(names)
  const everything = add(
    new Sample(cellsOf(options.contracts)),
    chosen.map((_, n) => n)
  )
  const truth = summarize(options, everything, PLAIN)
  const values = truth.contracts.map(({ contract, total }) => `${contract} ${total!.mean.toFixed(0)}`)
  console.log(
    `${names.length} contracts: ${values.join(", ")} (${options.contracts.map(contractText).length} compared)`
  )
  const rng = new Rng(names.length, 0)
  for (const size of [50, 200]) {
    const counts = fresh()
    for (let run = 0; run < RUNS; run++) {
      const sample = add(new Sample(everything.cells), draw(rng, size))
      judge(summarize(options, sample, PLAIN), truth, size, counts)
    }
    table(`plain, ${size} deals`, counts)
  }
  const counts = fresh()
  const backdrops = Array.from({ length: 40 }, () => backdrop(rng, 5000))
  let gain = 0
  for (let run = 0; run < RUNS; run++) {
    const sample = add(new Sample(everything.cells), draw(rng, 500))
    const result = summarize(options, sample, estimatorOf(sample.packed, backdrops[run % backdrops.length]!))
    judge(result, truth, 500, counts)
    gain += (result.model.effectiveDeals ?? 500) / 500
  }
  table(`regression, 500 deals (gain ${(gain / RUNS).toFixed(2)})`, counts)
  const stopping = fresh()
  let used = 0
  for (let run = 0; run < RUNS; run++) {
    const sample = new Sample(everything.cells)
    do add(sample, draw(rng, 500))
    while (sample.deals < 5000 && errorAgainstLeader(options, sample, PLAIN) > 9)
    used += sample.deals
    judge(summarize(options, sample, PLAIN), truth, sample.deals, stopping)
  }
  table(`until-se 9 (${Math.round(used / RUNS)} deals on average)`, stopping)
}
