/**
 * Draws a chart with any DOM document: title, legend, Plot's own picture, caption, in one SVG. Plot's legends
 * and captions are HTML, which pictures cannot hold, so these parts are drawn here.
 */
import * as Plot from "@observablehq/plot"
import { type Canvas, type Chart, FONTS, isNarrow, type LegendItem } from "../charts/Chart.ts"
import type { Theme } from "../charts/Theme.ts"
import { textWidth, wrapText } from "./textWidth.ts"

const SVG = "http://www.w3.org/2000/svg"
const PAD = 16

type Attributes = Readonly<Record<string, string | number>>

/** The chart as an `<svg>` element of `document`, `canvas.width` pixels wide. */
export const drawChart = (chart: Chart, canvas: Canvas, document: Document): SVGSVGElement => {
  const { theme, width } = canvas
  const size = isNarrow(canvas) ? 12 : 13
  const inner = width - 2 * PAD
  const make = (name: string, attributes: Attributes, text?: string): SVGElement => {
    const element = document.createElementNS(SVG, name) as SVGElement
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
    if (text !== undefined) element.append(document.createTextNode(text))
    return element
  }
  const root = make("svg", {
    xmlns: SVG,
    "font-family": FONTS,
    "font-size": size,
    fill: theme.ink,
    role: "img"
  })
  let y = PAD
  const write = (text: string, fontSize: number, fill: string, bold = false): void => {
    for (const line of wrapText(text, fontSize, inner, bold)) {
      y += fontSize
      root.append(
        make(
          "text",
          { x: PAD, y, "font-size": fontSize, fill, ...(bold ? { "font-weight": "bold" } : {}) },
          line
        )
      )
      y += Math.round(fontSize * 0.35)
    }
  }
  root.append(make("title", {}, chart.title))
  root.append(make("rect", { width: "100%", height: "100%", fill: theme.ground }))
  root.append(hatches(make, theme))
  write(chart.title, size + 4, theme.ink, true)
  if (chart.subtitle !== undefined) {
    y += 2
    write(chart.subtitle, size, theme.faint)
  }
  const items = chart.legend(theme)
  if (items.length > 0) {
    y += 8
    y = drawLegend(items, { inner, make, root, size, y })
  }
  y += 6
  const plot = drawPlot(chart.plot({ ...canvas, width: inner }), canvas, inner, size, document)
  plot.setAttribute("x", String(PAD))
  plot.setAttribute("y", String(y))
  root.append(plot)
  y += Number(plot.getAttribute("height")) + 6
  write(chart.caption, size - 2, theme.faint)
  const height = Math.ceil(y + PAD / 2)
  root.setAttribute("width", String(width))
  root.setAttribute("height", String(height))
  root.setAttribute("viewBox", `0 0 ${width} ${height}`)
  colorSuits(root, theme, document)
  return root as SVGSVGElement
}

/**
 * Plot's picture without its own `<style>`, and with attributes in place of inline styles, so that a page may
 * forbid both. What that style sheet says stands in the page's own (`page/style.css`).
 */
function drawPlot(
  options: Plot.PlotOptions,
  { theme }: Canvas,
  width: number,
  size: number,
  document: Document
): SVGSVGElement {
  const plot = Plot.plot({ width, document, className: "chart", ...options }) as SVGSVGElement
  plot.querySelector("style")?.remove()
  plot.removeAttribute("class")
  // The whole drawing is one image with a name; the names Plot gives to groups are for nobody but tests.
  const attributes = {
    "aria-hidden": "true",
    color: theme.ink,
    "font-family": FONTS,
    "font-size": size - 1,
    overflow: "visible"
  }
  for (const [key, value] of Object.entries(attributes)) plot.setAttribute(key, String(value))
  return plot
}

interface LegendPlace {
  readonly inner: number
  readonly make: (name: string, attributes: Attributes, text?: string) => SVGElement
  readonly root: SVGElement
  readonly size: number
  readonly y: number
}

/** Legend items in a row, wrapped; answers with the y under them. */
function drawLegend(
  items: ReadonlyArray<LegendItem>,
  { inner, make, root, size, y: top }: LegendPlace
): number {
  let x = PAD
  let y = top
  for (const { color, label, mark } of items) {
    const width = 26 + textWidth(label, size) + 16
    if (x > PAD && x + width > PAD + inner) {
      x = PAD
      y += size + 8
    }
    root.append(legendMark(mark, color, x + 9, y + size / 2, make))
    root.append(make("text", { x: x + 24, y: y + size - 1, "font-size": size }, label))
    x += width
  }
  return y + size + 6
}

function legendMark(
  mark: LegendItem["mark"],
  color: string,
  x: number,
  y: number,
  make: LegendPlace["make"]
): SVGElement {
  const line = { stroke: color, "stroke-width": 2, fill: "none" }
  switch (mark) {
    case "circle":
      return make("circle", { cx: x, cy: y, r: 5, fill: color })
    case "hollow-circle":
      return make("circle", { cx: x, cy: y, r: 4.5, ...line })
    case "square":
      return make("rect", { x: x - 5, y: y - 5, width: 10, height: 10, fill: color })
    case "hollow-square":
      return make("rect", { x: x - 4.5, y: y - 4.5, width: 9, height: 9, ...line })
    case "diamond":
      return make("path", { d: `M${x},${y - 7}L${x + 6},${y}L${x},${y + 7}L${x - 6},${y}Z`, fill: color })
    case "bar":
      return make("rect", { x: x - 8, y: y - 6, width: 16, height: 12, fill: color })
    case "hatch":
      return make("rect", { x: x - 8, y: y - 6, width: 16, height: 12, fill: "url(#hatch)", stroke: color })
    case "line":
      return make("path", { d: `M${x - 9},${y}H${x + 9}`, ...line })
    case "dash":
      return make("path", { d: `M${x - 9},${y}H${x + 9}`, ...line, "stroke-dasharray": "6,3" })
    case "dots":
      return make("path", {
        d: `M${x - 9},${y}H${x + 9}`,
        ...line,
        "stroke-dasharray": "1,4",
        "stroke-linecap": "round"
      })
  }
}

/** Stripes that mark failures in print, where colours may be gone. */
function hatches(make: LegendPlace["make"], { bad, ground }: Theme): SVGElement {
  const defs = make("defs", {})
  const pattern = make("pattern", {
    id: "hatch",
    width: 6,
    height: 6,
    patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(45)"
  })
  pattern.append(
    make("rect", { width: 6, height: 6, fill: ground }),
    make("rect", { width: 3.5, height: 6, fill: bad })
  )
  defs.append(pattern)
  return defs
}

/** Hearts and diamonds in red wherever a text has them. */
function colorSuits(root: SVGElement, { red }: Theme, document: Document): void {
  for (const text of root.querySelectorAll("text, tspan")) {
    if (text.children.length > 0 || !/[♥♦]/u.test(text.textContent ?? "")) continue
    const pieces = (text.textContent ?? "").split(/([♥♦])/u).filter((piece) => piece !== "")
    text.textContent = ""
    for (const piece of pieces) {
      if (!/[♥♦]/u.test(piece)) {
        text.append(document.createTextNode(piece))
        continue
      }
      const span = document.createElementNS(SVG, "tspan")
      span.setAttribute("fill", red)
      span.append(document.createTextNode(piece))
      text.append(span)
    }
  }
}
