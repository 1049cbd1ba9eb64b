/**
 * Archives of scores with known faults: rubbers from a fixed sequence, written as a club would, with a wrong figure here and
 * there. Each fault is made by its own arithmetic, apart from what the validator supposes, and listed with its line.
 */
import { Result } from "effect"
import { type Level } from "../../src/auction/Contract.ts"
import { DENOMINATIONS } from "../../src/auction/Denomination.ts"
import { DOUBLING_MARK, DOUBLINGS } from "../../src/auction/Doubling.ts"
import { opponentsOf, SEAT_LETTER, SEATS, type Side, sideOf, SIDES } from "../../src/deal/Seat.ts"
import { type DealResult, PASSED_OUT, type Played, played } from "../../src/result/DealResult.ts"
import * as Rubber from "../../src/rubber/Rubber.ts"
import { penalty } from "../../src/scoring/Penalty.ts"
import { type ScoreLine, totals } from "../../src/scoring/ScoreLine.ts"
import type { Reason } from "../../src/validation/Reason.ts"

export interface Fault {
  readonly line: number
  readonly reason: Reason
}

/** Numbers of a fixed sequence: the same seed gives the same archive. */
export class Sequence {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.trunc((this.state / 2 ** 32) * limit)
  }
  pick<A>(list: ReadonlyArray<A>): A {
    return list[this.below(list.length)]!
  }
}

type Figures = Record<Side, { below: number; above: number }>

/** All that a fault may need to know of the deal it spoils. */
interface Place {
  readonly result: Played
  readonly side: Side
  readonly theirs: Side
  readonly vulnerable: boolean
  readonly margin: number
  readonly lines: ReadonlyArray<ScoreLine>
  readonly before: Rubber.Rubber
  readonly right: Figures
}

/** Changes the figures, or does nothing and answers false where the mistake cannot be made on this deal. */
type Spoil = (place: Place, figures: Figures) => boolean

const of = ({ lines }: Place, kind: ScoreLine["kind"]) =>
  lines.find((line) => line.kind === kind)?.points ?? 0

const SPOILS: Readonly<Partial<Record<Reason, Spoil>>> = {
  Vulnerability: ({ margin, result, theirs, vulnerable }, figures) => {
    if (margin >= 0) return false
    const { doubling } = result.contract
    figures[theirs].above += penalty(-margin, doubling, !vulnerable) - penalty(-margin, doubling, vulnerable)
    return true
  },
  PartscoreCarry: ({ before, margin, side }, figures) => {
    if (margin < 0 || before.partscore[side] === 0) return false
    figures[side].below += before.partscore[side]
    return true
  },
  Doubling: ({ margin, result, side }, figures) => {
    if (margin !== 0 || result.contract.doubling !== "Doubled" || result.contract.level > 5) return false
    figures[side].below /= 2
    figures[side].above -= 50
    return true
  },
  FirstNotrumpTrick: ({ margin, result, side }, figures) => {
    if (margin < 0 || result.contract.denomination !== "Notrump" || result.contract.doubling !== "Undoubled")
      return false
    figures[side].below -= 10
    return true
  },
  Overtricks: (place, figures) => {
    if (place.margin < 1 || place.result.contract.doubling !== "Undoubled") return false
    figures[place.side].above -= of(place, "Overtricks")
    return true
  },
  Undertricks: ({ margin, result, theirs, vulnerable }, figures) => {
    const { doubling, level } = result.contract
    if (margin > -2 || doubling === "Undoubled" || level + 6 + margin < 1) return false
    figures[theirs].above +=
      penalty(-margin - 1, doubling, vulnerable) - penalty(-margin, doubling, vulnerable)
    return true
  },
  SlamNotBid: ({ margin, result, side, vulnerable }, figures) => {
    if (result.tricks !== 12 || margin < 1) return false
    figures[side].above += vulnerable ? 750 : 500
    return true
  },
  Slam: (place, figures) => {
    if (of(place, "Slam") === 0) return false
    figures[place.side].above -= of(place, "Slam")
    return true
  },
  Insult: (place, figures) => {
    if (place.margin < 0 || of(place, "Insult") === 0) return false
    figures[place.side].above -= of(place, "Insult")
    return true
  },
  Honours: ({ result }, figures) => {
    if (result.honours === undefined) return false
    const side = sideOf(result.honours.seat)
    figures[side].above -= result.honours.points
    figures[opponentsOf(side)].above += result.honours.points
    return true
  },
  RubberBonus: (place, figures) => {
    const bonus = of(place, "RubberBonus")
    if (bonus === 0) return false
    figures[place.side].above += bonus === 700 ? -200 : 200
    return true
  },
  DuplicateBonus: (place, figures) => {
    if (place.margin < 0 || of(place, "RubberBonus") > 0) return false
    const game = place.right[place.side].below >= 100
    figures[place.side].above += game ? (place.vulnerable ? 500 : 300) : 50
    return true
  },
  WrongSide: ({ right }, figures) => {
    const { EastWest, NorthSouth } = right
    if (NorthSouth.below + EastWest.below === 0) return false
    figures.NorthSouth = { ...EastWest }
    figures.EastWest = { ...NorthSouth }
    return true
  },
  ImpossibleFigure: ({ margin, side }, figures) => {
    if (margin < 0) return false
    figures[side].below += 3
    return true
  },
  ExplainedByHonours: ({ result, theirs }, figures) => {
    if (
      result.honours !== undefined ||
      result.contract.denomination === "Notrump" ||
      result.contract.doubling !== "Undoubled"
    )
      return false
    figures[theirs].above += 150
    return true
  },
  ExplainedByOldScale: ({ margin, result, theirs, vulnerable }, figures) => {
    if (vulnerable || result.contract.doubling !== "Doubled" || margin !== -4) return false
    figures[theirs].above -= 100
    return true
  },
  Unexplained: ({ margin, right, side }, figures) => {
    if (margin < 0 || right[side].below !== 120) return false
    figures[side].below = 640
    figures[side].above += 20
    return true
  }
}

