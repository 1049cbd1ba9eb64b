/** Several drawings under one another in one SVG. */
import { drawChart } from "./drawChart.ts"
import { newDocument } from "./document.ts"
import { chartOf, type ChartSpec } from "../charts/specs.ts"
import { LIGHT, type Theme } from "../charts/Theme.ts"

export interface SvgOptions {
  /** Pixels; 480 reads on a phone, 800 on a page, 1280 on a projector. */
  readonly width?: number
  readonly theme?: Theme
}

/** The charts as the text of a stand-alone SVG file, drawn without a browser. */
export const chartsToSvg = (
  specs: ReadonlyArray<ChartSpec>,
  { theme = LIGHT, width = 800 }: SvgOptions = {}
): string => {
  const document = newDocument()
  const drawings = specs.map((spec) => drawChart(chartOf(spec), { width, theme, tips: false }, document))
  if (drawings.length === 1) return drawings[0]!.outerHTML
  let height = 0
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  root.setAttribute("xmlns", "http://www.w3.org/2000/svg")
  for (const drawing of drawings) {
    drawing.setAttribute("y", String(height))
    height += Number(drawing.getAttribute("height"))
    root.append(drawing)
  }
  root.setAttribute("width", String(width))
  root.setAttribute("height", String(height))
  root.setAttribute("viewBox", `0 0 ${width} ${height}`)
  return root.outerHTML
}
