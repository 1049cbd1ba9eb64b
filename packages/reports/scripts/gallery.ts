/* oxlint-disable no-await-in-loop -- pictures are drawn one after another */
/**
 * Builds docs/gallery.md and its pictures from real runs of the command: `npm run gallery`. The runs stay in
 * out/gallery; `--reuse` draws from them again without running them.
 */
import { Result } from "effect"
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { spokenName } from "../src/charts/Chart.ts"
import type { ChartSpec } from "../src/charts/specs.ts"
import { chartOf } from "../src/charts/specs.ts"
import { dealDrawing } from "../src/deal/dealDrawing.ts"
import { parText } from "../src/page/solvedSection.ts"
import { sheetOf } from "../src/page/sectionsOf.ts"
import { svgToPng } from "../src/render/png.ts"
import { chartsToSvg } from "../src/render/svg.ts"
import { breakEvenCharts } from "../src/runs/breakEvenRun.ts"
import { compareCharts } from "../src/runs/compareRun.ts"
import { equityCharts } from "../src/runs/equityRun.ts"
import { penaltyCharts } from "../src/runs/penaltyRun.ts"
import { readRuns, type Run } from "../src/runs/RunFile.ts"
import { simulationCharts } from "../src/runs/simulationRun.ts"
import { sheetDrawing } from "../src/sheet/sheetDrawing.ts"
import { parsePosition } from "@rubber-bridge/core/deal/PbnDeal"

const root = fileURLToPath(new URL("../../../", import.meta.url))
const pictures = `${root}docs/images/gallery/`
const kept = `${root}out/gallery/`
const reuse = process.argv.includes("--reuse")
mkdirSync(pictures, { recursive: true })
mkdirSync(kept, { recursive: true })

const parts: Array<string> = []

const compare = run(
  "compare",
  'compare 4SS,2SS,3NS --south AQJ75.K4.AK3.J82 --deals 1000 --seed 1 --rubber "0-1 40/0"'
)
heading("Which contract is worth most?", compare.command)
for (const one of compare.runs) {
  if (one.kind === "comparison") await charts("compare", compareCharts(one.run, "en"))
}

// The picture of the README: what its example draws.
if (!reuse) {
  command(
    "compare 3NS,2NS,1NS --south AQ75.KJ4.A83.QJ6 --north 863.A72.KJ52.T94 --deals 500 --seed 1 --chart docs/images/compare.png --quiet"
  )
}

const sheet = run("sheet", "sheet docs/examples/g1.txt")
heading("The score sheet", sheet.command)
for (const one of sheet.runs) {
  if (one.kind !== "sheet") continue
  await picture(
    "sheet-en",
    "The rubber whose winner loses on points",
    sheetDrawing(sheetOf(one.run), { lang: "en" })
  )
  await picture("sheet-pl", "The same sheet in Polish", sheetDrawing(sheetOf(one.run), { lang: "pl" }))
}

const solve = run("solve", 'solve "N:AQJ75.K4.AK3.J82 K2.AQ75.8742.A43 864.J86.QT9.KQ97 T93.T932.J65.T65"')
heading("A deal solved", solve.command)
for (const one of solve.runs) {
  if (one.kind !== "solved") continue
  const deal = Result.getOrThrow(parsePosition(one.run.deal))
  const { par, tricks } = one.run
  const note = par === undefined || par === null ? undefined : parText(par, "en")
  await picture(
    "deal",
    "Tricks with best play by everybody, and par",
    dealDrawing(deal, { lang: "en", tricks, note })
  )
}

const equity = ["field", "par"].map((model) => run(`equity-${model}`, `equity --equity ${model}`))
heading("What the rubber is worth", equity.map(({ command }) => command).join("\n$ "))
const values = equity.flatMap(({ runs }) => runs).flatMap((one) => (one.kind === "equity" ? [one.run] : []))
await charts("equity", equityCharts(values, "en"))

const breakEven = run("breakeven", "breakeven 4SS 3SS")
heading("How often must it make?", breakEven.command)
for (const one of breakEven.runs) {
  if (one.kind === "breakEven") await charts("breakeven", breakEvenCharts(one.run, "en"))
}

const simulate = run("simulate", "simulate --rubbers 20000 --seed 1")
heading("Rubbers by the thousand", simulate.command)
for (const one of simulate.runs) {
  if (one.kind === "simulation") await charts("simulate", simulationCharts(one.run, "en"))
}

heading("Checked sheets", "rubber validate docs/examples/club.csv --chart docs/images/gallery/validate.png")
command("validate docs/examples/club.csv --chart docs/images/gallery/validate.png")
parts.push("![What was found in the sheets](images/gallery/validate.png)")

heading("The price of going down", "rubber table --penalties --chart docs/images/gallery/penalties.png")
await charts("penalties", penaltyCharts("en"))

writeFileSync(
  `${root}docs/gallery.md`,
  `# Gallery

Every picture here is drawn from a real run of the command above it; \`npm run gallery\` runs them again. With
\`--chart FILE.html\`, or \`rubber report RUN.json…\`, the same charts answer to the pointer.

${parts.join("\n\n")}
`
)

/** The runs of a command and how it is typed; kept as JSON under `name`. */
function run(name: string, line: string): { readonly runs: ReadonlyArray<Run>; readonly command: string } {
  const file = `${kept}${name}.json`
  if (!reuse || !existsSync(file)) command(`${line} --format json --output "${file}" --quiet`)
  return { runs: Result.getOrThrow(readRuns(file, readFileSync(file, "utf8"))), command: `rubber ${line}` }
}

/** Runs the command; a validation that found something ends with 1, which is no failure here. */
function command(line: string): void {
  const { status } = spawnSync("sh", ["-c", `./rubber ${line} > /dev/null`], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"]
  })
  if (status !== 0 && status !== 1) throw new Error(`rubber ${line} ended with ${status}`)
}

function heading(title: string, typed: string): void {
  parts.push(`## ${title}`, `\`\`\`\n$ ${typed}\n\`\`\``)
}

async function charts(name: string, specs: ReadonlyArray<ChartSpec>): Promise<void> {
  for (const spec of specs) {
    await picture(`${name}-${spec.chart}`, spokenName(chartOf(spec)), chartsToSvg([spec]))
  }
}

async function picture(name: string, about: string, svg: string): Promise<void> {
  writeFileSync(`${pictures}${name}.png`, await svgToPng(svg, { scale: 1.5 }))
  parts.push(`![${about}](images/gallery/${name}.png)`)
}
