/** A side that sees what the `field` model sees: its own strength and shape, a little misread. */
import { Mind } from "../equity/field/Mind.ts"
import { type Outlook } from "../equity/field/Outlook.ts"
import { STATE_COUNT } from "../equity/StateIndex.ts"
import { type Bidder } from "./Bidder.ts"
import { type Habits } from "./Habits.ts"
import { type Strategy } from "./Strategy.ts"

/** The state with both partscores wiped. */
export const withoutPartscores = (state: number): number => state - (state % 81)

export const readingBidder = ({ playsToTheScore }: Strategy, { outlookAt, readings }: Habits): Bidder => {
  const { limit, out, places } = readings
  const outlooks: Array<Outlook | undefined> = []
  const mind = new Mind()
  let outlook = outlookAt(0, 0)
  let at = 0
  let isOut = false
  return {
    choosesDeclarer: false,
    begin: ({ cards, deal, side, state }) => {
      const seen = playsToTheScore ? state : withoutPartscores(state)
      outlook = outlooks[side * STATE_COUNT + seen] ??= outlookAt(side, seen)
      at = deal * 20 + cards * 10
      isOut = out[deal * 2 + cards] === 1
      if (!isOut) mind.think(outlook, places, at, limit[deal * 2 + cards]!)
    },
    bid: (last, passed) => (isOut ? -1 : mind.choose(last, passed)),
    doubles: (bid) => outlook.doubles[places[at + 5 + (bid % 5)]! + Math.trunc(bid / 5)] === 1,
    redoubles: () => false
  }
}
