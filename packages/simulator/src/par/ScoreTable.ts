/** What every contract writes, computed once from the scoring rules and kept as plain numbers. */
import { DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import { insultBonus, overtrickValue, slamBonus } from "@rubber-bridge/core/scoring/Premium"
import { trickScore } from "@rubber-bridge/core/scoring/TrickScore"
import { BID_COUNT, levelOf, TRICK_COUNTS } from "./Bid.ts"

/** Points below the line when made, by bid × 3 + doubling. */
export const TRICK_SCORES: Int32Array = new Int32Array(BID_COUNT * 3)

const NET = new Int32Array(2 * BID_COUNT * 3 * TRICK_COUNTS)

for (let bid = 0; bid < BID_COUNT; bid++) {
  const level = levelOf(bid)
  const denomination = DENOMINATIONS[bid % 5]!
  for (const [number, doubling] of DOUBLINGS.entries()) {
    const below = trickScore({ level, denomination, doubling })
    TRICK_SCORES[bid * 3 + number] = below
    for (const vulnerable of [false, true]) {
      const made = below + slamBonus(level, vulnerable) + insultBonus(doubling)
      const each = overtrickValue(denomination, doubling, vulnerable)
      for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
        const over = tricks - level - 6
        NET[netIndex(vulnerable ? 1 : 0, bid, number, tricks)] =
          over >= 0 ? made + over * each : -penalty(-over, doubling, vulnerable)
      }
    }
  }
}

/** Points declarer's side nets on the deal, without honours and rubber bonus; negative when it goes down. */
export const netPoints = (vulnerable: 0 | 1, bid: number, doubling: number, tricks: number): number =>
  NET[netIndex(vulnerable, bid, doubling, tricks)]!

function netIndex(vulnerable: number, bid: number, doubling: number, tricks: number): number {
  return ((vulnerable * BID_COUNT + bid) * 3 + doubling) * TRICK_COUNTS + tricks
}
