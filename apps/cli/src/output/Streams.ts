/** Standard output and standard error: data goes to the one, talk to the other. */
import { Context, Effect, Layer, Schema } from "effect"
import { reasonOf, UnwritableFile } from "./WriteFile.ts"

/** The reader of our output went away; there is nobody left to tell. */
export class OutputClosed extends Schema.TaggedError<OutputClosed>()("OutputClosed", {}) {
  override get message() {
    return "the output was closed"
  }
}

export class Streams extends Context.Service<
  Streams,
  {
    readonly out: (text: string) => Effect.Effect<void, OutputClosed | UnwritableFile>
    readonly err: (text: string) => Effect.Effect<void>
    /** True where a person watches stderr, so that a moving progress line makes sense. */
    readonly watched: boolean
    /** True where stdout is a terminal and colour is welcome. */
    readonly colour: boolean
    /** Columns of the terminal on stdout, 80 where there is none. */
    readonly columns: number
    /** True where stdout is a terminal. */
    readonly terminal: boolean
  }
>()("rubber/Streams") {
  static readonly layer = Layer.sync(Streams, () => {
    // Without a listener a closed pipe would end the process with a stack trace.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
    return {
      out: (text) =>
        Effect.callback<void, OutputClosed | UnwritableFile>((resume) => {
          process.stdout.write(text, (error) => resume(error ? Effect.fail(failed(error)) : Effect.void))
        }),
      err: (text) => Effect.sync(() => void process.stderr.write(text)),
      watched: process.stderr.isTTY === true,
      colour: process.stdout.isTTY === true && !process.env["NO_COLOR"],
      columns: process.stdout.columns ?? 80,
      terminal: process.stdout.isTTY === true
    }
  })
}

/** One line to stderr. */
export const say = (line: string) => Streams.use((streams) => streams.err(`${line}\n`))

/** A pipe whose reader has gone is no fault of anybody's; a full disk is one to tell. */
function failed(error: NodeJS.ErrnoException): OutputClosed | UnwritableFile {
  if (error.code === "EPIPE") return new OutputClosed()
  return new UnwritableFile({ file: "<stdout>", reason: reasonOf(error) })
}
