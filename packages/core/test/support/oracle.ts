/**
 * The scale of docs/rules.md a second time, by another way: nothing is multiplied or added up trick by trick, every
 * figure is looked up in a table that was typed in full. Shares no code with src/scoring.
 */
import type { Contract } from "../../src/auction/Contract.ts"
import type { ScoreKind } from "../../src/scoring/ScoreLine.ts"

type Scored = Pick<Contract, "level" | "denomination" | "doubling">

/** Trick score by level 1 to 7: minor suits, major suits, notrump. */
const TRICKS = {
  minor: {
    Undoubled: [20, 40, 60, 80, 100, 120, 140],
    Doubled: [40, 80, 120, 160, 200, 240, 280],
    Redoubled: [80, 160, 240, 320, 400, 480, 560]
  },
  major: {
    Undoubled: [30, 60, 90, 120, 150, 180, 210],
    Doubled: [60, 120, 180, 240, 300, 360, 420],
    Redoubled: [120, 240, 360, 480, 600, 720, 840]
  },
  notrump: {
    Undoubled: [40, 70, 100, 130, 160, 190, 220],
    Doubled: [80, 140, 200, 260, 320, 380, 440],
    Redoubled: [160, 280, 400, 520, 640, 760, 880]
  }
} as const

/** Overtricks by their number, 1 to 6. */
const OVER = {
  minor: [20, 40, 60, 80, 100, 120],
  other: [30, 60, 90, 120, 150, 180],
  Doubled: { false: [100, 200, 300, 400, 500, 600], true: [200, 400, 600, 800, 1000, 1200] },
  Redoubled: { false: [200, 400, 600, 800, 1000, 1200], true: [400, 800, 1200, 1600, 2000, 2400] }
} as const

/** Penalty by the number of undertricks, 1 to 13. */
const DOWN = {
  Undoubled: {
    false: [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    true: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300]
  },
  Doubled: {
    false: [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    true: [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800]
  },
  Redoubled: {
    false: [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    true: [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600]
  }
} as const

const SLAM = { 6: { false: 500, true: 750 }, 7: { false: 1000, true: 1500 } } as const
const INSULT = { Undoubled: 0, Doubled: 50, Redoubled: 100 } as const

/** Points by kind, without those worth nothing: to declarer's side, or `Undertricks` to the defenders. */
export const expected = (
  contract: Scored,
  tricks: number,
  vulnerable: boolean
): Partial<Record<ScoreKind, number>> => {
  const { denomination, doubling, level } = contract
  const vul = vulnerable ? "true" : "false"
  const missing = level + 6 - tricks
  if (missing > 0) return { Undertricks: DOWN[doubling][vul][missing - 1]! }
  const family =
    denomination === "Notrump"
      ? "notrump"
      : denomination === "Clubs" || denomination === "Diamonds"
        ? "minor"
        : "major"
  const over = doubling === "Undoubled" ? (family === "minor" ? OVER.minor : OVER.other) : OVER[doubling][vul]
  const found: Partial<Record<ScoreKind, number>> = { TrickScore: TRICKS[family][doubling][level - 1]! }
  if (missing < 0) found.Overtricks = over[-missing - 1]!
  if (level === 6 || level === 7) found.Slam = SLAM[level][vul]
  if (INSULT[doubling] > 0) found.Insult = INSULT[doubling]
  return found
}
