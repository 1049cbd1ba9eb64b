/** Games of PBN and boards of LIN against the scores and the play that stand with them. */
import { Result } from "effect"
import { type BySide, SIDES } from "../deal/Seat.ts"
import { resultOf } from "../formats/DealRecord.ts"
import { agreesWithPlay, type LinBoard } from "../formats/lin/LinBoard.ts"
import type { PbnBoard } from "../formats/pbn/PbnBoard.ts"
import type { History } from "../formats/pbn/PbnScores.ts"
import { historyText } from "../formats/pbn/PbnScores.ts"
import { countTricks } from "../formats/Play.ts"
import { withHonours } from "../formats/Rubbers.ts"
import { isPartscore } from "../rubber/RubberState.ts"
import type { Entry } from "./Entry.ts"
import { entryOf } from "./EntryOf.ts"
import { explained, type Finding } from "./Reason.ts"
import type { OpenRubber } from "./OpenRubber.ts"
import { type UnusableEntry } from "./UnusableEntry.ts"
import { Validator, type ValidatorOptions } from "./Validator.ts"

/** Checks the games of one PBN file in order: a rubber goes on until it is won or the history begins anew. */
export class PbnCheck {
  private readonly options: Partial<ValidatorOptions>
  private readonly validator: Validator
  private readonly duplicate: Validator
  private readonly oldScale: Validator
  private number = 1

  constructor(options: Partial<ValidatorOptions> = {}) {
    this.options = options
    this.validator = new Validator(options)
    this.duplicate = new Validator({ ...options, variant: "duplicate" })
    this.oldScale = new Validator({ ...options, variant: "duplicate", scale: "old" })
  }

  check(board: PbnBoard): ReadonlyArray<Finding> | UnusableEntry {
    const findings: Array<Finding> = [...playFindings(board)]
    const result = withHonours(resultOf(board), board.deal)
    if (result === undefined) return findings
    const hands = board.deal !== undefined && Object.values(board.deal).every((hand) => hand !== undefined)
    const entry: Entry = {
      ...entryOf(result),
      line: board.at.scoreRubber,
      vulnerable: marks(board.vulnerable)
    }
    entry.honoursKnown ||= hands || result._tag === "PassedOut"
    entry.board = Number(/^\d+$/u.exec(board.board ?? "")?.[0] ?? Number.NaN)
    entry.dealer = board.dealer === undefined ? -1 : ["North", "East", "South", "West"].indexOf(board.dealer)
    if (this.options.variant === "duplicate" || this.isDuplicate(board))
      return this.byScore(board, entry, findings)
    entry.rubber = this.rubberOf(board)
    findings.push(...this.historyFindings(board, entry.rubber))
    const rubberScore = board.scoreRubber
    if (rubberScore !== undefined) {
      entry.nsBelow = rubberScore.NorthSouth?.below ?? Number.NaN
      entry.nsAbove = rubberScore.NorthSouth?.above ?? Number.NaN
      entry.ewBelow = rubberScore.EastWest?.below ?? Number.NaN
      entry.ewAbove = rubberScore.EastWest?.above ?? Number.NaN
    }
    const found = this.validator.check(entry)
    if ("_tag" in found) return found
    return [...findings, ...found.filter((one) => !this.isBonusLeftOut(one))]
  }

  /** Rubber scoring says so by its tags; a game that has a score of that kind only is duplicate. */
  private isDuplicate(board: PbnBoard): boolean {
    const kinds = [...board.scoring, board.competition].map((kind) => kind.toLowerCase())
    if (board.scoreRubber !== undefined || board.history !== undefined) return false
    if (kinds.some((kind) => kind === "rubber" || kind === "chicago")) return false
    return board.score !== undefined && kinds.some((kind) => kind !== "")
  }

  private byScore(
    board: PbnBoard,
    entry: Entry,
    findings: ReadonlyArray<Finding>
  ): ReadonlyArray<Finding> | UnusableEntry {
    if (board.score === undefined) return findings
    const old = board.scoring.includes("OldMP")
    const found = (old ? this.oldScale : this.duplicate).check({
      ...entry,
      line: board.at.score,
      nsScore: board.score
    })
    return "_tag" in found ? found : [...findings, ...found]
  }

  /** The standard does not say whether a deal's score has the rubber bonus in it, so without it is no fault. */
  private isBonusLeftOut({ expected, found, reason }: Finding): boolean {
    const off = Number(expected) - Number(found)
    return (reason === "RubberBonus" || reason === "PartscoreCarry") && (off === 700 || off === 500)
  }

