/** `rubber deal`: deals to order, by hands and conditions or by a script. */
import { SEAT_NUMBER } from "@rubber-bridge/core/deal/Seat"
import type { Words } from "@rubber-bridge/reports/words/index"
import { allOf } from "@rubber-bridge/simulator/dealing/language/Expression"
import type { Script } from "@rubber-bridge/simulator/dealing/language/Script"
import { STANDARD_COUNTS } from "@rubber-bridge/simulator/dealing/language/Expression"
import { ScriptRun } from "@rubber-bridge/simulator/dealing/script/ScriptRun"
import { DealImpossible } from "@rubber-bridge/simulator/workers/pool"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { dealerFlag, readDealer, readSeed, readWhole, seedFlag } from "../input/Flags.ts"
import { handFlags, readHands } from "../input/Hands.ts"
import { readScript } from "../input/ScriptFile.ts"
import { makeKernel } from "../input/Solver.ts"
import { type Collected, emitDeals, emitScript } from "../output/Deals.ts"
import { WrongUse } from "../output/Failure.ts"
import { progress } from "../output/Progress.ts"
import { Streams } from "../output/Streams.ts"
import { remark, warn } from "../output/Warn.ts"

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
      seed: seedFlag(words)
    },
    Effect.fn(function* (flags) {
      const produce = Option.isSome(flags.count)
        ? yield* readWhole("--count", flags.count.value, 1, 100_000_000)
        : undefined
      const script = Option.isSome(flags.file) ? yield* scriptOf(flags, words) : undefined
      const { spec } = yield* readHands(flags)
      const first = yield* readDealer(flags.dealer)
      const { drawn, seed } = yield* readSeed(flags.seed)
      if (drawn) yield* remark(words.cli.seedDrawn(seed))
      const wanted: Script = script ?? {
        ...NOTHING,
        held: spec.held,
        dealer: SEAT_NUMBER[first],
        condition: allOf([spec.condition]),
        actions: [{ kind: "printoneline", value: undefined }]
      }
      const collected: Collected = { texts: [], deals: [] }
      const run = yield* play(wanted, seed, script === undefined ? (produce ?? 1) : produce, collected, words)
      if (script === undefined) yield* emitDeals(collected.deals, first, flags.as)
      else yield* emitScript(run, collected, first)
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
  dealer: 0,
  vulnerable: "None",
  counts: STANDARD_COUNTS,
  overridden: []
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

/** Deals between two looks at whether the user has had enough. */
const STEP = 500

/** Runs the script to its end and tells on stderr how often its condition occurs. */
const play = Effect.fn("play")(function* (
  script: Script,
  seed: number,
  produce: number | undefined,
  collected: Collected,
  words: Words
) {
  const { err } = yield* Streams
  const bar = yield* progress
  const kernel = yield* Effect.cached(makeKernel)
  let solver: Effect.Success<typeof makeKernel> | undefined
  const run = new ScriptRun(script, {
    seed,
    produce,
    tricks: (packed, offset, denomination, declarer) =>
      (solver ??= Effect.runSync(kernel)).tricks(
        packed.subarray(offset, offset + 16),
        denomination,
        declarer
      ),
    print: (text) => collected.texts.push(text),
    keep: (packed) => collected.deals.push(packed.slice())
  })
  const dealing = Effect.gen(function* () {
    while (run.end === undefined) {
      run.step(STEP)
      bar.show(run.produced, run.produce)
      yield* Effect.sleep(0)
    }
  })
  yield* dealing.pipe(
    Effect.onInterrupt(() => err(`\n${words.cli.interrupted} ${words.deal.produced(run.produced)}\n`))
  )
  yield* bar.clear
  if (run.end === "impossible") return yield* new DealImpossible({})
  const tries = run.tries.toLocaleString("en")
  if (run.end === "not found") {
    const detail = words.deal.notFound(run.produced, (run.tries + run.limit).toLocaleString("en"))
    if (run.produced === 0) return yield* new WrongUse({ detail })
    yield* warn(detail)
  }
  if (run.end === "generated") yield* warn(words.deal.generated(script.generate ?? 0, run.produced))
  if (run.plan.rejects || run.plan.direct.length > 0) {
    const { direct } = run.plan
    const seats = direct.map((seat) => words.score.seat[(["North", "East", "South", "West"] as const)[seat]!])
    yield* remark(
      [
        words.deal.met(shareText(run.acceptance), oneIn(run.acceptance)),
        ...(direct.length === 0 ? [] : [words.deal.direct(seats.join(", "))]),
        words.deal.rejected(tries)
      ].join("; ")
    )
  }
  return run
})

const shareText = (share: number) => `${Number((share * 100).toPrecision(3))} %`
const oneIn = (share: number) => (share === 0 ? "∞" : Number((1 / share).toPrecision(3)).toLocaleString("en"))
