/** A deal as a drawing: four hands around a table, the tricks of every contract beside it, and a line on par. */
import { DENOMINATION_SYMBOL, DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import type { Hand } from "@rubber-bridge/core/cards/Hand"
import * as Holding from "@rubber-bridge/core/cards/Holding"
import { SUIT_SYMBOL, SUITS_AS_WRITTEN } from "@rubber-bridge/core/cards/Suit"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { SEAT_LETTER, SEATS } from "@rubber-bridge/core/deal/Seat"
import { FONTS } from "../charts/Chart.ts"
import { LIGHT, type Theme } from "../charts/Theme.ts"
import { element, suitText, type SvgAttributes } from "../render/svgText.ts"
import { wrapText } from "../render/textWidth.ts"
import type { SolvedJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"

export interface DealDrawingOptions {
  readonly lang: Lang
  readonly title?: string | undefined
  /** Tricks by denomination and declarer. */
  readonly tricks?: SolvedJson["tricks"]
  /** A sentence under the diagram. */
  readonly note?: string | undefined
  readonly width?: number
  readonly colors?: Pick<Theme, "ground" | "ink" | "faint" | "grid" | "red">
}

const PAD = 16
const LINE = 20
const HAND = 4 * LINE

/** The drawing as the text of a stand-alone SVG; the table of tricks goes below the hands where it is narrow. */
export const dealDrawing = (deal: PartialDeal, options: DealDrawingOptions): string => {
  const { colors = LIGHT, lang, note, title, tricks, width = 640 } = options
  const { report } = wordsOf(lang)
  const parts: Array<string> = []
  const write = (x: number, y: number, text: string, attributes: SvgAttributes = {}): void => {
    parts.push(suitText({ x, y, "font-size": 15, fill: colors.ink, ...attributes }, text, colors.red))
  }
  let top = PAD
  if (title !== undefined) {
    write(PAD, top + 17, title, { "font-size": 17, "font-weight": "bold" })
    top += 34
  }
  const beside = tricks !== undefined && width >= 560
  const room = beside ? width - 230 : width
  const column = Math.min(150, (room - 2 * PAD) / 3)
  const places = {
    North: [PAD + column, top],
    West: [PAD, top + HAND + 14],
    East: [PAD + 2 * column, top + HAND + 14],
    South: [PAD + column, top + 2 * HAND + 28]
  } as const
  for (const seat of SEATS) {
    const [x, y] = places[seat]
    handLines(deal[seat], report.unknown).forEach((line, n) => write(x, y + 16 + n * LINE, line))
  }
  parts.push(...compass(PAD + column, top + HAND + 14, column - 24, colors))
  let bottom = top + 3 * HAND + 34
  if (tricks !== undefined) {
    const [x, y] = beside ? [room + 10, top + HAND - 6] : [PAD, bottom + 4]
    parts.push(...trickTable(tricks, x, y, colors))
    if (!beside) bottom = y + 6 * LINE + 4
  }
  for (const line of wrapText(note ?? "", 13, width - 2 * PAD)) {
    write(PAD, bottom + 14, line, { "font-size": 13 })
    bottom += 19
  }
  const height = Math.ceil(bottom + PAD)
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      "font-family": FONTS,
      role: "img"
    },
    element("title", {}, report.diagram),
    element("rect", { width: "100%", height: "100%", fill: colors.ground }),
    ...parts
  )
}

function handLines(hand: Hand | undefined, unknown: string): ReadonlyArray<string> {
  if (hand === undefined) return [unknown]
  return SUITS_AS_WRITTEN.map(
    (suit) => `${SUIT_SYMBOL[suit]} ${Holding.toText(hand[suit]).replaceAll("T", "10") || "–"}`
  )
}

/** A square with the letters of the seats inside. */
function compass(
  x: number,
  y: number,
  size: number,
  { faint, grid }: NonNullable<DealDrawingOptions["colors"]>
): ReadonlyArray<string> {
  const side = Math.min(size, HAND)
  const [left, middle] = [x + side / 2, y + side / 2]
  const letter = (text: string, dx: number, dy: number): string =>
    element(
      "text",
      { x: left + dx, y: middle + dy + 5, "font-size": 13, fill: faint, "text-anchor": "middle" },
      text
    )
  const off = side / 2 - 13
  return [
    element("rect", {
      x,
      y,
      width: side,
      height: side,
      rx: 6,
      fill: "none",
      stroke: grid,
      "stroke-width": 2
    }),
    letter(SEAT_LETTER.North, 0, -off),
    letter(SEAT_LETTER.South, 0, off),
    letter(SEAT_LETTER.West, -off, 0),
    letter(SEAT_LETTER.East, off, 0)
  ]
}

function trickTable(
  tricks: SolvedJson["tricks"],
  x: number,
  y: number,
  { grid, ink, red }: NonNullable<DealDrawingOptions["colors"]>
): ReadonlyArray<string> {
  const right = (column: number): number => x + 24 + (column + 1) * 36
  const cell = (text: string, column: number, row: number, bold = false): string =>
    suitText(
      {
        x: right(column),
        y: y + 14 + row * LINE,
        "font-size": 14,
        fill: ink,
        "text-anchor": "end",
        ...(bold ? { "font-weight": "bold" } : {})
      },
      text,
      red
    )
  return [
    ...DENOMINATIONS.map((denomination, n) => cell(DENOMINATION_SYMBOL[denomination], n, 0, true)),
    element("path", { d: `M${x},${y + LINE}H${right(4)}`, stroke: grid, "stroke-width": 1.5 }),
    ...SEATS.flatMap((seat, row) => [
      element(
        "text",
        { x, y: y + 14 + (row + 1) * LINE, "font-size": 14, fill: ink, "font-weight": "bold" },
        SEAT_LETTER[seat]
      ),
      ...DENOMINATIONS.map((denomination, n) => cell(String(tricks[denomination][seat]), n, row + 1))
    ])
  ]
}
