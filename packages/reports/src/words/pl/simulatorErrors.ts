/** Errors of dealing and of worker threads, in Polish. */
import type { CardFixedTwice, TooManyCards } from "@rubber-bridge/simulator/dealing/Fixed"
import type { UnreadableScript } from "@rubber-bridge/simulator/dealing/language/ScriptFault"
import type { UnreadableShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import type { DealImpossible, DealNotFound, WorkerFailed } from "@rubber-bridge/simulator/workers/pool"
import { pluralPl } from "../plural.ts"
import { seatLetters, type TextsOf } from "./errors.ts"

export type SimulatorError =
  | CardFixedTwice
  | TooManyCards
  | DealImpossible
  | DealNotFound
  | UnreadableScript
  | UnreadableShortForm
  | WorkerFailed

export const simulatorErrors: TextsOf<SimulatorError> = {
  CardFixedTwice: ({ card, seats }) =>
    `kartę ${card} przydzielono graczom ${seatLetters(seats)}; każdą kartę rozdaje się raz`,

  TooManyCards: ({ cards, seat }) =>
    `gracz ${seatLetters([seat])} dostał ${cards} ${pluralPl(cards, "kartę", "karty", "kart")}; ręka ma 13`,

  DealNotFound: ({ deal, tries }) =>
    `żadne rozdanie nie spełniło warunków (próby: ${tries}, rozdanie ${deal + 1}); złagodź warunki`,

  DealImpossible: () =>
    "żadne rozdanie nie może spełnić tych warunków: przeczą sobie nawzajem albo podanym kartom",

  UnreadableScript: ({ found }) =>
    `${found === "" ? "niespodziewany koniec" : `niezrozumiałe „${found}”`}; język opisuje docs/dealer-language.md`,

  UnreadableShortForm: ({ found }) =>
    `„${found}” nie opisuje ręki; napisz np. "15-17 bal no 4S", "5+S 4+H", "AQxxx in H" albo rękę AQ752.K4.T93.J82`,

  WorkerFailed: ({ reason }) => `wątek roboczy zawiódł: ${reason}`
}
