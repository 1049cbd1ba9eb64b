/**
 * Makes what teaches the notrump predictor beside the bank: deals in which North and South have 20 to 29 points and no wild
 * shape, as notrump contracts have, each with South's tricks at notrump. pnpm lessons:build [--deals N] [--seconds N]
 * Finished deals go to out/notrump.lessons at once; the same command goes on after an interruption, or after so many seconds.
 */
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect, Stream } from "effect"
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs"
import { parseArgs } from "node:util"
import { answers, inline } from "../src/workers/pool.ts"
import { kernelSolver } from "../src/workers/kernelSolver.ts"
import { LESSON_BYTES, LESSON_SETS, LESSONS, LESSONS_FILE, writeLesson } from "./lessons.ts"

/** Notrump, South. */
const CELL = 18
const BATCH = 100

const { values } = parseArgs({
  options: {
    deals: { type: "string", default: String(LESSONS) },
    seconds: { type: "string", default: "100000" }
  }
})
const until = Date.now() + 1000 * Number(values.seconds)
const wanted = Number(values.deals)

mkdirSync(new URL(".", LESSONS_FILE), { recursive: true })
let done = existsSync(LESSONS_FILE) ? Math.trunc(readFileSync(LESSONS_FILE).length / LESSON_BYTES) : 0
if (done > 0) truncateSync(LESSONS_FILE, done * LESSON_BYTES)

function* tasks() {
  let before = 0
  for (const { count: size, seed, spec } of LESSON_SETS) {
    const end = Math.min(size, wanted - before)
    for (let first = Math.max(0, done - before); first < end; first += BATCH) {
      const count = Math.min(BATCH, end - first)
      yield { kind: "deal", spec, seed, first, count, cells: [CELL] } as const
    }
    before += size
  }
}

const solver = kernelSolver(compileFile())
await Effect.runPromise(
  answers(tasks()).pipe(
    Stream.runForEachWhile(({ deals, tricks }) =>
      Effect.sync(() => {
        const bytes = new Uint8Array(tricks.length * LESSON_BYTES)
        for (const [n, taken] of tricks.entries()) writeLesson(bytes, n, deals, taken)
        appendFileSync(LESSONS_FILE, bytes)
        done += tricks.length
        return Date.now() < until
      })
    ),
    Effect.provide(inline(() => solver))
  )
)
console.log(`${done} of ${wanted} deals`)
