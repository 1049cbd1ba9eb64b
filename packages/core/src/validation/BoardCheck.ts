/** Games of PBN against the scores, the state and the play that stand with them. */
import type { BySide } from "../deal/Seat.ts"
import { resultOf } from "../formats/DealRecord.ts"
import type { PbnBoard } from "../formats/pbn/PbnBoard.ts"
import { withHonours } from "../formats/Rubbers.ts"
import type { Entry } from "./Entry.ts"
import { entryOf } from "./EntryOf.ts"
import { begin, checkHistory, isFresh, isLoveAll } from "./HistoryCheck.ts"
import { playFindings } from "./PlayCheck.ts"
import type { Finding } from "./Reason.ts"
import { StatedState, sumsOf } from "./StatedState.ts"
import type { UnusableEntry } from "./UnusableEntry.ts"
import { Validator, type ValidatorOptions } from "./Validator.ts"

/** Checks the games of one PBN file in order: a rubber goes on until it is won or the history begins anew. */
export class PbnCheck {
  private readonly options: Partial<ValidatorOptions>
  private readonly validator: Validator
  private readonly duplicate: Validator
  private readonly oldScale: Validator
  private readonly stated = new StatedState()
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
    const open = this.validator.book.find(entry.rubber)
    const known = typeof open === "string" ? undefined : open
    if (known?.deals === 0) this.stated.begin(known)
    if (board.history !== undefined && known !== undefined)
      findings.push(...checkHistory(board.history, board.at.history, known, this.stated))
    const before = known && sumsOf(known)
    const rubberScore = board.scoreRubber
    if (rubberScore !== undefined) {
      entry.nsBelow = rubberScore.NorthSouth?.below ?? Number.NaN
      entry.nsAbove = rubberScore.NorthSouth?.above ?? Number.NaN
      entry.ewBelow = rubberScore.EastWest?.below ?? Number.NaN
      entry.ewAbove = rubberScore.EastWest?.above ?? Number.NaN
    }
    const found = this.validator.check(entry)
    if ("_tag" in found) return found
    if (known !== undefined && before !== undefined) this.stated.write(rubberScore, before, sumsOf(known))
    return [...findings, ...found.filter((one) => !this.isBonusLeftOut(one))]
  }

  /** Rubber scoring says so by its tags; a game that has a score of the other kind only is duplicate. */
  private isDuplicate(board: PbnBoard): boolean {
    const kinds = [...board.scoring, board.competition].map((kind) => kind.toLowerCase())
    if (board.scoreRubber !== undefined || board.history !== undefined) return false
    if (kinds.some((kind) => kind === "rubber" || kind === "chicago")) return false
    // Where nothing names the scoring and nobody's vulnerability is known, there is nothing to compare the score with.
    const named = kinds.some((kind) => kind !== "")
    return board.score !== undefined && (named || board.vulnerable !== undefined)
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
}

function marks(vulnerable: BySide<boolean> | undefined): number {
  if (vulnerable === undefined) return -1
  return (vulnerable.NorthSouth ? 1 : 0) + (vulnerable.EastWest ? 2 : 0)
}
