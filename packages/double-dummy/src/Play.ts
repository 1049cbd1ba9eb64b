/** The rules of play the kernel takes for granted: a card is in the hand whose turn it is and follows suit. */
import { cardsEach, holderOf, type Position } from "./Position.ts"

export type PlayFault = "AllPlayed" | "NoCard" | "NotHeld" | "Revoke"

/** A card that may not be played: `index` in the line from 0, the seat number whose turn it is, and why in English. */
export interface IllegalCard {
  readonly index: number
  readonly fault: PlayFault
  readonly seat: number
  readonly message: string
}

/** Where a line of play first breaks the rules; `undefined` where it keeps them. */
export const illegalCard = (
  deal: Position,
  denomination: number,
  leader: number,
  cards: ReadonlyArray<number>
): IllegalCard | undefined => {
  const left = deal.slice(0, 16)
  const all = cardsEach(deal) * 4
  let led = 0
  let turn = leader
  let winner = leader
  let winning = 0
  for (const [index, card] of cards.entries()) {
    const illegal = (fault: PlayFault, why: string): IllegalCard => ({
      index,
      fault,
      seat: turn,
      message: `card ${index + 1} of the play is not legal: ${why}`
    })
    if (index >= all) return illegal("AllPlayed", `all ${all} cards have been played`)
    if (!Number.isInteger(card) || card < 0 || card > 51) return illegal("NoCard", `${card} is no card`)
    const suit = Math.trunc(card / 13)
    if (holderOf(left, card) !== turn)
      return illegal("NotHeld", `${cardText(card)} is not in ${SEAT_NAMES[turn]}'s hand`)
    const first = index % 4 === 0
    if (!first && suit !== led && left[turn * 4 + led] !== 0)
      return illegal("Revoke", `${SEAT_NAMES[turn]} has to follow suit, not play ${cardText(card)}`)
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
