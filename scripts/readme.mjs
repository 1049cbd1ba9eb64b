// Runs the commands in the documents' console blocks and puts their real output under them.
//   node scripts/readme.mjs            rewrites the documents
//   node scripts/readme.mjs --check    changes nothing; fails when an output differs
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import process from "node:process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const check = process.argv.includes("--check")
const documents = ["README.md", ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith(".md") && existsSync(root + name)
)

let differing = 0
for (const name of documents) {
  const text = readFileSync(root + name, "utf8")
  const filled = text.replaceAll(/^```console\n([\s\S]*?)^```$/gmu, (_, block) => {
    const commands = block.split("\n").filter((line) => line.startsWith("$ "))
    return `\`\`\`console\n${commands.map((line) => `${line}\n${outputOf(line.slice(2))}`).join("\n")}\`\`\``
  })
  if (filled === text) continue
  differing++
  console.log(`${name}: the output of a command ${check ? "differs" : "was renewed"}`)
  if (check) console.log(firstDifference(text, filled))
  else writeFileSync(root + name, filled)
}
process.exit(check && differing > 0 ? 1 : 0)

function outputOf(command) {
  const { stdout } = spawnSync(
    "sh",
    ["-c", command.replace(/^npm start/u, "node scripts/run.mjs start").replace(/^rubber /u, "./rubber ")],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "ignore"]
    }
  )
  return `${stdout.trimEnd().replaceAll(root, "")}\n`
}

function firstDifference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")]
  const line = now.findIndex((text, n) => text !== old[n])
  return `  line ${line + 1}\n  - ${old[line]}\n  + ${now[line]}`
}
