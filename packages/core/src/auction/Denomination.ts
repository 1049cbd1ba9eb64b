/** What a contract is played in: a suit or notrump, from the lowest to the highest in the auction. */
import { Schema } from "effect"
import { plainSymbols, SUIT_SYMBOL } from "../cards/Suit.ts"

export const Denomination = Schema.Literals(["Clubs", "Diamonds", "Hearts", "Spades", "Notrump"])
export type Denomination = typeof Denomination.Type

/** One value for each denomination. */
export type ByDenomination<A> = Readonly<Record<Denomination, A>>

/** This order is also the denomination number in tables and in solver memory. */
export const DENOMINATIONS: ReadonlyArray<Denomination> = Denomination.literals

export const DENOMINATION_NUMBER: ByDenomination<number> = {
  Clubs: 0,
  Diamonds: 1,
  Hearts: 2,
  Spades: 3,
  Notrump: 4
}
export const DENOMINATION_LETTER: ByDenomination<string> = {
  Clubs: "C",
  Diamonds: "D",
  Hearts: "H",
  Spades: "S",
  Notrump: "N"
}
/** `♠` for spades; notrump has no symbol and is written `NT`. */
export const DENOMINATION_SYMBOL: ByDenomination<string> = { ...SUIT_SYMBOL, Notrump: "NT" }

/** A `ByDenomination` from a function of the denomination. */
export const byDenomination = <A>(value: (denomination: Denomination) => A): ByDenomination<A> => ({
  Clubs: value("Clubs"),
  Diamonds: value("Diamonds"),
  Hearts: value("Hearts"),
  Spades: value("Spades"),
  Notrump: value("Notrump")
})

export const denominationNumbered = (number: number): Denomination => DENOMINATIONS[number]!

const READINGS: Readonly<Record<string, Denomination>> = {
  C: "Clubs",
  "♣": "Clubs",
  D: "Diamonds",
  "♦": "Diamonds",
  H: "Hearts",
  "♥": "Hearts",
  S: "Spades",
  "♠": "Spades",
  N: "Notrump",
  NT: "Notrump",
  BA: "Notrump"
}

/** Every accepted spelling as one alternative of a regular expression, longest first. */
export const DENOMINATION_PATTERN = "NT|BA|[CDHSN]|[♣♦♥♠♧♢♡♤][\\uFE0E\\uFE0F]?"

/** Reads `S`, `♠`, `NT`, `N` or the Polish `BA`, in either case. */
export const denominationOf = (text: string): Denomination | undefined =>
  READINGS[plainSymbols(text).toUpperCase()]
