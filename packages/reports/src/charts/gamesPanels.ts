/** The four games states as panels: two by two where there is room, one under another where there is not. */
import type * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Lang } from "../words/Lang.ts"
import { type Canvas, isNarrow } from "./Chart.ts"
import { panelTitle } from "./panelTitle.ts"

interface Games {
  readonly gamesNS: number
  readonly gamesEW: number
}

export interface Panels {
  readonly fx: (row: Games) => number
  readonly fy: (row: Games) => number
  readonly columns: number
  readonly rows: number
}

/** Panel 0–0, 1–0, 0–1, 1–1 in this order; `stacked` puts them into one column on narrow canvases. */
export const gamesPanels = (canvas: Pick<Canvas, "width">, stacked: boolean): Panels => {
  const one = stacked && isNarrow(canvas)
  return {
    fx: (row) => (one ? 0 : place(row) % 2),
    fy: (row) => (one ? place(row) : Math.trunc(place(row) / 2)),
    columns: one ? 1 : 2,
    rows: one ? 4 : 2
  }
}

/** The games of each panel that has rows, as its title. */
export const gamesTitles = (
  rows: ReadonlyArray<Games>,
  canvas: Pick<Canvas, "theme">,
  { fx, fy }: Pick<Panels, "fx" | "fy">,
  lang: Lang
): Plot.Text => {
  const { games } = chartWordsOf(lang).charts.equity
  const states = new Map(rows.map(({ gamesEW, gamesNS }) => [`${gamesNS}-${gamesEW}`, { gamesNS, gamesEW }]))
  const text = ({ gamesEW, gamesNS }: Games): string => games(gamesNS, gamesEW)
  return panelTitle([...states.values()], { fx, fy, text }, canvas)
}

const place = ({ gamesEW, gamesNS }: Games): number => gamesNS + 2 * gamesEW
