/**
 * The score sheet as a drawing: the cross with We and They, the line, entries above it growing upwards, games
 * closed off by lines, the totals, and a small note for the reason of each entry.
 */
import { type BySide, SIDES } from "@rubber-bridge/core/deal/Seat"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { FONTS } from "../charts/Chart.ts"
import { LIGHT, type Theme } from "../charts/Theme.ts"
import { escapeHtml } from "../render/escape.ts"
import { element, suitText } from "../render/svgText.ts"
import { textWidth, wrapText } from "../render/textWidth.ts"
import { wordsOf } from "../words/index.ts"
import { type Cell, sheetCells, type SheetOptions, sideHeading } from "./sheetText.ts"
import { sheetVerdict } from "./sheetVerdict.ts"

/** The colours a sheet uses; in a page they may be CSS variables. */
export type SheetColors = Pick<Theme, "ground" | "ink" | "faint" | "red">

export interface DrawingOptions extends Omit<SheetOptions, "ascii"> {
  /** Pixels; 520 by default. */
  readonly width?: number
  readonly colors?: SheetColors
}

const PAD = 16
const ROW = 25

/** The sheet as the text of a stand-alone SVG. */
export const sheetDrawing = (sheet: ScoreSheet.ScoreSheet, options: DrawingOptions): string => {
  const { colors = LIGHT, lang, title, width = 520 } = options
  const words = wordsOf(lang)
  const columns = sheetCells(sheet, { lang, ascii: false })
  const totals = ScoreSheet.totals(sheet)
  const middle = width / 2
  const parts: Array<string> = []
  let y = PAD

  const write = (text: string, size: number, color: string, bold = false): void => {
    for (const line of wrapText(text, size, width - 2 * PAD, bold)) {
      y += size
      parts.push(
        suitText(
          { x: PAD, y, "font-size": size, fill: color, ...(bold ? { "font-weight": "bold" } : {}) },
          line,
          colors.red
        )
      )
      y += Math.round(size * 0.4)
    }
  }
  const figure = (text: string, note: string, left: boolean, at: number, bold: boolean): void => {
    const size = bold ? 19 : 17
    const weight = bold ? { "font-weight": "bold" } : {}
    const x = left ? middle - 14 : middle + 14
    parts.push(
      element(
        "text",
        { x, y: at, "font-size": size, fill: colors.ink, "text-anchor": left ? "end" : "start", ...weight },
        text
      )
    )
    const room = middle - PAD - 22 - textWidth(text, size, bold)
    const noteSize = Math.min(11.5, (11.5 * room) / Math.max(1, textWidth(note, 11.5)))
    parts.push(
      suitText(
        {
          x: left ? PAD : width - PAD,
          y: at,
          "font-size": Math.round(noteSize * 10) / 10,
          fill: colors.faint,
          "text-anchor": left ? "start" : "end"
        },
        note,
        colors.red
      )
    )
  }
  const row = (left: Cell | undefined, right: Cell | undefined, bold = false): void => {
    y += ROW
    if (left !== undefined) figure(left.points, left.note, true, y - 7, bold)
    if (right !== undefined) figure(right.points, right.note, false, y - 7, bold)
  }
  const rule = (thickness: number, color = colors.ink): void => {
    parts.push(
      element("path", {
        d: `M${PAD},${y}H${width - PAD}`,
        stroke: color,
        "stroke-width": thickness,
        fill: "none"
      })
    )
  }

  if (title !== undefined) write(title, 17, colors.ink, true)
  const top = y + 4
  y = heads(parts, options, y, middle, width, colors)
  rule(1)
  const height = Math.max(1, columns.NorthSouth.above.length, columns.EastWest.above.length)
  for (let n = height - 1; n >= 0; n--) row(columns.NorthSouth.above[n], columns.EastWest.above[n])
  rule(3.5)
  const games = Math.max(columns.NorthSouth.below.length, columns.EastWest.below.length)
  for (let game = 0; game < games; game++) {
    if (game > 0) rule(1.25)
    const left = columns.NorthSouth.below[game] ?? []
    const right = columns.EastWest.below[game] ?? []
    for (let n = 0; n < Math.max(1, left.length, right.length); n++) row(left[n], right[n])
  }
  rule(1)
  y += 3
  rule(1)
  y += 2
  row(
    { points: String(totals.NorthSouth.total), note: words.sheet.total },
    { points: String(totals.EastWest.total), note: words.sheet.total },
    true
  )
  const bottom = y
  parts.push(
    element("path", {
      d: `M${middle},${top}V${bottom}`,
      stroke: colors.ink,
      "stroke-width": 1.5,
      fill: "none"
    })
  )
  y += 6
  for (const sentence of sheetVerdict(sheet, { lang, players: options.players, hint: false }))
    write(sentence, 13, colors.ink)
  const whole = Math.ceil(y + PAD / 2)
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height: whole,
      viewBox: `0 0 ${width} ${whole}`,
      "font-family": FONTS,
      role: "img"
    },
    element("title", {}, words.sheet.drawing),
    element("rect", { width: "100%", height: "100%", fill: colors.ground }),
    ...parts
  )
}

/** The two headings, shrunk when names are long; answers with the y under them. */
function heads(
  parts: Array<string>,
  options: DrawingOptions,
  top: number,
  middle: number,
  width: number,
  { ink }: SheetColors
): number {
  const places: BySide<readonly [x: number, anchor: string]> = {
    NorthSouth: [middle - 14, "end"],
    EastWest: [middle + 14, "start"]
  }
  let deepest = 1
  for (const side of SIDES) {
    const [x, anchor] = places[side]
    const [head = "", ...names] = sideHeading(side, options).split(": ")
    const room = width / 2 - PAD - 18
    const lines = names.length === 0 ? [] : wrapText(names.join(": "), 14, room)
    const texts = [
      { text: head, full: 16, bold: true },
      ...lines.map((text) => ({ text, full: 14, bold: false }))
    ]
    texts.forEach(({ bold, full, text }, n) => {
      const size = Math.min(full, (full * room) / textWidth(text, full, bold))
      parts.push(
        element(
          "text",
          {
            x,
            y: top + 20 + n * 19,
            "font-size": Math.round(size * 10) / 10,
            fill: ink,
            "text-anchor": anchor,
            ...(bold ? { "font-weight": "bold" } : {})
          },
          escapeHtml(text)
        )
      )
    })
    deepest = Math.max(deepest, texts.length)
  }
  return top + 11 + 19 * deepest
}
