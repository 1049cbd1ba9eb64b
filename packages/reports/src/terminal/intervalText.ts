/** Means with their intervals as a chart in plain text, one line each, on one scale. */
import { figure, signed } from "../charts/figures.ts"
import { plainText } from "../sheet/plainText.ts"
import type { TerminalOptions } from "./dealText.ts"

export interface IntervalRow {
  readonly label: string
  readonly low: number
  readonly mean: number
  readonly high: number
}

const MARKS = {
  drawn: { from: "├", line: "─", mean: "●", to: "┤", zero: "┊" },
  ascii: { from: "|", line: "-", mean: "o", to: "|", zero: ":" }
} as const

const NARROWEST = 16
const WIDEST = 60

/** A line for each row and a scale below; nothing where the terminal is too narrow to draw in. */
export const intervalText = (
  rows: ReadonlyArray<IntervalRow>,
  { ascii, width }: TerminalOptions
): ReadonlyArray<string> => {
  const labels = Math.max(0, ...rows.map(({ label }) => label.length))
  const values = Math.max(0, ...rows.map(({ mean }) => signed(mean).length))
  const room = Math.min(WIDEST, width - labels - values - 4)
  if (rows.length === 0 || room < NARROWEST) return []
  const low = Math.min(0, ...rows.map((row) => row.low))
  const high = Math.max(0, ...rows.map((row) => row.high))
  const place = (value: number): number => Math.round(((value - low) / (high - low || 1)) * (room - 1))
  const marks = MARKS[ascii ? "ascii" : "drawn"]
  const lines = rows.map((row) => {
    const cells = Array.from({ length: room }, () => " ")
    const [from, mean, to] = [place(row.low), place(row.mean), place(row.high)]
    cells[place(0)] = marks.zero
    for (let n = from; n <= to; n++) cells[n] = marks.line
    cells[from] = marks.from
    cells[to] = marks.to
    cells[mean] = marks.mean
    return `${row.label.padEnd(labels)}  ${cells.join("")}  ${signed(row.mean).padStart(values)}`
  })
  return [...lines, `${" ".repeat(labels + 2)}${scale(low, high, room, place)}`.trimEnd()].map((line) =>
    ascii ? plainText(line) : line
  )
}

/** The ends and zero, written where they are; a figure that would run into another is left out. */
function scale(low: number, high: number, room: number, place: (value: number) => number): string {
  const line = Array.from({ length: room }, () => " ")
  const written: Array<readonly [from: number, to: number]> = []
  for (const value of [0, low, high]) {
    const text = figure(value)
    const from = Math.min(Math.max(place(value) - Math.trunc(text.length / 2), 0), room - text.length)
    const to = from + text.length
    if (written.some(([start, end]) => from <= end && to >= start)) continue
    written.push([from, to])
    for (const [n, sign] of [...text].entries()) line[from + n] = sign
  }
  return line.join("")
}
