/** Honours found in packed deals: the rule of `core/scoring/Honours` for hot loops. Rule: docs/rules.md#honours */
import { length } from "@rubber-bridge/core/cards/Holding"
import type { PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { HONOURS_MASK } from "@rubber-bridge/core/scoring/Honours"

const ACE_BIT = 0x1000

/** Points for honours with this denomination (0 clubs … 4 notrump): positive for NorthSouth, negative for EastWest. */
export const honoursIn = (packed: PackedDeal, offset: number, denomination: number): number => {
  for (let seat = 0; seat < 4; seat++) {
    const points = honoursOf(packed, offset + seat * 4, denomination)
    if (points !== 0) return (seat & 1) === 0 ? points : -points
  }
  return 0
}

function honoursOf(packed: PackedDeal, hand: number, denomination: number): number {
  if (denomination === 4) {
    const everywhere = packed[hand]! & packed[hand + 1]! & packed[hand + 2]! & packed[hand + 3]!
    return (everywhere & ACE_BIT) !== 0 ? 150 : 0
  }
  const held = length(packed[hand + denomination]! & HONOURS_MASK)
  return held === 5 ? 150 : held === 4 ? 100 : 0
}
