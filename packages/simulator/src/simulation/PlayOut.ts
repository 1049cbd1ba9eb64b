/**
 * A whole simulation, stretch by stretch, in this thread or in several. The stretches come back in order and what is
 * counted are whole numbers, so the number of threads changes nothing but the time it takes.
 */
import { Effect, Stream } from "effect"
import type { Bank } from "../bank/BankFormat.ts"
import type { Strategy } from "../strategy/Strategy.ts"
import { Threads, WorkerFailed } from "../workers/Threads.ts"
import { Counts } from "./Counts.ts"
import type { RubbersCounted, RubbersData } from "./rubbers.ts"
import { type Rubbers, simulator } from "./Simulate.ts"

export interface PlayOut {
  readonly bank: Bank
  readonly strategies: readonly [Strategy, Strategy]
  /** State number to start from (`StateIndex`). */
  readonly start: number
  readonly seed: number
  readonly paired: boolean
  /** Stretches end after these many rubbers, in ascending order; the last is the number of all. */
  readonly ends: ReadonlyArray<number>
  /** Threads; with one, rubbers are played in this thread. */
  readonly threads: number
}

/** The rubbers up to `to`, those of this stretch only. */
export interface Stretch {
  readonly to: number
  readonly counts: Counts
}

/** Rubbers that take about as long as starting a thread, which reads the whole bank and fills its tables. */
const WORTH_A_THREAD = 200_000

/** How many threads so many rubbers are worth, at most `workers`. */
export const threadsFor = (rubbers: number, workers: number): number =>
  Math.max(1, Math.min(workers, Math.floor(rubbers / WORTH_A_THREAD)))

/** Beside this file, as source or as bundled. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "./rubbers.ts" : "./rubbers.js",
  import.meta.url
)

/** The stretches in order. Fails when a thread does. */
export const playOut = (options: PlayOut): Stream.Stream<Stretch, WorkerFailed> => {
  const { ends, paired, seed, start, threads } = options
  const stretches = ends.map((to, n): Rubbers => ({ seed, from: ends[n - 1] ?? 0, to, start, paired }))
  return threads < 2 ? playHere(options, stretches) : playThere(options, stretches)
}

function playHere(
  { bank, strategies }: PlayOut,
  stretches: ReadonlyArray<Rubbers>
): Stream.Stream<Stretch, WorkerFailed> {
  return Stream.suspend(() => {
    const { play } = simulator(bank, strategies)
    return Stream.fromIterable(stretches, { chunkSize: 1 }).pipe(
      Stream.mapEffect((rubbers) =>
        Effect.map(pause, () => {
          const counts = new Counts()
          play(rubbers, counts)
          return { to: rubbers.to, counts }
        })
      )
    )
  })
}

function playThere(
  { bank, strategies, threads: count }: PlayOut,
  stretches: ReadonlyArray<Rubbers>
): Stream.Stream<Stretch, WorkerFailed> {
  const data: RubbersData = {
    bank: { ...bank, deals: sharedDeals(bank.deals), tricks: sharedTricks(bank.tricks) },
    strategies
  }
  const start = Effect.acquireRelease(
    Effect.sync(() => new Threads<Rubbers, RubbersCounted>(count, WORKER_FILE, data)),
    (threads) => Effect.promise(() => threads.end())
  )
  return Stream.unwrap(
    Effect.map(start, (threads) =>
      Stream.fromIterable(stretches, { chunkSize: 1 }).pipe(
        Stream.mapEffect(
          (rubbers) =>
            Effect.flatMap(threads.ask(rubbers), (reply) =>
              reply.kind === "broken"
                ? Effect.fail(WorkerFailed.of(reply))
                : Effect.succeed({ to: rubbers.to, counts: Counts.of(reply.counts) })
            ),
          { concurrency: count + 1 }
        )
      )
    )
  )
}

function sharedDeals(deals: Uint16Array): Uint16Array {
  const shared = new Uint16Array(new SharedArrayBuffer(deals.byteLength))
  shared.set(deals)
  return shared
}

function sharedTricks(tricks: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(tricks.byteLength))
  shared.set(tricks)
  return shared
}

/** Lets signals and timers through between two stretches. */
const pause = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))
