/** Charts as the text of a stand-alone SVG file, drawn without a browser. */
import { chartOf, type ChartSpec } from "../charts/specs.ts"
import { LIGHT, type Theme } from "../charts/Theme.ts"
import { newDocument } from "./document.ts"
import { drawChart } from "./drawChart.ts"
import { stackSvg } from "./stackSvg.ts"

export interface SvgOptions {
  /** Pixels; 480 reads on a phone, 800 on a page and, enlarged, on a projector: letters keep their size, so wider is smaller. */
  readonly width?: number
  readonly theme?: Theme
}

/** Several charts stand under one another. */
export const chartsToSvg = (
  specs: ReadonlyArray<ChartSpec>,
  { theme = LIGHT, width = 800 }: SvgOptions = {}
): string => {
  const document = newDocument()
  return stackSvg(
    specs.map((spec) => drawChart(chartOf(spec), { width, theme, tips: false }, document).outerHTML)
  )
}
