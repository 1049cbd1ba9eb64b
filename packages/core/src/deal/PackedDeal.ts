/**
 * A deal for hot loops: 16 holdings in a `Uint16Array`, index seat number × 4 + suit number
 * (seats N E S W, suits C D H S; bit 0 is the two, bit 12 the ace). The solver and the generator speak it.
 */
import { bySuit, SUIT_NUMBER, SUITS } from "../cards/Suit.ts"
import type { Deal } from "./Deal.ts"
import { bySeat, SEAT_NUMBER, SEATS } from "./Seat.ts"

export type PackedDeal = Uint16Array

export const pack = (deal: Deal): PackedDeal => {
  const packed = new Uint16Array(16)
  for (const seat of SEATS) {
    for (const suit of SUITS) packed[SEAT_NUMBER[seat] * 4 + SUIT_NUMBER[suit]] = deal[seat][suit]
  }
  return packed
}

/** The deal whose 16 holdings start at `offset`. */
export const unpack = (packed: PackedDeal, offset = 0): Deal =>
  bySeat((seat) => bySuit((suit) => packed[offset + SEAT_NUMBER[seat] * 4 + SUIT_NUMBER[suit]]!))
