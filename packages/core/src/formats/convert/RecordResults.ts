/** Deal records as result lines. The lines `rubber` are set where the records name another one or the last is won. */
import { Result } from "effect"
import { SEAT_LETTER, SEATS, SIDES } from "../../deal/Seat.ts"
import { toText as resultText } from "../../result/ResultText.ts"
import * as Rubber from "../../rubber/Rubber.ts"
import { vulnerable } from "../../rubber/RubberState.ts"
import { type DealRecord, resultOf } from "../DealRecord.ts"
import { withHonours } from "../Rubbers.ts"
import type { Written } from "../results/Written.ts"
import type { Converted, Loss } from "./Loss.ts"
import { type SheetRecord, sheetLines, totalText } from "./SheetRecord.ts"

/** Writes record after record; knows where a rubber ends. */
export class ResultsWriter {
  private state = Rubber.start()
  private label: string | undefined
  private players = ""
  private begun = false
  /** Set behind a sheet of figures, to which no deal can be added. */
  private closed = false

  write(record: DealRecord): Converted {
    const losses = lossesOf(record)
    const result = withHonours(resultOf(record), record.deal)
    if (result === undefined) return { text: "", losses: ["result"] }
    const lines: Array<string> = []
    if (/[;#"\r\n]/u.test(record.rubber ?? "")) losses.push("label")
    if (Object.values(record.players).some((name) => name.includes('"'))) losses.push("quotes")
    const over = Rubber.winner(this.state) !== undefined || this.closed
    this.closed = false
    const renamed = this.begun && record.rubber !== this.label
    if (over || renamed || !this.begun) {
      if (this.begun || record.rubber !== undefined) {
        lines.push(
          record.rubber === undefined ? "rubber" : `rubber ${record.rubber.replaceAll(/[;#"\r\n]/gu, " ")}`
        )
      }
      this.state = Rubber.start(record.dealer)
      if (record.dealer !== undefined && record.dealer !== "North")
        lines.push(`dealer ${SEAT_LETTER[record.dealer]}`)
    }
    const marked = vulnerable(this.state)
    if (record.vulnerable !== undefined && SIDES.some((side) => record.vulnerable![side] !== marked[side]))
      losses.push("vulnerable")
    this.begun = true
    this.label = record.rubber
    const players = playersLine(record)
    if (players !== "" && players !== this.players) lines.push(players)
    this.players = players
    const next = Rubber.play(this.state, result)
    if (Result.isSuccess(next)) this.state = next.success.rubber
    const written = record.wrote === undefined ? "" : wroteText(record.wrote)
    if (written === undefined) losses.push("figures")
    lines.push(resultText(result) + (written ?? ""))
    if (record.total !== undefined) lines.push(totalText(record.total))
    return { text: lines.map((line) => `${line}\n`).join(""), losses }
  }

  /** A rubber of which only figures are known. */
  sheet(sheet: SheetRecord): string {
    const lines = sheetLines(sheet, !this.begun)
    this.begun = true
    this.label = sheet.rubber
    this.closed = true
    return lines.map((line) => `${line}\n`).join("")
  }
}

function lossesOf(record: DealRecord): Array<Loss> {
  const losses: Array<Loss> = []
  if (record.deal !== undefined) losses.push("hands")
  if (record.auction !== undefined) losses.push("auction")
  if (record.play.length > 0) losses.push("play")
  if (record.board !== undefined) losses.push("board")
  return losses
}

function playersLine({ players }: DealRecord): string {
  const names = SEATS.flatMap((seat) =>
    players[seat] === undefined ? [] : [`${seat}="${players[seat].replaceAll('"', "'")}"`]
  )
  return names.length === 0 ? "" : `players ${names.join(" ")}`
}

/** Behind `wrote` a column that is not mentioned was empty, so figures of which some are unknown cannot be written. */
function wroteText(wrote: Written): string | undefined {
  const { EastWest, NorthSouth, net } = wrote
  const columns = [NorthSouth.below, NorthSouth.above, EastWest.below, EastWest.above]
  const known = columns.filter((points) => points !== undefined).length
  if (known !== 0 && known !== 4) return undefined
  const parts =
    known === 0
      ? []
      : [
          `NS below ${NorthSouth.below} above ${NorthSouth.above} EW below ${EastWest.below} above ${EastWest.above}`
        ]
  if (net !== undefined) parts.push(`NS score ${net}`)
  return parts.length === 0 ? "" : ` wrote ${parts.join(" ")}`
}
