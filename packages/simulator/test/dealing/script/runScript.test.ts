import { compileFile, WASM_FILE } from "@rubber-bridge/double-dummy/NodeModule"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { dealerOf, TRIES } from "../../../src/dealing/DealSpec.ts"
import { runScript } from "../../../src/dealing/script/runScript.ts"
import { ScriptRun } from "../../../src/dealing/script/ScriptRun.ts"
import { kernelSolver } from "../../../src/workers/kernelSolver.ts"
import { condition, script } from "../../support/language.ts"

const solver = compileFile(WASM_FILE)

const printed = async (text: string, threads: number) => {
  const pieces: Array<string> = []
  const kernel = kernelSolver(solver)
  const run = new ScriptRun(script(text), {
    seed: 7,
    produce: undefined,
    tricks: kernel.cell,
    print: (piece) => pieces.push(piece)
  })
  await Effect.runPromise(runScript(run, { threads, solver: () => solver, after: Effect.void }))
  return { text: pieces.join("") + run.closing(), end: run.end, tries: run.tries }
}

/** About 1 in 50,000, none of it dealt directly; the first deal of seed 7 takes 223,244 tries, more than a block. */
const RARE =
  "hcp(north) * hcp(east) * hcp(south) * hcp(west) == 10000 and spades(north) * hearts(east) == 16 and diamonds(south) == 4 and clubs(west) <= 3 and losers(south) == 6"

describe("runScript", () => {
  it.each([
    [
      "the solver",
      "produce 3 condition tricks(north, spades) >= 8 action printoneline rnd(1000)",
      "produced"
    ],
    ["a rare condition", `produce 2 condition ${RARE} action printoneline rnd(1000)`, "produced"],
    ["a limit of tries", `generate 150000 condition ${RARE} action average hcp(north)`, "generated"]
  ])("gives the same for any number of threads: %s", { timeout: 60_000 }, async (_, text, end) => {
    const alone = await printed(text, 1)
    expect(alone.end).toBe(end)
    expect(await printed(text, 2)).toEqual(alone)
  })

  it.each([
    ["this thread", "action printoneline 1 / (hcp(north) - 9)"],
    ["another thread", "action printoneline tricks(north, spades) / (hcp(north) - 9)"]
  ])("fails where a deal makes an expression divide by 0, in %s", { timeout: 60_000 }, async (_, text) => {
    await expect(printed(text, 2)).rejects.toThrow("/ (hcp(north) - 9)")
  })
})

describe("search", () => {
  it("finds in blocks what deal finds, whatever was searched before", { timeout: 60_000 }, () => {
    const spec = {
      held: new Uint16Array(16),
      condition: condition(RARE),
      counts: script("").counts,
      limit: TRIES
    }
    const [whole, blocks] = [dealerOf(spec), dealerOf(spec)]
    const [one, other] = [new Uint16Array(16), new Uint16Array(16)]
    const tries = whole.deal(7, 0, one, 0)
    let sum = 0
    const order = []
    for (let block = 0; block < blocks.blocks; block++) {
      const found = blocks.search(7, 0, block, other, 0)
      sum += blocks.spent.tries
      order.push(found)
      if (found) break
    }
    expect(sum).toBe(tries)
    expect(other).toEqual(one)
    expect(order.length).toBeGreaterThan(1)
    expect(blocks.search(7, 0, order.length - 1, other, 0)).toBe(true)
    expect(other).toEqual(one)
  })
})