  private rubberOf(board: PbnBoard): string {
    const open = this.validator.book.find(String(this.number))
    const over = typeof open === "string"
    const anew =
      !over && open.deals > 0 && board.history !== undefined && isFresh(board.history) && !isLoveAll(open)
    if (over || anew) this.number++
    const id = String(this.number)
    const begun = this.validator.book.find(id)
    // A file may begin in the middle of a rubber; then its history is where it starts.
    if (typeof begun !== "string" && begun.deals === 0 && board.history !== undefined)
      begin(begun, board.history)
    return id
  }

  private historyFindings(board: PbnBoard, id: string): ReadonlyArray<Finding> {
    const { history } = board
    const open = this.validator.book.find(id)
    if (history === undefined || typeof open === "string") return []
    const line = board.at.history
    const broken = brokenHistory(history)
    if (broken) {
      return [
        {
          line,
          rubber: id,
          field: "history",
          expected: null,
          found: historyText(history),
          ...explained(["ImpossibleFigure", "History"])
        }
      ]
    }
    const same = SIDES.every((side, n) => {
      const { above, below } = history[side]
      const mine = open.below[n]!
      return (
        // Where honours are only supposed, a history that has none of them is right as well.
        (above === open.above[n] || above === open.above[n]! - open.supposed[n]!) &&
        below.length === mine.length &&
        below.every((points, k) => points === mine[k])
      )
    })
    if (same) return []
    const right: History = {
      NorthSouth: { previous: history.NorthSouth.previous, above: open.above[0], below: open.below[0] },
      EastWest: { previous: history.EastWest.previous, above: open.above[1], below: open.below[1] }
    }
    return [
      {
        line,
        rubber: id,
        field: "history",
        expected: historyText(right),
        found: historyText(history),
        ...explained(["History"])
      }
    ]
  }
}

/** A finished game has one side with 100 or more, the open one none; every figure is one that can stand below the line. */
function brokenHistory({ EastWest, NorthSouth }: History): boolean {
  const won = [0, 0]
  return NorthSouth.below.some((ours, n) => {
    const theirs = EastWest.below[n]!
    if (ours % 10 !== 0 || theirs % 10 !== 0) return true
    if (n === NorthSouth.below.length - 1)
      return !isPartscore(ours) || !isPartscore(theirs) || won.includes(2)
    const winners = [ours, theirs].filter((points) => points >= 100).length
    won[ours >= 100 ? 0 : 1]!++
    return winners !== 1
  })
}

function begin(rubber: OpenRubber, history: History): void {
  if (brokenHistory(history)) return
  for (const [n, side] of SIDES.entries()) {
    const { above, below } = history[side]
    rubber.above[n] = above
    rubber.right[n] = above + below.reduce((sum, points) => sum + points, 0)
    rubber.written[n] = Number.NaN
    rubber.below[n]!.splice(0, 1, ...below)
    rubber.partscore[n] = below.at(-1)!
    rubber.games[n] = below.slice(0, -1).filter((points) => points >= 100).length
  }
}

function isFresh(history: History): boolean {
  return SIDES.every((side) => history[side].below.length === 1 && history[side].below[0] === 0)
}

function isLoveAll({ games, partscore }: OpenRubber): boolean {
  return games[0] + games[1] + partscore[0] + partscore[1] === 0
}

function marks(vulnerable: BySide<boolean> | undefined): number {
  if (vulnerable === undefined) return -1
  return (vulnerable.NorthSouth ? 1 : 0) + (vulnerable.EastWest ? 2 : 0)
}

/** The result against the cards played, unless the file says that it was agreed otherwise. */
function playFindings(board: PbnBoard): ReadonlyArray<Finding> {
  const { contract, play, tricks } = board
  if (play.length === 0 || tricks === undefined || contract === undefined || contract === "PassedOut")
    return []
  if (board.resultDisputed) return []
  const count = countTricks(play, contract, board.deal)
  if (Result.isFailure(count) || agreesWithPlay(tricks, count.success)) return []
  return [tricksFinding(board.at.result, board.board, count.success.declarer, tricks)]
}

/** The claim against the play, and the match's own list against both. */
export const linFindings = (board: LinBoard): ReadonlyArray<Finding> => {
  const { claim, contract, listed, played, tricks } = board
  const findings: Array<Finding> = []
  if (claim !== undefined && played !== undefined && !agreesWithPlay(claim, played)) {
    findings.push(tricksFinding(board.line, board.board, played.declarer, claim))
  }
  if (
    listed?.tricks !== undefined &&
    tricks !== undefined &&
    contract !== "PassedOut" &&
    listed.tricks !== tricks
  ) {
    findings.push(tricksFinding(board.line, board.board, tricks, listed.tricks))
  }
  return findings
}

function tricksFinding(line: number, board: string | undefined, expected: number, found: number): Finding {
  return { line, rubber: board ?? null, field: "tricks", expected, found, ...explained(["PlayDisagrees"]) }
}
