/** Repeatable random values for property tests: a multiplicative generator, written apart from the project's own. */
import type { Call } from "../../src/auction/Call.ts"
import { bid, bidNumbered, DOUBLE, PASS, REDOUBLE } from "../../src/auction/Call.ts"
import { LEVELS } from "../../src/auction/Contract.ts"
import { DENOMINATIONS } from "../../src/auction/Denomination.ts"
import { DOUBLINGS } from "../../src/auction/Doubling.ts"
import { SEATS } from "../../src/deal/Seat.ts"
import { type DealResult, PASSED_OUT, played } from "../../src/result/DealResult.ts"

export interface Random {
  /** A whole number from 0 to `count` - 1. */
  readonly below: (count: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
}

export const random = (seed: number): Random => {
  let state = seed
  const below = (count: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * count)
  }
  return { below, pick: (items) => items[below(items.length)]! }
}

/** A call of any kind; bids are as likely as all else together. */
export const randomCall = ({ below }: Random): Call => {
  const kind = below(10)
  if (kind < 3) return PASS
  if (kind < 5) return DOUBLE
  if (kind < 6) return REDOUBLE
  const { denomination, level } = bidNumbered(below(35))
  return bid(level, denomination)
}

/** A result of any kind, sometimes passed out, sometimes with honours. */
export const randomResult = ({ below, pick }: Random): DealResult => {
  if (below(12) === 0) return PASSED_OUT
  const level = pick(LEVELS)
  const denomination = pick(DENOMINATIONS)
  const contract = { level, denomination, doubling: pick(DOUBLINGS), declarer: pick(SEATS) }
  const tricks = below(3) === 0 ? below(14) : Math.min(13, level + 5 + below(3))
  if (below(6) > 0) return played(contract, tricks)
  return played(contract, tricks, {
    seat: pick(SEATS),
    points: denomination === "Notrump" ? 150 : pick([100, 150])
  })
}
