/**
 * What the loops over a bank need of each deal, by side: the double-dummy tricks of the better and of the natural
 * declarer, and honours. Index deal × 10 + side × 5 + denomination (side 0 NorthSouth, 1 EastWest).
 */
import { type PackedDeal } from "@rubber-bridge/core/deal/PackedDeal"
import { length, points } from "@rubber-bridge/core/cards/Holding"
import { honoursOfPacked } from "../par/DealHonours.ts"
import { type Bank } from "./BankFormat.ts"

export interface DealFacts {
  readonly count: number
  /** Tricks of the declarer who takes more: perfect bidders let that hand play. */
  readonly best: Uint8Array
  /** Tricks of the hand that would name the denomination first: longer there, or stronger in notrump. */
  readonly natural: Uint8Array
  /** Points for NorthSouth less those for EastWest, index deal × 5 + denomination. */
  readonly honours: Int16Array
}

export const factsOf = ({ count, deals, tricks }: Pick<Bank, "count" | "deals" | "tricks">): DealFacts => {
  const best = new Uint8Array(count * 10)
  const natural = new Uint8Array(count * 10)
  const honours = new Int16Array(count * 5)
  for (let deal = 0; deal < count; deal++) {
    honoursOfPacked(deals, deal * 16, honours, deal * 5)
    for (let side = 0; side < 2; side++) {
      for (let denomination = 0; denomination < 5; denomination++) {
        const at = deal * 10 + side * 5 + denomination
        const cell = deal * 20 + denomination * 4 + side
        best[at] = Math.max(tricks[cell]!, tricks[cell + 2]!)
        const first = namesFirst(deals, deal * 16, side, denomination)
        natural[at] = tricks[first ? cell : cell + 2]!
      }
    }
  }
  return { count, best, natural, honours }
}

/** True when North (East for EastWest) would declare: more cards of the suit, then more points, then North. */
function namesFirst(deals: PackedDeal, offset: number, side: number, denomination: number): boolean {
  const one = offset + side * 4
  const other = one + 8
  if (denomination < 4) {
    const difference = length(deals[one + denomination]!) - length(deals[other + denomination]!)
    if (difference !== 0) return difference > 0
  }
  return handPoints(deals, one) >= handPoints(deals, other)
}

/** High-card points of the hand whose four holdings start at `at`. */
export const handPoints = (deals: PackedDeal, at: number): number =>
  points(deals[at]!) + points(deals[at + 1]!) + points(deals[at + 2]!) + points(deals[at + 3]!)
