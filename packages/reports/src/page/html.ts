/** Pieces of HTML: tables that sort, texts with red suits, figures for charts. */
import { escapeHtml } from "../render/escape.ts"

/** A text cell, or a figure with what it sorts by. */
export type HtmlCell = string | { readonly text: string; readonly value: number }

export interface HtmlTable {
  readonly caption: string
  readonly columns: ReadonlyArray<{ readonly title: string; readonly number: boolean }>
  readonly rows: ReadonlyArray<ReadonlyArray<HtmlCell>>
}

/** Longer texts in cells may be broken into lines. */
const LONGEST_WORD = 16

/** Longer tables are printed in two columns. */
const MOST_IN_ONE_COLUMN = 60

/** A table whose headings become buttons when the page's script runs; wide ones scroll inside their box. */
export const tableHtml = ({ caption, columns, rows }: HtmlTable): string => {
  const head = columns.map(
    ({ number, title }) =>
      `<th scope="col" data-sort=""${number ? ' class="number"' : ""}>${suitHtml(title)}</th>`
  )
  const body = rows.map(
    (row) => `<tr>${row.map((cell, n) => cellHtml(cell, columns[n]?.number ?? false)).join("")}</tr>`
  )
  const size = rows.length > MOST_IN_ONE_COLUMN ? "scroll long" : "scroll"
  return (
    `<div class="${size}" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${suitHtml(caption)}</caption>` +
    `<thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`
  )
}

function cellHtml(cell: HtmlCell, number: boolean): string {
  const prose = typeof cell === "string" && cell.length > LONGEST_WORD
  const style = number ? ' class="number"' : prose ? ' class="prose"' : ""
  return typeof cell === "string"
    ? `<td${style}>${suitHtml(cell)}</td>`
    : `<td${style} data-value="${cell.value}">${suitHtml(cell.text)}</td>`
}

/** Escaped text in which suit symbols are never drawn as emoji and hearts and diamonds are red. */
export const suitHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/[♥♦]/gu, '<span class="red">$&\uFE0E</span>').replaceAll(/[♠♣]/gu, "$&\uFE0E")

export const paragraph = (text: string): string => `<p>${suitHtml(text)}</p>`
