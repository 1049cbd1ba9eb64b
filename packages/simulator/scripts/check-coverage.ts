/**
 * Do the intervals hold what they promise? The solved deals of data/deals.bank in which North and South have 22 to 28
 * points are taken as the whole population, so the true values are known. Thousands of small runs are drawn from it with
 * replacement, and it is counted how often an interval holds the true value and how often `best` holds the truly best
 * contract. Two-phase runs draw sixteen times as many deals and look up the tricks of those chosen.
 * Usage: pnpm check:coverage [RUNS] [CONTRACTS] [CASE…] (4000 runs of every case for lists of 3, 5 and 8 contracts)
 */
import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { LOVE_ALL } from "@rubber-bridge/core/rubber/RubberState"
import { Effect, Result } from "effect"
import { handPoints } from "../src/bank/DealFacts.ts"
import { loadBank } from "../src/bank/LoadBank.ts"
import type { CompareOptions } from "../src/comparison/Compare.ts"
import type { Comparison } from "../src/comparison/Comparison.ts"
import type { Drawn } from "../src/comparison/Drawn.ts"
import { cellsOf, Sample } from "../src/comparison/Sample.ts"
import { stakesOf, stepsOf } from "../src/comparison/Stakes.ts"
import { errorAgainstLeader, summarize } from "../src/comparison/Summary.ts"
import { TwoPhaseSample } from "../src/comparison/TwoPhaseSample.ts"
import { ANY_DEAL } from "../src/dealing/DealSpec.ts"
import { folklore } from "../src/equity/Folklore.ts"
import { choiceOf } from "../src/prediction/Choice.ts"
import { inquire } from "../src/prediction/Inquiry.ts"
import { Predictor, TRICK_COUNTS } from "../src/prediction/Network.ts"
import { networkOf } from "../src/prediction/Networks.ts"
import { SuitPlay } from "../src/prediction/SuitPlay.ts"
import { Rng } from "../src/random/Rng.ts"
import { estimate } from "../src/statistics/Estimate.ts"
import { meanInterval } from "../src/statistics/Interval.ts"
import type { Cell, SampleTask } from "../src/workers/protocol.ts"

const RUNS = Number(process.argv[2] ?? 4000)
const [, , , SIZE, ...CASES] = process.argv
const CONFIDENCE = 0.95
const RATIO = 16
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

/** Adds these deals of the population, all solved. */
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

/** What the predictor says of the whole population in a cell. */
interface Foreseen {
  readonly chances: Float32Array
  readonly hidden: Float32Array
  readonly width: number
  readonly efforts: Float64Array
}

const play = new SuitPlay()
const foreseen = new Map<Cell, Foreseen>()
function foresee(cell: Cell): Foreseen {
  const known = foreseen.get(cell)
  if (known !== undefined) return known
  const predictor = new Predictor(networkOf(cell >> 2), cell >> 2, cell & 3, play)
  const { width } = predictor
  const all = {
    chances: new Float32Array(chosen.length * TRICK_COUNTS),
    hidden: new Float32Array(chosen.length * width),
    width,
    efforts: new Float64Array(chosen.length)
  }
  for (const [n, deal] of chosen.entries()) {
    const { chances, effort, hidden } = predictor.predict(bank.deals, 16 * deal)
    all.chances.set(chances, n * TRICK_COUNTS)
    all.hidden.set(hidden, n * width)
    all.efforts[n] = Math.exp(effort)
  }
  foreseen.set(cell, all)
  return all
}

/** The part of a task that does not change from batch to batch. */
type Wanted = Pick<SampleTask, "cells" | "stakes" | "steps">

