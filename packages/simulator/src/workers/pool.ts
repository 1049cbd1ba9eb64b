/**
 * Worker threads under an Effect service. Tasks go to whichever worker is free; answers come back in the order of
 * the tasks, so that nothing a user sees depends on the number of workers. Threads start when first needed and end
 * with the layer's scope. Why not Effect's own workers: docs/decisions/workers.md
 */
import { Context, Effect, Layer, Schema, Stream } from "effect"
import { type Accept, dealerOf } from "../dealing/DealSpec.ts"
import { DividedByZero, evaluating } from "../dealing/DividedByZero.ts"
import { performer } from "./perform.ts"
import type { Answer, Reply, Solver, Task, WorkerData } from "./protocol.ts"
import { Threads, WorkerFailed } from "./Threads.ts"

export { WorkerFailed } from "./Threads.ts"

/** No deal satisfying the conditions turned up within the limit. */
export class DealNotFound extends Schema.TaggedError<DealNotFound>()("DealNotFound", {
  deal: Schema.Int,
  tries: Schema.Int
}) {
  override get message() {
    const tries = this.tries.toLocaleString("en")
    return `no deal met the conditions in ${tries} tries (deal ${this.deal + 1}); make them less demanding`
  }
}

/** No deal at all meets the conditions. */
export class DealImpossible extends Schema.TaggedError<DealImpossible>()("DealImpossible", {}) {
  override get message() {
    return "no deal can meet these conditions: they contradict each other or the cards already given"
  }
}

export type TaskError = WorkerFailed | DealNotFound | DealImpossible | DividedByZero

export class Workers extends Context.Service<
  Workers,
  {
    /** How many tasks are done at a time. */
    readonly count: number
    /** One task; interruption takes it out of the queue. */
    readonly ask: (task: Task) => Effect.Effect<Answer, TaskError>
  }
>()("@rubber-bridge/simulator/Workers") {}

/** The answers to many tasks in the order of the tasks, a few ahead of what is consumed. */
export const answers = (tasks: Iterable<Task>): Stream.Stream<Answer, TaskError, Workers> =>
  Stream.unwrap(
    Effect.map(Workers, ({ ask, count }) =>
      Stream.fromIterable(tasks, { chunkSize: 1 }).pipe(Stream.mapEffect(ask, { concurrency: count + 1 }))
    )
  )

/** Worker threads, at most `count` of them, sharing one compiled kernel. Precondition: `count` ≥ 1. */
export const layer = (options: { readonly count: number; readonly solver: WebAssembly.Module }) =>
  Layer.effect(
    Workers,
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => {
          const data: WorkerData = { solver: options.solver }
          return new Threads<Task, Reply>(options.count, WORKER_FILE, data)
        }),
        (threads) => Effect.promise(() => threads.end())
      ),
      (threads) =>
        Workers.of({ count: options.count, ask: (task) => Effect.flatMap(threads.ask(task), settle) })
    )
  )

/** The same in this thread, task by task: for tests, and for conditions that are functions. */
export const inline = (solver: () => Solver, accept?: Accept) =>
  Layer.sync(Workers, () => {
    const perform = performer(solver, (spec, tricks) => dealerOf(spec, accept, tricks))
    return Workers.of({
      count: 1,
      ask: (task) =>
        Effect.yieldNow.pipe(Effect.andThen(evaluating(() => perform(task))), Effect.flatMap(settle))
    })
  })

const settle = (reply: Reply): Effect.Effect<Answer, TaskError> => {
  if (reply.kind === "answer") return Effect.succeed(reply)
  if (reply.kind === "broken") return Effect.fail(WorkerFailed.of(reply))
  if (reply.kind === "divided by zero") return Effect.fail(new DividedByZero({ division: reply.division }))
  return reply.impossible
    ? Effect.fail(new DealImpossible({}))
    : Effect.fail(new DealNotFound({ deal: reply.deal, tries: reply.tries }))
}

/** Beside this file, as source or as bundled. */
const WORKER_FILE = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url)
