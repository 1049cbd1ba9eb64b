/**
 * Many deals of which a part is solved. Each deal has a weight for every number of tricks: its predicted chance, and
 * for a solved deal what the prediction missed, times the number of deals it stands for. The weights of a deal
 * add up to 1, and their mean over the deals is an unbiased estimate of the distribution of tricks, whatever was predicted; so
 * is the mean of whatever is worth something by tricks. The standard error is that of a mean of these values, because deals
 * are drawn independently and the few chosen together make it no larger. docs/statistics.md#regression
 */
import { TRICK_COUNTS } from "../prediction/Network.ts"
import { correct } from "../statistics/Correction.ts"
import { type Estimate, estimate } from "../statistics/Estimate.ts"
import { type Answer, type Cell, EXACT_SHARE, type SampleTask, type Sampling } from "../workers/protocol.ts"
import type { Drawn } from "./Drawn.ts"
import { honoursIn } from "./PackedHonours.ts"

/** Solved deals from which on predictions are corrected, at all and by the predictor's hidden layer. */
const ENOUGH = 100
const PLENTY = 300

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

  /** By cell the steps up to which deals were solved; docs at `SampleTask`. */
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

  get weights(): Float64Array {
    return Float64Array.from(
      this.batches.flatMap(({ sampling }) => Array.from(sampling.probabilities, (chance) => 1 / chance))
    )
  }

  /** The weights of a cell: for each number of tricks those of all deals. */
  private trickWeights(cell: Cell): Float64Array {
    const known = this.weightsOf.get(cell)
    if (known !== undefined) return known
    const { weights } = this
    const tricks = this.solvedTricks(cell)
    const solved = new Uint32Array(this.deals)
    const groups = new Uint32Array(this.dealt)
    let [deal, place] = [0, 0]
    for (const [group, { count, sampling }] of this.batches.entries()) {
      for (const chosen of sampling.chosen) solved[place++] = deal + chosen
      groups.fill(group, deal, deal + count)
      deal += count
    }
    const chances = this.predicted(cell)
    const steps = this.steps[this.cells.indexOf(cell)]
    const found = findings(chances, solved, tricks, steps)
    if (this.deals >= ENOUGH) {
      const facts = this.facts(cell, chances)
      correct({ facts, width: facts.length / this.dealt, chances, groups, solved, found, weights })
    }
    const between = findings(chances, solved, tricks, steps)
    const exact = this.exact
    for (const [n, at] of solved.entries()) {
      for (let taken = 0; taken < TRICK_COUNTS; taken++) {
        const predicted = chances[at * TRICK_COUNTS + taken]!
        const known = between[n * TRICK_COUNTS + taken]!
        let missed = known - predicted
        if (steps !== undefined && exact[n] === 1)
          missed += ((tricks[n] === taken ? 1 : 0) - known) / EXACT_SHARE
        chances[at * TRICK_COUNTS + taken]! += missed * weights[n]!
      }
    }
    const columns = transposed(chances)
    this.weightsOf.set(cell, columns)
    return columns
  }

  private get exact(): Uint8Array {
    return Uint8Array.from(this.batches.flatMap(({ sampling }) => Array.from(sampling.exact)))
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
 * What solving found of each solved deal, as chances: 1 for its number of tricks, or the predicted chances of those between the
 * same steps.
 */
function findings(
  chances: Float64Array,
  solved: Uint32Array,
  tricks: Uint8Array,
  steps: ReadonlyArray<number> | undefined
): Float64Array {
  const found = new Float64Array(solved.length * TRICK_COUNTS)
  for (const [n, deal] of solved.entries()) {
    const taken = tricks[n]!
    const low = steps === undefined ? taken : (steps.findLast((step) => step <= taken) ?? 0)
    const end = steps === undefined ? taken + 1 : (steps.find((step) => step > taken) ?? TRICK_COUNTS)
    let sum = 0
    for (let other = low; other < end; other++) {
      const chance = Math.max(LEAST_CHANCE, chances[deal * TRICK_COUNTS + other]!)
      found[n * TRICK_COUNTS + other] = chance
      sum += chance
    }
    for (let other = low; other < end; other++) found[n * TRICK_COUNTS + other]! /= sum
  }
  return found
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
