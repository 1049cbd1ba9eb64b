/** A side that sees what the `field` model sees: its own strength and shape, a little misread. */
import { type Bank } from "../bank/BankFormat.ts"
import { type EquityModel } from "../equity/EquityModel.ts"
import { type FieldParameters, judgementOf } from "../equity/field/FieldParameters.ts"
import { Mind } from "../equity/field/Mind.ts"
import { emptyOutlook, fillOutlook, type Outlook, type Reckoning } from "../equity/field/Outlook.ts"
import { type Readings, readingsOf, spreadsOf } from "../equity/field/Readings.ts"
import { type TrickModel } from "../equity/field/TrickModel.ts"
import { STATE_COUNT } from "../equity/StateIndex.ts"
import { rubberStakes } from "../par/Payoff.ts"
import { type Bidder } from "./Bidder.ts"
import { type Strategy } from "./Strategy.ts"

/** The state with both partscores wiped. */
export const withoutPartscores = (state: number): number => state - (state % 81)

export const readingBidder = (
  strategy: Strategy,
  bank: Pick<Bank, "count" | "deals" | "seed" | "first">,
  tricks: TrickModel,
  model: EquityModel
): Bidder => {
  const { doubleReluctance } = strategy.people
  const judgement = { ...judgementOf(strategy.people), ...strategy.judgement }
  const reckoning: Reckoning = { spreads: spreadsOf(tricks, strategy.people), doubleReluctance, judgement }
  const { limit, out, places } = readingsBy(strategy.people, bank, tricks)
  const outlooks: Array<Outlook | undefined> = []
  const mind = new Mind()
  let outlook = emptyOutlook()
  let at = 0
  let isOut = false
  let nothing = 0
  return {
    choosesDeclarer: false,
    begin: ({ cards, deal, side, state }) => {
      const seen = strategy.playsToTheScore ? state : withoutPartscores(state)
      outlook = outlooks[side * STATE_COUNT + seen] ??= outlookAt(side, seen, model, reckoning)
      at = deal * 20 + cards * 10
      isOut = out[deal * 2 + cards] === 1
      nothing = side === 0 ? model.values[seen]! : -model.values[seen]!
      mind.think(outlook, places, at, limit[deal * 2 + cards]!)
    },
    bid: (last, passed) => (isOut ? -1 : mind.choose(last, passed, nothing)),
    doubles: (bid) => outlook.doubles[places[at + 5 + (bid % 5)]! + Math.trunc(bid / 5)] === 1,
    redoubles: () => false
  }
}

function outlookAt(side: 0 | 1, state: number, model: EquityModel, reckoning: Reckoning): Outlook {
  const outlook = emptyOutlook()
  fillOutlook(outlook, side, state, rubberStakes(state, model.values).payoff, reckoning)
  return outlook
}

/** Two strategies whose people are alike read a bank alike; reading it is most of the work of starting a simulation. */
const readingsOfBanks = new WeakMap<Bank["deals"], Map<string, Readings>>()

function readingsBy(
  people: FieldParameters,
  bank: Pick<Bank, "count" | "deals" | "seed" | "first">,
  tricks: TrickModel
): Readings {
  const known = readingsOfBanks.get(bank.deals) ?? new Map<string, Readings>()
  readingsOfBanks.set(bank.deals, known)
  const key = JSON.stringify([people, tricks.suit.sd, tricks.notrump.sd])
  const readings = known.get(key) ?? readingsOf(bank, tricks, [people, people])
  known.set(key, readings)
  return readings
}
