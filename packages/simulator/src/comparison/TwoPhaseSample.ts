/**
 * Many deals of which a part is solved. Each deal has a weight for every number of tricks: its predicted chance, and
 * for a solved deal what the prediction missed, times the number of deals it stands for. The weights of a deal
 * add up to 1, and their mean over the deals is an unbiased estimate of the distribution of tricks, whatever was predicted; so
 * is the mean of whatever is worth something by tricks. The standard error is that of a mean of these values, because deals
 * are drawn independently and the few chosen together make it no larger. docs/statistics.md#regression
 */
import { STAGES } from "../prediction/Inquiry.ts"
import { TRICK_COUNTS } from "../prediction/Network.ts"
import { correct } from "../statistics/Correction.ts"
import { type Estimate, estimate } from "../statistics/Estimate.ts"
import type { Answer, Cell, Inquiries, SampleTask, Sampling } from "../workers/protocol.ts"
import type { Drawn } from "./Drawn.ts"
import { honoursIn } from "./PackedHonours.ts"

/** Solved deals from which on predictions are corrected, at all and by the predictor's hidden layer. */
const ENOUGH = 200
const PLENTY = 500

interface Batch {
  readonly count: number
  readonly sampling: Sampling
  readonly tricks: Uint8Array
  /** By denomination number, for those that occur. */
  readonly honours: ReadonlyArray<Int16Array | undefined>
}

export class TwoPhaseSample implements Drawn {
  readonly name = "two-phase"
  readonly cells: ReadonlyArray<Cell>
  deals = 0
  dealt = 0
  tries = 0
  share = 1
  private readonly batches: Array<Batch> = []
  private weightsOf = new Map<Cell, Float64Array>()

  /** By cell the steps that the solver was asked about; docs at `SampleTask`. */
  private readonly steps: SampleTask["steps"]

  constructor(cells: ReadonlyArray<Cell>, steps: SampleTask["steps"]) {
    this.cells = cells
    this.steps = steps
  }

  add({ deals, sampling, share, tricks, tries }: Answer): void {
    if (sampling === undefined) throw new Error("an answer without its sampling")
    const count = deals.length / 16
    const honours = [0, 1, 2, 3, 4].map((denomination) =>
      this.cells.some((cell) => cell >> 2 === denomination)
        ? Int16Array.from({ length: count }, (_, n) => honoursIn(deals, 16 * n, denomination))
        : undefined
    )
    this.batches.push({ count, sampling, tricks, honours })
    this.deals += sampling.chosen.length
    this.dealt += count
    this.tries += tries
    this.share = share
    this.weightsOf = new Map()
  }

  worth(cell: Cell, values: Float64Array): Float64Array {
    const weights = this.trickWeights(cell)
    const { dealt } = this
    const result = new Float64Array(dealt)
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
      const value = values[tricks]!
      if (value === 0) continue
      const from = tricks * dealt
      for (let deal = 0; deal < dealt; deal++) result[deal]! += value * weights[from + deal]!
    }
    return result
  }

  honours(cell: Cell): Int16Array {
    const result = new Int16Array(this.dealt)
    let at = 0
    for (const { count, honours } of this.batches) {
      result.set(honours[cell >> 2]!, at)
      at += count
    }
    return result
  }

  /** Its `count` is that of the solved deals, which are what the error has to be judged by. */
  estimate(values: Float64Array): Estimate {
    return { ...estimate(values), count: this.deals }
  }

  solvedTricks(cell: Cell): Uint8Array {
    const place = this.cells.indexOf(cell)
    const width = this.cells.length
    return Uint8Array.from(
      this.batches.flatMap(({ sampling, tricks }) =>
        Array.from(sampling.chosen, (_, n) => tricks[n * width + place]!)
      )
    )
  }

  solvedHonours(cell: Cell): Int16Array {
    return Int16Array.from(
      this.batches.flatMap(({ honours, sampling }) =>
        Array.from(sampling.chosen, (deal) => honours[cell >> 2]![deal]!)
      )
    )
  }

  /** Those of the deals of which everything was asked that settles a difference; 0 for the others. */
  get weights(): Float64Array {
    const { standing } = this
    for (const [place, cell] of this.cells.entries()) {
      const steps = this.steps[place]
      const { ends, factors, lows } = this.inquiries(cell)
      for (const n of standing.keys()) {
        let settled = 0
        for (let stage = n * STAGES; stage < (n + 1) * STAGES && settled === 0; stage++) {
          const inside = steps?.some((step) => step > lows[stage]! && step < ends[stage]!) ?? false
          if (!inside) settled = factors[stage]!
        }
        standing[n]! *= settled
      }
    }
    return standing
  }

  /** For how many dealt ones each chosen deal stands. */
  private get standing(): Float64Array {
    return Float64Array.from(
      this.batches.flatMap(({ sampling }) => Array.from(sampling.probabilities, (chance) => 1 / chance))
    )
  }

  /** The inquiries about a cell, by solved deal and stage. */
  private inquiries(cell: Cell): Inquiries {
    const place = this.cells.indexOf(cell)
    const width = this.cells.length
    const own = <A extends Uint8Array | Float64Array>(part: (sampling: Sampling) => A, out: A): A => {
      let to = 0
      for (const { sampling } of this.batches) {
        const from = part(sampling)
        for (let n = 0; n < sampling.chosen.length; n++) {
          const at = (n * width + place) * STAGES
          out.set(from.subarray(at, at + STAGES), to)
          to += STAGES
        }
      }
      return out
    }
    const size = this.deals * STAGES
    return {
      lows: own(({ lows }) => lows, new Uint8Array(size)),
      ends: own(({ ends }) => ends, new Uint8Array(size)),
      factors: own(({ factors }) => factors, new Float64Array(size))
    }
  }

  /** The weights of a cell: for each number of tricks those of all deals. */
  private trickWeights(cell: Cell): Float64Array {
    const known = this.weightsOf.get(cell)
    if (known !== undefined) return known
    const { standing } = this
    const solved = new Uint32Array(this.deals)
    const groups = new Uint32Array(this.dealt)
    let [deal, place] = [0, 0]
    for (const [group, { count, sampling }] of this.batches.entries()) {
      for (const chosen of sampling.chosen) solved[place++] = deal + chosen
      groups.fill(group, deal, deal + count)
      deal += count
    }
    const chances = this.predicted(cell)
    const inquiries = this.inquiries(cell)
    if (this.deals >= ENOUGH) {
      const facts = this.facts(cell, chances)
      const found = findings(chances, solved, inquiries, this.steps[this.cells.indexOf(cell)] !== undefined)
      const width = facts.length / this.dealt
      correct({ facts, width, chances, groups, solved, found, weights: standing })
    }
    addMissed(chances, solved, inquiries, standing)
    const columns = transposed(chances)
    this.weightsOf.set(cell, columns)
    return columns
  }

  /** What the correction may use: 1, the chances, and with enough deals the hidden layer. */
  private facts(cell: Cell, chances: Float64Array): Float64Array {
    const [first] = this.batches
    const all = first!.sampling.hidden.length / (first!.count * this.cells.length)
    const units = this.deals < PLENTY ? 0 : all
    const place = this.cells.indexOf(cell)
    const facts = new Float64Array(this.dealt * (1 + TRICK_COUNTS + units))
    let to = 0
    let from = 0
    for (const { count, sampling } of this.batches) {
      for (let deal = 0; deal < count; deal++) {
        facts[to++] = 1
        for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) facts[to++] = chances[from++]!
        const at = (deal * this.cells.length + place) * all
        for (let unit = 0; unit < units; unit++) facts[to++] = sampling.hidden[at + unit]!
      }
    }
    return facts
  }

  /** The predicted chances of a cell, deal by deal. */
  private predicted(cell: Cell): Float64Array {
    const place = this.cells.indexOf(cell)
    const result = new Float64Array(this.dealt * TRICK_COUNTS)
    let at = 0
    for (const { count, sampling } of this.batches) {
      for (let deal = 0; deal < count; deal++) {
        const from = (deal * this.cells.length + place) * TRICK_COUNTS
        for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) result[at++] = sampling.chances[from + tricks]!
      }
    }
    return result
  }
}

