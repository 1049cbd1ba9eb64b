/** The deals that teach the notrump predictor beside the bank: which they are, and their bytes. */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { Result } from "effect"
import { ANY_DEAL, type DealSpec } from "../src/dealing/DealSpec.ts"
import { parseCondition } from "../src/dealing/language/Script.ts"

export const LESSONS_FILE = new URL("../out/notrump.lessons", import.meta.url)
export const LESSONS_SEED = 26
export const LESSONS = 44_000

/** A deal by the owners of its cards, two bits each from the two of clubs up, and South's tricks. */
export const LESSON_BYTES = 14

const SUITS = ["clubs", "diamonds", "hearts", "spades"]
const tame = ["north", "south"].flatMap((seat) =>
  SUITS.map((suit) => `${suit}(${seat}) >= 1 and ${suit}(${seat}) <= 6`)
)
const points = "hcp(north) + hcp(south)"
const condition = `${points} >= 20 and ${points} <= 29 and ${tame.join(" and ")}`

export const lessonsSpec: DealSpec = {
  ...ANY_DEAL,
  condition: Result.getOrThrow(parseCondition(condition))
}

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
