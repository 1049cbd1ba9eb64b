/** The deals to solve: one given on the command line, or all those of a file. */
import { complete, type Deal, type PartialDeal } from "@rubber-bridge/core/deal/Deal"
import * as PbnDeal from "@rubber-bridge/core/deal/PbnDeal"
import { linesOf } from "@rubber-bridge/core/formats/Lines"
import { objectOf } from "@rubber-bridge/core/formats/convert/RecordJson"
import * as LinFile from "@rubber-bridge/core/formats/lin/LinFile"
import * as PbnFile from "@rubber-bridge/core/formats/pbn/PbnFile"
import type { Seat } from "@rubber-bridge/core/deal/Seat"
import { Effect, Result } from "effect"
import { Misread, WrongUse } from "../output/Failure.ts"
import { Settings } from "../settings.ts"
import { kindOf } from "./FileKind.ts"
import { readArgument } from "./Located.ts"
import { inputName, readText } from "./ReadFile.ts"
import { isPbn } from "./FileKind.ts"
import { located } from "./ReadRubbers.ts"

export interface Solvable {
  readonly deal: Deal
  /** Who deals, where the file says so. */
  readonly dealer: Seat | undefined
  /** What the file calls it, such as the board's number. */
  readonly name: string | undefined
}

/** A seat and a colon, or hands without a seat or with a wrong one, which are no file's name either. */
const DEAL = /^\s*[NESW]\s*:|^\s*(?:\p{L}+\s*:\s*)?[^\s./]*\.[^\s./]*\.[^\s./]*\.[^\s./]*\s+\S/iu

/** A deal or a position in the play, or a file of them; `-` is standard input. */
export const readDeals = Effect.fn("readDeals")(function* (argument: string) {
  if (DEAL.test(argument)) {
    const partial = yield* readArgument("DEAL", PbnDeal.parsePosition(argument))
    return [
      { deal: yield* whole("DEAL", partial), dealer: undefined, name: undefined }
    ] satisfies Array<Solvable>
  }
  const { words } = yield* Settings
  const file = inputName(argument)
  const deals = yield* dealsOf(file, yield* readText(argument))
  if (deals.length === 0) return yield* new WrongUse({ detail: words.cli.noDeals(file) })
  return deals
})

const whole = (where: string, deal: PartialDeal) =>
  Effect.mapError(Effect.fromResult(complete(deal)), (cause) => new Misread({ where, cause }))

/**
 * The deal that a line holds, as PBN writes it: `{"deal": …}` of JSON Lines, and the dealer program's line
 * `n hand e hand s hand w hand`, perhaps with a value behind it.
 */
function dealIn(line: string): string {
  const [, ...hands] = /^\s*n (\S+) e (\S+) s (\S+) w (\S+)(?:\s+-?\d+)?$/iu.exec(line) ?? []
  if (hands.length > 0) return `N:${hands.join(" ")}`
  const item = line.trimStart().startsWith("{") ? objectOf(line) : undefined
  return typeof item?.["deal"] === "string" ? item["deal"] : line
}

/** Every deal of a PBN or LIN file, or deals on lines of their own. */
const dealsOf = Effect.fn("dealsOf")(function* (file: string, text: string) {
  if (isPbn(text)) {
    const { entries } = yield* located(file, PbnFile.parse(text))
    const deals: Array<Solvable> = []
    for (const { board } of entries) {
      const partial = board.deal ?? board.position?.deal
      if (partial === undefined) continue
      deals.push({
        deal: yield* whole(`${file}:${board.line}`, partial),
        dealer: board.dealer,
        name: board.board
      })
    }
    return deals
  }
  const deals: Array<Solvable> = []
  if (kindOf(file, text) === "lin") {
    const { boards, errors } = LinFile.read(text)
    if (errors.length > 0) yield* located(file, Result.fail(errors[0]!))
    for (const { board, deal, dealer, line } of boards) {
      if (deal === undefined) continue
      deals.push({ deal: yield* whole(`${file}:${line}`, deal), dealer, name: board })
    }
    return deals
  }
  for (const [n, line] of linesOf(text).entries()) {
    const piece = line.replace(/#.*$/u, "").trimEnd()
    if (piece.trim() === "") continue
    const deal = PbnDeal.parsePosition(dealIn(piece))
    if (Result.isFailure(deal)) {
      const column = "at" in deal.failure ? deal.failure.at : 0
      return yield* new Misread({ where: `${file}:${n + 1}:${column + 1}`, cause: deal.failure })
    }
    deals.push({ deal: yield* whole(`${file}:${n + 1}`, deal.success), dealer: undefined, name: undefined })
  }
  return deals
})
