/** Rubbers as score sheets: as text with what was asked for beneath, as JSON, and as rows. */
import type { BySeat, BySide, Side } from "@rubber-bridge/core/deal/Seat"
import { bySide, SEAT_LETTER, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import type { RecordedRubber } from "@rubber-bridge/core/formats/results/ResultFile"
import * as ResultText from "@rubber-bridge/core/result/ResultText"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { hundreds, type Rounding, standings } from "@rubber-bridge/core/rubber/Stakes"
import type { UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import { resultNote, type TextOptions } from "@rubber-bridge/reports/sheet/entryNote"
import { sideName, type SidePlayers, sidePlayers } from "@rubber-bridge/reports/sheet/sidePlayers"
import { type SheetOptions, sheetText } from "@rubber-bridge/reports/sheet/sheetText"
import { type Lang, type Words, wordsOf } from "@rubber-bridge/reports/words/index"
import { Result } from "effect"
import { type Table, toColumns } from "./Table.ts"

export interface SheetRequest {
  readonly dealByDeal: boolean
  readonly edition: UnfinishedEdition
  readonly rounding: Rounding | undefined
  /** What a hundred points is worth; `undefined` where nobody asked. */
  readonly stake: number | undefined
  /** Names from the command line, for seats the file does not name. */
  readonly players: Partial<BySeat<string>>
}

export interface NamedSheet {
  readonly sheet: ScoreSheet.ScoreSheet
  readonly players: Partial<BySeat<string>>
  readonly label: string | undefined
}

/** The sheets of recorded rubbers, settled as asked. */
export const sheetsOf = (
  rubbers: ReadonlyArray<RecordedRubber>,
  { edition, players }: Pick<SheetRequest, "edition" | "players">
): ReadonlyArray<NamedSheet> =>
  rubbers.map((rubber) => ({
    // The reader has refused results after the end of a rubber.
    sheet: ScoreSheet.settle(
      Result.getOrThrow(
        ScoreSheet.fromResults(
          rubber.deals.map((deal) => deal.result),
          rubber.dealer
        )
      ),
      edition
    ),
    players: { ...players, ...rubber.players },
    label: rubber.label
  }))

/** All sheets below one another, each with its deals and its settlement, and a table per player at the end. */
export const sheetsText = (
  sheets: ReadonlyArray<NamedSheet>,
  request: SheetRequest,
  options: TextOptions & Pick<SheetOptions, "width">
): string => {
  const words = wordsOf(options.lang)
  if (sheets.length === 0) return words.sheet.empty
  const parts = sheets.flatMap(({ label, players, sheet }, n) => [
    sheetText(sheet, {
      ...options,
      edition: request.edition,
      players: sidePlayers(players),
      title: sheetTitle(n, sheets.length, label, words)
    }),
    ...(request.dealByDeal ? [toColumns(dealByDeal(sheet, options, words), { width: options.width })] : []),
    ...settlementLine(sheet, request, sidePlayers(players), options.lang)
  ])
  const table = sheets.length > 1 ? playerTable(sheets, request, words) : undefined
  return [...parts, ...(table === undefined ? [] : [toColumns(table, { width: options.width })])].join("\n\n")
}

/** `Rubber 2 of 3: club night`; nothing for a single rubber without a label. */
export function sheetTitle(
  n: number,
  of: number,
  label: string | undefined,
  words: Words
): string | undefined {
  if (of === 1 && label === undefined) return undefined
  return [words.sheet.title(n + 1, of), ...(label === undefined ? [] : [label])].join(": ")
}

function dealByDeal(sheet: ScoreSheet.ScoreSheet, options: TextOptions, words: Words): Table {
  const { score, sheet: terms } = words
  const column = (side: Side, where: "above" | "below") => `${score.side[side]} ${score.where[where]}`
  return {
    columns: [
      terms.deal,
      terms.dealer,
      terms.vulnerable,
      terms.result,
      ...SIDES.flatMap((side) => [column(side, "above"), column(side, "below")]),
      terms.partscores,
      terms.games
    ],
    rows: sheet.deals.map(({ after, dealer, number, result, vulnerable }) => {
      const columns = Rubber.columns(after)
      const seat = result._tag === "Played" ? ` ${SEAT_LETTER[result.contract.declarer]}` : ""
      return [
        number,
        SEAT_LETTER[dealer],
        vulnerableText(vulnerable, words),
        resultNote(result, options) + seat,
        ...SIDES.flatMap((side) => [columns[side].above, columns[side].below]),
        `${after.partscore.NorthSouth}/${after.partscore.EastWest}`,
        `${after.games.NorthSouth}-${after.games.EastWest}`
      ]
    })
  }
}

function vulnerableText(vulnerable: BySide<boolean>, words: Words): string {
  const sides = SIDES.filter((side) => vulnerable[side])
  if (sides.length === 2) return words.sheet.both
  return sides.length === 0 ? words.sheet.nobody : SIDE_LETTERS[sides[0]!]
}

function settlementLine(
  sheet: ScoreSheet.ScoreSheet,
  { rounding, stake }: SheetRequest,
  players: SidePlayers | undefined,
  lang: Lang
): ReadonlyArray<string> {
  const { cli } = wordsOf(lang)
  if (rounding === undefined && stake === undefined) return []
  const margin = ScoreSheet.margin(sheet)
  const leader = SIDES.find((side) => margin[side] > 0)
  const units = Math.abs(hundreds(margin.NorthSouth, rounding ?? "none"))
  if (leader === undefined) return [cli.settledEven]
  return [
    cli.settled(
      sideName(players, leader, lang),
      units,
      stake === undefined ? undefined : round2(units * stake)
    )
  ]
}

function playerTable(
  sheets: ReadonlyArray<NamedSheet>,
  { rounding, stake }: SheetRequest,
  words: Words
): Table | undefined {
  const rows = standings(
    sheets.map(({ players, sheet }) => ({ players, margin: ScoreSheet.margin(sheet) })),
    rounding ?? "none"
  )
  if (rows.length === 0) return undefined
  const { amount, hundreds: units, player, points, rubbers, won } = words.cli.playerTable
  return {
    columns: [player, rubbers, won, points, units, ...(stake === undefined ? [] : [amount])],
    rows: rows.map((row) => [
      row.name,
      row.rubbers,
      row.won,
      row.points,
      round2(row.hundreds),
      ...(stake === undefined ? [] : [round2(row.hundreds * stake)])
    ])
  }
}

const round2 = (value: number): number => Math.round(value * 100) / 100

/** The object of docs/cli.md, `sheet`; with `settled` where a rounding or a stake was asked for. */
export const sheetJson = (
  { label, players, sheet }: NamedSheet,
  { rounding, stake }: Partial<Pick<SheetRequest, "rounding" | "stake">>
) => {
  const { rubber } = sheet
  const margin = ScoreSheet.margin(sheet)
  const units = bySide((side) => hundreds(margin[side], rounding ?? "none"))
  const winner = Rubber.winner(rubber)
  return {
    ...(label === undefined ? {} : { label }),
    ...(Object.keys(players).length === 0 ? {} : { players }),
    deals: sheet.deals.map(({ after, dealer, lines, result, vulnerable }) => ({
      result: ResultText.toText(result),
      dealer,
      vulnerable,
      lines,
      after: { games: after.games, partscore: after.partscore }
    })),
    totals: ScoreSheet.totals(sheet),
    games: rubber.games,
    partscore: rubber.partscore,
    finished: winner !== undefined,
    rubberWonBy: winner ?? null,
    settlement: sheet.settlement,
    margin,
    ...(rounding === undefined && stake === undefined
      ? {}
      : {
          settled: {
            round: rounding ?? "none",
            hundreds: units,
            amount: stake === undefined ? null : bySide((side) => round2(units[side] * stake))
          }
        })
  }
}

/** One row for every entry of every sheet. */
export const sheetRows = (sheets: ReadonlyArray<NamedSheet>): Table => ({
  columns: ["rubber", "deal", "result", "side", "where", "kind", "points", "rule", "sum"],
  rows: sheets.flatMap(({ label, sheet }, n) => [
    ...sheet.deals.flatMap(({ lines, number, result }) =>
      lines.map((line) => [label ?? n + 1, number, ResultText.toText(result), ...lineCells(line)])
    ),
    ...sheet.settlement.map((line) => [label ?? n + 1, null, null, ...lineCells(line)])
  ])
})

function lineCells({ kind, points, rule, side, sum, where }: ScoreSheet.ScoreSheet["settlement"][number]) {
  return [side, where, kind, points, rule, sum]
}
