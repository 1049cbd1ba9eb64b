/** `rubber deal`: deals to order, by hands and conditions or by a script. */
import { SEAT_NUMBER, seatNumbered } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { evaluating } from "@rubber-bridge/simulator/dealing/DividedByZero"
import { allOf, STANDARD_COUNTS } from "@rubber-bridge/simulator/dealing/language/Expression"
import type { Script } from "@rubber-bridge/simulator/dealing/language/Script"
import { show } from "@rubber-bridge/simulator/dealing/language/show"
import { runScript } from "@rubber-bridge/simulator/dealing/script/runScript"
import { ScriptRun } from "@rubber-bridge/simulator/dealing/script/ScriptRun"
import { DealImpossible } from "@rubber-bridge/simulator/workers/pool"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { dealerFlag, readDealer, readSeed, readWhole, readWorkers, seedFlag } from "../input/Flags.ts"
import { handFlags, readHands } from "../input/Hands.ts"
import { readScript } from "../input/ScriptFile.ts"
import { kernelModule, threadKernel } from "../input/Solver.ts"
import { type DealTexts, dealTexts, scriptTexts } from "../output/DealTexts.ts"
import { WrongUse } from "../output/Failure.ts"
import { progressOf } from "../output/Progress.ts"
import { Streams } from "../output/Streams.ts"
import { streamOut } from "../output/StreamOut.ts"
import { remark, warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"

export const deal = (words: Words) =>
  Command.make(
    "deal",
    {
      count: Flag.String("count").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.help.deal.count),
        Flag.optional
      ),
      ...handFlags(words),
      file: Flag.String("file").pipe(
        Flag.withMetavar("SCRIPT"),
        Flag.withDescription(words.help.deal.file),
        Flag.optional
      ),
      as: Flag.Literals("as", ["pbn", "line", "lin"]).pipe(
        Flag.withDescription(words.help.deal.as),
        Flag.withDefault("pbn")
      ),
      dealer: dealerFlag(words),
      seed: seedFlag(words),
      workers: Flag.String("workers").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.help.deal.workers),
        Flag.optional
      )
    },
    Effect.fn(function* (flags) {
      const produce = Option.isSome(flags.count)
        ? yield* readWhole("--count", flags.count.value, 1, 100_000_000)
        : undefined
      const script = Option.isSome(flags.file) ? yield* scriptOf(flags, words) : undefined
      const { conditions, spec } = yield* readHands(flags)
      const first = yield* readDealer(flags.dealer)
      const named = script?.seed
      const { drawn, seed } =
        Option.isNone(flags.seed) && named !== undefined
          ? { drawn: false, seed: named }
          : yield* readSeed(flags.seed)
      if (drawn) yield* remark(words.cli.seedDrawn(seed))
      const wanted: Script = script ?? {
        ...NOTHING,
        held: spec.held,
        dealer: SEAT_NUMBER[first],
        condition: allOf([spec.condition]),
        actions: [{ kind: "printoneline", value: undefined }]
      }
      const { format } = yield* Settings
      const threads = yield* readWorkers(flags.workers)
      yield* play(wanted, {
        seed,
        produce: script === undefined ? (produce ?? 1) : produce,
        threads,
        told: conditions.length > 0,
        texts:
          script === undefined
            ? { texts: dealTexts(format, flags.as, first, words), prints: false }
            : { texts: scriptTexts(format, first, words), prints: format === "text" }
      })
    })
  ).pipe(
    Command.withDescription(words.help.deal.about),
    Command.withExamples([
      { command: "rubber deal --count 10 --seed 1", description: words.help.deal.examples.plain },
      { command: "rubber deal --south AQ752.K4.T93.J82", description: words.help.deal.examples.fixed },
      {
        command: 'rubber deal --count 5 --north "15-17 bal no 4S" --south "5+S 8+"',
        description: words.help.deal.examples.conditions
      },
      { command: "rubber deal --file notrump.dl --format json", description: words.help.deal.examples.script }
    ])
  )

const NOTHING: Omit<Script, "held" | "condition" | "actions"> = {
  generate: undefined,
  produce: undefined,
  seed: undefined,
  dealer: 0,
  vulnerable: "None",
  counts: STANDARD_COUNTS,
  overridden: []
}

