/** Two minds bid against each other, bid by bid, each by its own reading, until one passes over a bid. */
import { BID_COUNT } from "../../par/Bid.ts"
import { type Mind } from "./Mind.ts"

/** In place of a bid: both sides passed. */
export const PASSED_OUT = -1

/**
 * The bid that ends the auction, as side × 35 + bid, or `PASSED_OUT`. `passedOut` is what that is worth to
 * NorthSouth; a side that is `out` only passes.
 */
export const auctionOf = (
  northSouth: Mind,
  eastWest: Mind,
  northSouthOut: number,
  eastWestOut: number,
  dealer: number,
  passedOut: number
): number => {
  let side = dealer
  let last = -1
  let passes = 0
  for (;;) {
    const mind = side === 0 ? northSouth : eastWest
    const isOut = side === 0 ? northSouthOut : eastWestOut
    const from = last + 1
    if (isOut === 0 && from < BID_COUNT) {
      const nothing = side === 0 ? passedOut : -passedOut
      const passing =
        last >= 0 ? mind.opposing[last]! : passes > 0 ? nothing : Math.min(mind.afterPass, nothing)
      const worth = mind.worth[from]!
      if (worth > passing || (worth === passing && mind.asContract[from]! > passing)) {
        last = mind.bid[from]!
        side = 1 - side
        continue
      }
    }
    if (last >= 0) return (1 - side) * BID_COUNT + last
    if (++passes === 2) return PASSED_OUT
    side = 1 - side
  }
}
