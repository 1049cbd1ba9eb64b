/**
 * Errors of the core in Polish, by tag and fault. English is each class's own `message`. Accepted notation
 * is quoted as it must be typed, so it is the same in both languages.
 */
import type { Call, Card, Contract, Deal, HandText, Honours, PbnDeal } from "@rubber-bridge/core"
import type { Auction, ResultText, Rubber, RubberState } from "@rubber-bridge/core"
import { pluralPl } from "../plural.ts"

export type CoreError =
  | Card.UnreadableCard
  | HandText.UnreadableHand
  | Contract.UnreadableContract
  | Contract.DeclarerMissing
  | Call.UnreadableCall
  | Auction.IllegalCall
  | ResultText.UnreadableResult
  | Honours.HonoursNotHeld
  | Deal.CardInTwoHands
  | Deal.HandsMissing
  | PbnDeal.UnreadableDeal
  | PbnDeal.UnreadableDealHand
  | RubberState.UnreadableRubberState
  | Rubber.RubberIsOver

/** A text for every tag of a union of errors. */
export type TextsOf<E extends { readonly _tag: string }> = {
  readonly [Tag in E["_tag"]]: (error: Extract<E, { readonly _tag: Tag }>) => string
}

type Faults<E extends { readonly fault: string }> = Readonly<Record<E["fault"], string>>

const quoted = (text: string): string => `„${text}”`
/** `N i E`: seats and sides by their letters, as Polish players say them. */
export const seatLetters = (names: ReadonlyArray<string>): string => names.map(letter).join(" i ")

function letter(name: string): string {
  if (name === "NorthSouth") return "NS"
  return name === "EastWest" ? "EW" : name.slice(0, 1)
}

export const errors: TextsOf<CoreError> = {
  UnreadableCard: ({ text }) =>
    `${quoted(text)} to nie karta; napisz kolor i wysokość, na przykład SA albo H10`,

  UnreadableHand: (error) => `${quoted(error.text)} to nie ręka: ${handFault(error)}; ${HAND_FORM}`,

  UnreadableContract: ({ hint, text }) =>
    `${quoted(text)} to nie kontrakt; napisz ${hint ?? "na przykład 3N albo 4SX, z rozgrywającym 4SXW"}`,

  DeclarerMissing: ({ text }) =>
    `${quoted(text)} nie podaje rozgrywającego; dopisz go na końcu, na przykład ${text.trim()}S`,

  UnreadableCall: ({ text }) =>
    `${quoted(text)} to nie odzywka; napisz Pass, X, XX albo odzywkę w kolor lub bez atu, na przykład 1N`,

  IllegalCall: ({ fault, number, standing, text }) => {
    const why: Faults<Auction.IllegalCall> = {
      AuctionIsOver: "licytacja jest skończona",
      BidTooLow: `odzywka musi być wyższa niż ${standing}`,
      NothingToDouble: "nikt jeszcze nic nie zalicytował",
      OwnBid: `${standing} zalicytowała własna strona`,
      AlreadyDoubled: `${standing} jest już z kontrą`,
      NotDoubled: `przeciwnicy nie skontrowali ${standing}`
    }
    return `odzywka ${number}, ${text}, jest niedozwolona: ${why[fault]}`
  },

  UnreadableResult: (error) =>
    `${quoted(error.text)} to nie wynik: ${resultFault(error)}; napisz ${error.hint ?? "na przykład 4SXW-2, 3NS= albo 2HW9"}`,

  HonoursNotHeld: ({ claimed, held, seat }) =>
    `gracz ${letter(seat)} zgłasza honory za ${claimed}, ale ta ręka w tym mianie ` +
    (held === 0 ? "nie ma premiowanych honorów; skreśl zgłoszenie" : `ma honory za ${held}; zgłoś ${held}`),

  CardInTwoHands: ({ card, seats: holders }) =>
    `karta ${card} jest w dwóch rękach: ${seatLetters(holders)}; każdą kartę rozdaje się raz`,

  HandsMissing: ({ seats: unknown }) =>
    `${unknown.length === 1 ? "nieznana jest ręka gracza" : "nieznane są ręce graczy"} ${seatLetters(unknown)}; ` +
    "tu potrzebne są wszystkie cztery ręce",

  UnreadableDeal: ({ fault, found, text }) => {
    const count = Number(found)
    const what: Faults<PbnDeal.UnreadableDeal> = {
      NoSeat: "na początku musi stać gracz i dwukropek, na przykład N:",
      NotFourHands: `${pluralPl(count, "jest", "są", "jest")} ${found} ${pluralPl(count, "ręka", "ręce", "rąk")}, a nie cztery (nieznaną zapisz jako -)`,
      UnequalHands: `liczby kart w rękach to ${found}`,
      NoCards: "żadna ręka nie jest znana"
    }
    return `${quoted(text)} to nie rozdanie: ${what[fault]}; napisz N:ręka ręka ręka ręka, zgodnie z ruchem wskazówek zegara`
  },

  UnreadableDealHand: ({ hand, seat }) => `ręka gracza ${letter(seat)}: ${errors.UnreadableHand(hand)}`,

  UnreadableRubberState: ({ fault, found, text }) => {
    const what: Faults<RubberState.UnreadableRubberState> = {
      Form: "potrzebne są partie i częściówki",
      Games: `partie: ${found}; strona z dwiema partiami wygrała już robra, więc każda ma 0 albo 1`,
      Partscore: `częściówka ${found} nie może powstać; możliwe są 0 albo 20, 30 … 90`
    }
    return `${quoted(text)} to nie stan robra: ${what[fault]}; napisz na przykład "1-0 60/40"`
  },

  RubberIsOver: ({ winner }) =>
    `rober jest skończony (wygrała go strona ${letter(winner)}); wiersz "rubber" zaczyna następnego`
}

