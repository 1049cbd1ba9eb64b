/**
 * A position for the kernel: 16 holdings, index seat × 4 + suit (seats N E S W, suits C D H S; bit 0 the two, bit 12 the
 * ace), at the start of a trick. A deal is a position of 13 cards a seat. `PackedDeal` of core is this array.
 */

/** 16 holdings of 13 bits, as `PackedDeal` in core. */
export type Position = Uint16Array

/** How many cards each hand has, 1 to 13. Precondition: `faultOf` finds none. */
export const cardsEach = (position: Position, offset = 0): number => {
  let cards = 0
  for (let suit = 0; suit < 4; suit++) cards += length(position[offset + suit]!)
  return cards
}

export const POSITION_FAULTS = ["Holdings", "Bits", "CardTwice", "NoCards", "UnequalHands"] as const

/** What is wrong with a position, and the number, suit or numbers of cards at fault. */
export interface PositionFault {
  readonly fault: (typeof POSITION_FAULTS)[number]
  readonly found: string
}

/** The fault as one short English clause. */
export const positionFaultText = ({ fault, found }: PositionFault): string => {
  const what: Readonly<Record<PositionFault["fault"], string>> = {
    Holdings: `it has ${found} holdings, not 16`,
    Bits: `holding ${found} has bits above the ace`,
    CardTwice: `two seats hold the same card of suit ${found}`,
    NoCards: "North has no cards",
    UnequalHands: `the seats hold ${found} cards; each needs the same number, 1 to 13`
  }
  return what[fault]
}

/** Why the kernel cannot take the 16 holdings at `offset`, or nothing. */
export const faultOf = (position: Position, offset = 0): PositionFault | undefined => {
  if (position.length < offset + 16) return { fault: "Holdings", found: String(position.length - offset) }
  const cards = [0, 0, 0, 0]
  const seen = [0, 0, 0, 0]
  for (let index = 0; index < 16; index++) {
    const holding = position[offset + index]!
    const suit = index & 3
    if (holding > 0x1fff) return { fault: "Bits", found: String(index) }
    if ((seen[suit]! & holding) !== 0) return { fault: "CardTwice", found: "CDHS"[suit]! }
    seen[suit]! |= holding
    cards[index >> 2]! += length(holding)
  }
  const [north, east, south, west] = cards
  if (north === 0) return { fault: "NoCards", found: "" }
  if (north! > 13 || east !== north || south !== north || west !== north)
    return { fault: "UnequalHands", found: cards.join(", ") }
  return undefined
}

/** The seat (0–3) that holds a card (suit × 13 + rank), or -1. */
export const holderOf = (position: Position, card: number): number => {
  const suit = Math.trunc(card / 13)
  for (let seat = 0; seat < 4; seat++)
    if ((position[seat * 4 + suit]! & (1 << (card % 13))) !== 0) return seat
  return -1
}

/** Cards in a holding. */
export function length(holding: number): number {
  let count = 0
  for (let rest = holding; rest !== 0; rest &= rest - 1) count++
  return count
}
