/** The rules of play the kernel takes for granted: a card is in the hand whose turn it is and follows suit. */
import { cardsEach, holderOf, type Position } from "./Position.ts"

/** Where a line of play first breaks the rules: the index of the card and why. */
export const illegalCard = (
  deal: Position,
  denomination: number,
  leader: number,
  cards: ReadonlyArray<number>
): { readonly index: number; readonly message: string } | undefined => {
  const left = deal.slice(0, 16)
  const all = cardsEach(deal) * 4
  let led = 0
  let turn = leader
  let winner = leader
  let winning = 0
  for (const [index, card] of cards.entries()) {
    const fault = (why: string) => ({ index, message: `card ${index + 1} of the play is not legal: ${why}` })
    if (index >= all) return fault(`all ${all} cards have been played`)
    if (!Number.isInteger(card) || card < 0 || card > 51) return fault(`${card} is no card`)
    const suit = Math.trunc(card / 13)
    if (holderOf(left, card) !== turn) return fault(`${cardText(card)} is not in ${SEAT_NAMES[turn]}'s hand`)
    const first = index % 4 === 0
    if (!first && suit !== led && left[turn * 4 + led] !== 0)
      return fault(`${SEAT_NAMES[turn]} has to follow suit, not play ${cardText(card)}`)
    const higher = suit === Math.trunc(winning / 13) ? card > winning : suit === denomination
    if (first) led = suit
    if (first || higher) {
      winner = turn
      winning = card
    }
    left[turn * 4 + suit]! ^= 1 << (card % 13)
    turn = index % 4 === 3 ? winner : (turn + 1) & 3
  }
  return undefined
}

const SEAT_NAMES = ["North", "East", "South", "West"]

function cardText(card: number): string {
  return "CDHS"[Math.trunc(card / 13)]! + "23456789TJQKA"[card % 13]!
}
