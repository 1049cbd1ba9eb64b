/** `rubber simulate`: whole rubbers under two strategies. */
import { toText as stateText } from "@rubber-bridge/core/rubber/RubberState"
import type { Words } from "@rubber-bridge/reports/words/index"
import { stateIndex } from "@rubber-bridge/simulator/equity/StateIndex"
import { Counts } from "@rubber-bridge/simulator/simulation/Counts"
import { playOut, threadsFor } from "@rubber-bridge/simulator/simulation/PlayOut"
import { summaryOf } from "@rubber-bridge/simulator/simulation/Summary"
import { parse } from "@rubber-bridge/simulator/strategy/StrategyText"
import { Effect, Option, Stream } from "effect"
import { Command, Flag } from "effect/cli"
import { readBank } from "../input/Bank.ts"
import {
  chartFlag,
  readSeed,
  readState,
  readWhole,
  readWorkers,
  rubberFlag,
  seedFlag,
  workersFlag
} from "../input/Flags.ts"
import { readArgument } from "../input/Located.ts"
import { checkChart, drawCharts } from "../output/Charts.ts"
import { emit } from "../output/Emit.ts"
import { progressOf } from "../output/Progress.ts"
import { simulationJson, simulationRows, simulationText, type Simulated } from "../output/SimulationText.ts"
import { Streams } from "../output/Streams.ts"
import { remark } from "../output/Warn.ts"
import { Settings } from "../settings.ts"

/** Rubbers between two looks at the progress line and at Ctrl-C. */
const BATCH = 2000

/** Points of the course of the lead that are kept. */
const COURSE = 100

const strategy = (name: string, about: string) =>
  Flag.String(name).pipe(Flag.withMetavar("STRATEGY"), Flag.withDescription(about), Flag.withDefault("field"))

export const simulate = (words: Words) => {
  const { simulate: help } = words.equity.help
  return Command.make(
    "simulate",
    {
      ns: strategy("ns", help.ns),
      ew: strategy("ew", help.ew),
      rubbers: Flag.String("rubbers").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(help.rubbers),
        Flag.withDefault("20000")
      ),
      rubber: rubberFlag(words),
      paired: Flag.Literals("paired", ["yes", "no"]).pipe(Flag.withDescription(help.paired), Flag.optional),
      seed: seedFlag(words),
      workers: workersFlag(words),
      chart: chartFlag(words)
    },
    Effect.fn(function* (flags) {
      const ns = yield* readArgument("--ns", parse(flags.ns))
      const ew = yield* readArgument("--ew", parse(flags.ew))
      const rubbers = yield* readWhole("--rubbers", flags.rubbers, 1, 1e9)
      const workers = yield* readWorkers(flags.workers)
      const state = yield* readState(flags.rubber)
      const paired = Option.match(flags.paired, {
        onNone: () => ns.name !== ew.name,
        onSome: (choice) => choice === "yes"
      })
      if (Option.isSome(flags.chart)) yield* checkChart(flags.chart.value)
      const { drawn, seed } = yield* readSeed(flags.seed)
      if (drawn) yield* remark(words.cli.seedDrawn(seed))
      const bank = yield* readBank

      const counts = new Counts()
      const course: Array<{ rubber: number; points: number }> = []
      const soFar = (): Simulated => ({
        ns: ns.name,
        ew: ew.name,
        rubber: stateText(state),
        seed,
        bank: { deals: bank.count, seed: bank.seed },
        summary: summaryOf(counts),
        course
      })
      const rendered = (run: Simulated) => ({
        items: [simulationJson(run)],
        text: (width: number | undefined) => simulationText(run, words, width),
        table: () => simulationRows([run])
      })
      const { format, output } = yield* Settings
      const bar = yield* progressOf(words.equity.simulate.rubbersDone)
      const { err } = yield* Streams
      yield* playOut({
        bank,
        strategies: [ns, ew],
        start: stateIndex(state),
        seed,
        paired,
        ends: stretchEnds(rubbers),
        threads: threadsFor(paired ? 2 * rubbers : rubbers, workers)
      }).pipe(
        Stream.runForEach(({ counts: played, to }) =>
          Effect.sync(() => {
            counts.include(played)
            if (isLook(to, rubbers)) course.push({ rubber: to, points: counts.margin })
            bar.show(to, rubbers)
          })
        ),
        Effect.onInterrupt(() => {
          if (counts.rubbers === 0) return err(`\n${words.cli.interrupted}\n`)
          const partial = words.equity.simulate.partial(counts.rubbers, rubbers)
          const said = err(`\n${partial}\n${simulationText(soFar(), words, undefined)}\n`)
          // Programs and files get what was done in the form they asked for; people have read it.
          return format === "text" && output === undefined
            ? said
            : Effect.andThen(said, emit(rendered(soFar())))
        })
      )
      yield* bar.clear
      const run = soFar()
      yield* emit(rendered(run))
      if (Option.isNone(flags.chart)) return
      const { lang } = yield* Settings
      const { simulationCharts } = yield* Effect.promise(
        () => import("@rubber-bridge/reports/runs/simulationRun")
      )
      yield* drawCharts(flags.chart.value, simulationCharts(simulationJson(run), lang), help.about)
    })
  ).pipe(
    Command.withDescription(help.about),
    Command.withExamples([
      { command: "rubber simulate --seed 1", description: help.examples.long },
      {
        command: "rubber simulate --ns field --ew field:score=no --seed 1",
        description: help.examples.score
      },
      { command: "rubber simulate --ns field:game=0.5 --ew field --seed 1", description: help.examples.own }
    ])
  )
}

/** Rubbers between two looks at the lead: where it is looked at does not depend on the speed of the machine. */
const lookEvery = (rubbers: number) => Math.max(1, Math.ceil(rubbers / COURSE))
const isLook = (done: number, rubbers: number) => done % lookEvery(rubbers) === 0 || done === rubbers

/** Where stretches of at most `BATCH` rubbers end that stop for every look. */
function stretchEnds(rubbers: number): ReadonlyArray<number> {
  const step = lookEvery(rubbers)
  const ends: Array<number> = []
  for (let done = 0; done < rubbers; ends.push(done)) {
    done = Math.min(rubbers, (Math.floor(done / step) + 1) * step, done + BATCH)
  }
  return ends
}
