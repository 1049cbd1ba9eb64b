/**
 * A few worker threads that run one file and answer requests one at a time each. Threads start when first needed; an
 * idle one does not keep the process alive. What is asked and answered is the caller's: plain data and typed arrays.
 */
import { Effect, Schema } from "effect"
import { Worker } from "node:worker_threads"

/** A worker threw in the middle of a task, or ended with a code. */
export class WorkerFailed extends Schema.TaggedError<WorkerFailed>()("WorkerFailed", {
  reason: Schema.String,
  code: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return `a worker thread failed: ${this.code === null ? this.reason : `it ended with code ${this.code}`}`
  }

  static of({ code, message }: Broken): WorkerFailed {
    return new WorkerFailed({ reason: message, code: code ?? null })
  }
}

/** The task failed with an exception, or the thread ended with a code. */
export interface Broken {
  readonly kind: "broken"
  readonly message: string
  readonly code?: number
}

export interface Envelope<A> {
  readonly id: number
  readonly body: A
}

interface Job<Task, Reply> {
  readonly task: Task
  readonly done: (reply: Reply | Broken) => void
}

export class Threads<Task, Reply extends { readonly kind: string }> {
  private readonly limit: number
  private readonly file: URL
  private readonly data: unknown
  private readonly idle: Array<Worker> = []
  private readonly waiting: Array<Job<Task, Reply>> = []
  private readonly running = new Map<Worker, Job<Task, Reply>>()
  private ended = false

  /** At most `limit` threads of `file`, each with a copy of `data` (shared memory is shared). */
  constructor(limit: number, file: URL, data: unknown) {
    this.limit = limit
    this.file = file
    this.data = data
  }

  /** The answer to one task; interruption takes it out of the queue. */
  ask(task: Task): Effect.Effect<Reply | Broken> {
    return Effect.callback<Reply | Broken>((resume) => {
      const job: Job<Task, Reply> = { task, done: (reply) => resume(Effect.succeed(reply)) }
      this.waiting.push(job)
      this.assign()
      return Effect.sync(() => {
        const at = this.waiting.indexOf(job)
        if (at >= 0) this.waiting.splice(at, 1)
      })
    })
  }

  async end(): Promise<void> {
    this.ended = true
    const workers = [...this.idle, ...this.running.keys()]
    this.idle.length = 0
    this.waiting.length = 0
    this.running.clear()
    await Promise.all(
      workers.map((worker) => {
        // Idle threads are let go; without one to wait for, the process could end before this does.
        worker.ref()
        return worker.terminate()
      })
    )
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
    const worker = new Worker(this.file, { workerData: this.data })
    worker.on("message", ({ body }: Envelope<Reply | Broken>) => {
      // An answer that was under way when the end began; letting its thread go would let the process end first.
      if (this.ended) return
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
  private lose(worker: Worker, reply: Broken): void {
    const job = this.running.get(worker)
    this.running.delete(worker)
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    job?.done(reply)
    if (job !== undefined) this.assign()
  }
}
