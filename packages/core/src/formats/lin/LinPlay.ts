/** What the cards of a LIN board say of its tricks. */
import { Result } from "effect"
import type { Contract } from "../../auction/Contract.ts"
import type { Card } from "../../cards/Card.ts"
import { holds } from "../../cards/Hand.ts"
import type { PartialDeal } from "../../deal/Deal.ts"
import { type BySeat, bySeat, SEATS } from "../../deal/Seat.ts"
import { countTricks, type ImpossiblePlay, type PlayCount } from "../Play.ts"

/** Tricks of the cards played; with twelve tricks and the hands known the last follows. */
export const playCount = (
  cards: ReadonlyArray<Card>,
  contract: Contract | "PassedOut" | undefined,
  deal: PartialDeal | undefined
): PlayCount | undefined | ImpossiblePlay => {
  if (cards.length === 0 || contract === undefined || contract === "PassedOut") return undefined
  const count = countTricks(cards, contract, deal)
  if (Result.isFailure(count)) return count.failure
  if (count.success.tricks !== 12 || deal === undefined) return count.success
  const last = withLastTrick(cards, contract, deal)
  return last === undefined
    ? count.success
    : Result.getOrElse(countTricks(last, contract, deal), () => count.success)
}

/** All 52 cards, the last trick's put in order of play; `undefined` when not every hand is known. */
function withLastTrick(
  cards: ReadonlyArray<Card>,
  contract: Contract,
  deal: PartialDeal
): ReadonlyArray<Card> | undefined {
  const played = new Set(cards.slice(0, 48))
  const left: BySeat<Card | undefined> = bySeat((seat) => {
    const hand = deal[seat]
    if (hand === undefined) return undefined
    for (let card = 0; card < 52; card++) {
      if (!played.has(card) && holds(hand, card)) return card
    }
    return undefined
  })
  for (const leader of SEATS) {
    const order = SEATS.map((_, n) => left[SEATS[(SEATS.indexOf(leader) + n) % 4]!])
    if (order.some((card) => card === undefined)) return undefined
    const all = [...cards.slice(0, 48), ...(order as ReadonlyArray<Card>)]
    if (Result.isSuccess(countTricks(all, contract, deal))) return all
  }
  return undefined
}

/** True when the tricks can still come out with what the cards show: a claim must lie between won and won plus open. */
export const agreesWithPlay = (tricks: number, { declarer, tricks: complete }: PlayCount): boolean =>
  tricks >= declarer && tricks <= declarer + 13 - complete
