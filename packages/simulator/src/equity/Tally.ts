/**
 * What a bank's deals lead to at one state of the rubber: points, the states they end in, the contracts reached.
 * Deals are counted in folds (deal number modulo `FOLDS`), so that parts of the bank can be left out again.
 */
import { BID_COUNT, TRICK_COUNTS } from "../par/Bid.ts"
import { rubberNext, rubberPoints } from "../par/Payoff.ts"
import { STATE_COUNT } from "./StateIndex.ts"
import { OVER } from "./Transition.ts"

export const FOLDS = 25

/** Where a deal can lead: the 324 states, then a rubber won by NorthSouth and one won by EastWest. */
export const ENDS = STATE_COUNT + 2

export class Tally {
  /** Deals counted, by fold; every deal counts twice, once for each side dealing. */
  readonly deals: Float64Array = new Float64Array(FOLDS)
  /** Sum of points for NorthSouth, by fold. */
  readonly points: Float64Array = new Float64Array(FOLDS)
  /** How often each end was reached, index fold × 326 + end. */
  readonly ends: Float64Array = new Float64Array(FOLDS * ENDS)
  passedOut = 0
  /** How often each bid became the contract, and was made, by either side. */
  readonly reached: Float64Array = new Float64Array(BID_COUNT)
  readonly made: Float64Array = new Float64Array(BID_COUNT)
  readonly doubled: Float64Array = new Float64Array(BID_COUNT)
  private readonly state: number
  private readonly pointsOf: Int16Array
  private readonly endOf: Int16Array

  constructor(state: number) {
    this.state = state
    const { ends, points } = consequencesOf(state)
    this.pointsOf = points
    this.endOf = ends
  }

  clear(): void {
    for (const counts of [this.deals, this.points, this.ends, this.reached, this.made, this.doubled])
      counts.fill(0)
    this.passedOut = 0
  }

  /** Counts a contract (side × 35 + bid) with its doubling, the tricks taken and the honours of the deal. */
  count(fold: number, contract: number, doubling: number, tricks: number, honours: number): void {
    const at = (contract * 3 + doubling) * TRICK_COUNTS + tricks
    this.deals[fold]!++
    this.points[fold]! += this.pointsOf[at]! + honours
    this.ends[fold * ENDS + this.endOf[at]!]!++
    const bid = contract >= BID_COUNT ? contract - BID_COUNT : contract
    this.reached[bid]!++
    if (doubling > 0) this.doubled[bid]!++
    if (tricks >= Math.trunc(bid / 5) + 7) this.made[bid]!++
  }

  countPassedOut(fold: number): void {
    this.deals[fold]!++
    this.ends[fold * ENDS + this.state]!++
    this.passedOut++
  }
}

/** Points for NorthSouth and end of every contract at a state, index ((side × 35 + bid) × 3 + doubling) × 14 + tricks. */
export const consequencesOf = (state: number): { readonly points: Int16Array; readonly ends: Int16Array } => {
  const points = new Int16Array(2 * BID_COUNT * 3 * TRICK_COUNTS)
  const ends = new Int16Array(points.length)
  let at = 0
  for (const side of [0, 1] as const) {
    for (let bid = 0; bid < BID_COUNT; bid++) {
      for (let doubling = 0; doubling < 3; doubling++) {
        for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
          const next = rubberNext(state, side, bid, doubling, tricks)
          points[at] = rubberPoints(state, side, bid, doubling, tricks)
          ends[at] = next === OVER ? STATE_COUNT + side : next
          at++
        }
      }
    }
  }
  return { points, ends }
}
