/** The four games states as panels: two by two where there is room, one under another where there is not. */
import { type Canvas, isNarrow } from "./Chart.ts"

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

/** The states present in some rows, each once. */
export const gamesIn = (rows: ReadonlyArray<Games>): ReadonlyArray<Games> => [
  ...new Map(rows.map(({ gamesEW, gamesNS }) => [`${gamesNS}-${gamesEW}`, { gamesNS, gamesEW }])).values()
]

const place = ({ gamesEW, gamesNS }: Games): number => gamesNS + 2 * gamesEW
