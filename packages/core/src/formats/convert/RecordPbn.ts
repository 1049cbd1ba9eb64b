/**
 * Deal records as PBN games. Inside a rubber the state at the start of each deal is written as ScoreRubberHistory, and what
 * the deal wrote as ScoreRubber, so that no points are lost where the hands that held honours are not known.
 */
import { Result } from "effect"
import { toText as callText } from "../../auction/Call.ts"
import { toShorthand } from "../../auction/Contract.ts"
import { toText as cardText } from "../../cards/Card.ts"
import * as PbnDeal from "../../deal/PbnDeal.ts"
import { bySide, nextSeat, type Seat, SEAT_LETTER, SEAT_NUMBER, SEATS, SIDES } from "../../deal/Seat.ts"
import * as Rubber from "../../rubber/Rubber.ts"
import { vulnerable } from "../../rubber/RubberState.ts"
import { totals } from "../../scoring/ScoreLine.ts"
import { type DealRecord, resultOf } from "../DealRecord.ts"
import type { PbnCell, PbnSequence } from "../pbn/PbnCells.ts"
import { inExportOrder, type PbnGame, type PbnTag } from "../pbn/PbnGame.ts"
import { historyText, vulnerableText } from "../pbn/PbnScores.ts"
import { winnerOf } from "../Play.ts"
import { withHonours } from "../Rubbers.ts"
import type { Loss } from "./Loss.ts"

/** Turns record after record into games; those that name a rubber are deals of it, one rubber behind another. */
export class PbnGameWriter {
  private state = Rubber.start()
  private label: string | undefined
  private number = 0
  private begun = false
  private readonly previous = { NorthSouth: 0, EastWest: 0 }

  game(record: DealRecord): { readonly game: PbnGame; readonly losses: ReadonlyArray<Loss> } {
    this.number++
    const values = new Map<string, string>()
    const set = (name: string, value: string | undefined) => value !== undefined && values.set(name, value)
    const { auction, contract, deal, play, players } = record
    const result = withHonours(resultOf(record), deal)
    const inRubber = record.rubber !== undefined
    if (inRubber && result !== undefined) this.scores(record, result, set)
    else set("Vulnerable", record.vulnerable && vulnerableText(record.vulnerable))
    const dealer =
      record.dealer ?? auction?.dealer ?? (inRubber && result !== undefined ? this.dealt : undefined)
    set("Board", record.board ?? (inRubber ? String(this.number) : undefined))
    for (const seat of SEATS) set(seat, players[seat])
    set("Dealer", dealer && SEAT_LETTER[dealer])
    set("Deal", deal && PbnDeal.toText(deal, dealer))
    if (inRubber) set("Scoring", "Rubber")
    if (record.rubber !== undefined) set("Round", record.rubber)
    if (contract === "PassedOut") for (const name of ["Declarer", "Result"]) set(name, "")
    set("Contract", contract === "PassedOut" ? "Pass" : contract && toShorthand(contract).replace("N", "NT"))
    if (contract !== undefined && contract !== "PassedOut") {
      set("Declarer", SEAT_LETTER[contract.declarer])
      set("Result", record.tricks === undefined ? undefined : String(record.tricks))
    }
    const losses: Array<Loss> = []
    // The points stay in the score of the rubber; who held the honours does not.
    if (record.honours !== undefined && deal === undefined) losses.push(inRubber ? "claim" : "honours")
    if (record.total !== undefined) losses.push("totals")
    if (record.wrote !== undefined && (!inRubber || result === undefined || record.wrote.net !== undefined))
      losses.push("figures")
    const game: PbnGame = {
      line: record.line,
      comments: [],
      tags: inExportOrder([...values].map(([name, value]) => tag(name, value))),
      auction:
        auction && auction.calls.length > 0
          ? sequence(auction.dealer, auction.calls.map(callText))
          : undefined,
      play:
        contract === undefined || contract === "PassedOut" || play.length === 0
          ? undefined
          : sequence(nextSeat(contract.declarer), inColumns(record), play.length < 52)
    }
    return { game, losses }
  }

  private dealt: Seat = "North"

  private scores(
    record: DealRecord,
    result: Parameters<typeof Rubber.play>[1],
    set: (name: string, value: string | undefined) => unknown
  ): void {
    if (Rubber.winner(this.state) !== undefined || (this.begun && record.rubber !== this.label)) {
      // Nothing of earlier rubbers is to be lost, so their trick points are in it too.
      const sums = Rubber.columns(this.state)
      for (const side of SIDES) this.previous[side] += sums[side].total
      this.state = Rubber.start(record.dealer)
    }
    this.begun = true
    this.label = record.rubber
    this.dealt = this.state.dealer
    const { state } = this
    set("Vulnerable", vulnerableText(vulnerable(state)))
    set(
      "ScoreRubberHistory",
      historyText(
        bySide((side) => ({
          previous: this.previous[side],
          above: state.above[side],
          below: state.below[side]
        }))
      )
    )
    const next = Rubber.play(state, result)
    if (Result.isFailure(next)) return
    this.state = next.success.rubber
    const right = totals(next.success.lines)
    const { wrote } = record
    const shown = bySide((side) => ({
      above: wrote?.[side].above ?? right[side].above,
      below: wrote?.[side].below ?? right[side].below
    }))
    set(
      "ScoreRubber",
      SIDES.map(
        (side) => `${side === "NorthSouth" ? "NS" : "EW"} ${shown[side].above}/${shown[side].below}`
      ).join(" ")
    )
  }
}

function tag(name: string, value: string): PbnTag {
  return { name, value, section: [], comments: [], line: 0, column: 0 }
}

function sequence(first: Seat, texts: ReadonlyArray<string>, stopped = false): PbnSequence {
  const cells = texts.map((text): PbnCell => {
    const bid = /^\dN$/u.test(text) ? `${text}T` : text
    return { text: bid, irregularity: "", note: undefined, glyphs: [], comments: [] }
  })
  return { first, cells, stopped, notes: [], comments: [], line: 0 }
}

/** Cards in the columns of the seats, clockwise from the opening leader. */
function inColumns({ contract, play }: DealRecord): ReadonlyArray<string> {
  if (contract === undefined || contract === "PassedOut") return []
  const first = SEAT_NUMBER[nextSeat(contract.declarer)]
  let leader = nextSeat(contract.declarer)
  const cells: Array<string> = []
  for (let n = 0; n < play.length; n += 4) {
    const trick = play.slice(n, n + 4)
    const row = ["-", "-", "-", "-"]
    for (const [k, card] of trick.entries()) row[(SEAT_NUMBER[leader] + k - first + 8) % 4] = cardText(card)
    cells.push(...row)
    if (trick.length === 4) leader = winnerOf(trick, leader, contract.denomination)
  }
  return cells
}
