import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { CheckRequest } from "../../src/checking/CheckFile.ts"
import { CheckThreads } from "../../src/checking/CheckThreads.ts"
import { fileReport, include, noCounts, type Part, type ReportStyle } from "../../src/checking/FileReport.ts"
import { folder } from "../support/files.ts"

const REQUEST: CheckRequest = {
  options: { variant: "rubber", scale: "current", result: undefined, columns: new Map([["board", "Tisch"]]) },
  kind: undefined,
  encoding: undefined
}
const STYLE: ReportStyle = { format: "json", lang: "pl", quiet: false }

/** As bundled: as source a thread would load every module by itself. */
const WORKER = new URL("../../dist/checking.js", import.meta.url)

/** The text of a report, its messages and its counts. */
const whole = async (parts: AsyncIterable<Part>) => {
  const counts = noCounts()
  const outs: Array<string> = []
  let err = ""
  for await (const part of parts) {
    if (part.out !== "") outs.push(part.out)
    err += part.err
    include(counts, part.counts)
  }
  return { out: outs.join(",\n"), err, counts }
}

describe("CheckThreads", () => {
  it.each([1, 3])("gives with %i threads what this one gives, in order", async (limit) => {
    const path = folder()
    const files = ["a", "b", "c", "d", "missing"].map((name) => join(path, `${name}.csv`))
    for (const [n, file] of files.slice(0, 4).entries()) {
      const rows = `r${n},2H,S,8,60,10\nr${n},9S,S,8,0,0\n`.repeat(n * 300)
      writeFileSync(file, `rubber,contract,declarer,tricks,ns_below,ns_above,Tisch\n${rows}`)
    }
    const expected = await Promise.all(files.map((file) => whole(fileReport(file, REQUEST, STYLE))))
    expect(expected.map(({ counts }) => counts.unreadable > 0)).toEqual([false, true, true, true, true])
    const threads = new CheckThreads(files, REQUEST, STYLE, limit, WORKER)
    const found: Array<unknown> = []
    // One report is read after another, as they are written.
    // oxlint-disable-next-line no-await-in-loop
    for (const n of files.keys()) found.push(await whole(threads.report(n)))
    await threads.end()
    expect(found).toEqual(expected)
  })
})
