/** The worker thread that plays rubbers: two strategies over a bank, stretch after stretch. It loads no more than that needs. */
import { parentPort, workerData } from "node:worker_threads"
import type { Bank } from "../bank/BankFormat.ts"
import type { Strategy } from "../strategy/Strategy.ts"
import type { Envelope } from "../workers/Threads.ts"
import { Counts, type CountsData } from "./Counts.ts"
import { type Rubbers, simulator } from "./Simulate.ts"

/** What a thread is started with; the bank's arrays lie in shared memory. */
export interface RubbersData {
  readonly bank: Bank
  readonly strategies: readonly [Strategy, Strategy]
}

/** The rubbers of one stretch, counted. */
export interface RubbersCounted {
  readonly kind: "counted"
  readonly counts: CountsData
}

const { bank, strategies } = workerData as RubbersData
const { play } = simulator(bank, strategies)

parentPort?.on("message", ({ body, id }: Envelope<Rubbers>) => {
  const counts = new Counts()
  play(body, counts)
  const reply: RubbersCounted = { kind: "counted", counts: counts.data() }
  const transfer = [counts.lengths.buffer as ArrayBuffer, counts.margins.buffer as ArrayBuffer]
  parentPort?.postMessage({ id, body: reply } satisfies Envelope<RubbersCounted>, transfer)
})
