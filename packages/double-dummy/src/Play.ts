/** The rules of play the kernel takes for granted: a card is in the hand whose turn it is and follows suit. */
import { cardsEach, holderOf, type Position } from "./Position.ts"

export const PLAY_FAULTS = ["AllPlayed", "NoCard", "NotHeld", "Revoke"] as const
export type PlayFault = (typeof PLAY_FAULTS)[number]

/** A card that may not be played: `index` in the line from 0, the seat number whose turn it is, the card as text. */
export interface IllegalCard {
  readonly index: number
  readonly fault: PlayFault
  readonly seat: number
  readonly card: string
}

/** Why the card may not be played, in English. */
export const illegalCardText = ({
  card,
  fault,
  index,
  seat
}: Pick<IllegalCard, "index" | "fault" | "card"> & { readonly seat: string }): string => {
  const why: Readonly<Record<PlayFault, string>> = {
    AllPlayed: `all ${index} cards have been played`,
    NoCard: `${card} is no card`,
    NotHeld: `${card} is not in ${seat}'s hand`,
    Revoke: `${seat} has to follow suit, not play ${card}`
  }
  return `card ${index + 1} of the play is not legal: ${why[fault]}`
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
    const known = Number.isInteger(card) && card >= 0 && card < 52
    const illegal = (fault: PlayFault): IllegalCard => ({
      index,
      fault,
      seat: turn,
      card: known ? cardText(card) : String(card)
    })
    if (index >= all) return illegal("AllPlayed")
    if (!known) return illegal("NoCard")
    const suit = Math.trunc(card / 13)
    if (holderOf(left, card) !== turn) return illegal("NotHeld")
    const first = index % 4 === 0
    if (!first && suit !== led && left[turn * 4 + led] !== 0) return illegal("Revoke")
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

/** By seat number. */
export const SEAT_NAMES = ["North", "East", "South", "West"] as const

function cardText(card: number): string {
  return "CDHS"[Math.trunc(card / 13)]! + "23456789TJQKA"[card % 13]!
}