export const SPOILED: ReadonlyArray<Reason> = [...(Object.keys(SPOILS) as ReadonlyArray<Reason>), "Addition"]

export const HEADER =
  "rubber,contract,declarer,tricks,honours,ns_below,ns_above,ew_below,ew_above,ns_total,ew_total"

/** Lines of an archive, one after another, and the fault in each that has one. One deal in `every` is spoiled; 0 for none. */
export function* archiveLines(
  seed: number,
  rubbers: number,
  every: number
): Generator<{ readonly text: string; readonly reason: Reason | undefined }> {
  const sequence = new Sequence(seed)
  for (let number = 1; number <= rubbers; number++) {
    let rubber = Rubber.start(sequence.pick(SEATS))
    const written = { NorthSouth: 0, EastWest: 0 }
    while (Rubber.winner(rubber) === undefined) {
      const before = rubber
      const result = dealFrom(sequence)
      const next = Result.getOrThrow(Rubber.play(before, result))
      rubber = next.rubber
      const right = totals(next.lines)
      const figures: Figures = { NorthSouth: { ...right.NorthSouth }, EastWest: { ...right.EastWest } }
      const spoiled = every > 0 && sequence.below(every) === 0
      const over = Rubber.winner(rubber) !== undefined
      // The last deal may be right and its rubber added up wrongly.
      const misadded = spoiled && over && sequence.below(3) === 0
      const reason = misadded
        ? "Addition"
        : spoiled
          ? spoil(sequence, result, before, next.lines, figures)
          : undefined
      for (const side of SIDES) written[side] += figures[side].below + figures[side].above
      const total = written.NorthSouth + (misadded ? 10 : 0)
      yield { text: lineOf(number, result, figures, over ? [total, written.EastWest] : undefined), reason }
    }
  }
}

/** A whole archive as text, with its faults. */
export const archive = (seed: number, rubbers: number, every: number) => {
  const lines = [HEADER]
  const faults: Array<Fault> = []
  for (const { reason, text } of archiveLines(seed, rubbers, every)) {
    lines.push(text)
    if (reason !== undefined) faults.push({ line: lines.length, reason })
  }
  return { text: `${lines.join("\n")}\n`, faults }
}

function spoil(
  sequence: Sequence,
  result: DealResult,
  before: Rubber.Rubber,
  lines: ReadonlyArray<ScoreLine>,
  figures: Figures
): Reason | undefined {
  if (result._tag === "PassedOut") return undefined
  const side = sideOf(result.contract.declarer)
  const place: Place = {
    result,
    side,
    theirs: opponentsOf(side),
    vulnerable: before.games[side] > 0,
    margin: result.tricks - 6 - result.contract.level,
    lines,
    before,
    right: totals(lines)
  }
  const kinds = Object.entries(SPOILS)
  // The rarer mistakes first, from a place that changes, so that every kind comes up.
  const start = sequence.below(kinds.length)
  for (let n = 0; n < kinds.length; n++) {
    const [reason, attempt] = kinds[(start + n) % kinds.length]!
    if (attempt(place, figures)) return reason as Reason
  }
  return undefined
}

function dealFrom(sequence: Sequence): DealResult {
  if (sequence.below(20) === 0) return PASSED_OUT
  const level = sequence.pick<Level>([1, 2, 2, 3, 3, 4, 4, 5, 6, 7])
  const denomination = sequence.pick(DENOMINATIONS)
  const doubling = sequence.pick([DOUBLINGS[0]!, DOUBLINGS[0]!, DOUBLINGS[1]!, DOUBLINGS[2]!])
  const contract = { level, denomination, doubling, declarer: sequence.pick(SEATS) }
  const tricks = Math.max(0, Math.min(13, 6 + level + sequence.pick([-4, -3, -2, -1, 0, 0, 0, 1, 2, 3])))
  if (sequence.below(8) > 0) return played(contract, tricks)
  return played(contract, tricks, {
    seat: sequence.pick(SEATS),
    points: denomination === "Notrump" ? 150 : 100
  })
}

function lineOf(
  number: number,
  result: DealResult,
  figures: Figures,
  sums: readonly [number, number] | undefined
): string {
  const { EastWest, NorthSouth } = figures
  const points = [NorthSouth.below, NorthSouth.above, EastWest.below, EastWest.above]
  const end = sums === undefined ? ["", ""] : sums
  if (result._tag === "PassedOut") return [number, "pass", "", "", "", ...points, ...end].join(",")
  const { contract, honours, tricks } = result
  const bid = contract.level + contract.denomination[0]! + DOUBLING_MARK[contract.doubling]
  const claim = honours === undefined ? "" : `${SEAT_LETTER[honours.seat]} ${honours.points}`
  return [number, bid, SEAT_LETTER[contract.declarer], tricks, claim, ...points, ...end].join(",")
}
