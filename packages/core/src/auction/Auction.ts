/**
 * The calls of one deal in order, as an immutable value. It knows which calls are legal, when it is over,
 * and which contract it leaves. Rules: docs/rules.md#auction.
 */
import { Result, Schema } from "effect"
import { opponentsOf, type Seat, SEAT_NUMBER, seatNumbered, sideOf } from "../deal/Seat.ts"
import { type Bid, bidNumber, type Call, toText } from "./Call.ts"
import type { Contract } from "./Contract.ts"
import type { Doubling } from "./Doubling.ts"

export interface Auction {
  readonly dealer: Seat
  readonly calls: ReadonlyArray<Call>
}

export const CallFault = Schema.Literals([
  "AuctionIsOver",
  "BidTooLow",
  "NothingToDouble",
  "OwnBid",
  "AlreadyDoubled",
  "NotDoubled"
])
export type CallFault = typeof CallFault.Type

/** A call that the auction so far does not allow. `number` counts calls from 1. */
export class IllegalCall extends Schema.TaggedError<IllegalCall>()("IllegalCall", {
  text: Schema.String,
  number: Schema.Int,
  fault: CallFault,
  standing: Schema.String
}) {
  override get message() {
    const why: Record<CallFault, string> = {
      AuctionIsOver: "the auction is over",
      BidTooLow: `a bid must be higher than ${this.standing}`,
      NothingToDouble: "nobody has bid yet",
      OwnBid: `${this.standing} is the own side's bid`,
      AlreadyDoubled: `${this.standing} is doubled already`,
      NotDoubled: `${this.standing} has not been doubled by the opponents`
    }
    return `call ${this.number}, ${this.text}, is not allowed: ${why[this.fault]}`
  }
}

/** An auction without calls; `dealer` speaks first. */
export const empty = (dealer: Seat): Auction => ({ dealer, calls: [] })

/** The seat that calls next. */
export const turn = (auction: Auction): Seat =>
  seatNumbered(SEAT_NUMBER[auction.dealer] + auction.calls.length)

/** The last bid, who made it, and whether it stands doubled. A new bid ends every double before it. */
export interface Standing {
  readonly bid: Bid
  readonly by: Seat
  readonly doubling: Doubling
}

/** What stands after the calls so far; `undefined` while all have passed. */
export const standing = ({ calls, dealer }: Auction): Standing | undefined => {
  let doubling: Doubling = "Undoubled"
  for (let n = calls.length - 1; n >= 0; n--) {
    const call = calls[n]!
    if (call._tag === "Redouble") doubling = "Redoubled"
    if (call._tag === "Double" && doubling === "Undoubled") doubling = "Doubled"
    if (call._tag === "Bid") return { bid: call.bid, by: seatNumbered(SEAT_NUMBER[dealer] + n), doubling }
  }
  return undefined
}

/** Three passes in a row end an auction, once somebody has bid; without a bid it takes four. */
export const isOver = ({ calls }: Auction): boolean => {
  const needed = calls.some((call) => call._tag === "Bid") ? 3 : 4
  return calls.length >= needed && calls.slice(-needed).every((call) => call._tag === "Pass")
}

/** The auction with one call more; fails when the call is not allowed. */
export const add = (auction: Auction, call: Call): Result.Result<Auction, IllegalCall> => {
  const fault = faultOf(auction, call)
  if (fault === undefined) return Result.succeed({ ...auction, calls: [...auction.calls, call] })
  const last = standing(auction)
  return Result.fail(
    new IllegalCall({
      text: toText(call),
      number: auction.calls.length + 1,
      fault,
      standing: last === undefined ? "" : toText({ _tag: "Bid", bid: last.bid })
    })
  )
}

/** The auction of these calls; fails at the first that is not allowed. */
export const fromCalls = (dealer: Seat, calls: Iterable<Call>): Result.Result<Auction, IllegalCall> => {
  let auction = empty(dealer)
  for (const call of calls) {
    const next = add(auction, call)
    if (Result.isFailure(next)) return next
    auction = next.success
  }
  return Result.succeed(auction)
}

/**
 * The contract a finished auction leaves, or `undefined` when it was passed out. Declarer is the player of
 * the last bidder's side who first named its denomination. Precondition: `isOver(auction)`.
 */
export const contract = (auction: Auction): Contract | undefined => {
  const last = standing(auction)
  if (last === undefined) return undefined
  const { calls, dealer } = auction
  const side = sideOf(last.by)
  const first = calls.findIndex(
    (call, n) =>
      call._tag === "Bid" &&
      call.bid.denomination === last.bid.denomination &&
      sideOf(seatNumbered(SEAT_NUMBER[dealer] + n)) === side
  )
  return { ...last.bid, doubling: last.doubling, declarer: seatNumbered(SEAT_NUMBER[dealer] + first) }
}

function faultOf(auction: Auction, call: Call): CallFault | undefined {
  if (isOver(auction)) return "AuctionIsOver"
  if (call._tag === "Pass") return undefined
  const last = standing(auction)
  if (call._tag === "Bid") {
    return last !== undefined && bidNumber(call.bid) <= bidNumber(last.bid) ? "BidTooLow" : undefined
  }
  if (last === undefined) return "NothingToDouble"
  const byOpponents = sideOf(last.by) === opponentsOf(sideOf(turn(auction)))
  if (call._tag === "Double") {
    if (last.doubling !== "Undoubled") return "AlreadyDoubled"
    return byOpponents ? undefined : "OwnBid"
  }
  if (last.doubling === "Redoubled") return "AlreadyDoubled"
  return last.doubling === "Doubled" && !byOpponents ? undefined : "NotDoubled"
}
