/** Many rubbers, each deal from a fixed sequence, against what must hold in any rubber. */
import { type Level } from "../../auction/Contract.ts"
import { denominationNumbered } from "../../auction/Denomination.ts"
import { DOUBLINGS } from "../../auction/Doubling.ts"
import { opponentsOf, seatNumbered, SIDES } from "../../deal/Seat.ts"
import { type DealResult, PASSED_OUT, type Played, played } from "../../result/DealResult.ts"
import { toText } from "../../result/ResultText.ts"
import * as Rubber from "../../rubber/Rubber.ts"
import { type ScoreLine, totals } from "../../scoring/ScoreLine.ts"
import { emptyEntry } from "../Entry.ts"
import { entryOf } from "../EntryOf.ts"
import { NO_FINDINGS, Validator } from "../Validator.ts"
import { type RuleCheck, Tally } from "./CheckRules.ts"
import { Result } from "effect"

/** The n-th number of a fixed sequence below `limit`; a linear congruence of full period, its high bits. */
class Sequence {
  private state = 20_260_101
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.trunc((this.state / 2 ** 32) * limit)
  }
}

interface Written {
  readonly results: ReadonlyArray<DealResult>
  readonly lines: ReadonlyArray<ScoreLine>
  readonly rubber: Rubber.Rubber
}

export const checkRubbers = (count: number): ReadonlyArray<RuleCheck> => {
  const sequence = new Sequence()
  const lines = new Tally("lines")
  const state = new Tally("state")
  const end = new Tally("end")
  const order = new Tally("order")
  const sides = new Tally("sides")
  const validator = new Tally("validator")
  const check = new Validator()
  for (let n = 0; n < count; n++) {
    const results: Array<DealResult> = []
    const all: Array<ScoreLine> = []
    let rubber = Rubber.start()
    const mine = { games: [0, 0], part: [0, 0] }
    const name = () => results.map(toText).join(" ")
    let stateHolds = true
    let found: unknown = NO_FINDINGS
    while (Rubber.winner(rubber) === undefined) {
      const result = dealFrom(sequence)
      results.push(result)
      const written = Result.getOrThrow(Rubber.play(rubber, result))
      const before = rubber
      rubber = written.rubber
      all.push(...written.lines)
      stateHolds &&= follows(before, written, mine)
      const deal = totals(written.lines)
      const entry = { ...entryOf(result), rubber: String(n), line: results.length }
      entry.nsBelow = deal.NorthSouth.below
      entry.nsAbove = deal.NorthSouth.above
      entry.ewBelow = deal.EastWest.below
      entry.ewAbove = deal.EastWest.above
      const differs = check.check(entry)
      if (differs !== NO_FINDINGS) found = differs
    }
    const whole: Written = { results, lines: all, rubber }
    const columns = Rubber.columns(rubber)
    lines.count(addsUp(whole), name)
    state.count(stateHolds, name)
    end.count(endsRight(whole), name)
    order.count(isFreeOfOrder(whole), name)
    sides.count(isSymmetric(whole), name)
    const total = {
      ...emptyEntry(),
      rubber: String(n),
      nsTotal: columns.NorthSouth.total,
      ewTotal: columns.EastWest.total
    }
    validator.count(found === NO_FINDINGS && check.checkTotals(total).length === 0, name)
  }
  return [lines, state, end, order, sides, validator].map((tally) => tally.result())
}

/** A deal of any kind: one in sixteen passed out, one in four with honours, results near the contract and far from it. */
function dealFrom(sequence: Sequence): DealResult {
  if (sequence.below(16) === 0) return PASSED_OUT
  const denomination = denominationNumbered(sequence.below(5))
  const level = (1 + sequence.below(7)) as Level
  const contract = {
    level,
    denomination,
    doubling: DOUBLINGS[sequence.below(3)]!,
    declarer: seatNumbered(sequence.below(4))
  }
  const tricks = sequence.below(2) === 0 ? 6 + level : sequence.below(14)
  if (sequence.below(4) > 0) return played(contract, tricks)
  const points = denomination === "Notrump" || sequence.below(3) === 0 ? 150 : 100
  return played(contract, tricks, { seat: seatNumbered(sequence.below(4)), points })
}

/** Games, partscores and vulnerability by hand: points below the line alone move them. */
function follows(
  before: Rubber.Rubber,
  { lines, rubber }: Rubber.DealWritten,
  mine: { readonly games: Array<number>; readonly part: Array<number> }
): boolean {
  const vulnerableBefore = SIDES.map((side) => before.games[side] > 0)
  const claimed = mine.games.every((games, n) => games > 0 === vulnerableBefore[n])
  for (const [n, side] of SIDES.entries()) {
    for (const line of lines) if (line.side === side && line.where === "below") mine.part[n]! += line.points
  }
  const won = mine.part.findIndex((points) => points >= 100)
  if (won >= 0) {
    mine.games[won]!++
    mine.part.fill(0)
  }
  return (
    claimed &&
    SIDES.every((side, n) => rubber.games[side] === mine.games[n] && rubber.partscore[side] === mine.part[n])
  )
}

/** Every point has a line of its own kind and the lines are the columns. */
function addsUp({ lines, rubber }: Written): boolean {
  const sums = totals(lines)
  const columns = Rubber.columns(rubber)
  return (
    lines.every(({ points }) => points > 0 && points % 10 === 0) &&
    SIDES.every(
      (side) => sums[side].below === columns[side].below && sums[side].above === columns[side].above
    )
  )
}

function endsRight({ lines, rubber }: Written): boolean {
  const winner = Rubber.winner(rubber)!
  const bonuses = lines.filter(({ kind }) => kind === "RubberBonus")
  const right = rubber.games[opponentsOf(winner)] === 0 ? 700 : 500
  return (
    bonuses.length === 1 &&
    bonuses[0]!.side === winner &&
    bonuses[0]!.points === right &&
    lines.at(-1) === bonuses[0]
  )
}

/** Honours may be written at any time and four passes fall anywhere: the totals stay. */
function isFreeOfOrder({ results, rubber }: Written): boolean {
  const honours = { NorthSouth: 0, EastWest: 0 }
  let bare = Rubber.start()
  for (const result of results) {
    if (result._tag === "PassedOut") continue
    const { contract, honours: claim, tricks } = result
    if (claim !== undefined)
      honours[claim.seat === "North" || claim.seat === "South" ? "NorthSouth" : "EastWest"] += claim.points
    bare = Result.getOrThrow(Rubber.play(bare, played(contract, tricks))).rubber
  }
  const with_ = Rubber.columns(rubber)
  const without = Rubber.columns(bare)
  return SIDES.every((side) => with_[side].total === without[side].total + honours[side])
}

/** The same deals with every seat moved on by one. */
function isSymmetric({ results, rubber }: Written): boolean {
  let turned = Rubber.start()
  for (const result of results) turned = Result.getOrThrow(Rubber.play(turned, moved(result))).rubber
  const here = Rubber.columns(rubber)
  const there = Rubber.columns(turned)
  return SIDES.every((side) => {
    const other = opponentsOf(side)
    return here[side].below === there[other].below && here[side].above === there[other].above
  })
}

function moved(result: DealResult): DealResult {
  if (result._tag === "PassedOut") return result
  const { contract, honours, tricks }: Played = result
  const next = (seat: typeof contract.declarer) => NEXT[seat]
  const claim = honours === undefined ? undefined : { ...honours, seat: next(honours.seat) }
  return played({ ...contract, declarer: next(contract.declarer) }, tricks, claim)
}

const NEXT = { North: "East", East: "South", South: "West", West: "North" } as const
