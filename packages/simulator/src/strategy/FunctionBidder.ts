/** A strategy of the caller's own: a function that sees the side's two hands and the auction, and calls. */
import { type Denomination } from "@rubber-bridge/core/auction/Denomination"
import { type Level } from "@rubber-bridge/core/auction/Contract"
import { type Hand } from "@rubber-bridge/core/cards/Hand"
import { unpack } from "@rubber-bridge/core/deal/PackedDeal"
import { type Side } from "@rubber-bridge/core/deal/Seat"
import { type RubberState } from "@rubber-bridge/core/rubber/RubberState"
import { type Bank } from "../bank/BankFormat.ts"
import { stateAt } from "../equity/StateIndex.ts"
import { bidNumber, contractOf } from "../par/Bid.ts"
import { type Bidder } from "./Bidder.ts"

export interface Bid {
  readonly level: Level
  readonly denomination: Denomination
}

/** What the function may look at. */
export interface View {
  readonly side: Side
  /** The rubber as it stands, by the sides at the table. */
  readonly rubber: RubberState
  /** The partnership's two hands. */
  readonly hands: readonly [Hand, Hand]
  /** The opponents' last bid. */
  readonly last: Bid | undefined
  /** True where the opponents have passed and nobody has bid. */
  readonly passed: boolean
}

/** A higher bid, or `pass`; over the opponents' bid also `double`, which ends the auction. */
export type BiddingFunction = (view: View) => Bid | "pass" | "double"

/** A named function in place of a strategy. */
export interface FunctionStrategy {
  readonly name: string
  readonly bid: BiddingFunction
}

/** The function bid lower than what was bid already, or doubled nothing. */
export class IllegalCall extends Error {
  constructor(name: string, call: string, last: string) {
    super(`strategy ${name} called ${call} over ${last}; a bid must be higher, and a double needs a bid`)
    this.name = "IllegalCall"
  }
}

export const functionBidder = (strategy: FunctionStrategy, bank: Pick<Bank, "deals">): Bidder => {
  let view: View | undefined
  let doubled = false
  return {
    choosesDeclarer: false,
    begin: ({ cards, deal, side, state }) => {
      const { East, North, South, West } = unpack(bank.deals, deal * 16)
      doubled = false
      view = {
        side: side === 0 ? "NorthSouth" : "EastWest",
        rubber: stateAt(state),
        hands: cards === 0 ? [North, South] : [East, West],
        last: undefined,
        passed: false
      }
    },
    bid: (last, passed) => {
      const over = last < 0 ? undefined : contractOf(last, 0, 0)
      const call = strategy.bid({ ...view!, last: over, passed: passed && last < 0 })
      if (call === "pass") return -1
      if (call === "double") {
        if (over === undefined) throw new IllegalCall(strategy.name, "double", "nothing")
        doubled = true
        return -1
      }
      const bid = bidNumber(call)
      if (bid > last) return bid
      throw new IllegalCall(strategy.name, text(call), over === undefined ? "nothing" : text(over))
    },
    doubles: () => doubled,
    redoubles: () => false
  }
}

function text({ denomination, level }: Bid): string {
  return `${level} ${denomination}`
}
