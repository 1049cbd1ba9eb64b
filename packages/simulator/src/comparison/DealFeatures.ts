/**
 * What is cheap to know of a deal and tells something of its tricks: who holds which honour, how long and how evenly
 * divided the suits are. Features of the regression in statistics/ControlVariate.
 */
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { countTable, LENGTH } from "../dealing/language/holdingTables.ts"

/** Ten to ace. */
const HONOURS = [8, 9, 10, 11, 12]
const POINTS = countTable([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])

/** 1, 60 honours by seat, 12 lengths, 4 + 4 divisions and their squares, 4 longest suits, 12 points by suit. */
export const FEATURES = 1 + 60 + 12 + 16 + 4 + 12

/** Writes the features of the deal whose 16 holdings start at `offset`. */
export const writeFeatures = (deal: PackedDeal, offset: number, out: Float64Array): void => {
  let at = 0
  out[at++] = 1
  for (let seat = 0; seat < 3; seat++) {
    for (let suit = 0; suit < 4; suit++) {
      const holding = deal[offset + seat * 4 + suit]!
      for (const rank of HONOURS) out[at++] = (holding >> rank) & 1
      out[at++] = LENGTH[holding]!
      out[at++] = POINTS[holding]! * LENGTH[holding]!
    }
  }
  for (let suit = 0; suit < 4; suit++) {
    const [north, east, south, west] = [0, 4, 8, 12].map((seat) => LENGTH[deal[offset + seat + suit]!]!) as [
      number,
      number,
      number,
      number
    ]
    out[at++] = Math.abs(north - south)
    out[at++] = (north - south) ** 2
    out[at++] = Math.abs(east - west)
    out[at++] = (east - west) ** 2
  }
  for (let seat = 0; seat < 4; seat++) {
    const hand = offset + seat * 4
    out[at++] = Math.max(
      LENGTH[deal[hand]!]!,
      LENGTH[deal[hand + 1]!]!,
      LENGTH[deal[hand + 2]!]!,
      LENGTH[deal[hand + 3]!]!
    )
  }
}
