/**
 * Deals a second, one thread each, against Hans van Staveren's `dealer` in the same run: no condition, a common one, and
 * rare ones of one in about a thousand, a hundred thousand and ten million. Each script averages a value, prints no
 * deals, and is run for a few seconds. Usage: pnpm bench:deal
 */
import { Result } from "effect"
import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { join } from "node:path"
import { parseScript } from "../src/dealing/language/Script.ts"
import { ScriptRun } from "../src/dealing/script/ScriptRun.ts"

const BALANCED = "shape(north, any 4333 + any 4432 + any 5332)"
const CASES = [
  { name: "no condition", condition: "1", theirs: 3_000_000 },
  {
    name: "15-17 balanced",
    condition: `hcp(north) >= 15 and hcp(north) <= 17 and ${BALANCED}`,
    theirs: 3_000_000
  },
  {
    name: "one in 1,000, two hands",
    condition: `hcp(north) >= 15 and hcp(north) <= 17 and ${BALANCED} and spades(south) >= 6 and hcp(south) >= 8`,
    theirs: 3_000_000
  },
  {
    name: "one in 100,000, one hand",
    condition: "hcp(north) >= 23 and spades(north) >= 6 and controls(north) >= 9",
    theirs: 3_000_000
  },
  {
    name: "one in 10,000,000, one hand",
    condition: "hcp(north) >= 29 and spades(north) >= 5 and hearts(north) >= 4",
    theirs: 3_000_000
  },
  {
    name: "one in 10,000,000, two hands",
    condition: "hcp(north) >= 22 and shape(north, any 4441) and spades(south) >= 7 and hcp(south) >= 4",
    theirs: 3_000_000
  }
]

const program = [process.env["DEALER"], "/usr/games/dealer", "/usr/local/bin/dealer"].find(
  (path) => path !== undefined && existsSync(path)
)
const directory = mkdtempSync(join(tmpdir(), "bench-deal-"))
const cpuSeconds = ({ system, user }: NodeJS.CpuUsage) => (user + system) / 1e6

console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}; CPU time of one thread`)
console.log(
  "case                          share        rubber us/deal  set-up ms   dealer us/deal      ratio"
)
for (const { condition, name, theirs } of CASES) {
  const source = `condition ${condition}\naction average "hcp" hcp(south)\n`
  const start = process.cpuUsage()
  const run = new ScriptRun(Result.getOrThrow(parseScript(source)), {
    seed: 1,
    produce: 1e9,
    tricks: () => 0,
    print: () => {}
  })
  const ready = process.cpuUsage(start)
  run.step(2000) // warm
  const before = run.produced
  const from = process.cpuUsage()
  while (cpuSeconds(process.cpuUsage(from)) < 2) run.step(500)
  const ours = (cpuSeconds(process.cpuUsage(from)) / (run.produced - before)) * 1e6
  let dealer = Number.NaN
  if (program !== undefined) {
    const file = join(directory, "script.dl")
    writeFileSync(file, source)
    // A shell's times give the CPU seconds of the child alone.
    const timed = `${program} -s 1 -g ${theirs} -p 1000000000 ${file} > /dev/null 2>&1; times`
    const times = execFileSync("sh", ["-c", timed], { encoding: "utf8" })
    const child = times.trim().split("\n")[1]!
    const seconds = [...child.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, m, s]) => sum + 60 * Number(m) + Number(s),
      0
    )
    // A deal that meets the condition costs as many tries as the condition is rare; its exact share is known here.
    dealer = ((seconds / theirs) * 1e6) / run.acceptance
  }
  console.log(
    [
      name.padEnd(29),
      run.acceptance.toExponential(2).padStart(9),
      ours.toFixed(2).padStart(15),
      (cpuSeconds(ready) * 1000).toFixed(0).padStart(10),
      (Number.isNaN(dealer) ? "absent" : dealer.toPrecision(4)).padStart(16),
      (Number.isNaN(dealer) ? "" : (dealer / ours).toPrecision(3)).padStart(10)
    ].join(" ")
  )
}
rmSync(directory, { recursive: true })
