/**
 * A chart before it is drawn: words, legend and a Plot specification for a given width and theme. It is drawn
 * by `render/`: without a browser to SVG and PNG, and in the browser with tips.
 */
import type { PlotOptions } from "@observablehq/plot"
import type { Lang } from "../words/Lang.ts"
import type { Theme } from "./Theme.ts"

export interface LegendItem {
  readonly label: string
  readonly color: string
  readonly mark:
    | "circle"
    | "square"
    | "diamond"
    | "hollow-circle"
    | "hollow-square"
    | "bar"
    | "hatch"
    | "line"
    | "dash"
    | "dots"
}

/** Where a chart is drawn: its width in pixels, the theme, and whether marks answer to the pointer. */
export interface Canvas {
  readonly width: number
  readonly theme: Theme
  readonly tips: boolean
}

export interface Chart {
  readonly title: string
  readonly subtitle: string | undefined
  /** Sample size, seed, model, what the bars mean: sentences under the chart. */
  readonly caption: string
  readonly legend: (theme: Theme) => ReadonlyArray<LegendItem>
  readonly plot: (canvas: Canvas) => PlotOptions
}

/** What is said of a chart to those who cannot see it: its title and its caption. */
export const spokenName = ({ caption, title }: Pick<Chart, "caption" | "title">): string =>
  `${/[.?!…]$/u.test(title) ? title : `${title}.`} ${caption}`.trim()

/** What every chart function takes beside its rows. */
export interface ChartOptions {
  readonly lang: Lang
  /** Sentences that state sample size, seed and model. */
  readonly caption: string
}

/** True where there is little room: a phone, or half a page. */
export const isNarrow = ({ width }: Pick<Canvas, "width">): boolean => width < 560

/** Fonts with suit symbols; the first is the one that pictures are drawn with. */
export const FONTS = "DejaVu Sans, Verdana, Segoe UI, Arial, sans-serif"
