/**
 * The script of every HTML page: draws the charts at the width and in the theme of the reader, with tips, and
 * makes tables sortable. Without it the page shows the same charts as pictures and the same tables.
 */
import { spokenName } from "../charts/Chart.ts"
import { chartOf, type ChartSpec } from "../charts/specs.ts"
import { DARK, LIGHT, type Theme } from "../charts/Theme.ts"
import { drawChart } from "../render/drawChart.ts"
import { sortable } from "./sortable.ts"

const dark = matchMedia("(prefers-color-scheme: dark)")
let chosen: "light" | "dark" | undefined

const theme = (): Theme => ((chosen ?? (dark.matches ? "dark" : "light")) === "dark" ? DARK : LIGHT)

const specs = JSON.parse(document.querySelector("#charts")?.textContent ?? "[]") as ReadonlyArray<ChartSpec>
const figures = [...document.querySelectorAll<HTMLElement>("[data-chart]")]

function draw(figure: HTMLElement): void {
  const width = Math.floor(figure.clientWidth)
  if (width > 0) drawAt(figure, width, theme(), magnification())
}

/** `zoom`: pixels of the page for one of the drawing, so that a chart's words grow with the page's. */
function drawAt(figure: HTMLElement, width: number, colors: Theme, zoom: number): void {
  const spec = specs[Number(figure.dataset["chart"])]
  if (spec === undefined) return
  const chart = chartOf(spec)
  const drawing = drawChart(chart, { width: Math.floor(width / zoom), theme: colors, tips: true }, document)
  drawing.setAttribute("aria-label", spokenName(chart))
  if (zoom !== 1) {
    drawing.setAttribute("width", String(width))
    drawing.setAttribute("height", String(Number(drawing.getAttribute("height")) * zoom))
  }
  figure.replaceChildren(drawing)
  figure.dataset["width"] = String(width)
}

/** How much larger than usual the page's text is: on a projector, or by the reader's own settings. */
function magnification(): number {
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)
}

/** One chart a frame, so that the page answers while it draws. */
function drawAll(): void {
  const [first, ...rest] = figures
  if (first !== undefined) draw(first)
  const next = (): void => {
    const figure = rest.shift()
    if (figure === undefined) return
    draw(figure)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** The width of what is printed on a sheet of A4 within its margins, in pixels of CSS. */
const PAPER = 688

addEventListener("beforeprint", () => {
  for (const figure of figures) drawAt(figure, PAPER, LIGHT, 1)
})
addEventListener("afterprint", drawAll)

const button = document.querySelector<HTMLButtonElement>("#theme")
button?.removeAttribute("hidden")
button?.addEventListener("click", () => {
  chosen = theme().name === "dark" ? "light" : "dark"
  document.documentElement.dataset["theme"] = chosen
  drawAll()
})
dark.addEventListener("change", drawAll)

let pending = 0
addEventListener("resize", () => {
  clearTimeout(pending)
  pending = setTimeout(() => {
    for (const figure of figures)
      if (Math.floor(figure.clientWidth) !== Number(figure.dataset["width"])) draw(figure)
  }, 120) as unknown as number
})

for (const table of document.querySelectorAll("table")) sortable(table)
drawAll()
