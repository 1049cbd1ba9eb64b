/**
 * Builds the shipped bank of solved deals: pnpm bank:build [--workers N] [--deals N] [--output FILE].
 * Finished batches go to FILE.partial at once; the same command goes on after an interruption.
 */
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Kernel } from "@rubber-bridge/double-dummy/Kernel"
import { Effect, type Layer, Stream } from "effect"
import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync
} from "node:fs"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { headerOf, RECORD_BYTES } from "../src/bank/BankFormat.ts"
import { BANK_DEALS, BANK_SEED, records } from "../src/bank/Build.ts"
import * as Pool from "../src/workers/pool.ts"

const { values } = parseArgs({
  options: {
    workers: { type: "string", default: "1" },
    deals: { type: "string", default: String(BANK_DEALS) },
    output: { type: "string", default: fileURLToPath(new URL("../data/deals.bank", import.meta.url)) },
    kernel: { type: "string" }
  }
})
const workers = Number(values.workers)
const wanted = Number(values.deals)
const partial = `${values.output}.partial`

const done = (): number => {
  if (!existsSync(partial)) return 0
  const whole = Math.trunc(readFileSync(partial).length / RECORD_BYTES)
  truncateSync(partial, whole * RECORD_BYTES)
  return whole
}

const module = values.kernel === undefined ? compileFile() : compileFile(values.kernel)
const kernel = new Kernel(module)
const solver: Layer.Layer<Pool.Workers> =
  workers > 1
    ? Pool.layer({ count: workers, solver: module })
    : Pool.inline(() => ({
        cell: (deal, offset, denomination, declarer) =>
          kernel.tricks(deal.subarray(offset, offset + 16), denomination, declarer),
        table: (deal, offset) => kernel.table(deal, offset)
      }))

const from = done()
const started = Date.now()
console.log(`${from} of ${wanted} deals are there`)
await Effect.runPromise(
  records(BANK_SEED, from, wanted).pipe(
    Stream.scan(
      () => from,
      (count, bytes: Uint8Array) => {
        appendFileSync(partial, bytes)
        return count + bytes.length / RECORD_BYTES
      }
    ),
    Stream.runForEach((count) =>
      Effect.sync(() => {
        const seconds = (Date.now() - started) / 1000
        if (count % 500 === 0 && count > from)
          console.log(`${count} deals, ${((seconds / (count - from)) * 1000).toFixed(0)} ms each`)
      })
    ),
    Effect.provide(solver)
  )
)
const all = readFileSync(partial).subarray(0, wanted * RECORD_BYTES)
writeFileSync(`${values.output}.new`, Buffer.concat([headerOf(BANK_SEED, 0, all), all]))
renameSync(`${values.output}.new`, values.output)
rmSync(partial)
console.log(`${values.output}: ${wanted} deals`)
