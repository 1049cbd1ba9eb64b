/** Points below the line, for tricks bid and made. Rule: docs/rules.md#trick-score */
import type { Contract } from "../auction/Contract.ts"
import type { ByDenomination } from "../auction/Denomination.ts"
import type { Doubling } from "../auction/Doubling.ts"

const FIRST_TRICK: ByDenomination<number> = { Clubs: 20, Diamonds: 20, Hearts: 30, Spades: 30, Notrump: 40 }

/** What each odd trick after the first counts, undoubled; an undoubled overtrick counts the same. */
export const LATER_TRICK: ByDenomination<number> = { ...FIRST_TRICK, Notrump: 30 }

const MULTIPLIER: Readonly<Record<Doubling, number>> = { Undoubled: 1, Doubled: 2, Redoubled: 4 }

type Bid = Pick<Contract, "level" | "denomination" | "doubling">

/** Points below the line for the odd tricks bid. Overtricks never count here. */
export const trickScore = ({ denomination, doubling, level }: Bid): number =>
  MULTIPLIER[doubling] * (FIRST_TRICK[denomination] + (level - 1) * LATER_TRICK[denomination])

/** The arithmetic of `trickScore`: `4 × 30`, `2 × (40 + 2 × 30)`. */
export const trickScoreSum = ({ denomination, doubling, level }: Bid): string => {
  const first = FIRST_TRICK[denomination]
  const later = times(level - 1, LATER_TRICK[denomination])
  const uneven = denomination === "Notrump" && level > 1
  const tricks = uneven ? `${first} + ${later}` : times(level, first)
  if (doubling === "Undoubled") return tricks
  return `${MULTIPLIER[doubling]} × ${level === 1 ? tricks : `(${tricks})`}`
}

/** `3 × 30`, or just `30` for one. */
export const times = (count: number, points: number): string =>
  count === 1 ? String(points) : `${count} × ${points}`
