/** `rubber score RESULT…`: the lines one deal writes, each with its reason. */
import { toText as contractText } from "@rubber-bridge/core/auction/Contract"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { type BySide, bySide, seatOfLetter, type Side } from "@rubber-bridge/core/deal/Seat"
import { type DealResult, type HonoursClaim, played } from "@rubber-bridge/core/result/DealResult"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import { type RubberState, vulnerable } from "@rubber-bridge/core/rubber/RubberState"
import { linesOf } from "@rubber-bridge/core/scoring/DealScore"
import { checkClaim, honoursIn } from "@rubber-bridge/core/scoring/Honours"
import { type ScoreLine, totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { scoreText } from "@rubber-bridge/reports/sheet/scoreText"
import type { Words } from "@rubber-bridge/reports/words/index"
import { Effect, Option, Result } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { choiceFlag, readDeal, readState, rubberFlag } from "../input/Flags.ts"
import { readArgument } from "../input/Located.ts"
import { emit } from "../output/Emit.ts"
import { Misread, WrongUse } from "../output/Failure.ts"
import { warn } from "../output/Warn.ts"
import { Settings } from "../settings.ts"

export const score = (words: Words) =>
  Command.make(
    "score",
    {
      results: Argument.String("result").pipe(
        Argument.withDescription(words.help.score.result),
        Argument.variadic({ min: 1 })
      ),
      rubber: rubberFlag(words),
      vul: choiceFlag("vul", ["none", "ns", "ew", "both"]).pipe(
        Flag.withDescription(words.help.score.vul),
        Flag.optional
      ),
      honours: Flag.String("honours").pipe(
        Flag.withMetavar("SEAT:POINTS"),
        Flag.withDescription(words.help.score.honours),
        Flag.optional
      ),
      deal: Flag.String("deal").pipe(
        Flag.withMetavar("PBN"),
        Flag.withDescription(words.help.score.deal),
        Flag.optional
      )
    },
    Effect.fn(function* ({ deal, honours, results, rubber, vul }) {
      if (Option.isSome(vul) && Option.isSome(rubber))
        return yield* new WrongUse({ detail: words.cli.vulWithRubber })
      const state = yield* readState(rubber)
      const hands = Option.isSome(deal) ? yield* readDeal("--deal", deal.value) : undefined
      const claim = yield* readClaim(honours)
      const read = yield* readArgument("RESULT", ResultText.parseMany(results.join(" ")))
      if (claim !== undefined && read.length > 1) {
        return yield* new WrongUse({ detail: `--honours: ${words.cli.honoursManyResults}` })
      }
      for (const { doubt } of read) {
        if (doubt) yield* warn(words.cli.fewTricks(doubt.text, doubt.tricks, doubt.down))
      }
      const scored = yield* Effect.forEach(read, ({ result }) =>
        Effect.map(withHonours(result, claim, hands), (whole) =>
          Option.isSome(vul) ? scoreAlone(whole, SIDES_VULNERABLE[vul.value]) : scoreIn(whole, state)
        )
      )
      const { ascii, lang } = yield* Settings
      yield* emit({
        items: scored.map(toJson),
        text: (width) => scored.map((one) => scoreText(one, { ascii, lang, width })).join("\n\n"),
        table: () => ({
          columns: ["result", "side", "where", "kind", "points", "rule", "sum"],
          // A deal that writes nothing still has its row.
          rows: scored.flatMap(({ lines, result }) =>
            lines.length === 0
              ? [[ResultText.toText(result), null, null, null, 0, null, null]]
              : lines.map(({ kind, points, rule, side, sum, where }) => [
                  ResultText.toText(result),
                  side,
                  where,
                  kind,
                  points,
                  rule,
                  sum
                ])
          )
        })
      })
    })
  ).pipe(
    Command.withDescription(words.help.score.about),
    Command.withExamples([
      { command: "rubber score 4SXW-2 --vul ew", description: words.help.score.examples.penalty },
      { command: 'rubber score 2HS8 --rubber "1-1 60/0"', description: words.help.score.examples.rubber }
    ])
  )

const SIDES_VULNERABLE: Readonly<Record<"none" | "ns" | "ew" | "both", BySide<boolean>>> = {
  none: { NorthSouth: false, EastWest: false },
  ns: { NorthSouth: true, EastWest: false },
  ew: { NorthSouth: false, EastWest: true },
  both: { NorthSouth: true, EastWest: true }
}

interface Scored {
  readonly result: DealResult
  readonly vulnerable: BySide<boolean>
  readonly lines: ReadonlyArray<ScoreLine>
  /** The rubber after the deal and the side that won a game on it; not for a deal scored by itself. */
  readonly after: Rubber.Rubber | undefined
  readonly gameTo: Side | undefined
}

function scoreAlone(result: DealResult, vulnerableSides: BySide<boolean>): Scored {
  const lines = linesOf(result, vulnerableSides)
  return { result, vulnerable: vulnerableSides, lines, after: undefined, gameTo: undefined }
}

function scoreIn(result: DealResult, state: RubberState): Scored {
  const written = Result.getOrThrow(Rubber.play(Rubber.start("North", state), result))
  return {
    result,
    vulnerable: vulnerable(state),
    lines: written.lines,
    after: written.rubber,
    gameTo: written.gameTo
  }
}

const readClaim = Effect.fn("readClaim")(function* (flag: Option.Option<string>) {
  if (Option.isNone(flag)) return undefined
  const { words } = yield* Settings
  const match = /^\s*([NESW])\s*:\s*(100|150)\s*$/iu.exec(flag.value)
  if (match === null)
    return yield* new WrongUse({ detail: `--honours: ${words.cli.honoursForm(flag.value)}` })
  return { seat: seatOfLetter(match[1]!)!, points: Number(match[2]) as 100 | 150 } satisfies HonoursClaim
})

/** The result with its honours: stated with it, by the flag, or found in the hands; never two claims. */
const withHonours = Effect.fn("withHonours")(function* (
  result: DealResult,
  claim: HonoursClaim | undefined,
  deal: PartialDeal | undefined
) {
  const { words } = yield* Settings
  if (result._tag === "PassedOut") {
    if (claim !== undefined)
      return yield* new WrongUse({ detail: `--honours: ${words.cli.honoursPassedOut}` })
    return result
  }
  if (claim !== undefined && result.honours !== undefined) {
    return yield* new WrongUse({ detail: `--honours: ${words.cli.honoursTwice}` })
  }
  const stated = result.honours ?? claim
  const { contract, tricks } = result
  if (stated?.points === 100 && contract.denomination === "Notrump") {
    return yield* new WrongUse({ detail: `--honours: ${words.cli.honoursNotrump}` })
  }
  if (deal === undefined) return played(contract, tricks, stated)
  if (stated !== undefined) {
    const where = `${contractText(contract)} --deal`
    yield* Effect.mapError(
      Effect.fromResult(checkClaim(stated, deal, contract.denomination)),
      (cause) => new Misread({ where, cause })
    )
  }
  return played(contract, tricks, stated ?? honoursIn(deal, contract.denomination))
})

/** The object of docs/cli.md, `score`. */
function toJson({ after, lines, result, vulnerable }: Scored) {
  return {
    contract: result._tag === "PassedOut" ? null : result.contract,
    tricks: result._tag === "PassedOut" ? null : result.tricks,
    vulnerable,
    lines,
    totals: totals(lines),
    ...(after === undefined
      ? {}
      : { after: { games: after.games, partscore: bySide((side) => after.partscore[side]) } })
  }
}
