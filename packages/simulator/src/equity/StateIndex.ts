/**
 * States of an unfinished rubber as numbers, for tables: 324 = 4 games states × 9 × 9 partscores.
 * Index = ((games NS × 2 + games EW) × 9 + part NS) × 9 + part EW, a partscore 0, 20, 30 … 90 being part 0 to 8.
 */
import { isPartscore, type RubberState } from "@rubber-bridge/core/rubber/RubberState"

export const STATE_COUNT = 324

/** The partscores an open game can hold, in points, by part number 0 to 8. */
export const PARTSCORES: ReadonlyArray<number> = [0, 20, 30, 40, 50, 60, 70, 80, 90]

/** The part number of a partscore, 0 to 8. Precondition: `isPartscore(points)`. */
export const partNumber = (points: number): number => (points === 0 ? 0 : points / 10 - 1)

/** The number of a state, 0 to 323. Precondition: at most one game each and partscores that can exist. */
export const stateIndex = ({ games, partscore }: RubberState): number =>
  ((games.NorthSouth * 2 + games.EastWest) * 9 + partNumber(partscore.NorthSouth)) * 9 +
  partNumber(partscore.EastWest)

/** The state with this number. */
export const stateAt = (index: number): RubberState => {
  const games = Math.trunc(index / 81)
  return {
    games: { NorthSouth: games >> 1, EastWest: games & 1 },
    partscore: {
      NorthSouth: PARTSCORES[Math.trunc(index / 9) % 9]!,
      EastWest: PARTSCORES[index % 9]!
    }
  }
}

/** The number of the same state with the two sides exchanged. */
export const swapped = (index: number): number => {
  const games = Math.trunc(index / 81)
  const north = Math.trunc(index / 9) % 9
  return (((games & 1) * 2 + (games >> 1)) * 9 + (index % 9)) * 9 + north
}

/** True for a state this table knows: no side has two games, both partscores can exist. */
export const isOpenState = ({ games, partscore }: RubberState): boolean =>
  games.NorthSouth < 2 &&
  games.EastWest < 2 &&
  isPartscore(partscore.NorthSouth) &&
  isPartscore(partscore.EastWest)
