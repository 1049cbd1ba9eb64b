// Runs the commands in the documents' console blocks and puts their real output under them.
//   node scripts/readme.mjs            rewrites the documents
//   node scripts/readme.mjs --check    changes nothing; fails when an output differs
/* oxlint-disable no-await-in-loop -- the commands of a document follow each other */
import { spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import process from "node:process"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"

const BLOCK = /^```console\n([\s\S]*?)^```$/gmu
const root = fileURLToPath(new URL("..", import.meta.url))
const check = process.argv.includes("--check")
const documents = ["README.md", ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith(".md") && existsSync(root + name)
)

let differing = 0
// The commands of one document run in their order; several documents are read at once.
const queue = [...documents]
await Promise.all(Array.from({ length: availableParallelism() }, readDocuments))
process.exit(check && differing > 0 ? 1 : 0)

async function readDocuments() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const old = readFileSync(root + name, "utf8")
    const blocks = []
    for (const [, block] of old.matchAll(BLOCK)) blocks.push(await filledBlock(block))
    const filled = old.replaceAll(BLOCK, () => blocks.shift())
    if (filled === old) continue
    differing++
    console.log(`${name}: the output of a command ${check ? "differs" : "was renewed"}`)
    if (check) console.log(firstDifference(old, filled))
    else writeFileSync(root + name, filled)
  }
}

async function filledBlock(block) {
  const shown = []
  for (const line of block.split("\n")) {
    if (line.startsWith("$ ")) shown.push(`${line}\n${await outputOf(line.slice(2))}`)
  }
  return `\`\`\`console\n${shown.join("\n")}\`\`\``
}

async function outputOf(command) {
  const child = spawn(
    "sh",
    ["-c", command.replace(/^npm start/u, "node scripts/run.mjs start").replace(/^rubber /u, "./rubber ")],
    { cwd: root, env: { ...process.env, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "ignore"] }
  )
  return `${(await text(child.stdout)).trimEnd().replaceAll(root, "")}\n`
}

function firstDifference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")]
  const line = now.findIndex((text, n) => text !== old[n])
  return `  line ${line + 1}\n  - ${old[line]}\n  + ${now[line]}`
}
