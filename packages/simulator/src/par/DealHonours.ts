/** Honours of a deal in hot-loop form: points for NorthSouth less those for EastWest, by denomination number. */
import { DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { type PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { sideOf } from "@rubber-bridge/core/deal/Seat"
import { honoursIn, HONOURS_MASK } from "@rubber-bridge/core/scoring/Honours"

/** Nobody holds any. */
export const NO_HONOURS: ReadonlyArray<number> = [0, 0, 0, 0, 0]

/** By denomination number; hands that are unknown or not as dealt count for nothing. Rule: docs/rules.md#honours */
export const honoursOfDeal = (deal: PartialDeal): ReadonlyArray<number> =>
  DENOMINATIONS.map((denomination) => {
    const claim = honoursIn(deal, denomination)
    if (claim === undefined) return 0
    return sideOf(claim.seat) === "NorthSouth" ? claim.points : -claim.points
  })

/** The same of the packed deal at `offset`, written into five places of `target` from `at`. */
export const honoursOfPacked = (
  packed: PackedDeal,
  offset: number,
  target: { [index: number]: number },
  at: number
): void => {
  for (let denomination = 0; denomination < 5; denomination++) target[at + denomination] = 0
  for (let seat = 0; seat < 4; seat++) {
    const sign = (seat & 1) === 0 ? 1 : -1
    let aces = 0x1000
    for (let suit = 0; suit < 4; suit++) {
      const holding = packed[offset + seat * 4 + suit]!
      aces &= holding
      const points = HONOURS_OF_TOP[(holding & HONOURS_MASK) >> 8]!
      if (points !== 0) target[at + suit] = sign * points
    }
    if (aces !== 0) target[at + 4] = sign * 150
  }
}

/** Points by which of the five top cards a hand holds: 150 for all, 100 for four of them. */
const HONOURS_OF_TOP = Uint8Array.from({ length: 32 }, (_, held) => {
  if (held === 31) return 150
  return [15, 23, 27, 29, 30].includes(held) ? 100 : 0
})
