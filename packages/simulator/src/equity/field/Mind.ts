/**
 * One side's view of one auction: U and W of `par/AuctionGame` computed from what the side itself expects, and the
 * bids it would choose by them. All values are to the side; only their order matters.
 */
import { BID_COUNT } from "../../par/Bid.ts"
import { type Outlook } from "./Outlook.ts"
import { REFUSED } from "./Ranking.ts"

/** Passing. */
export const PASS = -1

export class Mind {
  /** The best bid of this number or higher, its W and its U. */
  readonly bid: Int8Array = new Int8Array(BID_COUNT + 1)
  readonly worth: Float64Array = new Float64Array(BID_COUNT + 1)
  readonly asContract: Float64Array = new Float64Array(BID_COUNT + 1)
  /** U of the own and of the opponents' bids. */
  readonly own: Float64Array = new Float64Array(BID_COUNT)
  readonly opposing: Float64Array = new Float64Array(BID_COUNT)
  /** What passing the deal out is worth. */
  nothing = 0
  /** What the opponents' best opening would leave this side. */
  afterPass = 0

  /** Thinks a deal through; the ten places from `at` are the side's reading, own contracts first. It bids no higher than `limit`. */
  think({ nothing, opposing, own }: Outlook, places: Uint16Array, at: number, limit: number): void {
    const mine = this.own
    const theirs = this.opposing
    for (let denomination = 0; denomination < 5; denomination++) {
      let bid = denomination
      let place = places[at + denomination]!
      let other = places[at + 5 + denomination]!
      for (; bid < BID_COUNT; bid += 5) {
        mine[bid] = bid > limit ? REFUSED : own[place++]!
        theirs[bid] = opposing[other++]!
      }
    }
    this.nothing = nothing
    this.thinkThrough()
  }

  /** The same from what each bid is worth as a contract, written into `own` and `opposing` by bid number. */
  thinkThrough(): void {
    const { asContract, bid: bids, opposing, own, worth } = this
    let best = Number.NEGATIVE_INFINITY
    let worst = Number.POSITIVE_INFINITY
    let bestBid = PASS
    let bestAsContract = Number.NEGATIVE_INFINITY
    for (let bid = BID_COUNT - 1; bid >= 0; bid--) {
      const u = own[bid]!
      const theirs = opposing[bid]!
      const w = u < worst ? u : worst
      if (theirs < worst) worst = theirs > best ? theirs : best < worst ? best : worst
      // Among bids that best play by the opponents makes equal, the one that is best if they let it play.
      if (w > best || (w === best && u >= bestAsContract)) {
        best = w
        bestBid = bid
        bestAsContract = u
      }
      bids[bid] = bestBid
      worth[bid] = best
      asContract[bid] = bestAsContract
    }
    this.afterPass = worst
  }

  /** The bid to make over `last`, or `PASS`. `passed`: the other side has passed. */
  choose(last: number, passed: boolean): number {
    const { nothing } = this
    const from = last + 1
    if (from >= BID_COUNT) return PASS
    const passing = last >= 0 ? this.opposing[last]! : passed ? nothing : Math.min(this.afterPass, nothing)
    const worth = this.worth[from]!
    return worth > passing || (worth === passing && this.asContract[from]! > passing) ? this.bid[from]! : PASS
  }
}
