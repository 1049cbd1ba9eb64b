/** How the nth series of a chart looks: colour, symbol and stroke all differ, so that it reads in black and white. */
import type { LegendItem } from "./Chart.ts"
import type { Theme } from "./Theme.ts"

export interface SeriesLook {
  readonly color: string
  readonly dash: string | undefined
  readonly symbol: "circle" | "square" | "diamond" | "triangle"
  readonly legend: LegendItem["mark"]
}

const DASHES = [undefined, "7,4", "2,4"] as const
const LEGENDS = ["line", "dash", "dots"] as const
const SYMBOLS = ["circle", "square", "diamond", "triangle"] as const

/** The look of series `n` from 0. Colours repeat after four, strokes after three: twelve looks in all. */
export const seriesLook = (n: number, { series }: Theme): SeriesLook => ({
  color: series[n % 4]!,
  dash: DASHES[n % 3],
  symbol: SYMBOLS[n % 4]!,
  legend: LEGENDS[n % 3]!
})

/** A legend of series in their order. */
export const seriesLegend =
  (labels: ReadonlyArray<string>) =>
  (theme: Theme): ReadonlyArray<LegendItem> =>
    labels.map((label, n) => {
      const { color, legend } = seriesLook(n, theme)
      return { label, color, mark: legend }
    })

/** A scale of colours around zero for values of at most this size. */
export const aroundZero = (values: ReadonlyArray<number>, { diverging }: Theme) => {
  const most = Math.max(1, ...values.map((value) => Math.abs(value)))
  return { type: "diverging", domain: [-most, most], pivot: 0, interpolate: mixer(diverging) } as const
}

/** Colours mixed in RGB between the stops of a scale; `t` from 0 to 1. Stops are `#rrggbb`. */
export const mixer =
  (stops: ReadonlyArray<string>) =>
  (t: number): string => {
    const place = Math.min(Math.max(t, 0), 1) * (stops.length - 1)
    const first = Math.min(Math.floor(place), stops.length - 2)
    const [from, to] = [channels(stops[first]!), channels(stops[first + 1]!)]
    const mixed = from.map((value, n) => Math.round(value + (to[n]! - value) * (place - first)))
    return `rgb(${mixed.join(", ")})`
  }

function channels(color: string): ReadonlyArray<number> {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
