/** What a script in the dealer language should have had, in Polish, by fault. Words of the language are quoted as they are typed. */
import type { ScriptFault } from "@rubber-bridge/simulator/dealing/language/ScriptFault"
import { pluralPl } from "../plural.ts"

export const scriptFaults: Readonly<Record<ScriptFault, (detail: string) => string>> = {
  Open: (word) => `za ${word} powinien stać znak (`,
  Close: (word) => `powinien tu stać znak ), który zamyka ${word}(`,
  CloseParenthesis: () => "powinien tu stać znak ), który zamyka nawias",
  CommaAfterSeat: () => "za graczem powinien stać przecinek",
  CommaAfterVulnerability: () => "za założeniami powinien stać przecinek",
  CommaAfterContract: () => "za kontraktem powinien stać przecinek",
  CommaAfterValue: () => "za liczoną wartością powinien stać przecinek",
  CommaAfterLowest: () => "za najmniejszą wartością powinien stać przecinek",
  EqualsBeforeCards: () => "przed liczbą kart powinno stać ==",
  ColonOfChoice: () => "między dwiema wartościami po ? powinien stać dwukropek",
  Number: () => "powinna tu stać liczba całkowita",
  NumberOfTries: () => "powinna tu stać liczba całkowita: ile rozdań próbować",
  NumberOfDeals: () => "powinna tu stać liczba całkowita: ile rozdań zachować",
  NumberOfCount: () => "powinien tu stać numer punktacji, od 0 do 9",
  NumberOfCards: () => "powinna tu stać liczba kart",
  PointsOfAce: () => "powinny tu stać punkty za asa, liczba całkowita",
  Points: () => "powinny tu stać punkty, liczba całkowita",
  Lowest: () => "powinna tu stać najmniejsza wartość z własnym wierszem, liczba całkowita",
  Highest: () => "powinna tu stać największa wartość z własnym wierszem, liczba całkowita",
  NumberTooLarge: (largest) => `to więcej niż ${largest}, największa liczba`,
  CountTooLarge: (largest) => `punktacje mają numery od 0 do ${largest}`,
  HighestBelowLowest: () => "to mniej niż najmniejsza wartość",
  Seat: (word) =>
    `powinien tu stać gracz: north, east, south albo west${word === "" ? "" : `; napisz ${word}`}`,
  Suit: () => "powinien tu stać kolor: clubs, diamonds, hearts albo spades",
  Denomination: () => "powinno tu stać miano: clubs, diamonds, hearts, spades albo notrump",
  Vulnerable: () => "powinno tu stać none, NS, EW albo all",
  VulnerableOrNot: () => "powinno tu stać vul (po partii) albo nv (przed partią)",
  Contract: () => "powinien tu stać kontrakt, na przykład x3N albo x4SX",
  Card: () => "powinna tu stać karta, na przykład AS albo TC",
  Holding: () => "powinien tu stać kolor z kartami, na przykład SAQ542",
  Shape: () => "powinien tu stać układ, cztery długości, na przykład 5431, 54xx albo any 4432",
  ShapeSum: () => "te długości nie dają razem 13 kart",
  Action: (actions) => `powinno tu stać jedno z działań: ${actions}`,
  Spelling: (word) => `to słowo pisze się ${word}`,
  Equality: () => "równość pisze się ==",
  Value: () => "powinna tu stać wartość",
  UnknownWord: () => "język nie zna tego słowa i wyżej go nie zdefiniowano",
  ReservedName: () => "to słowo języka i nie można go zdefiniować na nowo",
  NameWithDigit: () => "nazwa zaczyna się od litery",
  ConditionOver: () => "warunek powinien się tu kończyć; warunki łączy słowo and",
  TooManyCards: (cards) =>
    `gracz miałby ${cards} ${pluralPl(Number(cards), "kartę", "karty", "kart")}; ręka ma 13`,
  CardTwice: (card) => `kartę ${card} już rozdano`,
  TextOpen: () => "tekst nie jest zamknięty; dopisz drugi cudzysłów",
  CommentOpen: () => "komentarz nie jest zamknięty; dopisz */",
  SingleAnd: () => "pojedynczy znak; napisz && albo „and”",
  SingleOr: () => "pojedynczy znak; napisz || albo „or”",
  Braces: () =>
    "nawiasy klamrowe to dialekt preprocesora; napisz nawiasy okrągłe i układy, na przykład any 4333",
  Brackets: () =>
    "nawiasy kwadratowe to dialekt preprocesora; napisz każdą długość osobno, na przykład 5xxx + 6xxx",
  NoSign: () => "język nie zna tego znaku"
}
