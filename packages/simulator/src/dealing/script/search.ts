/** The worker thread that finds the deals of a script, stretch after stretch. It loads no more than dealing and solving need. */
import { parentPort, workerData } from "node:worker_threads"
import { kernelSolver } from "../../workers/kernelSolver.ts"
import type { Solver } from "../../workers/protocol.ts"
import type { Broken, Envelope } from "../../workers/Threads.ts"
import { ZeroDivisor } from "../language/evaluator.ts"
import { Finder, type Found, type Stretch, type Wanted } from "./Finder.ts"

/** What a thread is started with. */
export interface SearchData {
  readonly wanted: Wanted
  readonly solver: WebAssembly.Module
}

/** A deal made an expression divide by 0. */
export interface Undivided {
  readonly kind: "divided by zero"
  readonly division: string
}

export type SearchReply = Found | Undivided | Broken

const { solver: module, wanted } = workerData as SearchData
let solver: Solver | undefined
const finder = new Finder(wanted, (deal, offset, denomination, declarer) =>
  (solver ??= kernelSolver(module)).cell(deal, offset, denomination, declarer)
)

parentPort?.on("message", ({ body, id }: Envelope<Stretch>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
  parentPort?.postMessage({ id, body: attempt(body) } satisfies Envelope<SearchReply>)
})

function attempt(stretch: Stretch): SearchReply {
  try {
    return finder.find(stretch)
  } catch (error) {
    if (error instanceof ZeroDivisor) return { kind: "divided by zero", division: error.message }
    // A trap leaves the kernel's memory in an unknown state: the next stretch gets a fresh one.
    solver = undefined
    return { kind: "broken", message: error instanceof Error ? error.message : String(error) }
  }
}
