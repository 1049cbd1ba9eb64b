/** Solving the tables of many deals: one at once in this thread, more by the workers. */
import { pack } from "@rubber-bridge/core/deal/PackedDeal"
import type { DoubleDummyTable } from "@rubber-bridge/double-dummy/DoubleDummyTable"
import { answers } from "@rubber-bridge/simulator/workers/pool"
import { ALL_CELLS, type SolveTask } from "@rubber-bridge/simulator/workers/protocol"
import { Effect, Stream } from "effect"
import { progress } from "../output/Progress.ts"
import { Streams } from "../output/Streams.ts"
import { Settings } from "../settings.ts"
import type { Solvable } from "./Deals.ts"
import { makeKernel, workersLayer } from "./Solver.ts"

const BATCH = 4

/** The 20 cells of every deal, in the order of the deals. */
export const solveTables = Effect.fn("solveTables")(function* (
  deals: ReadonlyArray<Solvable>,
  workers: number
) {
  if (deals.length === 1) {
    const kernel = yield* makeKernel
    return [kernel.table(pack(deals[0]!.deal))]
  }
  const { words } = yield* Settings
  const { err } = yield* Streams
  const bar = yield* progress
  const tables: Array<DoubleDummyTable> = []
  yield* answers(tasks(deals)).pipe(
    Stream.runForEach(({ tricks }) =>
      Effect.sync(() => {
        for (let at = 0; at < tricks.length; at += 20) tables.push(tricks.slice(at, at + 20))
        bar.show(tables.length, deals.length)
      })
    ),
    Effect.provide(workersLayer(workers)),
    Effect.onInterrupt(() =>
      err(`\n${words.cli.interrupted}: ${words.cli.dealsDone(tables.length, deals.length)}\n`)
    )
  )
  yield* bar.clear
  return tables
})

function* tasks(deals: ReadonlyArray<Solvable>): Generator<SolveTask> {
  for (let first = 0; first < deals.length; first += BATCH) {
    const batch = deals.slice(first, first + BATCH)
    const packed = new Uint16Array(16 * batch.length)
    for (const [n, { deal }] of batch.entries()) packed.set(pack(deal), 16 * n)
    yield { kind: "solve", deals: packed, cells: ALL_CELLS }
  }
}
