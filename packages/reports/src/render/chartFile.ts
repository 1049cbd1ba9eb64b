/** What to write into a chart file, by the ending of its name. Import this module lazily: it loads Plot and a DOM. */
import type { ChartSpec } from "../charts/specs.ts"
import type { Lang } from "../words/index.ts"
import { chartsPage } from "./page.ts"
import { svgToPng } from "./png.ts"
import { chartsToSvg } from "./svg.ts"

export const CHART_ENDINGS = ["svg", "png", "html"] as const
export type ChartEnding = (typeof CHART_ENDINGS)[number]

/** The ending of a file name that a chart can be written to, or `undefined`. */
export const chartEnding = (file: string): ChartEnding | undefined =>
  CHART_ENDINGS.find((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** Charts as one picture under one another, or as a page that draws them with tips. */
export const chartsFile = async (
  ending: ChartEnding,
  specs: ReadonlyArray<ChartSpec>,
  { lang, title }: { readonly lang: Lang; readonly title: string }
): Promise<string | Uint8Array> => {
  if (ending === "html") return chartsPage(specs, { lang, title })
  const svg = chartsToSvg(specs)
  return ending === "svg" ? svg : svgToPng(svg)
}
