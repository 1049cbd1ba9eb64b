import { Effect, Fiber, Result, Stream } from "effect"
import { expect, describe, it, vi } from "vitest"
import { loadBank } from "../../src/bank/LoadBank.ts"
import { Counts } from "../../src/simulation/Counts.ts"
import { playOut, type PlayOut, threadsFor } from "../../src/simulation/PlayOut.ts"
import { simulator } from "../../src/simulation/Simulate.ts"
import { parse } from "../../src/strategy/StrategyText.ts"

// Threads take a while to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const bank = Effect.runSync(loadBank())
const par = Result.getOrThrow(parse("par"))
const careless = Result.getOrThrow(parse("par:score=no"))
const options: PlayOut = {
  bank,
  strategies: [par, careless],
  start: 0,
  seed: 7,
  paired: true,
  ends: [50, 120, 121, 300],
  threads: 1
}

/** The stretches with what had been counted at the end of each. */
const played = (threads: number) =>
  Effect.runPromise(Stream.runCollect(playOut({ ...options, threads }))).then((stretches) => {
    const sum = new Counts()
    return stretches.map(({ counts, to }) => {
      sum.include(counts)
      return { to, margin: sum.margin, counts: JSON.stringify(counts.data()) }
    })
  })

describe("playOut", () => {
  it("counts the same in this thread and in three, stretch by stretch", async () => {
    const here = await played(1)
    expect(here.map(({ to }) => to)).toEqual(options.ends)
    const direct = new Counts()
    simulator(bank, options.strategies).play({ seed: 7, from: 0, to: 300, start: 0, paired: true }, direct)
    expect(here.at(-1)!.margin).toBe(direct.margin)
    expect(await played(3)).toEqual(here)
  })

  it("keeps the stretches before an interruption", async () => {
    const sum = new Counts()
    const ends = Array.from({ length: 4000 }, (_, n) => 25 * (n + 1))
    const program = Effect.gen(function* () {
      const enough = Promise.withResolvers<void>()
      const playing = Stream.runForEach(playOut({ ...options, ends }), ({ counts }) =>
        Effect.sync(() => {
          sum.include(counts)
          if (sum.rubbers === 75) enough.resolve()
        })
      )
      const fiber = yield* Effect.forkChild(playing)
      yield* Effect.promise(() => enough.promise)
      yield* Fiber.interrupt(fiber)
    })
    await Effect.runPromise(program)
    const again = new Counts()
    simulator(bank, options.strategies).play(
      { seed: 7, from: 0, to: sum.rubbers, start: 0, paired: true },
      again
    )
    expect(sum.rubbers).toBeLessThan(1000)
    expect(sum).toEqual(again)
  })

  it("fails when a thread cannot read its strategies", async () => {
    const broken = { ...par, equity: "none" } as unknown as typeof par
    const error = await Effect.runPromise(
      Effect.flip(Stream.runDrain(playOut({ ...options, strategies: [broken, par], threads: 2 })))
    )
    expect(error._tag).toBe("WorkerFailed")
  })
})

describe("threadsFor", () => {
  it("starts no more threads than the rubbers are worth, and always one", () => {
    expect([1, 399_999, 400_000, 1e6].map((rubbers) => threadsFor(rubbers, 4))).toEqual([1, 1, 2, 4])
    expect(threadsFor(1e6, 1)).toBe(1)
  })
})
