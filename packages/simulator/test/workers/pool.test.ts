import { parse as parseContract } from "@rubber-bridge/core/auction/Contract"
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import { LOVE_ALL } from "@rubber-bridge/core/rubber/RubberState"
import { compileFile } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect, Fiber, Result, Stream } from "effect"
import { describe, expect, it, vi } from "vitest"
import { compare, type CompareOptions } from "../../src/comparison/Compare.ts"
import { ANY_DEAL } from "../../src/dealing/DealSpec.ts"
import { fixed } from "../../src/dealing/Fixed.ts"
import { folklore } from "../../src/equity/Folklore.ts"
import { kernelSolver } from "../../src/workers/kernelSolver.ts"
import { answers, inline, layer, Workers } from "../../src/workers/pool.ts"
import { ALL_CELLS, type Task } from "../../src/workers/protocol.ts"

// Threads take a while to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const solver = compileFile()
const held = Result.getOrThrow(fixed({ South: Result.getOrThrow(parseHand("AQ75.KJ4.A83.QJ6")) })).held

const options: CompareOptions = {
  contracts: ["1NS", "3NS", "2SN"].map((text) => Result.getOrThrow(parseContract(text))),
  spec: { ...ANY_DEAL, held },
  seed: 4,
  rubber: LOVE_ALL,
  side: undefined,
  equity: folklore,
  deals: 40,
  untilSe: undefined,
  confidence: 0.95,
  punish: undefined,
  tricks: "double-dummy"
}

describe("layer", () => {
  it("gives the same bytes with 1, 2 and 4 workers, and in this thread", async () => {
    const inThread = compare(options).pipe(Effect.provide(inline(() => kernelSolver(solver))))
    const expected = JSON.stringify(await Effect.runPromise(inThread))
    const run = (count: number) =>
      Effect.runPromise(compare(options).pipe(Effect.provide(layer({ count, solver }))))
    const found = await Promise.all([1, 2, 4].map(run))
    expect(found.map((comparison) => JSON.stringify(comparison))).toEqual([expected, expected, expected])
  })

  it("solves given deals, whole tables like single cells", async () => {
    const program = Effect.gen(function* () {
      const { ask } = yield* Workers
      const { deals } = yield* ask({ kind: "deal", spec: ANY_DEAL, seed: 9, first: 5, count: 3, cells: [] })
      const table = yield* ask({ kind: "solve", deals, cells: ALL_CELLS })
      const two = yield* ask({ kind: "solve", deals: table.deals, cells: [16, 7] })
      return { table: table.tricks, two: two.tricks }
    })
    const { table, two } = await Effect.runPromise(program.pipe(Effect.provide(layer({ count: 2, solver }))))
    expect(table).toHaveLength(60)
    expect([...two]).toEqual([0, 1, 2].flatMap((n) => [table[n * 20 + 16], table[n * 20 + 7]]))
  })

  it("turns an exception in a worker into a typed error, and goes on", async () => {
    const bad: Task = { kind: "solve", deals: new Uint16Array(16), cells: [0] }
    const good: Task = { kind: "deal", spec: ANY_DEAL, seed: 1, first: 0, count: 1, cells: [16] }
    const program = Effect.gen(function* () {
      const { ask } = yield* Workers
      const error = yield* Effect.flip(ask(bad))
      return { error, after: yield* ask(good) }
    })
    const { after, error } = await Effect.runPromise(
      program.pipe(Effect.provide(layer({ count: 1, solver })))
    )
    expect(error._tag).toBe("WorkerFailed")
    expect(error.message).toMatch(/a worker thread failed: .*no cards/)
    expect(after.tricks).toHaveLength(1)
  })

  it("fails the task when a worker cannot start", async () => {
    const broken = layer({
      count: 1,
      solver: new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
    })
    const task: Task = { kind: "deal", spec: ANY_DEAL, seed: 1, first: 0, count: 1, cells: [0] }
    const error = await Effect.runPromise(
      Effect.flip(Effect.flatMap(Workers, ({ ask }) => ask(task))).pipe(Effect.provide(broken))
    )
    expect(error._tag).toBe("WorkerFailed")
  })

  it("can be interrupted, with what is complete in deal order", async () => {
    const seen: Array<number> = []
    const tasks = Array.from({ length: 1000 }, (_, n): Task => {
      return { kind: "deal", spec: ANY_DEAL, seed: 1, first: n * 5, count: 5, cells: [16] }
    })
    const program = Effect.gen(function* () {
      const enough = Promise.withResolvers<void>()
      const counting = answers(tasks).pipe(
        Stream.runForEach(({ deals }) =>
          Effect.sync(() => {
            seen.push(deals[0]!)
            if (seen.length === 3) enough.resolve()
          })
        )
      )
      const fiber = yield* Effect.forkChild(counting)
      yield* Effect.promise(() => enough.promise)
      yield* Fiber.interrupt(fiber)
    })
    await Effect.runPromise(program.pipe(Effect.provide(layer({ count: 2, solver }))))
    const inOrder = await Effect.runPromise(
      Stream.runCollect(answers(tasks.slice(0, seen.length).map((task) => ({ ...task, cells: [] })))).pipe(
        Effect.provide(inline(() => kernelSolver(solver)))
      )
    )
    expect(seen.length).toBeLessThan(20)
    expect(seen).toEqual(inOrder.map(({ deals }) => deals[0]))
  })
})
