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
const NOTRUMP = `hcp(north) >= 15 and hcp(north) <= 17 and ${BALANCED}`
const TWO_NOTRUMP = `hcp(north) >= 20 and hcp(north) <= 21 and ${BALANCED}`
const CASES = [
  { name: "none", condition: "1" },
  { name: "15-17 balanced", condition: NOTRUMP },
  {
    name: "15-17 balanced opposite six spades and 9 points",
    condition: `${NOTRUMP} and spades(south) >= 6 and hcp(south) >= 9`
  },
  {
    name: "25 points, six spades, 9 controls",
    condition: "hcp(north) >= 25 and spades(north) >= 6 and controls(north) >= 9"
  },
  {
    name: "20-21 balanced opposite seven spades and 9 points",
    condition: `${TWO_NOTRUMP} and spades(south) >= 7 and hcp(south) >= 9`
  },
  {
    name: "29 points, 5-4 in the majors, 11 controls",
    condition: "hcp(north) >= 29 and spades(north) >= 5 and hearts(north) >= 4 and controls(north) >= 11"
  },
  {
    name: "25 points any 4441 opposite seven spades and 4 points",
    condition: "hcp(north) >= 25 and shape(north, any 4441) and spades(south) >= 7 and hcp(south) >= 4"
  }
]

/** Deals that the other program tries for each script. */
const THEIRS = 3_000_000

const program = [process.env["DEALER"], "/usr/games/dealer", "/usr/local/bin/dealer"].find(
  (path) => path !== undefined && existsSync(path)
)
const directory = mkdtempSync(join(tmpdir(), "bench-deal-"))
const cpuSeconds = ({ system, user }: NodeJS.CpuUsage) => (user + system) / 1e6

console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}; CPU time of one thread`)
console.log(
  "| condition | one deal in | here, CPU µs a deal | counting, CPU ms | `dealer`, CPU µs a deal | ratio |"
)
console.log("| --- | ---: | ---: | ---: | ---: | ---: |")
for (const { condition, name } of CASES) {
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
    const timed = `${program} -s 1 -g ${THEIRS} -p 1000000000 ${file} > /dev/null 2>&1; times`
    const times = execFileSync("sh", ["-c", timed], { encoding: "utf8" })
    const child = times.trim().split("\n")[1]!
    const seconds = [...child.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, m, s]) => sum + 60 * Number(m) + Number(s),
      0
    )
    // A deal that meets the condition costs as many tries as the condition is rare; its exact share is known here.
    dealer = ((seconds / THEIRS) * 1e6) / run.acceptance
  }
  const cells = [
    name,
    Number((1 / run.acceptance).toPrecision(3)).toLocaleString("en"),
    ours.toPrecision(3),
    (cpuSeconds(ready) * 1000).toFixed(0),
    Number.isNaN(dealer) ? "absent" : Number(dealer.toPrecision(3)).toLocaleString("en"),
    Number.isNaN(dealer) ? "" : Number((dealer / ours).toPrecision(2)).toLocaleString("en")
  ]
  console.log(`| ${cells.join(" | ")} |`)
}
rmSync(directory, { recursive: true })
