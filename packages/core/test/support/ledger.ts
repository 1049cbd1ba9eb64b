/**
 * A rubber kept another way than src/rubber does: a flat list of figures with lines drawn through it, as on paper.
 * Everything else (partscores, games, vulnerability, totals) is read off the list anew each time.
 */
import { opponentsOf, type Side, SIDES, sideOf } from "../../src/deal/Seat.ts"
import type { DealResult } from "../../src/result/DealResult.ts"
import { expected } from "./oracle.ts"

type Entry =
  | { readonly side: Side; readonly below: boolean; readonly points: number }
  | { readonly game: Side }

export type Ledger = ReadonlyArray<Entry>

const sum = (ledger: Ledger, side: Side, below: boolean): number =>
  ledger.reduce(
    (all, one) => all + ("points" in one && one.side === side && one.below === below ? one.points : 0),
    0
  )

const gamesOf = (ledger: Ledger, side: Side): number =>
  ledger.filter((one) => "game" in one && one.game === side).length

const sinceLine = (ledger: Ledger): Ledger => ledger.slice(ledger.findLastIndex((one) => "game" in one) + 1)

export const summary = (ledger: Ledger) =>
  SIDES.map((side) => ({
    games: gamesOf(ledger, side),
    part: sum(sinceLine(ledger), side, true),
    below: sum(ledger, side, true),
    above: sum(ledger, side, false)
  }))

export const isFinished = (ledger: Ledger): boolean => SIDES.some((side) => gamesOf(ledger, side) === 2)

/** The ledger with one deal more. Precondition: it is not finished. */
export const enter = (ledger: Ledger, result: DealResult): Ledger => {
  if (result._tag === "PassedOut") return ledger
  const { contract, honours, tricks } = result
  const side = sideOf(contract.declarer)
  const points = expected(contract, tricks, gamesOf(ledger, side) === 1)
  const next: Array<Entry> = [...ledger]
  for (const [kind, value] of Object.entries(points)) {
    const to = kind === "Undertricks" ? opponentsOf(side) : side
    next.push({ side: to, below: kind === "TrickScore", points: value })
  }
  if (honours !== undefined) next.push({ side: sideOf(honours.seat), below: false, points: honours.points })
  if (sum(sinceLine(next), side, true) < 100) return next
  next.push({ game: side })
  if (gamesOf(next, side) < 2) return next
  const swept = gamesOf(next, opponentsOf(side)) === 0
  return [...next, { side, below: false, points: swept ? 700 : 500 }]
}
