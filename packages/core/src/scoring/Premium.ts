/** Premiums above the line for a contract made. Rules: docs/rules.md#overtricks, #slam, #insult */
import type { Level } from "../auction/Contract.ts"
import type { Denomination } from "../auction/Denomination.ts"
import type { Doubling } from "../auction/Doubling.ts"
import { LATER_TRICK } from "./TrickScore.ts"

/** What one overtrick counts, in points. In notrump it is 30: the 40 belongs to the first odd trick, which was bid. */
export const overtrickValue = (
  denomination: Denomination,
  doubling: Doubling,
  vulnerable: boolean
): number => {
  if (doubling === "Undoubled") return LATER_TRICK[denomination]
  return (vulnerable ? 200 : 100) * (doubling === "Redoubled" ? 2 : 1)
}

/** The premium for a slam bid and made: it depends on the level bid, never on the tricks taken. */
export const slamBonus = (level: Level, vulnerable: boolean): number => {
  if (level === 6) return vulnerable ? 750 : 500
  if (level === 7) return vulnerable ? 1500 : 1000
  return 0
}

const INSULT: Readonly<Record<Doubling, number>> = { Undoubled: 0, Doubled: 50, Redoubled: 100 }

/** The bonus for making a doubled or redoubled contract; vulnerability does not change it. */
export const insultBonus = (doubling: Doubling): number => INSULT[doubling]
