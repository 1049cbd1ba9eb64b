/** Dealt hands in every format: PBN, one line, LIN, JSON, CSV; and what a script printed, counted and averaged. */
import { EMPTY_RECORD } from "@rubber-bridge/core/formats/DealRecord"
import * as LinFile from "@rubber-bridge/core/formats/lin/LinFile"
import { type PackedDeal, unpack } from "@rubber-bridge/core/deal/PackedDeal"
import * as PbnDeal from "@rubber-bridge/core/deal/PbnDeal"
import { type Seat, SEAT_LETTER } from "@rubber-bridge/core/deal/Seat"
import { oneLine } from "@rubber-bridge/simulator/dealing/script/printing"
import type { ScriptRun } from "@rubber-bridge/simulator/dealing/script/ScriptRun"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { emit } from "./Emit.ts"

/** What a run printed, piece by piece, and the deals it kept. */
export interface Collected {
  readonly texts: Array<string>
  readonly deals: Array<PackedDeal>
}

export const emitDeals = Effect.fn("emitDeals")(function* (
  deals: ReadonlyArray<PackedDeal>,
  first: Seat,
  as: "pbn" | "line" | "lin"
) {
  const { words } = yield* Settings
  const texts = () => deals.map((packed) => PbnDeal.toText(unpack(packed), first))
  yield* emit({
    items: texts().map((text, n) => ({ number: n + 1, deal: text })),
    text: () => deals.map((packed, n) => WRITERS[as](packed, n + 1, first)).join(""),
    table: () => ({
      columns: [words.deal.columns.number, words.deal.columns.deal],
      rows: texts().map((text, n) => [n + 1, text])
    })
  })
})

export const emitScript = Effect.fn("emitScript")(function* (
  run: ScriptRun,
  collected: Collected,
  first: Seat
) {
  const { words } = yield* Settings
  const { columns } = words.deal
  const averages = run.averages.map(({ figure }) => figure)
  yield* emit({
    items: [
      {
        deals: run.produced,
        acceptance: run.acceptance,
        averages,
        frequencies: run.frequencies.map(({ figure }) => figure),
        printed: run.prints ? collected.deals.map((packed) => PbnDeal.toText(unpack(packed), first)) : []
      }
    ],
    text: () => collected.texts.join("") + run.closing(),
    table: () => ({
      columns: [columns.title, columns.mean, columns.se, columns.count],
      rows: averages.map(({ count, mean, se, title }) => [title, mean, se, count])
    })
  })
})

const WRITERS = {
  pbn: (packed: PackedDeal, number: number, first: Seat) => {
    const text = PbnDeal.toText(unpack(packed), first)
    return `${number === 1 ? "" : "\n"}[Board "${number}"]\n[Dealer "${SEAT_LETTER[first]}"]\n[Deal "${text}"]\n`
  },
  line: (packed: PackedDeal) => `${oneLine(packed, undefined).trimEnd()}\n`,
  lin: (packed: PackedDeal, number: number, first: Seat) => {
    const record = {
      ...EMPTY_RECORD,
      line: number,
      board: String(number),
      dealer: first,
      deal: unpack(packed)
    }
    return `${LinFile.toText(record, number).text}\n`
  }
}
