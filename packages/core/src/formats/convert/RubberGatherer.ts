/**
 * Deals whose rubbers are mixed in the file, as rubbers one behind another: a rubber is given when it is won, or at the end.
 * Formats that mark only where a rubber begins need this. A file that is sorted keeps its order.
 */
import { Result } from "effect"
import * as Rubber from "../../rubber/Rubber.ts"
import { type DealRecord, resultOf } from "../DealRecord.ts"

/** Rubbers kept open; in a file sorted by rubber the oldest is done long ago. */
const MOST_OPEN = 10_000

interface Open {
  readonly records: Array<DealRecord>
  state: Rubber.Rubber
}

export class RubberGatherer {
  private readonly open = new Map<string, Open>()

  /** The records that can be written now, in the order to write them. */
  take(record: DealRecord): ReadonlyArray<DealRecord> {
    const { rubber } = record
    if (rubber === undefined) return [record]
    const aside = !this.open.has(rubber) && this.open.size >= MOST_OPEN ? this.close() : []
    const open = this.open.get(rubber) ?? { records: [], state: Rubber.start(record.dealer) }
    this.open.set(rubber, open)
    open.records.push(record)
    const result = resultOf(record)
    const next = result === undefined ? undefined : Rubber.play(open.state, result)
    if (next !== undefined && Result.isSuccess(next)) open.state = next.success.rubber
    return Rubber.winner(open.state) === undefined ? aside : [...aside, ...this.close(rubber)]
  }

  end(): ReadonlyArray<DealRecord> {
    return [...this.open.values()].flatMap(({ records }) => records)
  }

  private close(rubber = this.open.keys().next().value!): ReadonlyArray<DealRecord> {
    const { records } = this.open.get(rubber)!
    this.open.delete(rubber)
    return records
  }
}
