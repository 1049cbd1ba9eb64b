/** Opening leads and lines of play, with what declarer takes after each card. */
import { type Contract, toText as contractText } from "@rubber-bridge/core/auction/Contract"
import { DENOMINATION_NUMBER } from "@rubber-bridge/core/auction/Denomination"
import { type Card, toText as cardText } from "@rubber-bridge/core/cards/Card"
import { holderOf } from "@rubber-bridge/core/deal/Deal"
import { pack } from "@rubber-bridge/core/deal/PackedDeal"
import { nextSeat, type Seat, SEAT_LETTER, SEAT_NUMBER, seatNumbered } from "@rubber-bridge/core/deal/Seat"
import { illegalCard } from "@rubber-bridge/double-dummy/Play"
import { Effect } from "effect"
import type { Solvable } from "../input/Deals.ts"
import { makeKernel } from "../input/Solver.ts"
import { Settings } from "../settings.ts"
import { WrongUse } from "./Failure.ts"

export interface AfterCard {
  readonly card: string
  readonly seat: Seat
  /** What declarer takes in all, with best play by everybody from there. */
  readonly tricks: number
}

export interface PlayLine {
  /** Declarer's tricks before any card is played. */
  readonly start: number
  readonly cards: ReadonlyArray<AfterCard>
}

/** Every card the opening leader can lead, the best for the defence first, then as a hand is written. */
export const leadsOf = Effect.fn("leadsOf")(function* ({ deal }: Solvable, contract: Contract) {
  const kernel = yield* makeKernel
  const results = kernel.leads(
    pack(deal),
    DENOMINATION_NUMBER[contract.denomination],
    SEAT_NUMBER[contract.declarer]
  )
  const leader = nextSeat(contract.declarer)
  const leads = Array.from(results, (tricks, card) => ({ card, tricks })).filter(
    ({ tricks }) => tricks !== 255
  )
  leads.sort((a, b) => a.tricks - b.tricks || b.card - a.card)
  return leads.map(({ card, tricks }): AfterCard => ({ card: cardText(card), seat: leader, tricks }))
})

/** A line of play from the opening lead on. */
export const playOf = Effect.fn("playOf")(function* (
  { deal }: Solvable,
  contract: Contract,
  cards: ReadonlyArray<Card>
) {
  const packed = pack(deal)
  const denomination = DENOMINATION_NUMBER[contract.denomination]
  const declarer = SEAT_NUMBER[contract.declarer]
  const fault = illegalCard(packed, denomination, (declarer + 1) & 3, cards)
  if (fault !== undefined) {
    const { solve } = (yield* Settings).words
    const why = solve.illegal[fault.fault](
      cardText(cards[fault.index]!),
      SEAT_LETTER[seatNumbered(fault.seat)]
    )
    return yield* new WrongUse({
      detail: `--play (${contractText(contract)}): ${solve.illegalCard(fault.index + 1, why)}`
    })
  }
  const kernel = yield* makeKernel
  const results = kernel.play(packed, denomination, declarer, cards)
  return {
    start: results[0]!,
    cards: cards.map((card, n): AfterCard => ({
      card: cardText(card),
      seat: holderOf(deal, card)!,
      tricks: results[n + 1]!
    }))
  } satisfies PlayLine
})
