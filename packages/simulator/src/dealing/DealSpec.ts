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
  /** Tries for one deal before giving up. */
  readonly limit: number
}

/** Tries for one deal unless told otherwise: some seconds of dealing. */
export const TRIES = 10_000_000

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
  /**
   * Writes deal `number` of `seed` into 16 holdings from `offset` and returns how many deals were tried for it;
   * 0 when none was found within the limit, or when the condition is impossible. `purpose` chooses other streams.
   */
  readonly deal: (seed: number, number: number, out: PackedDeal, offset: number, purpose?: number) => number
}

/** Whether a complete deal, 16 holdings from `offset`, is wanted. */
export type Accept = (packed: PackedDeal, offset: number) => boolean

/** Double-dummy tricks, for conditions that ask for them. */
export type Tricks = Environment["tricks"]

/** The dealer for a specification. `accept` is a further condition, for callers in the same thread. */
export const dealerOf = (spec: DealSpec, accept?: Accept, tricks: Tricks = noSolver): Dealer => {
  const rng = new Rng(0)
  const environment: Environment = {
    counts: spec.counts,
    tricks,
    random: (n) => rng.below(Math.min(n, 2 ** 21))
  }
  const test =
    accept === undefined
      ? undefined
      : (packed: PackedDeal, offset: number) => (accept(packed, offset) ? 1 : 0)
  const plan = planOf(spec, environment, test)
  return {
    plan,
    deal: (seed, number, out, offset, purpose = 0) => {
      if (plan.impossible) return 0
      rng.seek(seed, number, purpose)
      for (let tries = 1; tries <= spec.limit; tries++) {
        if (plan.attempt(rng, out, offset)) return tries
      }
      return 0
    }
  }
}

function noSolver(): number {
  throw new Error("tricks(…) needs the double-dummy solver here")
}
