/**
 * Mistakes of scorers, one for each reason: each changes the figures of a deal by its own arithmetic, apart from what the
 * validator supposes.
 */
import { DENOMINATIONS } from "../../../src/auction/Denomination.ts"
import { DOUBLINGS } from "../../../src/auction/Doubling.ts"
import type { Level } from "../../../src/auction/Contract.ts"
import { opponentsOf, SEATS, type Side, sideOf } from "../../../src/deal/Seat.ts"
import { type DealResult, PASSED_OUT, type Played, played } from "../../../src/result/DealResult.ts"
import type * as Rubber from "../../../src/rubber/Rubber.ts"
import { penalty } from "../../../src/scoring/Penalty.ts"
import { type ScoreLine, totals } from "../../../src/scoring/ScoreLine.ts"
import type { Reason } from "../../../src/validation/Reason.ts"
import type { Sequence } from "./Sequence.ts"

export type Figures = Record<Side, { below: number; above: number }>

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

/** Reasons that some mistake here gives. */
export const SPOILED: ReadonlyArray<Reason> = Object.keys(SPOILS) as ReadonlyArray<Reason>

/** Spoils the figures of a deal in some way that its contract allows; gives the reason, or nothing for a passed-out deal. */
export function spoil(
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

/** A contract and its result, here and there with honours. */
export function dealFrom(sequence: Sequence): DealResult {
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
