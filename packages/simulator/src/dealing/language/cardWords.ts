/** Cards, holdings and shapes as single words of the dealer language. */
import type { ShapeTerm } from "./Expression.ts"

const RANKS = "23456789TJQKA"
const SUITS = "CDHS"

/** A card from `AS` (rank and suit, as the original writes it) or `SA`, in either case; no word fits both orders. */
export const cardOf = (word: string): number | undefined => {
  const upper = word.toUpperCase().replace("10", "T")
  if (upper.length !== 2) return undefined
  const rankFirst = RANKS.indexOf(upper[0]!)
  const [rank, suit] =
    rankFirst >= 0
      ? [rankFirst, SUITS.indexOf(upper[1]!)]
      : [RANKS.indexOf(upper[1]!), SUITS.indexOf(upper[0]!)]
  return rank < 0 || suit < 0 ? undefined : suit * 13 + rank
}

/** The cards of a predealt holding such as `SAQ542`: the suit, then its ranks; undefined when it is none. */
export const holdingOf = (word: string): ReadonlyArray<number> | undefined => {
  const upper = word.toUpperCase().replaceAll("10", "T")
  const suit = SUITS.indexOf(upper[0]!)
  const ranks = Array.from(upper.slice(1), (letter) => RANKS.indexOf(letter))
  if (suit < 0 || ranks.length === 0 || ranks.some((rank) => rank < 0)) return undefined
  return ranks.map((rank) => suit * 13 + rank)
}

/** A contract `x4S`, also doubled `x4SX` and redoubled `x4SXX`. */
export const contractOf = (word: string) => {
  const match = /^x([1-7])([CDHSN])(X{0,2})$/i.exec(word)
  if (match === null) return undefined
  const [, level, denomination, marks = ""] = match
  return {
    level: Number(level),
    denomination: "CDHSN".indexOf(denomination!.toUpperCase()),
    doubling: ([1, 2, 4] as const)[marks.length as 0 | 1 | 2]
  }
}

/**
 * Lengths of spades, hearts, diamonds, clubs: digits, T J Q K for 10 to 13, x for any. Undefined when the word has
 * another form; `possible` is false when no hand of 13 cards has these lengths.
 */
export const shapeOf = (
  word: string
): (Pick<ShapeTerm, "lengths"> & { readonly possible: boolean }) | undefined => {
  if (!/^[\dTJQKx]{4}$/i.test(word)) return undefined
  const lengths = [...word.toUpperCase()].map((letter) =>
    letter === "X" ? -1 : "0123456789TJQK".indexOf(letter)
  )
  const known = lengths.filter((length) => length >= 0)
  const sum = known.reduce((total, length) => total + length, 0)
  return { lengths, possible: known.length === 4 ? sum === 13 : sum <= 13 }
}
