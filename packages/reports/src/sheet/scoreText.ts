/** One deal explained as text: what happened, every line it writes and why, and what each side gets. */
import { toSymbols } from "@rubber-bridge/core/auction/Contract"
import { type BySide, SIDE_LETTERS, sideOf, SIDES } from "@rubber-bridge/core/deal/Seat"
import { type DealResult, overtricks, type Played, undertricks } from "@rubber-bridge/core/result/DealResult"
import { type ScoreLine, totals } from "@rubber-bridge/core/scoring/ScoreLine"
import { wordsOf } from "../words/index.ts"
import { wrap } from "../lesson/document/documentText.ts"
import { displayWidth } from "../terminal/displayWidth.ts"
import type { TextOptions } from "./entryNote.ts"
import { plainText } from "./plainText.ts"
import { textTable } from "./textTable.ts"

export interface ScoredDeal {
  readonly result: DealResult
  /** Before the deal. */
  readonly vulnerable: BySide<boolean>
  readonly lines: ReadonlyArray<ScoreLine>
}

/**
 * A heading, one indented line for each entry with its sum, reason and rule, and the totals of both sides. Where a terminal
 * of `width` columns is too narrow, reason and rule stand below their entry.
 */
export const scoreText = (
  deal: ScoredDeal,
  options: TextOptions & { readonly width?: number | undefined }
): string => {
  const words = wordsOf(options.lang).score
  if (deal.lines.length === 0) return `${resultHeading(deal, options)}: ${words.nothingWritten}`
  const rows = deal.lines.map((line) => [
    SIDE_LETTERS[line.side],
    words.whereTheLine[line.where],
    String(line.points),
    line.sum === String(line.points) ? "" : `= ${line.sum}`,
    scoreReason(line, deal, options),
    `[${line.rule}]`
  ])
  const points = totals(deal.lines)
  const sums = SIDES.map((side) => {
    const { above, below } = points[side]
    const parts = `${words.whereTheLine.below} ${below}, ${words.whereTheLine.above} ${above}`
    return [`${SIDE_LETTERS[side]} ${words.total}`, String(below + above), `(${parts})`]
  })
  const text = [
    resultHeading(deal, options),
    ...entryLines(rows, options.width),
    ...textTable(sums, ["left", "right", "left"]).map((line) => `  ${line}`)
  ].join("\n")
  return options.ascii ? plainText(text) : text
}

function entryLines(
  rows: ReadonlyArray<ReadonlyArray<string>>,
  width: number = Number.POSITIVE_INFINITY
): ReadonlyArray<string> {
  const whole = textTable(rows, ["left", "left", "right", "left", "left", "left"]).map((line) => `  ${line}`)
  if (whole.every((line) => displayWidth(line) <= width)) return whole
  const figures = textTable(
    rows.map((row) => row.slice(0, 4)),
    ["left", "left", "right", "left"]
  )
  return rows.flatMap(([, , , , reason = "", rule = ""], n) => [
    `  ${figures[n]}`,
    wrap(`      ${reason} ${rule}`, width, "      ")
  ])
}

/** `4♠X by West, not vulnerable: 8 tricks, down 2`. */
export const resultHeading = (
  { result, vulnerable }: Pick<ScoredDeal, "result" | "vulnerable">,
  { ascii, lang }: TextOptions
): string => {
  const words = wordsOf(lang).score
  if (result._tag === "PassedOut") return words.passedOut
  const { contract, tricks } = result
  const over = overtricks(result)
  const down = undertricks(result)
  const outcome = down > 0 ? words.down(down) : over > 0 ? words.over(over) : words.madeExactly
  return (
    `${toSymbols(contract, ascii)} ${words.by(words.seat[contract.declarer])}, ` +
    `${words.vulnerability(vulnerable[sideOf(contract.declarer)])}: ${words.tricks(tricks)}, ${outcome}`
  )
}

/** Why the deal writes this line, in one phrase. */
export const scoreReason = (
  { kind, points }: Pick<ScoreLine, "kind" | "points">,
  { result, vulnerable }: Pick<ScoredDeal, "result" | "vulnerable">,
  { lang }: Pick<TextOptions, "lang">
): string => {
  const { reason } = wordsOf(lang).score
  if (kind === "RubberBonus") return reason.RubberBonus(points)
  if (kind === "UnfinishedGame" || kind === "UnfinishedPartscore") return reason[kind]
  if (result._tag === "PassedOut") return ""
  const { contract }: Played = result
  const isVulnerable = vulnerable[sideOf(contract.declarer)]
  switch (kind) {
    case "TrickScore":
      return reason.TrickScore(contract.level, contract.doubling)
    case "Overtricks":
      return reason.Overtricks(overtricks(result), contract.doubling, isVulnerable)
    case "Undertricks":
      return reason.Undertricks(undertricks(result), contract.doubling, isVulnerable)
    case "Slam":
      return reason.Slam(contract.level === 7, isVulnerable)
    case "Insult":
      return reason.Insult(contract.doubling)
    case "Honours":
      return reason.Honours(points, contract.denomination === "Notrump")
  }
}
