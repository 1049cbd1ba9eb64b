/** The words of the dealer language. Each may be written in the singular or the plural, as in the original. */
import type { Measure } from "./Expression.ts"

/** What a word stands for, if it is one of these words; those that every object has, such as `constructor`, are none. */
export const meaningOf = <A>(words: Readonly<Record<string, A>>, word: string): A | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined

export const SEAT_WORDS: Readonly<Record<string, number>> = { north: 0, east: 1, south: 2, west: 3 }

export const SUIT_WORDS: Readonly<Record<string, number>> = {
  club: 0,
  clubs: 0,
  diamond: 1,
  diamonds: 1,
  heart: 2,
  hearts: 2,
  spade: 3,
  spades: 3
}

export const DENOMINATION_WORDS: Readonly<Record<string, number>> = { ...SUIT_WORDS, notrump: 4, notrumps: 4 }

const ALTERNATIVES: ReadonlyArray<ReadonlyArray<string>> = [
  ["ten", "tens"],
  ["jack", "jacks"],
  ["queen", "queens"],
  ["king", "kings"],
  ["ace", "aces"],
  ["top2"],
  ["top3"],
  ["top4"],
  ["top5"],
  ["c13"]
]

/** Functions of a hand, or of one of its suits. */
export const MEASURE_WORDS: Readonly<Record<string, Measure>> = {
  hcp: "hcp",
  hcps: "hcp",
  control: "controls",
  controls: "controls",
  loser: "losers",
  losers: "losers",
  ...Object.fromEntries(
    ALTERNATIVES.flatMap((names, n) => [...names, `pt${n}`].map((name) => [name, `pt${n}` as Measure]))
  )
}

/** Words that begin something else than a definition or a bare condition. */
export const STATEMENT_WORDS = [
  "generate",
  "produce",
  "seed",
  "vulnerable",
  "dealer",
  "predeal",
  "pointcount",
  "altcount",
  "condition",
  "action"
] as const

const OTHERS = [
  "shape",
  "hascard",
  "tricks",
  "trick",
  "score",
  "imps",
  "imp",
  "rnd",
  "quality",
  "cccc",
  "any",
  "and",
  "or",
  "not"
]

/** Words that cannot name a variable. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...Object.keys(SEAT_WORDS),
  ...Object.keys(DENOMINATION_WORDS),
  ...Object.keys(MEASURE_WORDS),
  ...STATEMENT_WORDS,
  ...OTHERS
])

/** The word of the language that this one becomes in lower case, if it is none itself: `North`, `HCP`. */
export const meantWord = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  return lower !== word && RESERVED.has(lower) ? lower : undefined
}
