/**
 * The rubbers of a file while their lines come in: at most 10,000 open at once, and the last 10,000 closed ones are
 * remembered, so that memory does not grow with the file and a late line is noticed.
 */
import { newRubber, type OpenRubber } from "./OpenRubber.ts"

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
    const rubber = newRubber(id)
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
