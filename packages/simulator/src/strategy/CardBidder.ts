/** A side that sees all cards and bids par for the rubber, as it values it. */
import { type DealFacts } from "../bank/DealFacts.ts"
import { type EquityModel } from "../equity/EquityModel.ts"
import { Mind } from "../equity/field/Mind.ts"
import { BID_COUNT, TRICK_COUNTS } from "../par/Bid.ts"
import { type Payoff, rubberStakes, settledDoubling, settledTable } from "../par/Payoff.ts"
import { type Bidder } from "./Bidder.ts"
import { withoutPartscores } from "./ReadingBidder.ts"
import { type Strategy } from "./Strategy.ts"

export const cardBidder = (strategy: Strategy, facts: DealFacts, model: EquityModel): Bidder => {
  const mind = new Mind()
  const { opposing, own } = mind
  const tables: Array<Float64Array | undefined> = []
  const tricks = [new Uint8Array(5), new Uint8Array(5)]
  let payoff: Payoff = rubberStakes(0, model.values).payoff
  let me: 0 | 1 = 0
  return {
    choosesDeclarer: true,
    begin: ({ cards, deal, side, state }) => {
      const seen = strategy.playsToTheScore ? state : withoutPartscores(state)
      const stakes = rubberStakes(seen, model.values)
      payoff = stakes.payoff
      me = side
      const table = (tables[seen] ??= settledTable(payoff))
      const sign = side === 0 ? 1 : -1
      mind.nothing = sign * stakes.passedOut
      const swap = cards === side ? 1 : -1
      for (let which = 0; which < 2; which++) {
        const at = deal * 10 + (which === side ? cards : 1 - cards) * 5
        for (let denomination = 0; denomination < 5; denomination++)
          tricks[which]![denomination] = facts.best[at + denomination]!
      }
      for (let bid = 0; bid < BID_COUNT; bid++) {
        const denomination = bid % 5
        const honours = swap * facts.honours[deal * 5 + denomination]!
        for (let which = 0; which < 2; which++) {
          const value =
            table[(which * BID_COUNT + bid) * TRICK_COUNTS + tricks[which]![denomination]!]! + honours
          if (which === side) own[bid] = sign * value
          else opposing[bid] = sign * value
        }
      }
      mind.thinkThrough()
    },
    bid: (last, passed) => mind.choose(last, passed),
    doubles: (bid) => {
      const other = me === 0 ? 1 : 0
      return settledDoubling(payoff, other, bid, tricks[other]![bid % 5]!) > 0
    },
    redoubles: (bid) => {
      const made = tricks[me]![bid % 5]!
      const sign = me === 0 ? 1 : -1
      return sign * (payoff(me, bid, 2, made) - payoff(me, bid, 1, made)) > 0
    }
  }
}
