import { assert, describe, it, layer } from "@effect/vitest"
import * as Card from "@rubber-bridge/core/cards/Card"
import { complete, type Deal } from "@rubber-bridge/core/deal/Deal"
import { parsePosition } from "@rubber-bridge/core/deal/PbnDeal"
import { Effect, Result } from "effect"
import { DoubleDummy, IllegalPlay, SolverTrap, UnsolvablePosition } from "../src/DoubleDummy.ts"
import * as Table from "../src/DoubleDummyTable.ts"
import { compileFile } from "../src/NodeModule.ts"

const deal = (text: string): Deal => Result.getOrThrow(complete(Result.getOrThrow(parsePosition(text))))
const card = (text: string): number => Result.getOrThrow(Card.parse(text))

/** Each seat holds a whole suit, so every result follows from the rules alone. */
const ONE_SUIT_EACH = deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")

layer(DoubleDummy.layer(compileFile()))("DoubleDummy", (it) => {
  it.effect("gives each denomination and declarer its own place in the table", () =>
    Effect.gen(function* () {
      const { solve } = yield* DoubleDummy
      const table = yield* solve(ONE_SUIT_EACH)
      const of = (denomination: Parameters<typeof Table.tricks>[1]) =>
        (["North", "East", "South", "West"] as const).map((seat) => Table.tricks(table, denomination, seat))
      assert.deepStrictEqual(of("Spades"), [13, 0, 13, 0])
      assert.deepStrictEqual(of("Hearts"), [0, 13, 0, 13])
      assert.deepStrictEqual(of("Diamonds"), [13, 0, 13, 0])
      assert.deepStrictEqual(of("Clubs"), [0, 13, 0, 13])
      assert.deepStrictEqual(of("Notrump"), [0, 0, 0, 0])
    })
  )

  it.effect("answers one contract as the table does, and whether it makes", () =>
    Effect.gen(function* () {
      const { makes, tricks } = yield* DoubleDummy
      assert.strictEqual(yield* tricks(ONE_SUIT_EACH, "Hearts", "West"), 13)
      assert.strictEqual(yield* makes(ONE_SUIT_EACH, "Hearts", "West", 13), true)
      assert.strictEqual(yield* makes(ONE_SUIT_EACH, "Notrump", "West", 1), false)
      assert.strictEqual(yield* makes(ONE_SUIT_EACH, "Notrump", "West", 0), true)
    })
  )

  it.effect("gives the result of each lead, and lets them differ by a ruff", () =>
    Effect.gen(function* () {
      const { leads } = yield* DoubleDummy
      // Against South's spades a diamond lets East ruff the ace.
      const results = yield* leads(deal("N:.A.3.A 2.32.. AK..A. ..2.32"), "Spades", "South")
      const byText = Object.fromEntries([...results].map(([lead, tricks]) => [Card.toText(lead), tricks]))
      assert.deepStrictEqual(byText, { C2: 3, C3: 3, D2: 2 })
    })
  )

  it.effect("sees a squeeze that a defender cannot escape, and the line that shows it", () =>
    Effect.gen(function* () {
      const { play, tricks } = yield* DoubleDummy
      // South leads the club ace. West guards the spades against North and the hearts against South, and has to let
      // one of them go; East, the declarer here, takes nothing whatever West throws.
      const ending = deal("N:AJ.2.. .3.32. 2.J..A KQ.Q..")
      assert.strictEqual(yield* tricks(ending, "Notrump", "East"), 0)
      for (const line of ["CA HQ H2 D2 HJ SQ SJ H3 S2 SK SA D3", "CA SQ H2 D2 S2 SK SA D3 SJ H3 HJ HQ"]) {
        const results = yield* play(ending, "Notrump", "East", line.split(" ").map(card))
        assert.deepStrictEqual(results, Array(13).fill(0))
      }
      // Leading anything else first breaks it up.
      const other = yield* play(ending, "Notrump", "East", [card("HJ")])
      assert.deepStrictEqual(other, [0, 2])
    })
  )

  it.effect("names what is wrong with a position or a line of play", () =>
    Effect.gen(function* () {
      const { play, solve } = yield* DoubleDummy
      const twice = { ...ONE_SUIT_EACH, East: ONE_SUIT_EACH.North }
      const error = yield* Effect.flip(solve(twice))
      assert.instanceOf(error, UnsolvablePosition)
      assert.include(error.message, "two seats hold the same card of suit S")
      const illegal = yield* Effect.flip(play(ONE_SUIT_EACH, "Spades", "North", [card("HA"), card("CA")]))
      assert.instanceOf(illegal, IllegalPlay)
      assert.include(illegal.message, "CA is not in South's hand")
    })
  )
})

describe("SolverTrap", () => {
  it.effect("is what a kernel that cannot start becomes", () =>
    Effect.gen(function* () {
      // The smallest module: it has none of the functions.
      const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))
      const error = yield* Effect.flip(
        Effect.flatMap(DoubleDummy, ({ solve }) => solve(ONE_SUIT_EACH)).pipe(
          Effect.provide(DoubleDummy.layer(empty))
        )
      )
      assert.instanceOf(error, SolverTrap)
      assert.include(error.message, "the double-dummy solver stopped")
    })
  )
})
