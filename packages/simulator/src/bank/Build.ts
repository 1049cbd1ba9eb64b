/**
 * Making a bank: the deals of a seed, solved by the workers in batches. Records come in the order of the deals, so
 * what is made does not depend on the number of workers, and work that was interrupted goes on where it stopped.
 */
import { Stream } from "effect"
import { ANY_DEAL } from "../dealing/DealSpec.ts"
import { answers, type TaskError, type Workers } from "../workers/pool.ts"
import { ALL_CELLS, type DealTask } from "../workers/protocol.ts"
import { RECORD_BYTES, writeRecord } from "./BankFormat.ts"

/** The shipped bank. The seed is the day on which the Culbertson–Lenz match began. */
export const BANK_SEED = 19_311_207
export const BANK_DEALS = 20_000

/** Deals solved between two writings: what an interruption may lose. */
const BATCH = 25

/** Records of the deals `from` to `to` − 1 of a seed, a batch at a time. */
export const records = (
  seed: number,
  from: number,
  to: number
): Stream.Stream<Uint8Array, TaskError, Workers> => {
  const tasks: Array<DealTask> = []
  for (let first = from; first < to; first += BATCH) {
    const count = Math.min(BATCH, to - first)
    tasks.push({ kind: "deal", spec: ANY_DEAL, seed, first, count, cells: ALL_CELLS })
  }
  return answers(tasks).pipe(
    Stream.map(({ deals, tricks }) => {
      const bytes = new Uint8Array((deals.length / 16) * RECORD_BYTES)
      const view = new DataView(bytes.buffer)
      for (let n = 0; n * 16 < deals.length; n++) {
        writeRecord(view, n * RECORD_BYTES, deals, n * 16, tricks, n * 20)
      }
      return bytes
    })
  )
}
