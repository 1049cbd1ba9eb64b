// The worked example of `npm start`: a real hand, three contracts, 500 deals, and its chart.
import { mkdirSync } from "node:fs"
import { spawnSync } from "node:child_process"
import process from "node:process"
import { fileURLToPath } from "node:url"

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const SOUTH = "AQ75.KJ4.A83.QJ6"
const NORTH = "863.A72.KJ52.T94"
const chart = path("out/compare.png")
mkdirSync(path("out"), { recursive: true })

const args = ["compare", "3NS,2NS,1NS", "--south", SOUTH, "--north", NORTH, "--deals", "500", "--seed", "1"]
const shown = args.map((arg) => (/[^\w.,-]/.test(arg) ? `"${arg}"` : arg)).join(" ")
console.log(`Running ./rubber ${shown} --chart out/compare.png\n`)
const { status } = spawnSync(process.execPath, [path("rubber.mjs"), ...args, "--chart", chart], {
  stdio: "inherit"
})
if (status === 0) console.log(`\nThe chart: ${chart}`)
process.exit(status ?? 1)