/**
 * What solving found of each solved deal, as chances: the predicted ones of the tricks that are still possible. With
 * `questions` the exact number does not count, which is known of few.
 */
function findings(
  chances: Float64Array,
  solved: Uint32Array,
  { ends, factors, lows }: Inquiries,
  questions: boolean
): Float64Array {
  const found = new Float64Array(solved.length * TRICK_COUNTS)
  for (const [n, deal] of solved.entries()) {
    let last = n * STAGES
    for (let stage = last + 1; stage < (n + 1) * STAGES; stage++) {
      const possible = ends[stage]! - lows[stage]!
      if (factors[stage] !== 0 && !(questions && possible === 1)) last = stage
    }
    restrict(chances, deal * TRICK_COUNTS, lows[last]!, ends[last]!, found, n * TRICK_COUNTS)
  }
  return found
}

/** Adds to the chances of the solved deals what each stage of the inquiry changed, times what it stands for. */
function addMissed(
  chances: Float64Array,
  solved: Uint32Array,
  { ends, factors, lows }: Inquiries,
  standing: Float64Array
): void {
  const before = new Float64Array(TRICK_COUNTS)
  const after = new Float64Array(TRICK_COUNTS)
  const missed = new Float64Array(TRICK_COUNTS)
  for (const [n, deal] of solved.entries()) {
    const at = deal * TRICK_COUNTS
    before.set(chances.subarray(at, at + TRICK_COUNTS))
    missed.fill(0)
    for (let stage = n * STAGES; stage < (n + 1) * STAGES; stage++) {
      const factor = factors[stage]!
      if (factor === 0) break
      restrict(chances, at, lows[stage]!, ends[stage]!, after, 0)
      for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
        missed[tricks]! += factor * (after[tricks]! - before[tricks]!)
      before.set(after)
    }
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
      chances[at + tricks]! += standing[n]! * missed[tricks]!
  }
}

/** The chances from `at` given at least `low` and less than `end` tricks, written to `to`. */
function restrict(
  chances: Float64Array,
  at: number,
  low: number,
  end: number,
  out: Float64Array,
  to: number
): void {
  out.fill(0, to, to + TRICK_COUNTS)
  let sum = 0
  for (let tricks = low; tricks < end; tricks++)
    sum += out[to + tricks] = Math.max(LEAST_CHANCE, chances[at + tricks]!)
  for (let tricks = low; tricks < end; tricks++) out[to + tricks]! /= sum
}

function transposed(rows: Float64Array): Float64Array {
  const count = rows.length / TRICK_COUNTS
  const columns = new Float64Array(rows.length)
  for (let deal = 0; deal < count; deal++) {
    for (let tricks = 0; tricks < TRICK_COUNTS; tricks++)
      columns[tricks * count + deal] = rows[deal * TRICK_COUNTS + tricks]!
  }
  return columns
}

/** No number of tricks is taken for impossible. */
const LEAST_CHANCE = 1e-9
