/** Deal results as entries for the validator, and back. */
import type { Level } from "../auction/Contract.ts"
import { DENOMINATION_NUMBER, denominationNumbered } from "../auction/Denomination.ts"
import { DOUBLINGS } from "../auction/Doubling.ts"
import { SEAT_NUMBER, seatNumbered } from "../deal/Seat.ts"
import type { Written } from "../formats/results/Written.ts"
import { type DealResult, PASSED_OUT, played } from "../result/DealResult.ts"
import { emptyEntry, type Entry } from "./Entry.ts"
import { contractNumber, denominationOf, doublingOf, levelOf } from "./ScoreTable.ts"

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

/** The result of an entry as the scoring rooms know it. */
export const resultOfEntry = (entry: Entry): DealResult => {
  const { contract, declarer, honours, honoursSide, tricks } = entry
  if (contract < 0) return PASSED_OUT
  return played(
    {
      level: levelOf(contract) as Level,
      denomination: denominationNumbered(denominationOf(contract)),
      doubling: DOUBLINGS[doublingOf(contract)]!,
      declarer: seatNumbered(declarer)
    },
    tricks,
    honours === 0 ? undefined : { seat: seatNumbered(honoursSide), points: honours as 100 | 150 }
  )
}
