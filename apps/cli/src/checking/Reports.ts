/** The reports of files one after another: made in threads where that pays, and else in this one. */
import { Effect } from "effect"
import { stat } from "node:fs/promises"
import { ahead } from "../input/Ahead.ts"
import type { CheckRequest } from "./CheckFile.ts"
import { CheckThreads } from "./CheckThreads.ts"
import { fileReport, type Part, type ReportStyle } from "./FileReport.ts"

/** Bytes from which on a thread is worth its start: measured in docs/decisions/checking-threads.md */
const WORTH_THREADS = 8 << 20

/** Bytes of unpacked text that a byte of gzip stands for, roughly. */
const UNPACKED = 5

/** For each file the parts of its report. They are to be read in the order of the files. */
export const reportsOf = Effect.fn("reportsOf")(function* (
  files: ReadonlyArray<string>,
  request: CheckRequest,
  style: ReportStyle,
  workers: number
) {
  const here = (file: string) => ahead(() => fileReport(file, request, style))
  const named = files.filter((file) => file !== "-")
  const count = Math.min(workers, named.length)
  if (count < 2 || (yield* Effect.promise(() => sizeOf(named))) < WORTH_THREADS)
    return files.map((file): Report => ({ parts: () => here(file) }))
  const threads = yield* Effect.acquireRelease(
    Effect.sync(() => new CheckThreads(named, request, style, count)),
    (all) => Effect.promise(() => all.end())
  )
  let n = 0
  return files.map((file): Report => {
    if (file === "-") return { parts: () => here(file) }
    const number = n++
    return { parts: () => threads.report(number) }
  })
})

export interface Report {
  readonly parts: () => AsyncIterator<Part>
}

/** Bytes of text in these files, as far as their sizes tell. */
async function sizeOf(files: ReadonlyArray<string>): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        (found) => (found.isFile() ? found.size * (file.endsWith(".gz") ? UNPACKED : 1) : 0),
        () => 0
      )
    )
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
