/**
 * Bids, sides and doublings as small numbers, for hot loops. Bid = (level − 1) × 5 + denomination number, so 0 is
 * one club, 34 seven notrump, and a higher number is a higher bid. Side 0 is NorthSouth, 1 EastWest; doubling 0
 * undoubled, 1 doubled, 2 redoubled.
 */
import { type Contract, type Level } from "@rubber-bridge/core/auction/Contract"
import { DENOMINATION_NUMBER, denominationNumbered } from "@rubber-bridge/core/auction/Denomination"
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { seatNumbered } from "@rubber-bridge/core/deal/Seat"

export const BID_COUNT = 35

/** Tricks 0 to 13. */
export const TRICK_COUNTS = 14

export const bidNumber = ({ denomination, level }: Pick<Contract, "level" | "denomination">): number =>
  (level - 1) * 5 + DENOMINATION_NUMBER[denomination]

export const levelOf = (bid: number): Level => (Math.trunc(bid / 5) + 1) as Level

/** The contract that a bid by this seat number becomes. */
export const contractOf = (bid: number, declarer: number, doubling: number): Contract => ({
  level: levelOf(bid),
  denomination: denominationNumbered(bid % 5),
  doubling: DOUBLINGS[doubling]!,
  declarer: seatNumbered(declarer)
})
