/** Deal results as entries for the validator. */
import { DENOMINATION_NUMBER } from "../auction/Denomination.ts"
import { DOUBLINGS } from "../auction/Doubling.ts"
import { SEAT_NUMBER } from "../deal/Seat.ts"
import type { Written } from "../formats/results/Written.ts"
import type { DealResult } from "../result/DealResult.ts"
import { emptyEntry, type Entry } from "./Entry.ts"
import { contractNumber } from "./ScoreTable.ts"

/** The entry of a result, with nothing written yet. */
export const entryOf = (result: DealResult): Entry => {
  const entry = emptyEntry()
  if (result._tag === "PassedOut") return entry
  const { contract, honours, tricks } = result
  const { declarer, denomination, doubling, level } = contract
  return {
    ...entry,
    contract: contractNumber(level, DENOMINATION_NUMBER[denomination], DOUBLINGS.indexOf(doubling)),
    declarer: SEAT_NUMBER[declarer],
    tricks,
    honours: honours?.points ?? 0,
    honoursSide: honours === undefined ? 0 : SEAT_NUMBER[honours.seat] & 1,
    honoursKnown: honours !== undefined
  }
}

/** The same entry with what was written for the deal. */
export const withWritten = (entry: Entry, wrote: Written | undefined): Entry =>
  wrote === undefined
    ? entry
    : {
        ...entry,
        nsBelow: wrote.NorthSouth.below ?? Number.NaN,
        nsAbove: wrote.NorthSouth.above ?? Number.NaN,
        ewBelow: wrote.EastWest.below ?? Number.NaN,
        ewAbove: wrote.EastWest.above ?? Number.NaN,
        nsScore: wrote.net ?? Number.NaN
      }
