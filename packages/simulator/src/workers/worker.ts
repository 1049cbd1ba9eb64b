/** The worker thread: waits for tasks and answers them one by one. It loads no more than dealing and solving need. */
import { parentPort, workerData } from "node:worker_threads"
import { dealerOf } from "../dealing/DealSpec.ts"
import { ZeroDivisor } from "../dealing/language/evaluator.ts"
import { kernelSolver } from "./kernelSolver.ts"
import { performer } from "./perform.ts"
import type { Answer, Reply, Solver, Task, WorkerData } from "./protocol.ts"
import type { Envelope } from "./Threads.ts"

const { solver: module } = workerData as WorkerData
let solver: Solver | undefined
const perform = performer(
  () => (solver ??= kernelSolver(module)),
  (spec, tricks) => dealerOf(spec, undefined, tricks)
)

parentPort?.on("message", ({ body, id }: Envelope<Task>) => {
  const reply = attempt(body)
  const transfer = reply.kind === "answer" ? buffersOf(reply) : []
  parentPort?.postMessage({ id, body: reply } satisfies Envelope<Reply>, transfer)
})

/** What is handed over instead of copied. */
function buffersOf({ deals, sampling, tricks }: Answer): Array<ArrayBuffer> {
  const arrays = [deals, tricks, ...(sampling === undefined ? [] : [sampling.chances, sampling.hidden])]
  return arrays.map(({ buffer }) => buffer as ArrayBuffer)
}

function attempt(task: Task): Reply {
  try {
    return perform(task)
  } catch (error) {
    if (error instanceof ZeroDivisor) return { kind: "divided by zero", division: error.message }
    // A trap leaves the kernel's memory in an unknown state: the next task gets a fresh one.
    solver = undefined
    return { kind: "broken", message: error instanceof Error ? error.message : String(error) }
  }
}
