/**
 * How long a comparison takes to a stated error. Question 1 with 1NT, 2NT and 3NT until every difference from the
 * leader has a standard error of 5 points, plainly and by regression, on two worker threads; and what regression gains on
 * questions 1, 4 and 5 and on the README's hand. Beside it stands a Python tool with libdds: 300 deals of one cell in
 * 14 s of CPU on the machine this was written on. Usage: pnpm bench:compare
 */
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect } from "effect"
import { cpus } from "node:os"
import { compare, type CompareOptions } from "../src/comparison/Compare.ts"
import type { Comparison } from "../src/comparison/Comparison.ts"
import { layer } from "../src/workers/pool.ts"
import { question } from "./questions.ts"

const PEER_CPU_SECONDS_A_DEAL = 14 / 300
const WORKERS = 2
const solver = compileFile()

interface Timed {
  readonly result: Comparison
  readonly wall: number
  readonly cpu: number
}

async function timed(options: CompareOptions): Promise<Timed> {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await Effect.runPromise(
    compare(options).pipe(Effect.provide(layer({ count: WORKERS, solver })))
  )
  const { system, user } = process.cpuUsage(before)
  return { result, wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
}

const widest = ({ differences }: Comparison) => Math.max(...differences.map(({ se }) => se))

console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}, ${WORKERS} workers`
)
console.log("question 1 to a standard error of 5 points:")
for (const regression of [false, true]) {
  const { cpu, result, wall } = await timed({ ...question(1), deals: 20_000, untilSe: 5, regression })
  const peer = (plainDeals: number) => (plainDeals * PEER_CPU_SECONDS_A_DEAL) / WORKERS
  const plain = Math.round((result.model.effectiveDeals ?? 0) * (widest(result) / 5) ** 2)
  console.log(
    `  ${regression ? "regression" : "plain     "} ${result.model.deals} deals, ${wall.toFixed(1)} s wall, ${cpu.toFixed(1)} s CPU, error ${widest(result).toFixed(2)}; the peer would take ${peer(plain).toFixed(0)} s for ${plain} deals, ${(peer(plain) / wall).toFixed(1)} times as long`
  )
}
console.log(
  "gain of the regression, 1000 solved deals each (plain deals that decide as exactly, for a thousand):"
)
for (const name of [1, 4, 5, "readme"] as const) {
  const plain = await timed(question(name))
  const reduced = await timed({ ...question(name), regression: true })
  const gain = (reduced.result.model.effectiveDeals ?? 0) / 1000
  const time = (gain * plain.cpu) / reduced.cpu
  console.log(
    `  question ${name}: ${gain.toFixed(2)}; CPU ${plain.cpu.toFixed(1)} s plain, ${reduced.cpu.toFixed(1)} s reduced: the same error in 1/${time.toFixed(2)} of the CPU time`
  )
}
