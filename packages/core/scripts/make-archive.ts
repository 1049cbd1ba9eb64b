/**
 * Writes an archive of scores with known faults: `pnpm make:archive FILE.csv [--rubbers N | --bytes N] [--every N] [--seed N]`.
 * One deal in `--every` is wrong (default 50, 0 for none); the faults are listed beside it in FILE.csv.faults.jsonl.
 */
import { createWriteStream, type WriteStream } from "node:fs"
import { once } from "node:events"
import { parseArgs } from "node:util"
import { archiveLines, HEADER } from "../test/support/archive.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rubbers: { type: "string", default: "10000" },
    bytes: { type: "string" },
    every: { type: "string", default: "50" },
    seed: { type: "string", default: "1" }
  }
})
const file = positionals[0]
if (file === undefined) throw new Error("name the file to write, such as archive.csv")
const limit = values.bytes === undefined ? Number.POSITIVE_INFINITY : Number(values.bytes)
const rubbers = values.bytes === undefined ? Number(values.rubbers) : Number.MAX_SAFE_INTEGER

const out = createWriteStream(file)
const faults = createWriteStream(`${file}.faults.jsonl`)
const write = async (stream: WriteStream, text: string) => {
  if (!stream.write(text)) await once(stream, "drain")
}
let line = 1
let bytes = HEADER.length + 1
let wrong = 0
let buffer = `${HEADER}\n`
for (const { reason, text } of archiveLines(Number(values.seed), rubbers, Number(values.every))) {
  line++
  buffer += `${text}\n`
  bytes += text.length + 1
  if (reason !== undefined) {
    wrong++
    await write(faults, `${JSON.stringify({ line, reason })}\n`)
  }
  if (buffer.length > 1 << 16) {
    await write(out, buffer)
    buffer = ""
  }
  if (bytes >= limit) break
}
await write(out, buffer)
out.end()
faults.end()
console.log(`${file}: ${line - 1} deals, ${wrong} of them with a fault (${file}.faults.jsonl)`)
