/**
 * What each of the 8192 holdings of a suit counts for: a table for every measure, made once, so that evaluating a
 * hand is four look-ups. Definitions: docs/dealer-language.md#functions
 */
import { length } from "@rubber-bridge/core/cards/Holding"
import type { Counts, Measure } from "./Expression.ts"

export type HoldingTable = Int32Array

const HOLDINGS = 8192

const tableOf = (value: (holding: number) => number): HoldingTable =>
  Int32Array.from({ length: HOLDINGS }, (_, holding) => value(holding))

/** Cards of each holding. */
export const LENGTH: HoldingTable = tableOf(length)

/** Points of each holding when the 13 ranks, two to ace, have these. */
export const countTable = (points: ReadonlyArray<number>): HoldingTable =>
  tableOf((holding) => points.reduce((sum, value, rank) => sum + ((holding >> rank) & 1) * value, 0))

/** The table of a measure; made once for the same counts. `quality` is in hundredths. */
export const measureTable = (measure: Measure, counts: Counts): HoldingTable => {
  const known = tablesOf.get(counts) ?? new Map<Measure, HoldingTable>()
  tablesOf.set(counts, known)
  const table = known.get(measure) ?? makeTable(measure, counts)
  known.set(measure, table)
  return table
}

const tablesOf = new WeakMap<Counts, Map<Measure, HoldingTable>>()

function makeTable(measure: Measure, counts: Counts): HoldingTable {
  if (measure === "length") return LENGTH
  if (measure === "hcp") return countTable(counts.hcp)
  if (measure === "controls") return CONTROLS
  if (measure === "losers") return LOSERS
  if (measure === "quality") return QUALITY
  return countTable(counts.alternative[Number(measure.slice(2))]!)
}

/** The least and the most a table holds. */
export const extremes = (table: HoldingTable): readonly [least: number, most: number] => {
  const known = extremesOf.get(table)
  if (known !== undefined) return known
  let least = table[0]!
  let most = table[0]!
  for (const value of table) {
    if (value < least) least = value
    if (value > most) most = value
  }
  extremesOf.set(table, [least, most])
  return [least, most]
}

const extremesOf = new WeakMap<HoldingTable, readonly [number, number]>()

const ACE = 0x1000
const KING = 0x800
const QUEEN = 0x400
const JACK = 0x200
const TEN = 0x100
const NINE = 0x80
const EIGHT = 0x40

const one = (holding: number, card: number) => ((holding & card) === 0 ? 0 : 1)

/** Ace 2, king 1. */
const CONTROLS = tableOf((holding) => 2 * one(holding, ACE) + one(holding, KING))

/** Of the first three cards those that are not the ace, king and queen, each in its turn; a queen needs two cards beside her. */
export const LOSERS = tableOf((holding) => {
  const cards = Math.min(3, length(holding))
  const winners =
    one(holding, ACE) + (cards > 1 ? one(holding, KING) : 0) + (cards > 2 ? one(holding, QUEEN) : 0)
  return cards - winners
})

/**
 * Suit quality of Kaplan and Rubens (The Bridge World, October 1982), in hundredths: honour points times length over
 * ten; tens and nines count when something stands beside them, and length beyond six replaces missing queen and jack.
 */
const QUALITY = tableOf((holding) => {
  const cards = length(holding)
  const each = 10 * cards
  const [ace, king, queen, jack, ten, nine, eight] = [ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT].map((card) =>
    one(holding, card)
  ) as [number, number, number, number, number, number, number]
  const honours = ace + king + queen + jack
  let quality = each * (4 * ace + 3 * king + 2 * queen + jack)
  if (cards > 6) {
    const missing = 3 - 2 * queen - jack
    quality += each * Math.min(missing, cards - 6)
  } else {
    if (ten === 1) quality += honours > 1 || jack === 1 ? each : each / 2
    if (nine === 1 && (honours === 2 || ten === 1 || eight === 1)) quality += each / 2
  }
  return quality
})

/** The suit's part of `cccc` (same source), in hundredths, without the points for short suits. */
export const FOUR_CS = tableOf((holding) => {
  const cards = length(holding)
  let value = QUALITY[holding]!
  let above = 0
  if ((holding & ACE) !== 0) {
    value += 300
    above++
  }
  if ((holding & KING) !== 0) {
    value += cards === 1 ? 50 : 200
    above++
  }
  if ((holding & QUEEN) !== 0) {
    if (cards > 2) value += above > 0 ? 100 : 75
    if (cards === 2) value += above > 0 ? 75 : 50
    if (cards > 1) above++
  }
  if ((holding & JACK) !== 0) {
    if (above === 2) value += 50
    if (above === 1) value += 25
    above++
  }
  if ((holding & TEN) !== 0) {
    if (above === 2) value += 25
    if (above === 1 && (holding & NINE) !== 0) value += 25
  }
  return value
})
