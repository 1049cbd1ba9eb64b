/** Ranks are numbers: 0 is the two, 12 the ace. Their letters are those of PBN, with `T` for the ten. */
export const RANK_LETTERS = "23456789TJQKA"

export const TEN = 8
export const JACK = 9
export const QUEEN = 10
export const KING = 11
export const ACE = 12

/** The letter of a rank from 0 to 12. */
export const rankLetter = (rank: number): string => RANK_LETTERS[rank]!

/**
 * The rank that one letter names, in either case, or -1. Polish letters are read too: `D` (dama) is the
 * queen and `W` (walet) the jack; neither letter stands for another rank, so no reading is guessed.
 */
export const rankOfLetter = (letter: string): number => {
  const upper = letter.toUpperCase()
  if (upper === "D") return QUEEN
  if (upper === "W") return JACK
  return upper.length === 1 ? RANK_LETTERS.indexOf(upper) : -1
}
