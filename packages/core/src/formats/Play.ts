/** The cards played on a deal, in order of play, and the tricks they make. */
import { Result, Schema } from "effect"
import { type Card, rankOf, suitOf, toText } from "../cards/Card.ts"
import type { Denomination } from "../auction/Denomination.ts"
import { holderOf, type PartialDeal } from "../deal/Deal.ts"
import { nextSeat, type Seat, SEAT_NUMBER, seatNumbered, sideOf } from "../deal/Seat.ts"

/** What the cards played so far say. */
export interface PlayCount {
  /** Complete tricks, 0 to 13. */
  readonly tricks: number
  /** Those of them that declarer's side won. */
  readonly declarer: number
}

export const PlayFault = Schema.Literals(["CardTwice", "OtherHand", "NotHeld"])
export type PlayFault = typeof PlayFault.Type

/** The cards cannot have been played like this. `number` counts cards from 1. */
export class ImpossiblePlay extends Schema.TaggedError<ImpossiblePlay>()("ImpossiblePlay", {
  fault: PlayFault,
  card: Schema.String,
  number: Schema.Int,
  seat: Schema.String
}) {
  override get message() {
    const why: Record<PlayFault, string> = {
      CardTwice: "it was played before",
      OtherHand: `${this.seat} was to play, who does not hold it`,
      NotHeld: "no hand holds it"
    }
    return `card ${this.number}, ${this.card}, cannot have been played: ${why[this.fault]}`
  }
}

/** The winner of a trick of four cards, the first of them led by `leader`. */
export const winnerOf = (trick: ReadonlyArray<Card>, leader: Seat, denomination: Denomination): Seat => {
  let best = 0
  for (let n = 1; n < trick.length; n++) {
    const suit = suitOf(trick[n]!)
    const bestSuit = suitOf(trick[best]!)
    const over = suit === bestSuit ? rankOf(trick[n]!) > rankOf(trick[best]!) : suit === denomination
    if (over) best = n
  }
  return seatNumbered(SEAT_NUMBER[leader] + best)
}

/**
 * Counts the complete tricks of a play in order. Where the deal is known, each card must be in the hand whose turn it is;
 * a revoke is counted as it was played.
 */
export const countTricks = (
  cards: ReadonlyArray<Card>,
  contract: { readonly declarer: Seat; readonly denomination: Denomination },
  deal?: PartialDeal
): Result.Result<PlayCount, ImpossiblePlay> => {
  const seen = new Set<Card>()
  let leader = nextSeat(contract.declarer)
  let declarer = 0
  let tricks = 0
  for (let n = 0; n < cards.length; n++) {
    const card = cards[n]!
    const seat = seatNumbered(SEAT_NUMBER[leader] + (n % 4))
    const fault = seen.has(card) ? "CardTwice" : deal === undefined ? undefined : faultOf(deal, seat, card)
    if (fault !== undefined) {
      return Result.fail(new ImpossiblePlay({ fault, card: toText(card), number: n + 1, seat }))
    }
    seen.add(card)
    if (n % 4 !== 3) continue
    tricks++
    leader = winnerOf(cards.slice(n - 3, n + 1), leader, contract.denomination)
    if (sideOf(leader) === sideOf(contract.declarer)) declarer++
  }
  return Result.succeed({ tricks, declarer })
}

function faultOf(deal: PartialDeal, seat: Seat, card: Card): PlayFault | undefined {
  const holder = holderOf(deal, card)
  if (holder === seat || deal[seat] === undefined) return undefined
  return holder === undefined ? "NotHeld" : "OtherHand"
}
