/**
 * Honours as dealt: A K Q J 10 of trumps in one hand, or four aces in notrump. They go to the side that holds
 * them, whoever declared and whether or not the contract was made. Rule: docs/rules.md#honours
 */
import { Result, Schema } from "effect"
import type { Denomination } from "../auction/Denomination.ts"
import { count, type Hand } from "../cards/Hand.ts"
import { length, WHOLE_SUIT } from "../cards/Holding.ts"
import { bySuit, SUITS } from "../cards/Suit.ts"
import { complete, type PartialDeal } from "../deal/Deal.ts"
import { SEATS } from "../deal/Seat.ts"
import type { HonoursClaim } from "../result/DealResult.ts"

/** The five honours as a holding: A K Q J 10. */
export const HONOURS_MASK = 0x1f00

/** Honours were claimed for a hand that does not hold them. */
export class HonoursNotHeld extends Schema.TaggedError<HonoursNotHeld>()("HonoursNotHeld", {
  seat: Schema.String,
  claimed: Schema.Int,
  held: Schema.Int
}) {
  override get message() {
    const holds = this.held === 0 ? "no honours to score" : `honours for ${this.held}`
    const right = this.held === 0 ? "leave the claim out" : `claim ${this.held}`
    return `${this.seat} claims ${this.claimed} for honours, but that hand has ${holds} in this denomination; ${right}`
  }
}

/** What one hand scores for honours: 0, 100 or 150. */
export const honoursOf = (hand: Hand, denomination: Denomination): 0 | 100 | 150 => {
  if (denomination === "Notrump") return SUITS.every((suit) => (hand[suit] & 0x1000) !== 0) ? 150 : 0
  const held = length(hand[denomination] & HONOURS_MASK)
  return held === 5 ? 150 : held === 4 ? 100 : 0
}

/**
 * The one hand among those known that scores for honours, if any does. Needs the hands as dealt; the fourth
 * hand is known with the three others.
 */
export const honoursIn = (deal: PartialDeal, denomination: Denomination): HonoursClaim | undefined => {
  const known = withFourthHand(deal)
  for (const seat of SEATS) {
    const hand = known[seat]
    const points = hand === undefined || count(hand) !== 13 ? 0 : honoursOf(hand, denomination)
    if (points !== 0) return { seat, points }
  }
  return undefined
}

/**
 * The claim, when the claimant's hand holds it or may hold it. A hand that is not shown may hold honours for
 * 100 only while the hands shown have at most one of the five (for 150: none, and no ace in notrump).
 */
export const checkClaim = (
  claim: HonoursClaim,
  deal: PartialDeal,
  denomination: Denomination
): Result.Result<HonoursClaim, HonoursNotHeld> => {
  const hand = withFourthHand(deal)[claim.seat]
  const held = hand === undefined ? mostLeft(deal, denomination) : honoursOf(hand, denomination)
  const fits = hand === undefined ? held >= claim.points : held === claim.points
  return fits
    ? Result.succeed(claim)
    : Result.fail(new HonoursNotHeld({ seat: claim.seat, claimed: claim.points, held }))
}

const withFourthHand = (deal: PartialDeal): PartialDeal => Result.getOrElse(complete(deal), () => deal)

/** The most that a hand not shown can score for honours beside the hands shown. */
function mostLeft(deal: PartialDeal, denomination: Denomination): 0 | 100 | 150 {
  const left = bySuit((suit) => SEATS.reduce((rest, seat) => rest & ~(deal[seat]?.[suit] ?? 0), WHOLE_SUIT))
  return honoursOf(left, denomination)
}
