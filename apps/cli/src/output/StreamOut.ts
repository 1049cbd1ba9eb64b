/** A result that is written while it comes, to stdout or to the file of `--output`, which appears only when complete. */
import { Effect } from "effect"
import { createWriteStream, type WriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { once } from "node:events"
import { Settings } from "../settings.ts"
import { Streams } from "./Streams.ts"
import { checkWritable, reasonOf, UnwritableFile } from "./WriteFile.ts"

export interface StreamOut {
  /** Writes, and waits where the reader is slower. */
  readonly write: (text: string) => Effect.Effect<void, unknown>
  /** Everything is written. */
  readonly done: Effect.Effect<void, unknown>
  /** The work failed: leaves no half of a file. */
  readonly abandon: Effect.Effect<void>
}

export const streamOut = Effect.gen(function* () {
  const { output } = yield* Settings
  const streams = yield* Streams
  if (output === undefined || output === "-") {
    const toStdout: StreamOut = {
      write: (text) => streams.out(text),
      done: Effect.void,
      abandon: Effect.void
    }
    return toStdout
  }
  yield* checkWritable(output)
  const draft = `${output}.${process.pid}.part`
  const stream = createWriteStream(draft)
  let broken: Error | undefined
  stream.on("error", (error) => (broken = error))
  const attempt = (run: () => Promise<void>) =>
    Effect.tryPromise({
      try: run,
      catch: (error) => new UnwritableFile({ file: output, reason: reasonOf(error as Error) })
    })
  const toFile: StreamOut = {
    write: (text) =>
      attempt(async () => {
        if (broken !== undefined) throw broken
        if (!stream.write(text)) await once(stream, "drain")
      }),
    done: attempt(async () => {
      await ended(stream)
      await rename(draft, output)
    }),
    abandon: Effect.promise(async () => {
      stream.destroy()
      await rm(draft, { force: true })
    })
  }
  return toFile
})

async function ended(stream: WriteStream): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    stream.once("error", reject)
    stream.end(resolve)
  })
}
