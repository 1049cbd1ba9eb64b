/**
 * Which deals are wanted, as plain data that crosses to a worker thread. The deal with number k of seed s depends on
 * nothing else, so every worker makes the same one.
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../random/Rng.ts"
import { type Counts, type Expression, STANDARD_COUNTS, TRUE } from "./language/Expression.ts"
import type { Environment } from "./language/evaluator.ts"
import { type Plan, planOf } from "./smart/Plan.ts"

export interface DealSpec {
  /** 16 holdings of known cards, as `Fixed.held`. */
  readonly held: PackedDeal
  /** True for the deals that are wanted. */
  readonly condition: Expression
  /** What the condition's point counts count. */
  readonly counts: Counts
  /** Work for one deal before giving up: a try counts 1, a question to the solver `SOLVER_WORK`. */
  readonly limit: number
}

/** Work for one deal unless told otherwise: some seconds of dealing, some minutes of solving. */
export const TRIES = 10_000_000

/** What a question to the solver counts beside a try, which costs it far less than this. */
export const SOLVER_WORK = 1000

/** The search for one deal is cut into blocks of so much work, each with random numbers of its own: several threads can share it. */
export const BLOCK = 131_072

/** Four unknown hands and no condition. */
export const ANY_DEAL: DealSpec = {
  held: new Uint16Array(16),
  condition: TRUE,
  counts: STANDARD_COUNTS,
  limit: TRIES
}

/** Makes the deals of a specification. */
export interface Dealer {
  readonly plan: Plan
  /** Blocks until the limit is reached. */
  readonly blocks: number
  /** Tries of the last block that was searched, and the work it took. */
  readonly spent: { tries: number; work: number }
  /**
   * Writes deal `number` of `seed` into 16 holdings from `offset` and returns how many deals were tried for it;
   * 0 when none was found within the limit, or when the condition is impossible. `purpose` chooses other streams.
   */
  readonly deal: (seed: number, number: number, out: PackedDeal, offset: number, purpose?: number) => number
  /** One block of that search; true when it found the deal. The deal is that of the first block to find one. */
  readonly search: (
    seed: number,
    number: number,
    block: number,
    out: PackedDeal,
    offset: number,
    purpose?: number
  ) => boolean
}

/** Whether a complete deal, 16 holdings from `offset`, is wanted. */
export type Accept = (packed: PackedDeal, offset: number) => boolean

/** Double-dummy tricks, for conditions that ask for them. */
export type Tricks = Environment["tricks"]

/** The dealer for a specification. `accept` is a further condition, for callers in the same thread. */
export const dealerOf = (spec: DealSpec, accept?: Accept, tricks: Tricks = noSolver): Dealer => {
  const rng = new Rng(0)
  const spent = { tries: 0, work: 0 }
  const environment: Environment = {
    counts: spec.counts,
    tricks: (packed, offset, denomination, declarer) => {
      spent.work += SOLVER_WORK
      return tricks(packed, offset, denomination, declarer)
    },
    random: (n) => rng.below(Math.min(n, 2 ** 21))
  }
  const test =
    accept === undefined
      ? undefined
      : (packed: PackedDeal, offset: number) => (accept(packed, offset) ? 1 : 0)
  const plan = planOf(spec, environment, test)
  const blocks = Math.max(1, Math.ceil(spec.limit / BLOCK))
  const search: Dealer["search"] = (seed, number, block, out, offset, purpose = 0) => {
    const most = Math.min(BLOCK, spec.limit - block * BLOCK)
    rng.seek(seed, number, purpose, block)
    spent.tries = 0
    spent.work = 0
    while (spent.work < most) {
      spent.tries++
      spent.work++
      if (plan.attempt(rng, out, offset)) return true
    }
    return false
  }
  return {
    plan,
    blocks,
    spent,
    search,
    deal: (seed, number, out, offset, purpose = 0) => {
      let tries = 0
      for (let block = 0; block < blocks && !plan.impossible; block++) {
        const found = search(seed, number, block, out, offset, purpose)
        tries += spent.tries
        if (found) return tries
      }
      return 0
    }
  }
}

function noSolver(): number {
  throw new Error("tricks(…) needs the double-dummy solver here")
}
