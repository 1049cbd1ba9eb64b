/**
 * The double-dummy table of a deal: the tricks of each declarer in each denomination when all four hands play perfectly.
 * 20 numbers, index denomination × 4 + declarer (C D H S N, then N E S W).
 */
import { type Denomination, DENOMINATION_NUMBER } from "@rubber-bridge/core/auction/Denomination"
import { type Seat, SEAT_NUMBER } from "@rubber-bridge/core/deal/Seat"

export type DoubleDummyTable = Uint8Array

/** Where a table keeps the tricks of one declarer in one denomination. */
export const cellOf = (denomination: Denomination, declarer: Seat): number =>
  DENOMINATION_NUMBER[denomination] * 4 + SEAT_NUMBER[declarer]

/** Tricks, 0 to 13, of `declarer` in `denomination`. */
export const tricks = (table: DoubleDummyTable, denomination: Denomination, declarer: Seat): number =>
  table[cellOf(denomination, declarer)]!
