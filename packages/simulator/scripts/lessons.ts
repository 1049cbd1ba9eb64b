/** The deals that teach the notrump predictor beside the bank: which they are, and their bytes. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Result } from "effect"
import { ANY_DEAL, type DealSpec } from "../src/dealing/DealSpec.ts"
import { parseCondition } from "../src/dealing/language/Script.ts"

export const LESSONS_FILE = new URL("../out/notrump.lessons", import.meta.url)

/** A deal by the owners of its cards, two bits each from the two of clubs up, and South's tricks. */
export const LESSON_BYTES = 14

const SUITS = ["clubs", "diamonds", "hearts", "spades"]

const within = (what: string, [low, high]: readonly [number, number]) =>
  `${what} >= ${low} and ${what} <= ${high}`

/** Deals with so many points for North and South and so many cards in each of their suits. */
function specOf(points: readonly [number, number], lengths: readonly [number, number]): DealSpec {
  const shapes = ["north", "south"].flatMap((seat) =>
    SUITS.map((suit) => within(`${suit}(${seat})`, lengths))
  )
  const condition = [within("(hcp(north) + hcp(south))", points), ...shapes].join(" and ")
  return { ...ANY_DEAL, condition: Result.getOrThrow(parseCondition(condition)) }
}

/** The sets of lessons, one after the other: no wild shape, then what balanced hands invite and bid games on. */
export const LESSON_SETS = [
  { seed: 26, count: 44_000, spec: specOf([20, 29], [1, 6]) },
  { seed: 27, count: 116_000, spec: specOf([21, 28], [2, 5]) }
]
export const LESSONS = LESSON_SETS.reduce((sum, { count }) => sum + count, 0)

export const writeLesson = (bytes: Uint8Array, n: number, deals: PackedDeal, tricks: number): void => {
  const at = n * LESSON_BYTES
  for (let seat = 1; seat < 4; seat++) {
    for (let card = 0; card < 52; card++) {
      if (((deals[n * 16 + seat * 4 + Math.trunc(card / 13)]! >> (card % 13)) & 1) === 1)
        bytes[at + (card >> 2)]! |= seat << (2 * (card & 3))
    }
  }
  bytes[at + 13] = tricks
}

/** All lessons of a file: 16 holdings and the tricks of each deal. */
export const readLessons = (bytes: Uint8Array): { deals: PackedDeal; tricks: Uint8Array } => {
  const count = Math.trunc(bytes.length / LESSON_BYTES)
  const deals = new Uint16Array(16 * count)
  const tricks = new Uint8Array(count)
  for (let n = 0; n < count; n++) {
    for (let card = 0; card < 52; card++) {
      const seat = (bytes[n * LESSON_BYTES + (card >> 2)]! >> (2 * (card & 3))) & 3
      deals[n * 16 + seat * 4 + Math.trunc(card / 13)]! |= 1 << (card % 13)
    }
    tricks[n] = bytes[n * LESSON_BYTES + 13]!
  }
  return { deals, tricks }
}
