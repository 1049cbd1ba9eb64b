/** Several drawings under one another in one SVG; a single one stays as it is. */
import { element } from "./svgText.ts"

/** The drawings are texts of `<svg>` elements with `width` and `height` in pixels. */
export const stackSvg = (drawings: ReadonlyArray<string>): string => {
  if (drawings.length === 1) return drawings[0]!
  let height = 0
  let width = 0
  const placed = drawings.map((drawing) => {
    const moved = drawing.replace("<svg", `<svg y="${height}"`)
    height += size(drawing, "height")
    width = Math.max(width, size(drawing, "width"))
    return moved
  })
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    ...placed
  )
}

function size(drawing: string, name: "width" | "height"): number {
  const start = drawing.slice(0, drawing.indexOf(">"))
  return Number(new RegExp(` ${name}="(\\d+)"`, "u").exec(start)?.[1] ?? 0)
}
