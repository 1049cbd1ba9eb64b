/** The title of each panel of a chart, above its upper left corner. */
import * as Plot from "@observablehq/plot"
import type { Canvas } from "./Chart.ts"

export interface PanelTitle<Row> {
  readonly text: (row: Row) => string
  /** Which panel a row is: the facets of the chart, as its marks have them. */
  readonly fx?: (row: Row) => number | string
  readonly fy?: (row: Row) => number | string
}

/** One row a panel. */
export const panelTitle = <Row>(
  rows: ReadonlyArray<Row>,
  { fx, fy, text }: PanelTitle<Row>,
  { theme }: Pick<Canvas, "theme">
): Plot.Text =>
  Plot.text(rows, {
    ...(fx === undefined ? {} : { fx }),
    ...(fy === undefined ? {} : { fy }),
    text,
    frameAnchor: "top-left",
    dy: -14,
    fontWeight: "bold",
    fontSize: 13,
    fill: theme.ink
  })
