/** Two minds bid against each other, bid by bid, each by its own reading, until one passes over a bid. */
import { BID_COUNT } from "../../par/Bid.ts"
import { type Mind, PASS } from "./Mind.ts"

/** In place of a bid: both sides passed. */
export const PASSED_OUT = -1

/** The bid that ends the auction, as side × 35 + bid, or `PASSED_OUT`. A side that is `out` only passes. */
export const auctionOf = (
  northSouth: Mind,
  eastWest: Mind,
  northSouthOut: number,
  eastWestOut: number,
  dealer: number
): number => {
  let side = dealer
  let last = PASS
  let passed = false
  for (;;) {
    const isOut = side === 0 ? northSouthOut : eastWestOut
    const mind = side === 0 ? northSouth : eastWest
    const bid = isOut === 1 ? PASS : mind.choose(last, passed)
    if (bid === PASS && last !== PASS) return (1 - side) * BID_COUNT + last
    if (bid === PASS && passed) return PASSED_OUT
    if (bid === PASS) passed = true
    else last = bid
    side = 1 - side
  }
}