interface Playing {
  readonly seed: number
  readonly produce: number | undefined
  readonly threads: number
  /** Whether the condition was described in other words, so that it is told what was understood. */
  readonly told: boolean
  /** How deals are written, and whether what actions print is. */
  readonly texts: { readonly texts: DealTexts; readonly prints: boolean }
}

type HandFlags = Readonly<Record<"north" | "east" | "south" | "west" | "where", Option.Option<string>>>

const scriptOf = Effect.fn("scriptOf")(function* (
  flags: HandFlags & { readonly file: Option.Option<string> },
  words: Words
) {
  for (const name of ["north", "east", "south", "west", "where"] as const) {
    if (Option.isSome(flags[name]))
      return yield* new WrongUse({ detail: words.deal.scriptAndHands(`--${name}`) })
  }
  const file = Option.getOrElse(flags.file, () => "-")
  const script = yield* readScript(file)
  for (const line of script.overridden) yield* warn(words.deal.overridden(line))
  return script
})

/** Runs the script to its end, writing as it goes, and tells on stderr how often its condition occurs. */
const play = Effect.fn("play")(function* (script: Script, { produce, seed, texts, threads, told }: Playing) {
  const { output, words } = yield* Settings
  const { err } = yield* Streams
  const standing = { tried: 0 }
  const bar = yield* progressOf(
    (done, all) => `${words.cli.dealsDone(done, all)}; ${words.deal.rejected(countText(standing.tried))}`
  )
  const out = yield* streamOut
  const pieces: Array<string> = []
  const run = yield* evaluating(
    () =>
      new ScriptRun(script, {
        seed,
        produce,
        tricks: (packed, offset, denomination, declarer) =>
          threadKernel().tricks(packed.subarray(offset, offset + 16), denomination, declarer),
        print: (text) => void (texts.prints && pieces.push(text)),
        keep: (deals, offset, number) =>
          pieces.push(texts.texts.deal(deals.subarray(offset, offset + 16), number))
      })
  )
  if (told && run.end !== "impossible") yield* remark(words.deal.condition(show(script.condition)))
  // The progress line makes way for deals that are written to the same terminal.
  const flush = Effect.suspend(() =>
    pieces.length === 0 ? Effect.void : Effect.andThen(bar.clear, out.write(pieces.splice(0).join("")))
  )
  const shown = Effect.andThen(
    flush,
    Effect.sync(() => {
      standing.tried = run.tried
      bar.show(run.produced, run.produce)
    })
  )
  const close = Effect.suspend(() => Effect.andThen(flush, out.write(texts.texts.end(run))))
  yield* runScript(run, { threads, solver: kernelModule, after: shown }).pipe(
    // What has been dealt stays a complete document on a stream; a file is not left half written.
    Effect.onError(() => (output === undefined && run.produced > 0 ? Effect.ignore(close) : out.abandon)),
    Effect.onInterrupt(() => err(`\n${words.cli.interrupted}: ${words.deal.produced(run.produced)}\n`))
  )
  yield* bar.clear
  if (run.end === "impossible" || (run.end === "not found" && run.produced === 0)) {
    yield* out.abandon
    if (run.end === "impossible") return yield* new DealImpossible({})
    return yield* new WrongUse({ detail: words.deal.notFound(0, countText(run.tries)) })
  }
  yield* close
  yield* out.done
  yield* tellRate(run, script)
})

/** Warnings and how often the condition occurs. */
const tellRate = Effect.fn("tellRate")(function* (run: ScriptRun, script: Script) {
  const { words } = yield* Settings
  if (run.end === "not found") yield* warn(words.deal.notFound(run.produced, countText(run.tries)))
  if (run.end === "generated") yield* warn(words.deal.generated(script.generate ?? 0, run.produced))
  const { direct, rejects } = run.plan
  if (run.produced === 0 || (!rejects && direct.length === 0)) return
  const seats = direct.map((seat) => words.score.seat[seatNumbered(seat)])
  yield* remark(
    [
      words.deal.met(shareText(run.acceptance), oneIn(run.acceptance)),
      ...(direct.length === 0 ? [] : [words.deal.direct(seats.join(", "))]),
      words.deal.rejected(countText(run.tries))
    ].join("; ")
  )
})

const countText = (count: number) => Math.round(count).toLocaleString("en")
const shareText = (share: number) => `${Number((share * 100).toPrecision(3))} %`
const oneIn = (share: number) => Number((1 / share).toPrecision(3)).toLocaleString("en")
