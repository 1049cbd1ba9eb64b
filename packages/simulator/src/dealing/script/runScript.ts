/**
 * Runs a script to its end: in this thread while it is quick, in several when it is not or when the solver is asked.
 * Deals have their own random numbers by number and block and are taken in order, so the number of threads changes
 * nothing but the time it takes.
 */
import { Effect, Stream } from "effect"
import { BLOCK } from "../DealSpec.ts"
import { DividedByZero, evaluating } from "../DividedByZero.ts"
import { Threads, WorkerFailed } from "../../workers/Threads.ts"
import type { Found, Stretch } from "./Finder.ts"
import type { ScriptRun } from "./ScriptRun.ts"
import type { SearchData, SearchReply } from "./search.ts"

export interface RunOptions<E, R> {
  /** Threads at most; with one, deals are found in this thread. */
  readonly threads: number
  /** The compiled kernel for the threads. */
  readonly solver: () => WebAssembly.Module
  /** Done after every stretch: writes what was printed, shows how far the run is. */
  readonly after: Effect.Effect<void, E, R>
}

/** Milliseconds of work in this thread before others are started, which takes about as long. */
const PATIENCE = 150

/** Deals of a stretch at most, and milliseconds that one should take. */
const STRETCH = 1000
const STRETCH_MILLISECONDS = 50

/** The run is over when this ends; fails when a deal makes an expression divide by 0, and when a thread fails. */
export const runScript = Effect.fn("runScript")(function* <E, R>(run: ScriptRun, options: RunOptions<E, R>) {
  const { after, threads } = options
  const start = performance.now()
  const patience = threads < 2 ? Infinity : run.solves ? 0 : PATIENCE
  let finding = 0
  // Where writing takes more time than finding, other threads would only add the way between them.
  const here = () =>
    performance.now() - start < patience || (!run.solves && 2 * finding < performance.now() - start)
  while (run.end === undefined && here()) {
    const before = performance.now()
    const found = yield* evaluating(() => run.find(STRETCH, BLOCK))
    finding += performance.now() - before
    run.take(found)
    yield* Effect.andThen(after, pause)
  }
  const each = run.produced === 0 ? undefined : finding / run.produced
  if (run.end === undefined) yield* Effect.scoped(runThere(run, options, each))
})

/** Lets signals and timers through between two stretches. */
const pause = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** Beside this file, as source or as bundled. */
const WORKER_FILE = new URL(import.meta.url.endsWith(".ts") ? "./search.ts" : "./search.js", import.meta.url)

const runThere = Effect.fn("runThere")(function* <E, R>(
  run: ScriptRun,
  { after, solver, threads: count }: RunOptions<E, R>,
  each: number | undefined
) {
  const data: SearchData = { wanted: run.wanted, solver: solver() }
  const threads = yield* Effect.acquireRelease(
    Effect.sync(() => new Threads<Stretch, SearchReply>(count, WORKER_FILE, data)),
    (pool) => Effect.promise(() => pool.end())
  )
  const ask = (stretch: Stretch) =>
    Effect.flatMap(threads.ask(stretch), (reply): Effect.Effect<Asked, WorkerFailed | DividedByZero> => {
      if (reply.kind === "broken") return Effect.fail(WorkerFailed.of(reply))
      if (reply.kind === "divided by zero")
        return Effect.fail(new DividedByZero({ division: reply.division }))
      return Effect.succeed({ stretch, found: reply })
    })
  yield* Stream.fromIterable(stretches(run, count, each), { chunkSize: 1 }).pipe(
    Stream.mapEffect(ask, { concurrency: count + 1 }),
    Stream.mapEffect(({ found, stretch }) => {
      // Blocks that were searched beside the one that found the deal are not needed.
      if (stretch.first >= run.produced) run.take(found)
      return after
    }),
    Stream.takeUntil(() => run.end !== undefined),
    Stream.runDrain
  )
})

interface Asked {
  readonly stretch: Stretch
  readonly found: Found
}

/**
 * What the threads are asked for, in order. Where many deals are left every stretch has deals of its own; the last
 * few of a rare condition are searched for by all threads together, block by block.
 */
function* stretches(run: ScriptRun, threads: number, each: number | undefined): Generator<Stretch> {
  const most =
    each === undefined ? 1 : Math.min(STRETCH, Math.max(1, Math.round(STRETCH_MILLISECONDS / each)))
  let { block, first } = run.next
  while (run.end === undefined && first < run.produce) {
    const left = run.produce - first
    const rare = run.failed > run.produced
    if (left === 1 || (rare && left < 2 * threads)) {
      for (; block < run.blocks && run.produced <= first; block++) yield { first, block, count: 1, work: 0 }
      first++
    } else {
      const count = Math.min(most, Math.ceil(left / threads))
      yield { first, block, count, work: Infinity }
      first += count
    }
    block = 0
  }
}
