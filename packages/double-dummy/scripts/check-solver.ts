/* oxlint-disable no-await-in-loop -- one question after another */
/**
 * Compares the solver with libdds cell for cell on random deals, on deals with long suits and voids, and on hostile ones.
 *
 *   pnpm check:solver [RANDOM [FREAK [HOSTILE]]] [--seed N]      3000, 500 and 4 deals if not given
 *
 * Stops with status 1 at the first difference, which it prints.
 */
import { parseArgs } from "node:util"
import { newKernel } from "../test/support/deals.ts"
import { askTable, freakDeal, hostileDeal, manyDeals, randomDeal, toText } from "./questions.ts"
import { openReference } from "./reference.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } }
})
const [random = 3000, freak = 500, hostile = 4] = positionals.map(Number)
const seed = Number(values.seed)
const reference = openReference()
if (typeof reference === "string") {
  console.log(`${reference}; nothing was compared`)
  process.exit(1)
}
const kernel = newKernel()
console.log(`Comparing with ${reference.version}, seed ${seed}`)

const compare = async (name: string, deals: ReadonlyArray<Uint16Array>): Promise<void> => {
  let ours = 0
  let theirs = 0
  for (const [n, deal] of deals.entries()) {
    const before = process.cpuUsage()
    const table = kernel.table(deal)
    const used = process.cpuUsage(before)
    ours += (used.user + used.system) / 1000
    const { milliseconds, results } = await reference.ask(askTable(deal))
    theirs += milliseconds
    const cell = table.findIndex((tricks, index) => tricks !== results[index])
    if (cell >= 0) {
      console.log(`Different: ${toText(deal)}, cell ${cell}: ${table[cell]} here, ${results[cell]} there`)
      process.exit(1)
    }
    if ((n + 1) % 250 === 0) console.log(`${name}: ${n + 1} deals agree`)
  }
  const mean = (sum: number) => (sum / Math.max(deals.length, 1)).toFixed(1)
  console.log(
    `${name}: ${deals.length} deals, ${deals.length * 20} cells agree; mean ${mean(ours)} ms here, ${mean(theirs)} ms there`
  )
}

await compare("random", manyDeals(randomDeal, random, seed))
await compare("long suits and voids", manyDeals(freakDeal, freak, seed + 1))
await compare("hostile", manyDeals(hostileDeal, hostile, seed + 2))
const { peakBytes, resets } = kernel.counters()
console.log(`table peak ${(peakBytes / 2 ** 20).toFixed(1)} MiB, forgotten ${resets} times`)
await reference.close()
