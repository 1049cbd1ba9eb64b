/** Errors of files read line by line, in Polish, by tag and fault. */
import type { UnusableLine } from "@rubber-bridge/core/formats/results/LineFault"
import { pluralPl } from "../plural.ts"
import type { TextsOf } from "./errors.ts"

export type FileError = UnusableLine

export const fileErrors: TextsOf<FileError> = {
  UnusableLine: (error) => `„${error.text}” nie da się użyć: ${lineFault(error)}`
}

function lineFault({ fault, found, other }: UnusableLine): string {
  const piece = found === "" ? "nic nie podano" : `„${found}” tu nie pasuje`
  const number = other ?? 0
  const deals = `${number} ${pluralPl(number, "rozdanie", "rozdania", "rozdań")}`
  const what: Readonly<Record<UnusableLine["fault"], string>> = {
    UnknownLine:
      "to nie wynik ani znane słowo; napisz wynik, na przykład 4SXW-2, albo dealer, honours, rubber, players, total",
    DealerText: `${piece}, potrzebny jest gracz; napisz dealer N`,
    DealerLate:
      "pierwszego rozdającego podaje się przed pierwszym rozdaniem robra; przenieś ten wiersz wyżej",
    PlayersText: `${piece}, potrzebni są gracze z nazwiskami; napisz players North=Anna East=Ewa South=Jan West=Piotr`,
    PlayerTwice: `gracz „${found}” jest podany dwa razy; podaj każdego raz`,
    QuoteOpen: 'cudzysłów nie jest zamknięty; napisz players North="Anna Maj"',
    HonoursText: `${piece}; napisz honours W 100 albo honours W 150, a dla wcześniejszego rozdania dopisz deal 3`,
    HonoursInNotrump: "honory w bez atu to 150, za cztery asy; napisz honours W 150",
    HonoursTwice: `rozdanie ${number} ma już honory; może je mieć tylko jedna ręka, więc podaj je raz`,
    HonoursOnPassedOut: `w rozdaniu ${number} były cztery pasy, więc nie ma honorów; wskaż właściwe, na przykład honours W 150 deal 3`,
    NoDealAbove: "wyżej w tym robrze nie ma rozdania; wpisz to pod rozdaniem, do którego należy",
    NoSuchDeal: `ten rober ma dotąd ${deals}; wskaż jedno z nich`,
    RubberIsOver: `rober skończył się rozdaniem w wierszu ${number}; wiersz "rubber" zaczyna następnego`,
    RubberIsTotalled: `robra podsumowano w wierszu ${number}; wiersz "rubber" zaczyna następnego`,
    WroteText: `${piece}; napisz wrote NS below 60 above 60 EW above 100`,
    WroteManyResults: "zapisane liczby należą do jednego wyniku; podaj każdy wynik w osobnym wierszu",
    WroteTwice: `„${found}” podano dwa razy; podaj każdą liczbę raz`,
    FigureText: `${piece}; napisz NS below 60 albo EW above 300`,
    GameText: `„${found}” to nie strona; napisz game NS albo game EW`,
    TotalText: `${piece}; napisz total NS 1690 EW 880, a dalej, jeśli chcesz, margin NS 810`,
    TotalTwice: `robra podsumowano już w wierszu ${number}; podaj jedną sumę na każdego robra`,
    FiguresAmongResults:
      "ten rober ma wyniki, a liczba bez kontraktu do nich nie pasuje; dopisz wrote … za wynikiem",
    ResultAmongFigures: "ten rober ma same liczby, a wynik do nich nie pasuje; zacznij nowego robra"
  }
  return what[fault]
}
