/**
 * The two-column sheet as a person draws it: We on the left, They on the right, the line, entries above it
 * growing upwards, games closed off by lines below it, and the totals. Every figure has a small note on the
 * outer side: the deal that wrote it and what for.
 */
import { type BySide, bySide, SIDE_LETTERS, type Side, SIDES } from "@rubber-bridge/core/deal/Seat"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { wordsOf } from "../words/index.ts"
import { displayWidth, padDisplayStart } from "../terminal/displayWidth.ts"
import { entryNote, type TextOptions } from "./entryNote.ts"
import { plainText } from "./plainText.ts"
import { sheetVerdict } from "./sheetVerdict.ts"
import { sideName, type SidePlayers } from "./sidePlayers.ts"

export interface SheetOptions extends TextOptions {
  readonly players?: SidePlayers | undefined
  /** A line above the sheet, such as `Rubber 2 of 3`. */
  readonly title?: string | undefined
  /** The way of settling that was asked for, where the rubber is unfinished. */
  readonly edition?: UnfinishedEdition | undefined
  /** Columns of the terminal: where they are too few, notes shrink to the number of their deal. */
  readonly width?: number | undefined
}

/** A figure with its small note; an empty note marks a heading. */
export interface Cell {
  readonly points: string
  readonly note: string
}

const LINES = {
  drawn: {
    column: "│",
    head: "┼",
    line: "━",
    lineCross: "┿",
    game: "─",
    gameCross: "┼",
    sum: "═",
    sumCross: "╪"
  },
  ascii: {
    column: "|",
    head: "+",
    line: "=",
    lineCross: "+",
    game: "-",
    gameCross: "+",
    sum: "=",
    sumCross: "+"
  }
} as const

/** The whole sheet: heading, cross, totals, and a sentence or two on how the rubber stands. */
export const sheetText = (sheet: ScoreSheet.ScoreSheet, options: SheetOptions): string => {
  const words = wordsOf(options.lang)
  const marks = LINES[options.ascii ? "ascii" : "drawn"]
  const cells = sheetCells(sheet, options)
  const named = bySide((side) => sideHeading(side, options))
  // Long names stand above the cross, which they would tear apart.
  const above = SIDES.some((side) => displayWidth(named[side]) >= HALF)
  const heads = bySide((side) => ({
    points: above ? sideHeading(side, { lang: options.lang }) : named[side],
    note: ""
  }))
  const totals = ScoreSheet.totals(sheet)
  const sums = bySide((side) => ({ points: String(totals[side].total), note: words.sheet.total }))
  const whole = sizesOf(cells, heads, sums, HALF)
  const isNarrow = options.width !== undefined && 2 * whole.inner + 3 > options.width
  const columns = isNarrow ? bySide((side) => shortened(cells[side])) : cells
  const { figures, inner } = isNarrow ? sizesOf(columns, heads, sums, 0) : whole
  const row = (left: Cell | undefined, right: Cell | undefined): string => {
    const west = left === undefined ? "" : leftCell(left, inner, figures)
    const east = right === undefined ? "" : rightCell(right, figures)
    return `${padDisplayStart(west, inner)} ${marks.column} ${east}`.trimEnd()
  }
  const rule = (stroke: string, cross: string): string =>
    stroke.repeat(inner + 1) + cross + stroke.repeat(inner + 1)

  const height = Math.max(1, ...SIDES.map((side) => columns[side].above.length))
  const entries = Array.from({ length: height }, (_, n) => {
    const index = height - 1 - n
    return row(columns.NorthSouth.above[index], columns.EastWest.above[index])
  })
  const games = Math.max(...SIDES.map((side) => columns[side].below.length))
  const below = Array.from({ length: games }, (_, game) => {
    const left = columns.NorthSouth.below[game] ?? []
    const right = columns.EastWest.below[game] ?? []
    const rows = Array.from({ length: Math.max(1, left.length, right.length) }, (__, n) =>
      row(left[n], right[n])
    )
    return game === 0 ? rows : [rule(marks.game, marks.gameCross), ...rows]
  })
  const text = [
    ...(options.title === undefined ? [] : [options.title]),
    ...(above ? [...SIDES.map((side) => named[side]), ""] : []),
    row(heads.NorthSouth, heads.EastWest),
    rule(marks.game, marks.head),
    ...entries,
    rule(marks.line, marks.lineCross),
    ...below.flat(),
    rule(marks.sum, marks.sumCross),
    row(sums.NorthSouth, sums.EastWest),
    "",
    ...sheetVerdict(sheet, options)
  ].join("\n")
  return options.ascii ? plainText(text) : text
}