/** Adds batches of 25 solved deals, chosen among sixteen times as many drawn from the population. */
function addChosen(sample: TwoPhaseSample, wanted: Wanted, solved: number, rng: Rng): TwoPhaseSample {
  const { cells } = wanted
  const using = cells.map(foresee)
  for (let batch = 0; batch < solved; batch += 25) {
    const count = 25 * RATIO
    const picks = draw(rng, count)
    const deals = new Uint16Array(16 * count)
    const width = Math.max(...using.map((all) => all.width))
    const chances = new Float32Array(count * cells.length * TRICK_COUNTS)
    const hidden = new Float32Array(count * cells.length * width)
    const efforts = new Float64Array(count)
    for (const [n, pick] of picks.entries()) {
      deals.set(bank.deals.subarray(16 * chosen[pick]!, 16 * chosen[pick]! + 16), 16 * n)
      for (const [m, all] of using.entries()) {
        const at = n * cells.length + m
        chances.set(all.chances.subarray(pick * TRICK_COUNTS, (pick + 1) * TRICK_COUNTS), at * TRICK_COUNTS)
        hidden.set(all.hidden.subarray(pick * all.width, (pick + 1) * all.width), at * width)
        efforts[n]! += all.efforts[pick]!
      }
    }
    const choice = choiceOf({ ...wanted, solved: 25 }, chances, efforts, rng)
    const { tricks, ...inquiries } = inquire(wanted, chances, choice, (place, cell) => {
      const tricks = bank.tricks[20 * chosen[picks[place]!]! + cell]!
      return { tricks: () => tricks, reaches: (number) => tricks >= number }
    })
    const sampling = {
      chances,
      hidden,
      chosen: choice.chosen,
      probabilities: choice.probabilities,
      ...inquiries
    }
    sample.add({ kind: "answer", deals, tricks, tries: count, share: 1, sampling })
  }
  return sample
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

/** How far means of many runs are from the truth, in their standard errors; the furthest of several figures. */
class Bias {
  private readonly errors = new Map<string, Array<number>>()
  add(name: string, error: number): void {
    const known = this.errors.get(name) ?? []
    known.push(error)
    this.errors.set(name, known)
  }
  get furthest(): number {
    const all = [...this.errors.values()].map((errors) => {
      const { mean, se } = estimate(errors)
      return se === 0 ? 0 : mean / se
    })
    return all.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)
  }
}

/** Counts what one run got right. */
function judge(
  run: Comparison,
  truth: Comparison,
  deals: number,
  counts: Record<string, Coverage>,
  bias: Bias
): void {
  for (const [n, { makes, total }] of run.contracts.entries()) {
    counts["total"]!.count(
      within(meanInterval({ ...total!, count: deals }, CONFIDENCE), truth.contracts[n]!.total!.mean)
    )
    counts["makes"]!.count(within(makes, truth.contracts[n]!.makes.mean))
    bias.add(`total ${n}`, total!.mean - truth.contracts[n]!.total!.mean)
    bias.add(`makes ${n}`, makes.mean - truth.contracts[n]!.makes.mean)
  }
  for (const [n, difference] of run.differences.entries()) {
    counts["difference"]!.count(within(difference, truth.differences[n]!.mean))
    bias.add(`difference ${n}`, difference.mean - truth.differences[n]!.mean)
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

const started = Date.now()
for (const names of LISTS) {
  if (SIZE !== undefined && Number(SIZE) !== names.length) continue
  const options = optionsOf(names)
  const cells = cellsOf(options.contracts)
  const everything = add(
    new Sample(cells),
    chosen.map((_, n) => n)
  )
  const truth = summarize(options, everything)
  const values = truth.contracts.map(({ contract, total }) => `${contract} ${total!.mean.toFixed(0)}`)
  console.log(`${names.length} contracts: ${values.join(", ")}`)
  const stakes = stakesOf(options, cells)
  const wanted: Wanted = { cells, stakes, steps: stepsOf(stakes, cells) }
  const twoPhase = () => new TwoPhaseSample(cells, wanted.steps)
  const measure = (title: string, run: (rng: Rng) => Drawn) => {
    if (CASES.length > 0 && !CASES.includes(title)) return
    // Every case has random numbers of its own, so that it can be run alone.
    const rng = new Rng(
      names.length,
      0,
      [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2048, 0)
    )
    const counts = fresh()
    const bias = new Bias()
    let used = 0
    let worth = 0
    for (let n = 0; n < RUNS; n++) {
      const drawn = run(rng)
      const result = summarize(options, drawn)
      used += drawn.deals
      worth += (result.model.effectiveDeals ?? drawn.deals) / drawn.deals
      judge(result, truth, drawn.deals, counts, bias)
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    table(
      `${title}, ${Math.round(used / RUNS)} deals, worth ${(worth / RUNS).toFixed(2)} each, bias at most ${bias.furthest.toFixed(1)} se (${seconds} s)`,
      counts
    )
  }
  for (const size of [50, 200]) measure(`plain ${size}`, (rng) => add(new Sample(cells), draw(rng, size)))
  for (const size of names.length === 3 ? [50, 100, 200, 500] : [50, 100]) {
    measure(`two-phase ${size}`, (rng) => addChosen(twoPhase(), wanted, size, rng))
  }
  measure("until-se", (rng) => {
    const sample = new Sample(cells)
    do add(sample, draw(rng, 500))
    while (sample.deals < 5000 && errorAgainstLeader(options, sample) > 9)
    return sample
  })
  if (names.length > 3) continue
  measure("two-phase until-se", (rng) => {
    const sample = twoPhase()
    do addChosen(sample, wanted, 500, rng)
    while (sample.deals < 5000 && errorAgainstLeader(options, sample) > 6.5)
    return sample
  })
}
