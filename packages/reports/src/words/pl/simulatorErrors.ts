/** Errors of dealing, of strategies, of the bank of solved deals, of worker threads and of the solver, in Polish. */
import type { IllegalPlay, SolverTrap, UnsolvablePosition } from "@rubber-bridge/double-dummy/DoubleDummy"
import type { PlayFault } from "@rubber-bridge/double-dummy/Play"
import type { PositionFault } from "@rubber-bridge/double-dummy/Position"
import type { UnreadableBank } from "@rubber-bridge/simulator/bank/BankFormat"
import type { BankMissing } from "@rubber-bridge/simulator/bank/LoadBank"
import type { DividedByZero } from "@rubber-bridge/simulator/dealing/DividedByZero"
import type { CardFixedTwice, TooManyCards } from "@rubber-bridge/simulator/dealing/Fixed"
import type { UnreadableScript } from "@rubber-bridge/simulator/dealing/language/ScriptFault"
import type { UnreadableShortForm } from "@rubber-bridge/simulator/dealing/language/shortForm"
import type { UnreadableStrategy } from "@rubber-bridge/simulator/strategy/StrategyText"
import type { DealImpossible, DealNotFound, WorkerFailed } from "@rubber-bridge/simulator/workers/pool"
import { pluralPl } from "../plural.ts"
import { listOf } from "../list.ts"
import { seatLetters, type TextsOf } from "./errors.ts"
import { scriptFaults } from "./scriptErrors.ts"

export type SimulatorError =
  | BankMissing
  | CardFixedTwice
  | DealImpossible
  | DealNotFound
  | DividedByZero
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
    `żadne rozdanie nie spełniło warunków (próby: ${tries}, rozdanie ${deal + 1}); złagodź warunki`,

  DividedByZero: ({ division }) =>
    `dzielenie przez 0 w „${division}”; najpierw sprawdź dzielnik, na przykład spades(north) > 0 and hcp(north) / spades(north) > 2`,

  IllegalPlay: ({ card, fault, index, seat }) => {
    const why: Readonly<Record<PlayFault, string>> = {
      AllPlayed: "zagrano już wszystkie karty",
      NoCard: `${card} to nie karta`,
      NotHeld: `gracz ${seatLetters([seat])} nie ma ${card}`,
      Revoke: `gracz ${seatLetters([seat])} musi dołożyć do koloru`
    }
    return `karta ${index + 1}, ${card}, nie może być zagrana: ${why[fault]}`
  },

  SolverTrap: ({ cause }) => `program rozwiązujący rozdania stanął: ${reasonOf(cause)}`,

  TooManyCards: ({ cards, seat }) =>
    `gracz ${seatLetters([seat])} dostał ${cards} ${pluralPl(cards, "kartę", "karty", "kart")}; ręka ma 13`,

  UnreadableBank: ({ at, deals, fault }) => {
    const why: Readonly<Record<UnreadableBank["fault"], string>> = {
      HeaderCut: "nagłówek jest ucięty",
      NoBank: "to nie jest bank",
      Length: `nagłówek zapowiada ${deals} ${pluralPl(deals, "rozdanie", "rozdania", "rozdań")}, a plik ma inną długość`,
      Checksum: "suma kontrolna się nie zgadza",
      Deal: `rozdanie ${deals} jest niemożliwe`
    }
    return `nie można odczytać banku rozwiązanych rozdań: ${why[fault]} (bajt ${at}); zbuduj go ponownie poleceniem pnpm bank:build`
  },

  UnreadableScript: ({ detail, fault, found }) =>
    `${found === "" ? "tu jest koniec" : `tu stoi „${found}”`}: ${scriptFaults[fault](detail)}`,

  UnreadableShortForm: ({ found }) =>
    `„${found}” to nie opis ręki; napisz na przykład "15-17 bal no 4S", "5+S 4+H", "AQxxx in H" albo rękę, jak AQ752.K4.T93.J82`,

  UnreadableStrategy: ({ choices, fault, found, text }) => {
    const list = listOf(choices, "lub")
    const wrong = `„${found}” to zła wartość; napisz ${list}`
    const what: Readonly<Record<UnreadableStrategy["fault"], string>> = {
      Name: `nie ma strategii „${found}”; napisz ${list}, także z ustawieniami, na przykład field:score=no`,
      Setting: `nie ma ustawienia „${found}”; napisz ${list}`,
      Chance: `${wrong}, prawdopodobieństwo od 0 do 1`,
      Points: `${wrong}, punkty od 0`,
      Error: `${wrong}, w punktach od 0 do 20`,
      Choice: wrong
    }
    return `„${text}” to nie strategia: ${what[fault]}`
  },

  UnsolvablePosition: ({ fault, found }) => {
    const why: Readonly<Record<PositionFault["fault"], string>> = {
      Holdings: `powinno być 16 kolorów w rękach, a jest ${found}`,
      Bits: `kolor numer ${found} ma bity powyżej asa`,
      CardTwice: `dwie ręce mają tę samą kartę koloru ${found}`,
      NoCards: "ręka N nie ma kart",
      UnequalHands: `ręce mają kart: ${found}; każda potrzebuje tyle samo, od 1 do 13`
    }
    return `tej pozycji nie da się rozwiązać: ${why[fault]}`
  },

  WorkerFailed: ({ code, reason }) =>
    `wątek roboczy zawiódł: ${code === null ? reason : `zakończył się kodem ${code}`}`
}
