/** One deal as a file records it, whatever its format: any part may be missing. */
import type { Auction } from "../auction/Auction.ts"
import type { Contract } from "../auction/Contract.ts"
import type { Card } from "../cards/Card.ts"
import type { PartialDeal } from "../deal/Deal.ts"
import type { BySeat, BySide, Seat } from "../deal/Seat.ts"
import { type DealResult, type HonoursClaim, PASSED_OUT, played } from "../result/DealResult.ts"
import type { Totals } from "./results/SheetEntry.ts"
import type { Written } from "./results/Written.ts"

export interface DealRecord {
  /** The line it begins on, from 1. */
  readonly line: number
  /** The rubber it belongs to, where the file says so. */
  readonly rubber: string | undefined
  /** Board number or another name of the deal. */
  readonly board: string | undefined
  readonly players: Partial<BySeat<string>>
  readonly dealer: Seat | undefined
  readonly vulnerable: BySide<boolean> | undefined
  /** The hands as dealt. */
  readonly deal: PartialDeal | undefined
  /** Legal calls from the dealer on; perhaps not to the end. */
  readonly auction: Auction | undefined
  readonly contract: Contract | "PassedOut" | undefined
  /** Tricks declarer took, 0 to 13. */
  readonly tricks: number | undefined
  readonly honours: HonoursClaim | undefined
  /** Cards in order of play from the opening lead, as far as known. */
  readonly play: ReadonlyArray<Card>
  readonly wrote: Written | undefined
  /** The totals written behind it, where it closes a rubber. */
  readonly total: Totals | undefined
}

export const EMPTY_RECORD: Omit<DealRecord, "line"> = {
  rubber: undefined,
  board: undefined,
  players: {},
  dealer: undefined,
  vulnerable: undefined,
  deal: undefined,
  auction: undefined,
  contract: undefined,
  tricks: undefined,
  honours: undefined,
  play: [],
  wrote: undefined,
  total: undefined
}

/** The result of the deal; `undefined` while contract or tricks are unknown. */
export const resultOf = (record: DealRecord): DealResult | undefined => {
  const { contract, honours, tricks } = record
  if (contract === undefined) return undefined
  if (contract === "PassedOut") return PASSED_OUT
  return tricks === undefined ? undefined : played(contract, tricks, honours)
}
