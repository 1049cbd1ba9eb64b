/** Errors and warnings of PBN and LIN files in Polish, by fault. Tags and values are quoted as the formats write them. */
import { parsePosition } from "@rubber-bridge/core/deal/PbnDeal"
import type { UnreadableLin } from "@rubber-bridge/core/formats/lin/LinFault"
import type { PbnWarning, UnreadablePbn } from "@rubber-bridge/core/formats/pbn/PbnFault"
import { Result } from "effect"
import { pluralPl } from "../plural.ts"
import { errors, type TextsOf } from "./errors.ts"

export const formatErrors: TextsOf<UnreadablePbn | UnreadableLin> = {
  UnreadablePbn: ({ fault, tag, text }) => {
    const value = `[${tag} "${text}"]`
    const what: Readonly<Record<UnreadablePbn["fault"], string>> = {
      BraceOpen: `tu zaczyna się komentarz, który nigdzie się nie kończy: ${text}; zamknij go znakiem }`,
      QuoteOpen: `wartość nie jest zamknięta w swoim wierszu: ${text}; napisz [Nazwa "wartość"]`,
      TagText: `to nie jest znacznik: ${text}; napisz [Nazwa "wartość"], a cudzysłów w wartości jako \\"`,
      Dealer: `${value}: rozdający to W, N, E albo S`,
      Vulnerable: `${value}: napisz None, NS, EW albo All`,
      Deal: `${value}: ${dealFault(text)}`,
      Declarer: `${value}: rozgrywający to W, N, E albo S, z ^ z przodu, gdy grał za niego dziadek`,
      Contract: `${value}: napisz Pass albo kontrakt bez rozgrywającego, na przykład 4SX`,
      Result: `${value}: napisz, ile lew wziął rozgrywający, od 0 do 13, albo NS 9, EW 4`,
      Call: `„${text}” to nie odzywka; napisz Pass, X, XX, AP albo na przykład 1NT`,
      Card: `„${text}” to nie karta; napisz kolor i wysokość, na przykład SA albo HT, a nieznaną jako -`,
      FirstSeat: `${value}: podaj gracza, który zaczyna, W, N, E albo S`,
      ScoreRubber: `${value}: napisz nad/pod kreską, na przykład NS 60/60 EW 0/0`,
      History: `${value}: każda strona ma dwie liczby nad kreską i tyle samo pod nią, od jednej do trzech; napisz na przykład NS 0 30/100 0 EW 0 300/60 0`,
      TooLong: `rozdanie ma ponad milion znaków: ${text}; rozdania oddziela pusty wiersz`
    }
    return what[fault]
  },

  UnreadableLin: ({ board, fault, found, key, text }) => {
    const count = Number(found)
    const what: Readonly<Record<UnreadableLin["fault"], string>> = {
      Dealer: "przed rękami stoi rozdający: 1 South, 2 West, 3 North albo 4 East",
      HandCount: `podano ${found} ${pluralPl(count, "rękę", "ręce", "rąk")}; napisz South, West, North i East, oddzielone przecinkami`,
      HandCard: `„${found}” to nie kolor ani wysokość; napisz SAK52HQ4D973CJT82`,
      HandSize: `ręka ma ${found} ${pluralPl(count, "kartę", "karty", "kart")}, a nie 13`,
      CardTwice: `kartę ${found} rozdano dwa razy`,
      Vulnerable: "napisz o, gdy nikt nie jest po partii, n, e albo b, gdy obie strony",
      Call: `„${found}” to nie odzywka; napisz p, d, r albo na przykład 1N`,
      CallNotAllowed: "ta odzywka jest w tym miejscu niedozwolona",
      Card: `„${found}” to nie karta; napisz kolor i wysokość, na przykład HQ`,
      Claim: "podaje się wszystkie lewy rozgrywającego, od 0 do 13",
      NoFields: "",
      CutOff: "rozdanie urywa się w środku pola; każde pole to klucz|wartość|",
      TooLong: "pole ma ponad milion znaków"
    }
    if (fault === "NoFields") return `to nie LIN, który cały składa się z klucz|wartość|: ${text}`
    return `rozdanie ${board === "" ? "bez numeru" : board}, ${key}|${text}|: ${what[fault]}`
  }
}

/** Polish for the warnings of `PbnFault.warningText`. */
export const pbnWarning = ({ doubt, tag, text }: PbnWarning): string => {
  const what: Readonly<Record<PbnWarning["doubt"], string>> = {
    TagCase: `[${text}]: nazwy znaczników mają wielkie litery; odczytano jako ${tag}`,
    TagTwice: `znacznik ${tag} występuje w tym rozdaniu dwa razy; liczy się pierwszy`,
    TextIgnored: `ten tekst nie należy do żadnego znacznika i jest pominięty: ${text}`,
    ValueTrimmed: `odstępy wokół wartości ${tag} są pominięte`,
    SuitLetters: "litery kolorów w ręce są pominięte; PBN zapisuje same wysokości",
    AllPassAsContract: `[Contract "${text}"] odczytano jako Pass, bo tak PBN zapisuje cztery pasy`,
    InheritanceForbidden: `[${tag} "#"]: tego znacznika się nie dziedziczy; jego wartość jest nieznana`,
    CallNotAllowed: "licytacja zawiera niedozwoloną odzywkę i jest pominięta",
    AuctionDisagrees: `licytacja kończy się na ${text}, a nie na podanym kontrakcie i rozgrywającym; te się liczą`,
    PlayNotPossible: `rozgrywka nie zgadza się z rękami: karty ${text} nie ma ręka, na którą była kolej`,
    NoResult: `pominięto rozdanie bez kontraktu i wyniku${text === "" ? "" : ` (numer ${text})`}`,
    VulnerableDisagrees: `w pliku stoi ${text}; z partii wygranych wcześniej wynikają inne założenia i te się liczą`,
    ScoreDisagrees: `w ScoreRubber stoi ${tag}, a z kontraktu i rąk wynika ${text} (nad/pod kreską) i to się liczy`,
    UnknownLetter: `wartość ${tag} zawiera znaki, których nie da się odczytać`,
    DateForm: `[Date "${text}"] nie ma postaci RRRR.MM.DD`
  }
  return what[doubt]
}

/** What is wrong with the cards, read once more, because the error has its reason in English only. */
function dealFault(text: string): string {
  const deal = parsePosition(text)
  if (Result.isSuccess(deal)) return "każda znana ręka ma 13 kart; napisz N:ręka ręka ręka ręka"
  const { failure } = deal
  switch (failure._tag) {
    case "UnreadableDeal":
      return errors.UnreadableDeal(failure)
    case "UnreadableDealHand":
      return errors.UnreadableDealHand(failure)
    case "CardInTwoHands":
      return errors.CardInTwoHands(failure)
  }
}
