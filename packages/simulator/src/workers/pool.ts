/**
 * Worker threads under an Effect service. Tasks go to whichever worker is free; answers come back in the order of
 * the tasks, so that nothing a user sees depends on the number of workers. Threads start when first needed and end
 * with the layer's scope. Why not Effect's own workers: docs/decisions/workers.md
 */
import { Context, Effect, Layer, Schema, Stream } from "effect"
import { Worker } from "node:worker_threads"
import { type Accept, dealerOf } from "../dealing/DealSpec.ts"
import { DividedByZero, evaluating } from "../dealing/DividedByZero.ts"
import { performer } from "./perform.ts"
import type { Answer, Envelope, Reply, Solver, Task, WorkerData } from "./protocol.ts"

/** A worker threw in the middle of a task, or ended with a code. */
export class WorkerFailed extends Schema.TaggedError<WorkerFailed>()("WorkerFailed", {
  reason: Schema.String,
  code: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return `a worker thread failed: ${this.code === null ? this.reason : `it ended with code ${this.code}`}`
  }
}

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
        Effect.sync(() => new Pool(options.count, { solver: options.solver })),
        (pool) => Effect.promise(() => pool.end())
      ),
      (pool) => Workers.of({ count: options.count, ask: (task) => Effect.flatMap(pool.ask(task), settle) })
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
  if (reply.kind === "broken")
    return Effect.fail(new WorkerFailed({ reason: reply.message, code: reply.code ?? null }))
  if (reply.kind === "divided by zero") return Effect.fail(new DividedByZero({ division: reply.division }))
  return reply.impossible
    ? Effect.fail(new DealImpossible({}))
    : Effect.fail(new DealNotFound({ deal: reply.deal, tries: reply.tries }))
}

interface Job {
  readonly task: Task
  readonly done: (reply: Reply) => void
}

/** Beside this file, as source or as bundled. */
const WORKER_FILE = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url)

class Pool {
  private readonly limit: number
  private readonly data: WorkerData
  private readonly idle: Array<Worker> = []
  private readonly waiting: Array<Job> = []
  private readonly running = new Map<Worker, Job>()

  constructor(limit: number, data: WorkerData) {
    this.limit = limit
    this.data = data
  }

  ask(task: Task): Effect.Effect<Reply> {
    return Effect.callback<Reply>((resume) => {
      const job: Job = { task, done: (reply) => resume(Effect.succeed(reply)) }
      this.waiting.push(job)
      this.assign()
      return Effect.sync(() => {
        const at = this.waiting.indexOf(job)
        if (at >= 0) this.waiting.splice(at, 1)
      })
    })
  }

  async end(): Promise<void> {
    const workers = [...this.idle, ...this.running.keys()]
    this.idle.length = 0
    this.waiting.length = 0
    this.running.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const worker = this.idle.pop() ?? (this.running.size < this.limit ? this.start() : undefined)
      if (worker === undefined) return
      const job = this.waiting.shift()!
      this.running.set(worker, job)
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
      worker.postMessage({ id: 0, body: job.task } satisfies Envelope<Task>)
    }
  }

  private start(): Worker {
    const worker = new Worker(WORKER_FILE, { workerData: this.data })
    worker.on("message", ({ body }: Envelope<Reply>) => {
      const job = this.running.get(worker)
      this.running.delete(worker)
      this.idle.push(worker)
      // An idle worker does not keep the process alive.
      worker.unref()
      job?.done(body)
      this.assign()
    })
    worker.on("error", (error) =>
      this.lose(worker, { kind: "broken", message: error instanceof Error ? error.message : String(error) })
    )
    worker.on("exit", (code) => this.lose(worker, { kind: "broken", message: "", code }))
    return worker
  }

  /** A worker is gone: its task fails, the others go on. */
  private lose(worker: Worker, reply: Reply): void {
    const job = this.running.get(worker)
    this.running.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    job?.done(reply)
    if (job !== undefined) this.assign()
  }
}
