/** Errors of tables (CSV, JSON Lines), of cards played and of validation, in Polish, by tag and fault. */
import type { UnreadableHeader } from "@rubber-bridge/core/formats/csv/Columns"
import type { UnreadableRecord } from "@rubber-bridge/core/formats/csv/RecordFault"
import type { ImpossiblePlay } from "@rubber-bridge/core/formats/Play"
import type { UnusableEntry } from "@rubber-bridge/core/validation/UnusableEntry"
import type { ChicagoIsOver } from "@rubber-bridge/core/variants/Chicago"
import { seatLetters, type TextsOf } from "./errors.ts"

export type ArchiveError =
  | ChicagoIsOver
  | ImpossiblePlay
  | UnreadableHeader
  | UnreadableRecord
  | UnusableEntry

/** `4 cells of 5` as `4 z 5`. */
const numbersIn = (text: string, between = "z"): string =>
  (text.match(/\d+/gu) ?? [text]).join(` ${between} `)

export const archiveErrors: TextsOf<ArchiveError> = {
  ChicagoIsOver: () => "wszystkie cztery rozdania tego chicago są zapisane; zacznij następne",

  ImpossiblePlay: ({ card, fault, number, seat }) => {
    const why: Readonly<Record<ImpossiblePlay["fault"], string>> = {
      CardTwice: "zagrano ją już wcześniej",
      OtherHand: `miał grać ${seatLetters([seat])}, a jej nie ma`,
      NotHeld: "nie ma jej żadna ręka"
    }
    return `karta ${number}, ${card}, nie mogła być zagrana: ${why[fault]}`
  },

  UnreadableHeader: ({ fault, found }) => {
    const what: Readonly<Record<UnreadableHeader["fault"], string>> = {
      NoHeader: `pierwszy wiersz nie ma znanej kolumny: ${found === "an empty file" ? "plik jest pusty" : found}; napisz nagłówek, na przykład rubber,contract,declarer,tricks,ns_below,ns_above,ew_below,ew_above, albo podaj --columns contract=NAZWA`,
      NoContract: "żadna kolumna nie jest kontraktem; nazwij ją contract albo podaj --columns contract=NAZWA",
      NoTricks:
        "żadna kolumna nie jest wynikiem; nazwij ją tricks lub result albo podaj --columns tricks=NAZWA",
      NoState:
        "żadna kolumna nie mówi, do którego robra należy rozdanie ani kto jest po partii; dodaj rubber albo vulnerable",
      Twice: `dwie kolumny to ${found}; zmień nazwę jednej albo podaj --columns ${found}=NAZWA`,
      Unmapped: `--columns podaje ${found}, a nagłówek tego nie ma`
    }
    return what[fault]
  },

  UnreadableRecord: ({ column, fault, found: text }) => {
    const found = text === "" ? "brak" : `„${text}”`
    const what: Readonly<Record<UnreadableRecord["fault"], string>> = {
      TooFewCells: `zapis jest ucięty (komórki: ${numbersIn(text)}); każdy wiersz ma komórkę dla każdej kolumny`,
      TooManyCells: `zapis ma za dużo komórek (${numbersIn(text, "na")}); komórkę ze znakiem rozdzielającym ujmij w cudzysłów`,
      NotJson: `to nie obiekt JSON: ${text}; napisz jeden obiekt w wierszu`,
      QuoteOpen: `cudzysłów nie jest zamknięty: ${text}`,
      LineTooLong: `wiersz ma ponad milion znaków: ${text}…`,
      Binary: "wiersz ma znaki NUL, więc nie jest tekstem",
      Contract: `${found} to nie kontrakt; napisz na przykład 3N, 4SX albo pass`,
      Declarer: `${found} to nie rozgrywający; napisz N, E, S albo W`,
      DeclarerDisagrees: `${found} to inny rozgrywający niż w kontrakcie; zostaw jednego`,
      Tricks: `${found} to nie liczba lew; napisz od 0 do 13, a +1 albo -2 w kolumnie result`,
      TricksMissing: "nie podano ani lew, ani wyniku",
      TricksDisagree: `${found} to inna liczba lew niż w kolumnie tricks; zostaw jedną`,
      Result: `${found} to nie wynik; napisz =, +1, -2, nie więcej niż 13 lew`,
      ResultUnsigned: `${found} to albo wzięte lewy, albo nadróbki; napisz +1 lub =, albo podaj --result tricks lub --result relative`,
      Vulnerable: `${found} to nie założenia; napisz none, ns, ew albo both`,
      Honours: `${found} to nie honory; napisz W 100 albo W 150`,
      HonoursInNotrump: "honory w bez atu to 150, za cztery asy",
      HonoursOnPassedOut: "po czterech pasach nie ma honorów",
      Points: `${found} to nie całkowita liczba punktów; napisz na przykład 1300, bez kropki i przecinka`,
      Rubber: "rober nie ma nazwy",
      Side: `${found} to nie strona; napisz NS albo EW`,
      Where: `${found} to nie miejsce; napisz below, above, game albo total`,
      Dealer: `${found} to nie rozdający; napisz N, E, S albo W`,
      Board: `${found} to nie numer rozdania`,
      Deal: `${found} to nie rozdanie; napisz N:ręka ręka ręka ręka`,
      Auction: `${found} to nie licytacja; napisz odzywki, na przykład 1N Pass 3N Pass Pass Pass, a rozdającego w osobnym polu`,
      Play: `${found} to nie karty; napisz je w kolejności zagrania, na przykład SK S3 S4 SA`
    }
    return column === "" ? what[fault] : `${column}: ${what[fault]}`
  },

  UnusableEntry: ({ fault, rubber }) => {
    const what: Readonly<Record<UnusableEntry["fault"], string>> = {
      RubberIsOver: `rober ${rubber} jest skończony, więc to rozdanie należy do innego; podaj jego nazwę`,
      RubberSetAside: `rober ${rubber} pozostał otwarty, a zaczęło się 10 000 innych; posortuj plik według robrów`,
      ChicagoIsOver: `wszystkie cztery rozdania chicago ${rubber} są zapisane; następnemu nadaj inną nazwę`,
      NoVulnerability: "nic nie mówi, kto jest po partii; dodaj kolumnę vulnerable albo board",
      NoRubber:
        "nic nie mówi, do którego robra należy rozdanie ani kto jest po partii; dodaj kolumnę rubber albo vulnerable"
    }
    return what[fault]
  }
}
