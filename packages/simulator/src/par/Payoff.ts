/**
 * What a contract is worth to the rubber: points of the deal, rubber bonus included, plus the value of the state
 * it leads to. Seen from NorthSouth; honours are added elsewhere, as they depend on the denomination alone.
 */
import { bonusAfter, hasGame, OVER, stateAfter } from "../equity/Transition.ts"
import { BID_COUNT, TRICK_COUNTS } from "./Bid.ts"
import { netPoints, TRICK_SCORES } from "./ScoreTable.ts"

/** Value for NorthSouth, in points, of a contract by `side`. The bid and the doubling are numbers as in `Bid`. */
export type Payoff = (side: 0 | 1, bid: number, doubling: number, tricks: number) => number

/** A payoff and the value of passing the deal out. */
export interface Stakes {
  readonly payoff: Payoff
  readonly passedOut: number
}

/** Points for NorthSouth of the deal, rubber bonus included and honours not. */
export const rubberPoints = (
  state: number,
  side: 0 | 1,
  bid: number,
  doubling: number,
  tricks: number
): number => {
  const net = netPoints(hasGame(state, side) ? 1 : 0, bid, doubling, tricks)
  const bonus = isMade(bid, tricks) ? bonusAfter(state, side, TRICK_SCORES[bid * 3 + doubling]!) : 0
  return side === 0 ? net + bonus : -net - bonus
}

/** The state after the deal, or `OVER`. */
export const rubberNext = (
  state: number,
  side: 0 | 1,
  bid: number,
  doubling: number,
  tricks: number
): number => (isMade(bid, tricks) ? stateAfter(state, side, TRICK_SCORES[bid * 3 + doubling]!) : state)

/** Points + V(next) of every contract at `state`; `values` are V by state number, `passedOut` is V(state). */
export const rubberStakes = (state: number, values: ArrayLike<number>): Stakes => ({
  payoff: (side, bid, doubling, tricks) => {
    const next = rubberNext(state, side, bid, doubling, tricks)
    return rubberPoints(state, side, bid, doubling, tricks) + (next === OVER ? 0 : values[next]!)
  },
  passedOut: values[state]!
})

/** How the opponents of `side` and then the side itself double a contract, the cheapest for each: 0, 1 or 2. */
export const settledDoubling = (payoff: Payoff, side: 0 | 1, bid: number, tricks: number): 0 | 1 | 2 => {
  const sign = side === 0 ? 1 : -1
  const undoubled = sign * payoff(side, bid, 0, tricks)
  const doubled = sign * payoff(side, bid, 1, tricks)
  const redoubled = sign * payoff(side, bid, 2, tricks)
  if (Math.max(doubled, redoubled) >= undoubled) return 0
  return redoubled > doubled ? 2 : 1
}

/**
 * The payoff with the doubling settled, for every side, bid and number of tricks: index (side × 35 + bid) × 14 +
 * tricks. Filled into `target`, to be used again from sweep to sweep; how each is doubled goes into `doublings`.
 */
export const settledTable = (
  payoff: Payoff,
  target: Float64Array = new Float64Array(2 * BID_COUNT * TRICK_COUNTS),
  doublings?: Uint8Array
): Float64Array => {
  let index = 0
  for (const side of [0, 1] as const) {
    for (let bid = 0; bid < BID_COUNT; bid++) {
      for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
        const doubling = settledDoubling(payoff, side, bid, tricks)
        if (doublings !== undefined) doublings[index] = doubling
        target[index++] = payoff(side, bid, doubling, tricks)
      }
    }
  }
  return target
}

function isMade(bid: number, tricks: number): boolean {
  return tricks >= Math.trunc(bid / 5) + 7
}
