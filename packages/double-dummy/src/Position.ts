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

/** Why the kernel cannot take the 16 holdings at `offset`, or nothing: one short English clause. */
export const faultOf = (position: Position, offset = 0): string | undefined => {
  if (position.length < offset + 16) return `it has ${position.length - offset} holdings, not 16`
  const cards = [0, 0, 0, 0]
  const seen = [0, 0, 0, 0]
  for (let index = 0; index < 16; index++) {
    const holding = position[offset + index]!
    const suit = index & 3
    if (holding > 0x1fff) return `holding ${index} has bits above the ace`
    if ((seen[suit]! & holding) !== 0) return `two seats hold the same card of suit ${"CDHS"[suit]}`
    seen[suit]! |= holding
    cards[index >> 2]! += length(holding)
  }
  const [north, east, south, west] = cards
  if (north === 0) return "North has no cards"
  if (north! > 13 || east !== north || south !== north || west !== north)
    return `the seats hold ${cards.join(", ")} cards; each needs the same number, 1 to 13`
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
