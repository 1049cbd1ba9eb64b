/**
 * One side's view of one auction: U and W of `par/AuctionGame` computed from what the side itself expects, and the
 * bids it would choose by them. All values are to the side.
 */
import { BID_COUNT } from "../../par/Bid.ts"
import { NEVER, type Outlook } from "./Outlook.ts"
import { MEAN_BINS } from "./TrickDistribution.ts"

export class Mind {
  /** The best bid of this number or higher, its W and its U. */
  readonly bid: Int8Array = new Int8Array(BID_COUNT + 1)
  readonly worth: Float64Array = new Float64Array(BID_COUNT + 1)
  readonly asContract: Float64Array = new Float64Array(BID_COUNT + 1)
  /** U of the opponents' bids. */
  readonly opposing: Float64Array = new Float64Array(BID_COUNT)
  /** What the opponents' best opening would leave this side. */
  afterPass = 0

  /** Thinks a deal through; the ten bins from `at` are the side's reading, own contracts first. It bids no higher than `limit`. */
  think(outlook: Outlook, bins: Uint8Array, at: number, limit: number): void {
    const { own, opposing } = outlook
    let best = Number.NEGATIVE_INFINITY
    let worst = Number.POSITIVE_INFINITY
    let bestBid = -1
    let bestAsContract = Number.NEGATIVE_INFINITY
    this.bid[BID_COUNT] = -1
    this.worth[BID_COUNT] = best
    let denomination = 4
    for (let bid = BID_COUNT - 1; bid >= 0; bid--) {
      const u = bid > limit ? NEVER : own[bid * MEAN_BINS + bins[at + denomination]!]!
      const theirs = opposing[bid * MEAN_BINS + bins[at + 5 + denomination]!]!
      denomination = denomination === 0 ? 4 : denomination - 1
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
    this.afterPass = worst
  }
}
