/** Deals written in a format, one after another, with a count of what the format could not hold. */
import type { Loss } from "@rubber-bridge/core/formats/convert/Loss"
import { toJson } from "@rubber-bridge/core/formats/convert/RecordJson"
import { PbnGameWriter } from "@rubber-bridge/core/formats/convert/RecordPbn"
import { ResultsWriter } from "@rubber-bridge/core/formats/convert/RecordResults"
import { RubberGatherer } from "@rubber-bridge/core/formats/convert/RubberGatherer"
import { type SheetRecord, sheetJson } from "@rubber-bridge/core/formats/convert/SheetRecord"
import type { DealRecord } from "@rubber-bridge/core/formats/DealRecord"
import { toText as linText } from "@rubber-bridge/core/formats/lin/LinFile"
import type { PbnGame } from "@rubber-bridge/core/formats/pbn/PbnGame"
import { HEAD, isLatin1, lossesOf, toText as pbnText } from "@rubber-bridge/core/formats/pbn/PbnWriter"
import type { FileKind } from "../input/FileKind.ts"

export type TargetKind = Exclude<FileKind, "csv">

export class RecordWriter {
  readonly losses = new Map<Loss, number>()
  /** Values that were longer than a line of PBN. */
  cut = 0
  /** Whether PBN met letters outside Latin-1. */
  notLatin1 = false
  private readonly to: TargetKind
  private readonly results = new ResultsWriter()
  private readonly games = new PbnGameWriter()
  /** Other targets only mark where a rubber begins, so its deals must come together. */
  private readonly gatherer = new RubberGatherer()
  /** Deals written so far. */
  number = 0

  constructor(to: TargetKind) {
    this.to = to
  }

  /** The text of one deal, with its ends of line; or of a rubber that it completes. */
  write(record: DealRecord, game: PbnGame | undefined, lost: ReadonlyArray<Loss> = []): string {
    // PBN is written from the game itself; result lines say of a whole deal that it is lost.
    const told =
      this.to === "pbn" || this.to === "results" ? lost.filter((one) => one !== "incomplete") : lost
    for (const loss of told) this.lose(loss)
    if (game !== undefined || this.to === "jsonl") return this.one(record, game)
    return this.gatherer
      .take(record)
      .map((one) => this.one(one, undefined))
      .join("")
  }

  /** What was kept until the end. */
  end(): string {
    const rest = this.gatherer.end().map((one) => this.one(one, undefined))
    return rest.join("")
  }

  /** A rubber of which only figures are known. */
  sheet(sheet: SheetRecord): string {
    if (sheet.total?.margin !== undefined && this.to === "jsonl") this.lose("margin")
    if (this.to === "results") return this.results.sheet(sheet)
    if (this.to === "jsonl")
      return sheetJson(sheet)
        .map((line) => `${line}\n`)
        .join("")
    this.lose("sheet")
    return ""
  }

  private one(record: DealRecord, game: PbnGame | undefined): string {
    this.number++
    if (game !== undefined && this.to !== "pbn" && hasMore(game)) this.lose("sections")
    switch (this.to) {
      case "jsonl":
        if (record.total?.margin !== undefined) this.lose("margin")
        return `${toJson(record)}\n`
      case "results": {
        const { losses, text } = this.results.write(record)
        for (const loss of losses) this.lose(loss)
        return text
      }
      case "lin": {
        const { losses, text } = linText(record, this.number)
        for (const loss of losses) this.lose(loss)
        return `${text}\n`
      }
      case "pbn":
        return this.pbn(record, game)
    }
  }

  private pbn(record: DealRecord, source: PbnGame | undefined): string {
    const made = source === undefined ? this.games.game(record) : { game: source, losses: [] }
    for (const loss of made.losses) this.lose(loss)
    for (const { why } of lossesOf(made.game)) if (why === "CutTo255") this.cut++
    const text = pbnText(made.game)
    this.notLatin1 ||= !isLatin1(text)
    return this.number === 1 ? HEAD + text : `\r\n${text}`
  }

  private lose(loss: Loss): void {
    this.losses.set(loss, (this.losses.get(loss) ?? 0) + 1)
  }
}

/** Comments, sections and tags that only PBN has. */
function hasMore(game: PbnGame): boolean {
  const other = game.tags.some(
    ({ comments, name, section }) => !HELD.has(name) || section.length > 0 || comments.length > 0
  )
  const noted = [game.auction, game.play].some(
    (part) => part !== undefined && (part.notes.length > 0 || part.comments.length > 0)
  )
  return other || noted || game.comments.length > 0
}

/** Tags whose meaning a deal record holds. */
const HELD = new Set([
  "Board",
  "West",
  "North",
  "East",
  "South",
  "Dealer",
  "Vulnerable",
  "Deal",
  "Declarer",
  "Contract",
  "Result"
])