const HAND_FORM = "napisz piki.kiery.kara.trefle, na przykład AQ752.K4.T93.J82"

function handFault({ fault, found }: HandText.UnreadableHand): string {
  const count = Number(found)
  const what: Faults<HandText.UnreadableHand> = {
    NotFourSuits: `liczba kolorów to ${found}, a nie cztery`,
    SuitLetters: "litery kolorów stoją tylko przed niektórymi kolorami: podaj wszystkie cztery albo żadnej",
    SuitTwice: `kolor ${found} jest podany dwa razy`,
    UnknownRank: `${quoted(found)} to nie wysokość karty (A K Q J T lub 10, od 9 do 2; po polsku D dama, W walet)`,
    SpotCard: `${quoted(found)} oznacza dowolną blotkę, a ręka jej nie wskaże: nazwij kartę`,
    CardTwice: `karta ${found} występuje dwa razy`,
    CardCount: `ma ${found} ${pluralPl(count, "kartę", "karty", "kart")}, a nie 13`
  }
  return what[fault]
}

function resultFault({ fault, found }: ResultText.UnreadableResult): string {
  const piece = found === "" ? "a nie ma nic" : `a nie ${quoted(found)}`
  const what: Faults<ResultText.UnreadableResult> = {
    Level: `tu powinna stać wysokość od 1 do 7, ${piece}`,
    Denomination: `tu powinno stać miano (C D H S N), ${piece}`,
    PolishSuit: `${quoted(found)} może być polską nazwą koloru; napisz S H D C albo symbol`,
    Declarer: `tu powinien stać rozgrywający (N E S W), ${piece}`,
    Outcome: `tu powinien stać wynik (=, +1, -2 albo liczba wziętych lew), ${piece}`,
    Order: "kolejność to: wysokość, miano, kontra, rozgrywający, wynik",
    ZeroDifference: `${quoted(found)} to żadna różnica; kontrakt ugrany równo zapisuje się znakiem =`,
    TricksOutOfRange: `nie można wziąć ${found} lew; w rozdaniu jest ich 13`,
    TooManyOvertricks: `${quoted(found)} to więcej niż 13 lew`,
    TooManyDown: `${quoted(found)} to więcej lew, niż wymaga kontrakt`,
    HonoursText: `honory zapisuje się "honours W 100" albo "honours W 150", ${piece}`,
    HonoursInNotrump: "honory w bez atu to 150, za cztery asy",
    HonoursTwice: "honory może mieć tylko jedna ręka, więc w rozdaniu zgłasza się je raz",
    HonoursOnPassedOut: "po czterech pasach nie ma atu, więc nie ma honorów",
    PassesUnclear:
      "dwa lub trzy pasy są niejasne; napisz pass raz na każde rozdanie, oddzielając je znakiem ;",
    TextLeft: `${quoted(found)} jest tu niepotrzebne`
  }
  return what[fault]
}
