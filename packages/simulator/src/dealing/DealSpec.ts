/**
 * Which deals are wanted, as plain data that crosses to a worker thread. The deal with number k of seed s depends on
 * nothing else, so every worker makes the same one.
 */
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Rng } from "../random/Rng.ts"
import { stockBeside } from "./Stock.ts"
import { dealStock } from "./Uniform.ts"

export interface DealSpec {
  /** 16 holdings of known cards, as `Fixed.held`. */
  readonly held: PackedDeal
  /** Tries for one deal before giving up. */
  readonly limit: number
}

/** Tries for one deal unless told otherwise: some seconds of dealing. */
export const TRIES = 10_000_000

/** Four unknown hands and no condition. */
export const ANY_DEAL: DealSpec = { held: new Uint16Array(16), limit: TRIES }

/** Makes the deals of a specification. */
export interface Dealer {
  /**
   * Writes deal `number` of `seed` into 16 holdings from `offset` and returns how many deals were tried for it;
   * 0 when none was found within the limit.
   */
  readonly deal: (seed: number, number: number, out: PackedDeal, offset: number) => number
}

/** Whether a complete deal, 16 holdings from `offset`, is wanted. */
export type Accept = (packed: PackedDeal, offset: number) => boolean

/** The dealer for a specification. `accept` is a further condition, for callers in the same thread. */
export const dealerOf = (spec: DealSpec, accept?: Accept): Dealer => {
  const stock = stockBeside(spec.held)
  const rng = new Rng(0)
  return {
    deal: (seed, number, out, offset) => {
      rng.seek(seed, number)
      for (let tries = 1; tries <= spec.limit; tries++) {
        out.set(spec.held, offset)
        dealStock(rng, stock, out, offset)
        if (accept === undefined || accept(out, offset)) return tries
      }
      return 0
    }
  }
}
