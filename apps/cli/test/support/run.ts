/** Runs a command line in this process and gives back what a user would see. */
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect, Layer } from "effect"
import { runCommandLine } from "../../src/app.ts"
import { chooseLanguage } from "../../src/language.ts"
import { Streams } from "../../src/output/Streams.ts"

export interface Seen {
  readonly out: string
  readonly err: string
  readonly code: number
}

export const rubber = (...args: ReadonlyArray<string>): Promise<Seen> => run(args, 100, false)

/** The same on a terminal with so many columns, which nobody watches stderr of. */
export const rubberOn = (columns: number, ...args: ReadonlyArray<string>): Promise<Seen> =>
  run(args, columns, true)

const run = (args: ReadonlyArray<string>, columns: number, terminal: boolean): Promise<Seen> => {
  const seen = { out: "", err: "" }
  const streams = Layer.succeed(Streams, {
    out: (text) => Effect.sync(() => void (seen.out += text)),
    err: (text) => Effect.sync(() => void (seen.err += text)),
    watched: false,
    colour: false,
    columns,
    terminal
  })
  return Effect.runPromise(
    runCommandLine(args, chooseLanguage(args, undefined)).pipe(
      Effect.provide(Layer.merge(NodeServices.layer, streams)),
      Effect.map((code) => ({ ...seen, code }))
    )
  )
}

/** The JSON on stdout. */
export const json = async (...args: ReadonlyArray<string>): Promise<any> => {
  const { code, err, out } = await rubber(...args, "--format", "json")
  if (code !== 0) throw new Error(`exit ${code}: ${err}`)
  return JSON.parse(out)
}
