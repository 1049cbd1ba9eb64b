/**
 * Results in the list of a match (`rs`): `4HN+1`, `4SWx-4`, `3NN=`: level, denomination, declarer, doubling, result.
 * This order is LIN's own and is read nowhere else.
 */
import { type Contract, type Level } from "../../auction/Contract.ts"
import { denominationOf } from "../../auction/Denomination.ts"
import { doublingOf } from "../../auction/Doubling.ts"
import { seatOfLetter } from "../../deal/Seat.ts"

export interface ListedResult {
  readonly contract: Contract | "PassedOut"
  readonly tricks: number | undefined
}

const LISTED = /^([1-7])\s*(NT|[CDHSN])\s*([NESW])\s*(xx|x|)\s*(=|[+-]\d{1,2})$/iu

/** The result, or `null` when the text is none. */
export const listedResult = (text: string): ListedResult | null => {
  const plain = text.trim()
  if (/^(?:pass|p|ap)$/iu.test(plain)) return { contract: "PassedOut", tricks: undefined }
  const match = LISTED.exec(plain)
  if (match === null) return null
  const [, level, denomination, declarer, marks = "", outcome] = match
  const tricks = Number(level) + 6 + (outcome === "=" ? 0 : Number(outcome))
  if (tricks < 0 || tricks > 13) return null
  const contract: Contract = {
    level: Number(level) as Level,
    denomination: denominationOf(denomination!)!,
    doubling: doublingOf(marks),
    declarer: seatOfLetter(declarer!)!
  }
  return { contract, tricks }
}
