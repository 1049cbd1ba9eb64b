/** The frame of charts of shares of rubbers: by length, by margin. */
import type { PlotOptions } from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Lang } from "../words/Lang.ts"
import { type Canvas, isNarrow } from "./Chart.ts"

/** Options of the plot with the axis of shares; `x` names the other axis and writes its figures. */
export const rubberShares = (
  canvas: Canvas,
  lang: Lang,
  x: { readonly label: string; readonly figure: (value: number) => string; readonly ticks: number }
): PlotOptions => ({
  height: isNarrow(canvas) ? 280 : 340,
  marginLeft: 48,
  marginTop: 30,
  marginRight: 14,
  marginBottom: 40,
  x: {
    label: `${x.label} →`,
    labelAnchor: "right",
    // Ticks come with their number, which is no number of digits.
    tickFormat: (value: number) => x.figure(value),
    ticks: isNarrow(canvas) ? Math.ceil(x.ticks / 2) : x.ticks
  },
  y: { label: `↑ ${chartWordsOf(lang).charts.length.share}`, percent: true, grid: true }
})