/** Columns of half a sheet where nothing needs more. */
const HALF = 28

type Columns = BySide<{
  readonly above: ReadonlyArray<Cell>
  readonly below: ReadonlyArray<ReadonlyArray<Cell>>
}>

/** Columns for figures, and for all of one side. */
function sizesOf(columns: Columns, heads: BySide<Cell>, sums: BySide<Cell>, least: number) {
  const all = SIDES.flatMap((side) => [
    ...columns[side].above,
    ...columns[side].below.flat(),
    heads[side],
    sums[side]
  ])
  const figures = Math.max(5, ...all.map(({ note, points }) => (note === "" ? 0 : points.length)))
  const sizes = all.map(
    ({ note, points }) => (note === "" ? displayWidth(points) : note.length + 2 + figures) + 1
  )
  return { figures, inner: Math.max(least, ...sizes) }
}

/** Notes as short as they can be: the number of the deal. */
function shortened({ above, below }: Columns["NorthSouth"]): Columns["NorthSouth"] {
  return { above: above.map(withNumberOnly), below: below.map((game) => game.map(withNumberOnly)) }
}

const withNumberOnly = ({ note, points }: Cell): Cell => ({
  points,
  note: /\(\d+\)$/u.exec(note)?.[0] ?? note
})

/** `We (NS)`, or `We (NS): Anna and Jan`. */
export const sideHeading = (
  side: Side,
  { lang, players }: Pick<SheetOptions, "lang" | "players">
): string => {
  const { score, sheet } = wordsOf(lang)
  const name = `${score.side[side]} (${SIDE_LETTERS[side]})`
  if (players === undefined) return name
  const { people, text } = sideName(players, side, lang)
  return `${name}: ${people === 0 ? sheet.sideName[side] : text}`
}

/** Both columns with figures and notes: above the line in order of writing, below it game by game. */
export const sheetCells = (sheet: ScoreSheet.ScoreSheet, options: TextOptions): Columns => {
  const columns = ScoreSheet.columns(sheet)
  const cell = ({ deal, kind, points }: ScoreSheet.SheetEntry): Cell => {
    const note = entryNote(kind, sheet.deals[deal - 1]?.result, options)
    return { points: String(points), note: deal === 0 ? note : `${note} (${deal})` }
  }
  const carried = carriedIn(sheet)
  return bySide((side) => {
    const below = columns[side].below.map((game) => game.map(cell))
    if (carried[side] > 0) {
      below[0]!.unshift({ points: String(carried[side]), note: wordsOf(options.lang).sheet.openEarlier })
    }
    return { above: columns[side].above.map(cell), below }
  })
}

/** Points below the line that no deal on the sheet wrote: a sheet may start in the middle of a rubber. */
export const carriedIn = (sheet: ScoreSheet.ScoreSheet): BySide<number> => {
  const columns = ScoreSheet.columns(sheet)
  const below = Rubber.columns(sheet.rubber)
  return bySide(
    (side) => below[side].below - columns[side].below.flat().reduce((sum, { points }) => sum + points, 0)
  )
}

/** The note at the outer edge, the figure at the cross. */
function leftCell({ note, points }: Cell, inner: number, figures: number): string {
  return note === "" ? points : note.padEnd(inner - figures) + points.padStart(figures)
}

function rightCell({ note, points }: Cell, figures: number): string {
  return note === "" ? points : `${points.padEnd(figures)}  ${note}`
}
