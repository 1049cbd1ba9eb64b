/**
 * The model `field`: people who see their own partnership's strength and shape, misread it a little, and do not always
 * contest. The deal's value is the real result of the contract they reach.
 */
import { type DealFacts } from "../../bank/DealFacts.ts"
import { BID_COUNT } from "../../par/Bid.ts"
import { rubberStakes } from "../../par/Payoff.ts"
import { type Evaluate } from "../Iteration.ts"
import { FOLDS } from "../Tally.ts"
import { auctionOf, PASSED_OUT } from "./Bidding.ts"
import { Mind } from "./Mind.ts"
import { emptyOutlook, fillOutlook, type Reckoning } from "./Outlook.ts"
import { type Readings } from "./Readings.ts"

export const evaluateField = (facts: DealFacts, readings: Readings, reckoning: Reckoning): Evaluate => {
  const outlooks = [emptyOutlook(), emptyOutlook()] as const
  const north = new Mind()
  const east = new Mind()
  return (state, values, tally) => {
    const stakes = rubberStakes(state, values)
    for (const side of [0, 1] as const) fillOutlook(outlooks[side], side, state, stakes, reckoning)
    const { count, honours, natural } = facts
    const { places, limit, out } = readings
    for (let deal = 0; deal < count; deal++) {
      const fold = deal % FOLDS
      if (out[deal * 2] === 0) north.think(outlooks[0], places, deal * 20, limit[deal * 2]!)
      if (out[deal * 2 + 1] === 0) east.think(outlooks[1], places, deal * 20 + 10, limit[deal * 2 + 1]!)
      for (let dealer = 0; dealer < 2; dealer++) {
        const contract = auctionOf(north, east, out[deal * 2]!, out[deal * 2 + 1]!, dealer)
        if (contract === PASSED_OUT) {
          tally.countPassedOut(fold)
          continue
        }
        const side = contract < BID_COUNT ? 0 : 1
        const denomination = contract % 5
        const bid = contract - side * BID_COUNT
        const place = places[deal * 20 + (1 - side) * 10 + 5 + denomination]!
        const doubling = outlooks[1 - side]!.doubles[place + Math.trunc(bid / 5)]!
        const tricks = natural[deal * 10 + side * 5 + denomination]!
        tally.count(fold, contract, doubling, tricks, honours[deal * 5 + denomination]!)
      }
    }
  }
}
