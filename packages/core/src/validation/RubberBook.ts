/**
 * The rubbers of a file while their lines come in: at most 10,000 open at once, and the names of at least the last 10,000
 * closed ones are remembered, so that memory does not grow with the file and a late line is noticed.
 */
import { newRubber, type OpenRubber, restart } from "./OpenRubber.ts"

export const OPEN_RUBBERS = 10_000

type Closed = "over" | "setAside"

export class RubberBook {
  /** The rubber of the line before. Files are mostly sorted, so it is put among the others only when it is left open. */
  private last: OpenRubber | undefined
  private readonly open = new Map<string, OpenRubber>()
  /** Two generations of names; the older is dropped as a whole, for deleting one by one costs more than all the rest. */
  private closed = new Map<string, Closed>()
  private closedBefore = new Map<string, Closed>()
  /** The rubber closed last, for its totals; then its object serves another, so that a million make no garbage. */
  private closedLast: OpenRubber | undefined
  private spare: OpenRubber | undefined

  /** The rubber of that name, begun if it is new; or why no line can be written on it any more. */
  find(id: string): OpenRubber | Closed {
    const { last } = this
    if (last !== undefined && last.id === id) return last
    const known = this.open.size === 0 ? undefined : this.open.get(id)
    if (known === undefined) {
      const closed = this.closed.get(id) ?? this.closedBefore.get(id)
      if (closed !== undefined) return closed
    }
    if (last !== undefined) this.open.set(last.id, last)
    return (this.last = known ?? this.begin(id))
  }

  private begin(id: string): OpenRubber {
    // The first one left open; in a file sorted by rubber it is done long ago.
    if (this.open.size >= OPEN_RUBBERS) this.close(this.open.keys().next().value!, "setAside")
    const { spare } = this
    this.spare = undefined
    return spare === undefined ? newRubber(id) : restart(spare, id)
  }

  /** A rubber that is over, for its totals: only the one closed last is still known. */
  finished(id: string): OpenRubber | undefined {
    return this.closedLast?.id === id ? this.closedLast : undefined
  }

  /** No further deal belongs to it. */
  close(id: string, how: Closed = "over"): void {
    const isLast = this.last?.id === id
    const rubber = isLast ? this.last : this.open.get(id)
    if (rubber === undefined) return
    if (isLast) this.last = undefined
    if (this.open.size > 0) this.open.delete(id)
    this.spare = this.closedLast
    this.closedLast = rubber
    if (this.closed.size >= OPEN_RUBBERS) {
      this.closedBefore = this.closed
      this.closed = new Map()
    }
    this.closed.set(id, how)
  }
}
