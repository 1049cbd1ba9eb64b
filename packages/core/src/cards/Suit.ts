/** The four suits, from the lowest to the highest in the auction. This order is also the suit number in tables. */
import { Schema } from "effect"

export const Suit = Schema.Literals(["Clubs", "Diamonds", "Hearts", "Spades"])
export type Suit = typeof Suit.Type

/** One value for each suit, read as `lengths.Spades`. */
export type BySuit<A> = Readonly<Record<Suit, A>>

export const SUITS: ReadonlyArray<Suit> = Suit.literals

/** The suits as a hand is written: spades, hearts, diamonds, clubs. */
export const SUITS_AS_WRITTEN: ReadonlyArray<Suit> = ["Spades", "Hearts", "Diamonds", "Clubs"]

export const SUIT_NUMBER: BySuit<number> = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 }
export const SUIT_LETTER: BySuit<string> = { Clubs: "C", Diamonds: "D", Hearts: "H", Spades: "S" }
export const SUIT_SYMBOL: BySuit<string> = { Clubs: "♣", Diamonds: "♦", Hearts: "♥", Spades: "♠" }

/** The suit numbered 0 (clubs) to 3 (spades). Precondition: `number` is one of these. */
export const suitNumbered = (number: number): Suit => SUITS[number]!

/** A `BySuit` from a function of the suit. */
export const bySuit = <A>(value: (suit: Suit) => A): BySuit<A> => ({
  Clubs: value("Clubs"),
  Diamonds: value("Diamonds"),
  Hearts: value("Hearts"),
  Spades: value("Spades")
})

/** Both drawings of the suit symbols as the plain black ones, without emoji and text selectors. */
export const plainSymbols = (text: string): string =>
  text
    .replaceAll(/[\uFE0E\uFE0F]/g, "")
    .replaceAll("♧", "♣")
    .replaceAll("♢", "♦")
    .replaceAll("♡", "♥")
    .replaceAll("♤", "♠")
