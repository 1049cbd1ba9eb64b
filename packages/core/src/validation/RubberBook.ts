/**
 * The rubbers of a file while their lines come in: at most 10,000 open at once, and the last 10,000 closed ones are
 * remembered, so that memory does not grow with the file and a late line is noticed.
 */
import type { Seat } from "../deal/Seat.ts"
import * as Chicago from "../variants/Chicago.ts"

/** A rubber so far, by side number: 0 NorthSouth, 1 EastWest. */
export interface OpenRubber {
  readonly id: string
  readonly games: [number, number]
  readonly partscore: [number, number]
  /** What the last finished game wiped. */
  readonly wiped: [number, number]
  /** Sums as the laws give them. */
  readonly right: [number, number]
  /** Points above as the laws give them. */
  readonly above: [number, number]
  /** Points below game by game, as the laws give them. */
  readonly below: [Array<number>, Array<number>]
  /** Sums of what was written; `NaN` once a deal did not say. */
  readonly written: [number, number]
  /** Whether honours of some deal are unknown. */
  honoursOpen: boolean
  deals: number
  line: number
  chicago: Chicago.Chicago | undefined
}

export const OPEN_RUBBERS = 10_000

export class RubberBook {
  private readonly open = new Map<string, OpenRubber>()
  private readonly closed = new Map<
    string,
    { readonly how: "over" | "setAside"; readonly rubber: OpenRubber }
  >()
  private last: OpenRubber | undefined

  /** The rubber of that name, begun if it is new; or why no line can be written on it any more. */
  find(id: string): OpenRubber | "over" | "setAside" {
    if (this.last?.id === id) return this.last
    const known = this.open.get(id)
    if (known !== undefined) return (this.last = known)
    const closed = this.closed.get(id)
    if (closed !== undefined) return closed.how
    if (this.open.size >= OPEN_RUBBERS) this.setOldestAside()
    const rubber: OpenRubber = {
      id,
      games: [0, 0],
      partscore: [0, 0],
      wiped: [0, 0],
      right: [0, 0],
      above: [0, 0],
      below: [[0], [0]],
      written: [0, 0],
      honoursOpen: false,
      deals: 0,
      line: 0,
      chicago: undefined
    }
    this.open.set(id, rubber)
    return (this.last = rubber)
  }

  /** A rubber that is over, for its totals. */
  finished(id: string): OpenRubber | undefined {
    return this.closed.get(id)?.rubber
  }

  /** No further deal belongs to it. */
  close(id: string, how: "over" | "setAside" = "over"): void {
    const rubber = this.open.get(id)
    if (rubber === undefined) return
    this.open.delete(id)
    if (this.last === rubber) this.last = undefined
    this.closed.set(id, { how, rubber })
    if (this.closed.size > OPEN_RUBBERS) this.closed.delete(this.closed.keys().next().value!)
  }

  /** The one that began first; in a file sorted by rubber it is done long ago. */
  private setOldestAside(): void {
    this.close(this.open.keys().next().value!, "setAside")
  }
}

/** The Chicago of a rubber, begun by `dealer`. */
export const chicagoOf = (rubber: OpenRubber, dealer: Seat | undefined): Chicago.Chicago => {
  rubber.chicago ??= Chicago.start(dealer)
  return dealer === undefined ? rubber.chicago : { ...rubber.chicago, dealer }
}
