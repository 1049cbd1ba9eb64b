/**
 * The auction as a game of perfect knowledge. U(b, X): bid b by side X becomes the contract. W(b, X): it is the last
 * bid so far, and the other side chooses the best for itself of passing and of any higher bid. Working down from
 * seven notrump, the best W seen so far of each side is all a bid needs: one pass over 35 bids. The side that deals
 * chooses first among its opening bids and passing; then the other side chooses, or passes the deal out.
 * Everything is seen from NorthSouth. Method: docs/equity.md#auction
 */
import { BID_COUNT } from "./Bid.ts"

/** U and W by side × 35 + bid, and the value of the deal. */
export interface AuctionValues {
  readonly u: Float64Array
  readonly w: Float64Array
  readonly value: number
  /** The value of the best opening bid of the side that speaks second. */
  readonly responder: number
}

/** Plays the game for given U; `dealer` is the side, 0 or 1, that speaks first. */
export const solveAuction = (u: Float64Array, passedOut: number, dealer: 0 | 1): AuctionValues => {
  const w = new Float64Array(2 * BID_COUNT)
  let best = Number.NEGATIVE_INFINITY
  let worst = Number.POSITIVE_INFINITY
  for (let bid = BID_COUNT - 1; bid >= 0; bid--) {
    const north = Math.min(u[bid]!, worst)
    const east = Math.max(u[BID_COUNT + bid]!, best)
    w[bid] = north
    w[BID_COUNT + bid] = east
    if (north > best) best = north
    if (east < worst) worst = east
  }
  if (dealer === 0) return { u, w, value: Math.max(best, Math.min(worst, passedOut)), responder: worst }
  return { u, w, value: Math.min(worst, Math.max(best, passedOut)), responder: best }
}

/** Values are sums of the same points in another order, so equal ones may differ in the last bits. */
export const SAME = 1e-7

/** Bids (side × 35 + bid) where an auction can end while each side chooses its best at every turn. */
export const endings = ({ responder, u, value, w }: AuctionValues, dealer: 0 | 1): ReadonlyArray<number> => {
  const isBest = (bid: number) => Math.abs(w[bid]! - value) < SAME
  // Each side speaks twice before four passes, so the dealer may pass whenever the others can do no better than the value.
  const responderMayOpen = Math.abs(responder - value) < SAME
  const spoken = [dealer === 0 || responderMayOpen, dealer === 1 || responderMayOpen]
  const found: Array<number> = []
  for (let bid = 0; bid < BID_COUNT; bid++) {
    const reached = [0, 1].filter((side) => spoken[side] && isBest(side * BID_COUNT + bid))
    for (const side of reached) {
      if (Math.abs(u[side * BID_COUNT + bid]! - value) < SAME) found.push(side * BID_COUNT + bid)
    }
    for (const side of reached) spoken[1 - side] = true
  }
  return found
}

/** True when four passes are an auction in which each side chooses its best. */
export const mayPassOut = (
  { responder, value }: AuctionValues,
  passedOut: number,
  dealer: 0 | 1
): boolean => {
  const responderGains = dealer === 0 ? value - responder : responder - value
  return Math.abs(passedOut - value) < SAME && responderGains < SAME
}
