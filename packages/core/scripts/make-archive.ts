/**
 * Writes an archive of scores with known faults:
 *   pnpm make:archive FILE [--kind csv|jsonl|results|pbn|lin|figures|figures.csv] [--rubbers N | --bytes N] [--every N] [--seed N]
 * Without `--kind` the ending of the name tells it; `.txt` is result lines. One deal in `--every` is wrong (default 50, 0 for
 * none; of figures one rubber, of LIN one board); the faults are listed beside it in FILE.faults.jsonl.
 */
import { createWriteStream, type WriteStream } from "node:fs"
import { once } from "node:events"
import { parseArgs } from "node:util"
import { type ArchiveKind, archiveLines, ARCHIVES } from "../test/support/archive/index.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string" },
    rubbers: { type: "string", default: "10000" },
    bytes: { type: "string" },
    every: { type: "string", default: "50" },
    seed: { type: "string", default: "1" }
  }
})
const refuse = (why: string): never => {
  console.error(`make:archive: ${why}`)
  process.exit(2)
}
const file = positionals[0] ?? refuse("name the file to write, such as archive.csv")
const ending = /\.(\w+)$/u.exec(file)?.[1] ?? "csv"
const wanted = values.kind ?? (ending === "txt" ? "results" : ending)
const kind: ArchiveKind =
  ARCHIVES.find((one) => one === wanted) ?? refuse(`"${wanted}" is none of ${ARCHIVES.join(", ")}`)
const limit = values.bytes === undefined ? Number.POSITIVE_INFINITY : Number(values.bytes)
const rubbers = values.bytes === undefined ? Number(values.rubbers) : Number.MAX_SAFE_INTEGER

const out = createWriteStream(file)
const faults = createWriteStream(`${file}.faults.jsonl`)
const write = async (stream: WriteStream, text: string) => {
  if (!stream.write(text)) await once(stream, "drain")
}
let line = 0
let bytes = 0
let wrong = 0
let buffer = ""
for (const { reason, text } of archiveLines(kind, Number(values.seed), rubbers, Number(values.every))) {
  line++
  buffer += `${text}\n`
  bytes += text.length + 1
  if (reason !== undefined) {
    wrong++
    // oxlint-disable-next-line no-await-in-loop -- the lines of a file come one after another
    await write(faults, `${JSON.stringify({ line, reason })}\n`)
  }
  if (buffer.length > 1 << 16) {
    // oxlint-disable-next-line no-await-in-loop -- the lines of a file come one after another
    await write(out, buffer)
    buffer = ""
  }
  if (bytes >= limit) break
}
await write(out, buffer)
out.end()
faults.end()
console.log(`${file}: ${line} lines of ${kind}, ${wrong} with a fault (${file}.faults.jsonl)`)
