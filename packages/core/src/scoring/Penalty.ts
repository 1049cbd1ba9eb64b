/** Points for the defenders when a contract goes down; the denomination does not matter. Rule: docs/rules.md#undertricks */
import type { Doubling } from "../auction/Doubling.ts"
import { times } from "./TrickScore.ts"

/** What the `nth` undertrick (from 1) costs doubled. */
const doubledUndertrick = (nth: number, vulnerable: boolean): number => {
  if (nth === 1) return vulnerable ? 200 : 100
  return vulnerable || nth > 3 ? 300 : 200
}

/** What the `nth` undertrick (from 1) costs. */
export const undertrickValue = (nth: number, doubling: Doubling, vulnerable: boolean): number => {
  if (doubling === "Undoubled") return vulnerable ? 100 : 50
  return doubledUndertrick(nth, vulnerable) * (doubling === "Redoubled" ? 2 : 1)
}

/** What each of the undertricks costs, in order. */
const eachUndertrick = (
  undertricks: number,
  doubling: Doubling,
  vulnerable: boolean
): ReadonlyArray<number> =>
  Array.from({ length: undertricks }, (_, n) => undertrickValue(n + 1, doubling, vulnerable))

/** Points above the line to the defenders; 0 for no undertricks. */
export const penalty = (undertricks: number, doubling: Doubling, vulnerable: boolean): number =>
  eachUndertrick(undertricks, doubling, vulnerable).reduce((sum, points) => sum + points, 0)

/** The arithmetic of `penalty`: `100 + 200`, `100 + 2 × 200 + 300`. */
export const penaltySum = (undertricks: number, doubling: Doubling, vulnerable: boolean): string => {
  const runs: Array<{ readonly points: number; count: number }> = []
  for (const points of eachUndertrick(undertricks, doubling, vulnerable)) {
    const last = runs.at(-1)
    if (last?.points === points) last.count++
    else runs.push({ points, count: 1 })
  }
  return runs.map(({ count, points }) => times(count, points)).join(" + ")
}
