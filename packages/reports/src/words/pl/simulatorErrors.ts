/** Errors of dealing, of strategies, of the bank of solved deals, of worker threads and of the solver, in Polish. */
import type { IllegalPlay, SolverTrap, UnsolvablePosition } from "@rubber-bridge/double-dummy/DoubleDummy"
import type { UnreadableBank } from "@rubber-bridge/simulator/bank/BankFormat"
import type { BankMissing } from "@rubber-bridge/simulator/bank/LoadBank"
import type { CardFixedTwice, TooManyCards } from "@rubber-bridge/simulator/dealing/Fixed"
import type { UnreadableScript } from "@rubber-bridge/simulator/dealing/language/ScriptFault"
import type { UnreadableShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import type { UnreadableStrategy } from "@rubber-bridge/simulator/strategy/StrategyText"
import type { DealImpossible, DealNotFound, WorkerFailed } from "@rubber-bridge/simulator/workers/pool"
import { pluralPl } from "../plural.ts"
import { seatLetters, type TextsOf } from "./errors.ts"

export type SimulatorError =
  | BankMissing
  | CardFixedTwice
  | DealImpossible
  | DealNotFound
  | IllegalPlay
  | SolverTrap
  | TooManyCards
  | UnreadableBank
  | UnreadableScript
  | UnreadableShortForm
  | UnreadableStrategy
  | UnsolvablePosition
  | WorkerFailed

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : "nieznana przyczyna")

export const simulatorErrors: TextsOf<SimulatorError> = {
  BankMissing: ({ file }) =>
    `nie można odczytać banku rozwiązanych rozdań ${file}; zbuduj go poleceniem pnpm bank:build`,

  CardFixedTwice: ({ card, seats }) =>
    `kartę ${card} przydzielono graczom ${seatLetters(seats)}; każdą kartę rozdaje się raz`,

  DealImpossible: () =>
    "żadne rozdanie nie spełni tych warunków: przeczą sobie nawzajem albo podanym już kartom",

  DealNotFound: ({ deal, tries }) =>
    `żadne rozdanie nie spełniło warunków (próby: ${tries}, rozdanie ${deal + 1}); złagodź warunki albo pozwól na więcej prób`,

  IllegalPlay: ({ index, reason }) => `karta ${index + 1} nie może być zagrana: ${reason}`,

  SolverTrap: ({ cause }) => `program rozwiązujący rozdania stanął: ${reasonOf(cause)}`,

  TooManyCards: ({ cards, seat }) =>
    `gracz ${seatLetters([seat])} dostał ${cards} ${pluralPl(cards, "kartę", "karty", "kart")}; ręka ma 13`,

  UnreadableBank: ({ at, reason }) =>
    `nie można odczytać banku rozwiązanych rozdań: ${reason} (bajt ${at}); zbuduj go ponownie poleceniem pnpm bank:build`,

  UnreadableScript: ({ expected, found }) =>
    `${found === "" ? "tu jest koniec" : `tu stoi „${found}”`}: ${expected}`,

  UnreadableShortForm: ({ found }) =>
    `„${found}” to nie opis ręki; napisz na przykład "15-17 bal no 4S", "5+S 4+H", "AQxxx in H" albo rękę, jak AQ752.K4.T93.J82`,

  UnreadableStrategy: ({ expected, fault, found, text }) => {
    const what: Readonly<Record<UnreadableStrategy["fault"], string>> = {
      Name: `nie ma strategii „${found}”`,
      Setting: `nie ma ustawienia „${found}”`,
      Value: `„${found}” to zła wartość`
    }
    return `„${text}” to nie strategia: ${what[fault]}; napisz ${expected}`
  },

  UnsolvablePosition: ({ fault }) => `tej pozycji nie da się rozwiązać: ${fault}`,

  WorkerFailed: ({ reason }) => `wątek roboczy zawiódł: ${reason}`
}
