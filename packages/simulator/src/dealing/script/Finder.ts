/** Finds deals and the values that actions ask of them, in whatever thread it is called. Plain data in, typed arrays out. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { PURPOSE, Rng } from "../../random/Rng.ts"
import { type Dealer, dealerOf, type DealSpec, type Tricks } from "../DealSpec.ts"
import { compile, type Environment, type Evaluate } from "../language/evaluator.ts"
import type { Expression } from "../language/Expression.ts"

/** What is wanted of a run, the same for all its stretches. */
export interface Wanted {
  readonly spec: DealSpec
  /** Values of each deal. */
  readonly values: ReadonlyArray<Expression>
  readonly seed: number
}

/** Some deals of a run, from block `block` of the search for deal `first` on. */
export interface Stretch {
  readonly first: number
  readonly block: number
  /** Deals at most. */
  readonly count: number
  /** The stretch also ends with the block in which its work reaches this. */
  readonly work: number
}

export interface Found {
  readonly kind: "found"
  /** 16 holdings for each deal found, in order. */
  readonly deals: PackedDeal
  /** Tries for each, in this stretch, and those for the deal after the last that this stretch did not find. */
  readonly tries: Float64Array
  readonly unfinished: number
  /** Values of each deal, one for every expression. */
  readonly values: Int32Array
  /** Blocks that were searched and had no deal. */
  readonly failed: number
  /** The block where the search for the next deal goes on. */
  readonly block: number
  /** No block is left for that deal: it is given up. */
  readonly missing: boolean
}

export class Finder {
  readonly dealer: Dealer
  private readonly seed: number
  private readonly evaluate: ReadonlyArray<Evaluate>
  private readonly rng = new Rng(0)

  constructor({ seed, spec, values }: Wanted, tricks: Tricks) {
    this.seed = seed
    this.dealer = dealerOf(spec, undefined, tricks)
    const environment: Environment = {
      counts: spec.counts,
      tricks,
      random: (n) => this.rng.below(Math.min(n, 2 ** 21))
    }
    this.evaluate = values.map((value) => compile(value, environment))
  }

  find({ block: from, count, first, work }: Stretch): Found {
    const { dealer, evaluate, rng, seed } = this
    const deals = new Uint16Array(16 * count)
    const tries = new Float64Array(count)
    const values = new Int32Array(evaluate.length * count)
    let found = 0
    let block = from
    let unfinished = 0
    let spent = 0
    let failed = 0
    while (found < count && block < dealer.blocks && (spent === 0 || spent < work)) {
      const hit = dealer.search(seed, first + found, block, deals, 16 * found)
      unfinished += dealer.spent.tries
      spent += dealer.spent.work
      if (!hit) {
        block++
        failed++
        continue
      }
      if (evaluate.length > 0) rng.seek(seed, first + found, PURPOSE.choices)
      for (let n = 0; n < evaluate.length; n++)
        values[found * evaluate.length + n] = evaluate[n]!(deals, 16 * found)
      tries[found++] = unfinished
      unfinished = 0
      block = 0
    }
    return {
      kind: "found",
      deals: deals.subarray(0, 16 * found),
      tries: tries.subarray(0, found),
      unfinished,
      values: values.subarray(0, evaluate.length * found),
      failed,
      block,
      missing: block >= dealer.blocks
    }
  }
}
