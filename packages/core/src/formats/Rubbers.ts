/**
 * Deals of a file that marks no rubbers, as rubbers: in file order, a new one when the last is won, when the file names
 * another, or when it says that the state is fresh. For formats that know boards, such as PBN.
 */
import { Result } from "effect"
import type { PartialDeal } from "../deal/Deal.ts"
import { type BySide, type Side, SIDES } from "../deal/Seat.ts"
import { type DealResult, played } from "../result/DealResult.ts"
import * as Rubber from "../rubber/Rubber.ts"
import { vulnerable } from "../rubber/RubberState.ts"
import { honoursIn } from "../scoring/Honours.ts"
import { type ScoreLine, totals } from "../scoring/ScoreLine.ts"
import { type DealRecord, resultOf } from "./DealRecord.ts"
import type { RecordedDeal, RecordedRubber } from "./results/ResultFile.ts"

export type RecordDoubt =
  /** A deal without a contract and its result, left out. */
  | { readonly _tag: "NoResult"; readonly line: number; readonly board: string | undefined }
  /** The file gives another vulnerability than the games won do; those count. */
  | { readonly _tag: "VulnerableDisagrees"; readonly line: number; readonly found: BySide<boolean> }
  /** The file gives a side other points, `above/below`, than contract and hands do; those do not count. */
  | {
      readonly _tag: "ScoreDisagrees"
      readonly line: number
      readonly side: Side
      readonly found: string
      readonly right: string
    }

export interface RecordedRubbers {
  readonly rubbers: ReadonlyArray<RecordedRubber>
  readonly doubts: ReadonlyArray<RecordDoubt>
}

/** A record that may say how the rubber stood before it. */
export type RecordWithState = DealRecord & {
  readonly history?: BySide<{ readonly below: ReadonlyArray<number> }> | undefined
  /** What the file says that the deal wrote. */
  readonly scoreRubber?: Partial<BySide<Points | undefined>> | undefined
}

interface Points {
  readonly above: number
  readonly below: number
}

/** The rubbers of these records. Honours are found in the hands where they are known. */
export const rubbersOf = (records: Iterable<RecordWithState>): RecordedRubbers => {
  const rubbers: Array<RecordedRubber & { readonly deals: Array<RecordedDeal> }> = []
  const doubts: Array<RecordDoubt> = []
  let state = Rubber.start()
  for (const record of records) {
    const result = withHonours(resultOf(record), record.deal)
    if (result === undefined) {
      doubts.push({ _tag: "NoResult", line: record.line, board: record.board })
      continue
    }
    const last = rubbers.at(-1)
    const begins =
      last === undefined ||
      Rubber.winner(state) !== undefined ||
      (record.rubber !== undefined && record.rubber !== last.label) ||
      (last.deals.length > 0 && isFresh(record.history) && !isLoveAll(state))
    if (begins) {
      state = Rubber.start(record.dealer)
      rubbers.push({
        label: record.rubber,
        line: record.line,
        dealer: record.dealer ?? "North",
        players: record.players,
        deals: [],
        figures: [],
        total: undefined
      })
    }
    const now = vulnerable(state)
    const { vulnerable: found } = record
    if (found !== undefined && SIDES.some((side) => found[side] !== now[side])) {
      doubts.push({ _tag: "VulnerableDisagrees", line: record.line, found })
    }
    const next = Rubber.play(state, result)
    if (Result.isSuccess(next)) {
      state = next.success.rubber
      doubts.push(...scoreDoubts(record, next.success.lines))
    }
    rubbers.at(-1)!.deals.push({ result, line: record.line, wrote: record.wrote })
  }
  return { rubbers, doubts }
}

/** Where the file's own score is another; it may have the rubber bonus in it or not. */
function scoreDoubts(
  { line, scoreRubber }: RecordWithState,
  lines: ReadonlyArray<ScoreLine>
): ReadonlyArray<RecordDoubt> {
  const all = totals(lines)
  const plain = totals(lines.filter(({ kind }) => kind !== "RubberBonus"))
  return SIDES.flatMap((side): ReadonlyArray<RecordDoubt> => {
    const found = scoreRubber?.[side]
    const same = ({ above, below }: Points) => found?.above === above && found.below === below
    if (found === undefined || same(all[side]) || same(plain[side])) return []
    const [text, right] = [found, all[side]].map(({ above, below }) => `${above}/${below}`)
    return [{ _tag: "ScoreDisagrees", line, side, found: text!, right: right! }]
  })
}

/** The result with the honours that the hands show; a claim of the record stays. */
export const withHonours = (
  result: DealResult | undefined,
  deal: PartialDeal | undefined
): DealResult | undefined => {
  if (result === undefined || result._tag === "PassedOut" || deal === undefined) return result
  if (result.honours !== undefined) return result
  return played(result.contract, result.tricks, honoursIn(deal, result.contract.denomination))
}

function isFresh(history: RecordWithState["history"]): boolean {
  return (
    history !== undefined &&
    SIDES.every((side) => history[side].below.length === 1 && history[side].below[0] === 0)
  )
}

function isLoveAll(state: Rubber.Rubber): boolean {
  return SIDES.every((side) => state.games[side] === 0 && state.partscore[side] === 0)
}
