/**
 * How people read the deals of a bank and what they expect of every contract at each state of the rubber. Both sides' are
 * worked out once where their strategies are equal.
 */
import { type Bank } from "../bank/BankFormat.ts"
import { type EquityModel } from "../equity/EquityModel.ts"
import { type FieldParameters, judgementOf } from "../equity/field/FieldParameters.ts"
import { emptyOutlook, fillOutlook, type Outlook, type Reckoning } from "../equity/field/Outlook.ts"
import { type Readings, readingsOf, spreadsOf } from "../equity/field/Readings.ts"
import { type TrickModel } from "../equity/field/TrickModel.ts"
import { swapped } from "../equity/StateIndex.ts"
import { rubberStakes } from "../par/Payoff.ts"
import { type Strategy } from "./Strategy.ts"

export interface Habits {
  readonly readings: Readings
  /** What a side expects at a state. EastWest expect what NorthSouth do with the sides exchanged. */
  readonly outlookAt: (side: 0 | 1, state: number) => Outlook
}

type ReadBank = Pick<Bank, "count" | "deals" | "seed" | "first">

/** The habits of any strategy over a bank; equal strategies share theirs. */
export const habitsOver = (
  bank: ReadBank,
  tricks: TrickModel
): ((strategy: Strategy, model: EquityModel) => Habits) => {
  const known = new Map<string, Habits>()
  return ({ judgement, people }, model) => {
    const key = JSON.stringify([people, judgement, model.name])
    const habits = known.get(key) ?? {
      readings: readingsBy(people, bank, tricks),
      outlookAt: outlooksOf(model, {
        spreads: spreadsOf(tricks, people),
        doubleReluctance: people.doubleReluctance,
        judgement: { ...judgementOf(people), ...judgement }
      })
    }
    known.set(key, habits)
    return habits
  }
}

function outlooksOf(model: EquityModel, reckoning: Reckoning): Habits["outlookAt"] {
  const outlooks: Array<Outlook | undefined> = []
  const outlookOf = (state: number): Outlook => {
    const outlook = emptyOutlook()
    fillOutlook(outlook, 0, state, rubberStakes(state, model.values), reckoning)
    return outlook
  }
  return (side, state) => {
    const seen = side === 0 ? state : swapped(state)
    return (outlooks[seen] ??= outlookOf(seen))
  }
}

/** People who are alike read a bank alike; reading it is most of the work of starting a simulation. */
const readingsOfBanks = new WeakMap<Bank["deals"], Map<string, Readings>>()

function readingsBy(people: FieldParameters, bank: ReadBank, tricks: TrickModel): Readings {
  const known = readingsOfBanks.get(bank.deals) ?? new Map<string, Readings>()
  readingsOfBanks.set(bank.deals, known)
  const key = JSON.stringify([people, tricks.suit.sd, tricks.notrump.sd])
  const readings = known.get(key) ?? readingsOf(bank, tricks, [people, people])
  known.set(key, readings)
  return readings
}
