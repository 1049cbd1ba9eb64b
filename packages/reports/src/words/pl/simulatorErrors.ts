/** Errors of dealing and of worker threads, in Polish. */
import type { UnreadableBank } from "@rubber-bridge/simulator/bank/BankFormat"
import type { BankMissing } from "@rubber-bridge/simulator/bank/LoadBank"
import type { UnreadableStrategy } from "@rubber-bridge/simulator/strategy/StrategyText"
import type { CardFixedTwice, TooManyCards } from "@rubber-bridge/simulator/dealing/Fixed"
import type { UnreadableScript } from "@rubber-bridge/simulator/dealing/language/ScriptFault"
import type { UnreadableShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import type { DealImpossible, DealNotFound, WorkerFailed } from "@rubber-bridge/simulator/workers/pool"
import { pluralPl } from "../plural.ts"
import { seatLetters, type TextsOf } from "./errors.ts"

export type SimulatorError =
  | BankMissing
  | CardFixedTwice
  | TooManyCards
  | DealImpossible
  | DealNotFound
  | UnreadableBank
  | UnreadableScript
  | UnreadableShortForm
  | UnreadableStrategy
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

  BankMissing: ({ file }) =>
    `nie można przeczytać banku rozwiązanych rozdań, ${file}; zbuduj go poleceniem pnpm bank:build`,

  UnreadableBank: ({ at }) =>
    `bank rozwiązanych rozdań jest uszkodzony (bajt ${at}); zbuduj go od nowa poleceniem pnpm bank:build`,

  UnreadableStrategy: ({ expected, fault, found, text }) => {
    const what = { Name: "strategii", Setting: "ustawienia", Value: "wartości" }[fault]
    return `„${text}” nie jest strategią: nie ma ${what} „${found}”; pasuje ${expected.replace(", or one with settings such as ", " albo z ustawieniami ")}`
  },

  WorkerFailed: ({ reason }) => `wątek roboczy zawiódł: ${reason}`
}
