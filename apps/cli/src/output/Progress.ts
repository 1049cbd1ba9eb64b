/** A progress line on stderr, where somebody watches it. */
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { Streams } from "./Streams.ts"

export interface Progress {
  /** False where nobody watches, and nothing need be made ready to show. */
  readonly shown: boolean
  /** Shows where the work stands; cheap, and drawn at most ten times a second. */
  readonly show: (done: number, all: number) => void
  /** Takes the line away again. */
  readonly clear: Effect.Effect<void>
}

/** A line that says what `done` says of how much is done of how much. */
export const progressOf = Effect.fn("progressOf")(function* (said: (done: number, all: number) => string) {
  const { quiet } = yield* Settings
  const { err, watched } = yield* Streams
  const silent: Progress = { shown: false, show: () => {}, clear: Effect.void }
  if (quiet || !watched) return silent
  let drawn = 0
  const start = Date.now()
  return {
    shown: true,
    show: (done, all) => {
      const now = Date.now()
      if (now - drawn < 100 && done < all) return
      drawn = now
      const seconds = (now - start) / 1000
      const left = done === 0 ? undefined : Math.ceil((seconds / done) * (all - done))
      const bar = "#".repeat(Math.round((20 * done) / all)).padEnd(20, ".")
      const text = `${said(done, all)}${left === undefined ? "" : `, ${left} s`}`
      // A line that broke would be drawn again below itself.
      const room = (process.stderr.columns ?? 80) - 1
      const line = bar.length + 3 + text.length > room ? text.slice(0, room) : `[${bar}] ${text}`
      process.stderr.write(`\r\u001B[K${line}`)
    },
    clear: err("\r\u001B[K")
  } satisfies Progress
})

/** The line of commands that deal and solve. */
export const progress = Effect.flatMap(Settings, ({ words }) => progressOf(words.cli.dealsDone))
