/** `rubber deal`: deals to order. */
import { unpack } from "@rubber-bridge/core/deal/PackedDeal"
import * as PbnDeal from "@rubber-bridge/core/deal/PbnDeal"
import type { Words } from "@rubber-bridge/reports/words/index"
import { dealerOf } from "@rubber-bridge/simulator/dealing/DealSpec"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { dealerFlag, readDealer, readSeed, readWhole, seedFlag } from "../input/Flags.ts"
import { handFlags, readHands } from "../input/Hands.ts"
import { emit } from "../output/Emit.ts"
import { remark } from "../output/Warn.ts"

export const deal = (words: Words) =>
  Command.make(
    "deal",
    {
      count: Flag.String("count").pipe(
        Flag.withMetavar("N"),
        Flag.withDescription(words.help.deal.count),
        Flag.withDefault("1")
      ),
      ...handFlags(words),
      dealer: dealerFlag(words),
      seed: seedFlag(words)
    },
    Effect.fn(function* (flags) {
      const count = yield* readWhole("--count", flags.count, 1, 10_000_000)
      const { spec } = yield* readHands(flags)
      const first = yield* readDealer(flags.dealer)
      const { drawn, seed } = yield* readSeed(flags.seed)
      if (drawn) yield* remark(words.cli.seedDrawn(seed))
      const dealer = dealerOf(spec)
      const packed = new Uint16Array(16)
      const deals = Array.from({ length: count }, (_, number) => {
        dealer.deal(seed, number, packed, 0)
        return PbnDeal.toText(unpack(packed), first)
      })
      yield* emit({
        items: deals.map((text, number) => ({ number: number + 1, deal: text })),
        text: () => deals.map((text, n) => `[Board "${n + 1}"]\n[Deal "${text}"]\n`).join("\n"),
        table: () => ({ columns: ["number", "deal"], rows: deals.map((text, n) => [n + 1, text]) })
      })
    })
  ).pipe(
    Command.withDescription(words.help.deal.about),
    Command.withExamples([
      { command: "rubber deal --count 10 --seed 1", description: words.help.deal.examples.plain },
      { command: "rubber deal --south AQ752.K4.T93.J82", description: words.help.deal.examples.fixed }
    ])
  )
