/** The cells of an auction as legal calls, and those of a play as cards in order of play. */
import { Result } from "effect"
import * as Auctions from "../../auction/Auction.ts"
import { parse as parseCall, PASS } from "../../auction/Call.ts"
import type { Contract } from "../../auction/Contract.ts"
import { type Card, parse as parseCard } from "../../cards/Card.ts"
import { type Seat, SEATS } from "../../deal/Seat.ts"
import { winnerOf } from "../Play.ts"
import type { PbnSequence } from "./PbnCells.ts"

export interface Calls {
  readonly auction: Auctions.Auction | undefined
  readonly problem: string | undefined
}

/** The calls as a legal auction. Irregular ones (insufficient or skipped) have none, which is no problem. */
export const auctionOf = (sequence: PbnSequence, dealer: Seat | undefined): Calls => {
  const none = { auction: undefined, problem: undefined }
  if (dealer !== undefined && sequence.first !== dealer) {
    return { ...none, problem: `it begins with ${sequence.first}, but ${dealer} dealt` }
  }
  let auction = Auctions.empty(sequence.first)
  for (const { irregularity, text } of sequence.cells) {
    if (irregularity !== "" || text === "-") return none
    if (text === "+") break
    if (text === "AP") {
      auction = allPass(auction)
      continue
    }
    const call = parseCall(text)
    if (Result.isFailure(call)) return { ...none, problem: call.failure.message }
    const next = Auctions.add(auction, call.success)
    if (Result.isFailure(next)) return { ...none, problem: next.failure.message }
    auction = next.success
  }
  return { auction, problem: undefined }
}

function allPass(auction: Auctions.Auction): Auctions.Auction {
  const calls = [...auction.calls]
  while (!Auctions.isOver({ ...auction, calls })) calls.push(PASS)
  return { ...auction, calls }
}

/** The cards in order of play, up to the first that is unknown. The columns are seats, whoever leads. */
export const cardsOf = (sequence: PbnSequence, contract: Contract): ReadonlyArray<Card> => {
  const cards: Array<Card> = []
  const first = SEATS.indexOf(sequence.first)
  let leader = SEATS[(SEATS.indexOf(contract.declarer) + 1) % 4]!
  for (let row = 0; row < sequence.cells.length; row += 4) {
    const cells = sequence.cells.slice(row, row + 4)
    const early = cells.findIndex(({ irregularity }) => irregularity === "L")
    if (early >= 0) return cards
    const trick: Array<Card> = []
    for (let n = 0; n < 4; n++) {
      const column = (SEATS.indexOf(leader) + n - first + 8) % 4
      const card = parseCard(cells[column]?.text ?? "-")
      if (Result.isFailure(card)) return [...cards, ...trick]
      trick.push(card.success)
    }
    cards.push(...trick)
    leader = winnerOf(trick, leader, contract.denomination)
  }
  return cards
}
