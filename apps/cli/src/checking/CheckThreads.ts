/**
 * Several files checked at once, a thread for each up to a number of threads. Files begin in their order, and each report
 * keeps its own: nothing that is written depends on the number of threads. Choice: docs/decisions/checking-threads.md
 */
import { Worker } from "node:worker_threads"
import type { CheckRequest } from "./CheckFile.ts"
import type { Part, ReportStyle } from "./FileReport.ts"
import { type Delivery, MOST_AHEAD, type Order } from "./protocol.ts"

/** Beside this file, as source or as bundled. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "./worker.ts" : "./checking.js",
  import.meta.url
)

interface Job {
  readonly file: string
  readonly parts: Array<Part>
  worker: Worker | undefined
  done: boolean
  broken: Error | undefined
  /** Tells whoever waits that there is something new. */
  wake: (() => void) | undefined
}

export class CheckThreads {
  private readonly jobs: ReadonlyArray<Job>
  private readonly request: CheckRequest
  private readonly style: ReportStyle
  private readonly limit: number
  private readonly workerFile: URL
  private readonly idle: Array<Worker> = []
  private readonly running = new Map<Worker, Job>()
  /** The next file to begin, and the one that is being written. */
  private next = 0
  private wanted = 0
  /** Characters of parts that wait here to be written. */
  private stored = 0

  /** At most `limit` threads, which start at once. */
  constructor(
    files: ReadonlyArray<string>,
    request: CheckRequest,
    style: ReportStyle,
    limit: number,
    workerFile = WORKER_FILE
  ) {
    this.workerFile = workerFile
    this.jobs = files.map((file) => ({
      file,
      parts: [],
      worker: undefined,
      done: false,
      broken: undefined,
      wake: undefined
    }))
    this.request = request
    this.style = style
    this.limit = limit
    this.assign()
  }

  /** The report of file number `n`. Reports are to be read one after another, in order. */
  async *report(n: number): AsyncGenerator<Part> {
    const job = this.jobs[n]!
    this.wanted = n
    this.assign()
    for (;;) {
      const part = job.parts.shift()
      if (part !== undefined) {
        this.stored -= sizeOf(part)
        yield part
        continue
      }
      if (job.broken !== undefined) throw job.broken
      if (job.done) return
      if (job.worker !== undefined) order(job.worker, { kind: "give" })
      // One part follows another on purpose.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((go) => (job.wake = go))
    }
  }

  async end(): Promise<void> {
    const workers = [...this.idle, ...this.running.keys()]
    this.next = this.jobs.length
    this.running.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  private assign(): void {
    while (this.next < this.jobs.length) {
      if (this.next > this.wanted && this.stored > MOST_AHEAD) return
      const worker = this.idle.pop() ?? (this.running.size < this.limit ? this.start() : undefined)
      if (worker === undefined) return
      const job = this.jobs[this.next]!
      this.next++
      job.worker = worker
      this.running.set(worker, job)
      order(worker, { kind: "check", file: job.file, request: this.request, style: this.style })
    }
  }

  private start(): Worker {
    const worker = new Worker(this.workerFile)
    worker.on("message", (delivery: Delivery) => this.take(worker, delivery))
    worker.on("error", (error) => this.lose(worker, error instanceof Error ? error.message : String(error)))
    worker.on("exit", (code) => this.lose(worker, `it ended with code ${code}`))
    return worker
  }

  private take(worker: Worker, delivery: Delivery): void {
    const job = this.running.get(worker)
    if (job === undefined) return
    if (delivery.kind === "broken") return this.lose(worker, delivery.message)
    job.parts.push(delivery.part)
    this.stored += sizeOf(delivery.part)
    if (delivery.last) {
      job.done = true
      job.worker = undefined
      this.running.delete(worker)
      this.idle.push(worker)
      this.assign()
    }
    job.wake?.()
  }

  private lose(worker: Worker, message: string): void {
    const job = this.running.get(worker)
    this.running.delete(worker)
    if (job === undefined) return
    job.worker = undefined
    job.broken = new Error(`a checking thread failed: ${message}`)
    job.wake?.()
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
const order = (worker: Worker, what: Order): void => worker.postMessage(what)

const sizeOf = ({ err, out }: Part): number => out.length + err.length
