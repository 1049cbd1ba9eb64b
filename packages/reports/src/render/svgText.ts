/** SVG written as text, for drawings that need no layout engine. */
import { escapeHtml } from "./escape.ts"

export type SvgAttributes = Readonly<Record<string, string | number>>

/** An element with its children, which are SVG already. Attribute values are escaped. */
export const element = (
  name: string,
  attributes: SvgAttributes,
  ...children: ReadonlyArray<string>
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
  return children.length === 0
    ? `<${name}${written.join("")}/>`
    : `<${name}${written.join("")}>${children.join("")}</${name}>`
}

/** A `<text>` whose hearts and diamonds are red. */
export const suitText = (attributes: SvgAttributes, text: string, red: string): string => {
  const pieces = text.split(/([♥♦])/u).filter((piece) => piece !== "")
  const children = pieces.map((piece) =>
    /[♥♦]/u.test(piece) ? element("tspan", { fill: red }, piece) : escapeHtml(piece)
  )
  return element("text", attributes, ...(children.length === 0 ? [""] : children))
}
