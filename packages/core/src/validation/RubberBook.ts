/**
 * The rubbers of a file while their lines come in: at most 10,000 open at once, and the names of at least the last 10,000
 * closed ones are remembered, so that memory does not grow with the file and a late line is noticed.
 */
import { newRubber, type OpenRubber, restart } from "./OpenRubber.ts"

export const OPEN_RUBBERS = 10_000

type Closed = "over" | "setAside"

/** Most rubbers are numbered, and a number is compared and found faster than its text. */
type Key = number | string

/** The number that a name is, written in the usual way, or else the name. */
const keyOf = (id: string): Key => {
  const { length } = id
  if (length === 0 || length > 9) return id
  let value = 0
  for (let n = 0; n < length; n++) {
    const digit = id.charCodeAt(n) - 48
    if (digit < 0 || digit > 9 || (digit === 0 && n === 0 && length > 1)) return id
    value = value * 10 + digit
  }
  return value
}

export class RubberBook {
  /** The rubber of the line before. Files are mostly sorted, so it is put among the others only when it is left open. */
  private last: OpenRubber | undefined
  private lastKey: Key = 0
  private readonly open = new Map<Key, OpenRubber>()
  /** Two generations of names; the older is dropped as a whole, for deleting one by one costs more than all the rest. */
  private closed = new Map<Key, Closed>()
  private closedBefore = new Map<Key, Closed>()
  /** The rubber closed last, for its totals; then its object serves another, so that a million make no garbage. */
  private closedLast: OpenRubber | undefined
  private spare: OpenRubber | undefined

  /** The rubber of that name, begun if it is new; or why no line can be written on it any more. */
  find(id: string): OpenRubber | Closed {
    const { last } = this
    const key = keyOf(id)
    if (last !== undefined && this.lastKey === key) return last
    const known = this.open.size === 0 ? undefined : this.open.get(key)
    if (known === undefined) {
      const closed = this.closed.get(key) ?? this.closedBefore.get(key)
      if (closed !== undefined) return closed
    }
    if (last !== undefined) this.open.set(this.lastKey, last)
    this.lastKey = key
    return (this.last = known ?? this.begin(id))
  }

  private begin(id: string): OpenRubber {
    // The first one left open; in a file sorted by rubber it is done long ago.
    if (this.open.size >= OPEN_RUBBERS) this.close(this.open.values().next().value!.id, "setAside")
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
    const key = keyOf(id)
    const isLast = this.last !== undefined && this.lastKey === key
    const rubber = isLast ? this.last : this.open.get(key)
    if (rubber === undefined) return
    if (isLast) this.last = undefined
    if (this.open.size > 0) this.open.delete(key)
    this.spare = this.closedLast
    this.closedLast = rubber
    if (this.closed.size >= OPEN_RUBBERS) {
      this.closedBefore = this.closed
      this.closed = new Map()
    }
    this.closed.set(key, how)
  }
}
