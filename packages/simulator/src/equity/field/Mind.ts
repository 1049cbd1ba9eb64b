/**
 * One side's view of one auction: U and W of `par/AuctionGame` computed from what the side itself expects, and the
 * bids it would choose by them. All values are to the side.
 */
import { BID_COUNT } from "../../par/Bid.ts"
import { NEVER, type Outlook } from "./Outlook.ts"

export class Mind {
  /** The best bid of this number or higher, its W and its U. */
  readonly bid: Int8Array = new Int8Array(BID_COUNT + 1)
  readonly worth: Float64Array = new Float64Array(BID_COUNT + 1)
  readonly asContract: Float64Array = new Float64Array(BID_COUNT + 1)
  /** U of the opponents' bids. */
  readonly opposing: Float64Array = new Float64Array(BID_COUNT)
  /** What the opponents' best opening would leave this side. */
  afterPass = 0

  /** Thinks a deal through; the ten places from `at` are the side's reading, own contracts first. It bids no higher than `limit`. */
  think(outlook: Outlook, places: Uint16Array, at: number, limit: number): void {
    const { own, opposing } = outlook
    let best = Number.NEGATIVE_INFINITY
    let worst = Number.POSITIVE_INFINITY
    let bestBid = -1
    let bestAsContract = Number.NEGATIVE_INFINITY
    this.bid[BID_COUNT] = -1
    this.worth[BID_COUNT] = best
    let bid = BID_COUNT
    for (let level = 6; level >= 0; level--) {
      for (let denomination = 4; denomination >= 0; denomination--) {
        bid--
        const u = bid > limit ? NEVER : own[places[at + denomination]! + level]!
        const theirs = opposing[places[at + 5 + denomination]! + level]!
        this.opposing[bid] = theirs
        const w = u < worst ? u : worst
        const theirW = theirs > best ? theirs : best
        // Among bids that best play by the opponents makes equal, the one that is best if they let it play.
        if (w > best || (w === best && u >= bestAsContract)) {
          best = w
          bestBid = bid
          bestAsContract = u
        }
        if (theirW < worst) worst = theirW
        this.bid[bid] = bestBid
        this.worth[bid] = best
        this.asContract[bid] = bestAsContract
      }
    }
    this.afterPass = worst
  }
}
