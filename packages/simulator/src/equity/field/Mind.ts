/**
 * One side's view of one auction: U and W of `par/AuctionGame` computed from what the side itself expects, and the
 * bids it would choose by them. All values are to the side.
 */
import { BID_COUNT } from "../../par/Bid.ts"
import { NEVER } from "./Judgement.ts"
import { type Outlook } from "./Outlook.ts"

/** Passing. */
export const PASS = -1

export class Mind {
  /** The best bid of this number or higher, its W and its U. */
  readonly bid: Int8Array = new Int8Array(BID_COUNT + 1)
  readonly worth: Float64Array = new Float64Array(BID_COUNT + 1)
  readonly asContract: Float64Array = new Float64Array(BID_COUNT + 1)
  /** U of the opponents' bids. */
  readonly opposing: Float64Array = new Float64Array(BID_COUNT)
  /** What the opponents' best opening would leave this side. */
  afterPass = 0

  private best = 0
  private worst = 0
  private bestBid = PASS
  private bestAsContract = 0

  /** Thinks a deal through; the ten places from `at` are the side's reading, own contracts first. It bids no higher than `limit`. */
  think(outlook: Outlook, places: Uint16Array, at: number, limit: number): void {
    const { opposing, own } = outlook
    this.start()
    let bid = BID_COUNT
    for (let level = 6; level >= 0; level--) {
      for (let denomination = 4; denomination >= 0; denomination--) {
        bid--
        const u = bid > limit ? NEVER : own[places[at + denomination]! + level]!
        this.consider(bid, u, opposing[places[at + 5 + denomination]! + level]!)
      }
    }
    this.afterPass = this.worst
  }

  /** The same from what each bid is worth as a contract, own and the opponents', by bid number. */
  thinkThrough(own: Float64Array, opposing: Float64Array): void {
    this.start()
    for (let bid = BID_COUNT - 1; bid >= 0; bid--) this.consider(bid, own[bid]!, opposing[bid]!)
    this.afterPass = this.worst
  }

  /** The bid to make over `last`, or `PASS`. `passed`: the other side has passed; `nothing`: what passing out is worth. */
  choose(last: number, passed: boolean, nothing: number): number {
    const from = last + 1
    if (from >= BID_COUNT) return PASS
    const passing = last >= 0 ? this.opposing[last]! : passed ? nothing : Math.min(this.afterPass, nothing)
    const worth = this.worth[from]!
    return worth > passing || (worth === passing && this.asContract[from]! > passing) ? this.bid[from]! : PASS
  }

  private start(): void {
    this.best = Number.NEGATIVE_INFINITY
    this.worst = Number.POSITIVE_INFINITY
    this.bestBid = PASS
    this.bestAsContract = Number.NEGATIVE_INFINITY
    this.bid[BID_COUNT] = PASS
    this.worth[BID_COUNT] = this.best
  }

  /** One step of the pass over the bids, from the highest down: `u` and `theirs` as contracts of either side. */
  private consider(bid: number, u: number, theirs: number): void {
    this.opposing[bid] = theirs
    const w = Math.min(u, this.worst)
    const theirW = Math.max(theirs, this.best)
    // Among bids that best play by the opponents makes equal, the one that is best if they let it play.
    if (w > this.best || (w === this.best && u >= this.bestAsContract)) {
      this.best = w
      this.bestBid = bid
      this.bestAsContract = u
    }
    this.worst = Math.min(theirW, this.worst)
    this.bid[bid] = this.bestBid
    this.worth[bid] = this.best
    this.asContract[bid] = this.bestAsContract
  }
}
