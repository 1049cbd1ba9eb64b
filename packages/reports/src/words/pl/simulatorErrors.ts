/** Errors of dealing and of worker threads, in Polish. */
import type { CardFixedTwice, TooManyCards } from "@rubber-bridge/simulator/dealing/Fixed"
import type { DealNotFound, WorkerFailed } from "@rubber-bridge/simulator/workers/pool"
import { pluralPl } from "../plural.ts"
import { seatLetters, type TextsOf } from "./errors.ts"

export type SimulatorError = CardFixedTwice | TooManyCards | DealNotFound | WorkerFailed

export const simulatorErrors: TextsOf<SimulatorError> = {
  CardFixedTwice: ({ card, seats }) =>
    `kartę ${card} przydzielono graczom ${seatLetters(seats)}; każdą kartę rozdaje się raz`,

  TooManyCards: ({ cards, seat }) =>
    `gracz ${seatLetters([seat])} dostał ${cards} ${pluralPl(cards, "kartę", "karty", "kart")}; ręka ma 13`,

  DealNotFound: ({ deal, tries }) =>
    `żadne rozdanie nie spełniło warunków (próby: ${tries}, rozdanie ${deal + 1}); złagodź warunki albo pozwól na więcej prób`,

  WorkerFailed: ({ reason }) => `wątek roboczy zawiódł: ${reason}`
}
