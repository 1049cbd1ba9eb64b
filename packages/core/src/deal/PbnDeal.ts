/**
 * A deal as PBN writes it: `N:hand hand hand hand`, clockwise from the seat before the colon, `-` for an
 * unknown hand. Source: PBN 2.1, tag Deal; docs/notation.md#deals.
 */
import { Result, Schema } from "effect"
import { count, type Hand } from "../cards/Hand.ts"
import * as HandText from "../cards/HandText.ts"
import { cardsEach, type CardInTwoHands, checkDistinct, type PartialDeal } from "./Deal.ts"
import { bySeat, type Seat, SEAT_LETTER, SEAT_NUMBER, seatNumbered, seatOfLetter, SEATS } from "./Seat.ts"

export const DealFault = Schema.Literals(["NoSeat", "NotFourHands", "UnequalHands", "NoCards"])
export type DealFault = typeof DealFault.Type

/** Why a text is no deal; `at` is the offset in `text`, from 0. Faults of one hand are `UnreadableDealHand`. */
export class UnreadableDeal extends Schema.TaggedError<UnreadableDeal>()("UnreadableDeal", {
  text: Schema.String,
  at: Schema.Int,
  fault: DealFault,
  found: Schema.String
}) {
  override get message() {
    const what: Record<DealFault, string> = {
      NoSeat: "it must begin with a seat and a colon, such as N:",
      NotFourHands: `it has ${this.found} ${this.found === "1" ? "hand" : "hands"}, not four (write - for an unknown one)`,
      UnequalHands: `the hands have ${this.found} cards`,
      NoCards: "no hand is known"
    }
    return `"${this.text}" is not a deal: ${what[this.fault]}; write N:hand hand hand hand, clockwise`
  }
}

/** One hand of a deal cannot be read; `at` is the offset in the deal's text. */
export class UnreadableDealHand extends Schema.TaggedError<UnreadableDealHand>()("UnreadableDealHand", {
  text: Schema.String,
  at: Schema.Int,
  seat: Schema.String,
  hand: HandText.UnreadableHand
}) {
  override get message() {
    return `${this.seat}'s hand: ${this.hand.message}`
  }
}

export type DealError = UnreadableDeal | UnreadableDealHand | CardInTwoHands

/** A deal as dealt: every known hand has 13 cards. */
export const parse = (text: string): Result.Result<PartialDeal, DealError> => read(text, 13)

/** A deal or a position in the play: every known hand has the same number of cards, 1 to 13. */
export const parsePosition = (text: string): Result.Result<PartialDeal, DealError> => read(text, undefined)

/** `N:hand hand hand hand`, from `first` clockwise. */
export const toText = (deal: PartialDeal, first: Seat = "North"): string => {
  const hands = SEATS.map((_, n) => deal[seatNumbered(SEAT_NUMBER[first] + n)])
  return `${SEAT_LETTER[first]}:${hands.map((hand) => (hand ? HandText.toText(hand) : "-")).join(" ")}`
}

const HEAD = /^\s*([NESWnesw])\s*:\s*/u

function read(text: string, cards: number | undefined): Result.Result<PartialDeal, DealError> {
  const fault = (at: number, kind: DealFault, found = "") =>
    Result.fail(new UnreadableDeal({ text, at, fault: kind, found }))
  const head = HEAD.exec(text)
  const first = head === null ? undefined : seatOfLetter(head[1]!)
  if (head === null || first === undefined) return fault(0, "NoSeat")
  const words = [...text.slice(head[0].length).matchAll(/\S+/gu)]
  if (words.length !== 4) return fault(head[0].length, "NotFourHands", String(words.length))
  const hands = new Map<Seat, Hand>()
  for (const [n, word] of words.entries()) {
    if (HandText.isDash(word[0])) continue
    const seat = seatNumbered(SEAT_NUMBER[first] + n)
    const hand = cards === 13 ? HandText.parse(word[0]) : HandText.parsePosition(word[0])
    if (Result.isFailure(hand)) {
      const at = head[0].length + word.index + hand.failure.at
      return Result.fail(new UnreadableDealHand({ text, at, seat, hand: hand.failure }))
    }
    hands.set(seat, hand.success)
  }
  if (hands.size === 0) return fault(head[0].length, "NoCards")
  const deal: PartialDeal = bySeat((seat) => hands.get(seat))
  const counts = SEATS.flatMap((seat) => (deal[seat] ? [count(deal[seat])] : []))
  const each = cardsEach(deal)
  if (each === 0) return fault(head[0].length, "NoCards")
  if (counts.some((n) => n !== each) || each > 13)
    return fault(head[0].length, "UnequalHands", counts.join(", "))
  return checkDistinct(deal)
}
