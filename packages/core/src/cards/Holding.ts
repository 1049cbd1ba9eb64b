/** The cards of one suit in one hand, as a 13-bit mask: bit 0 is the two, bit 12 the ace. */
import { rankLetter } from "./Rank.ts"

export type Holding = number

export const VOID: Holding = 0
export const WHOLE_SUIT: Holding = 0x1fff

/** How many cards a holding has, 0 to 13. */
export const length = (holding: Holding): number => {
  let rest = holding
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}

/** True when the holding has the card of this rank (0 two … 12 ace). */
export const has = (holding: Holding, rank: number): boolean => (holding & (1 << rank)) !== 0

/** High-card points of a holding: ace 4, king 3, queen 2, jack 1. */
export const points = (holding: Holding): number =>
  ((holding >> 12) & 1) * 4 + ((holding >> 11) & 1) * 3 + ((holding >> 10) & 1) * 2 + ((holding >> 9) & 1)

/** The ranks of a holding, from the highest down. */
export const ranks = (holding: Holding): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let rank = 12; rank >= 0; rank--) if (has(holding, rank)) found.push(rank)
  return found
}

/** The letters of a holding from the highest down, `AKT4`; the empty text for a void. */
export const toText = (holding: Holding): string => ranks(holding).map(rankLetter).join("")
