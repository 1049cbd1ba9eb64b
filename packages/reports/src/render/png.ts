/**
 * SVG to PNG with resvg. Texts are drawn with DejaVu Sans, which has the suit symbols and Polish letters, so a
 * picture is the same on every machine, whatever fonts it has.
 */
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

export interface PngOptions {
  /** Pixels of the picture for one pixel of the drawing. */
  readonly scale?: number
  /** Folder of DejaVuSans.ttf and DejaVuSans-Bold.ttf; by default that of the package dejavu-fonts-ttf. */
  readonly fonts?: string
}

/** Letters and emoji that DejaVu Sans lacks; names may have them, and then the machine's own fonts help out. */
const FOREIGN =
  /\uFE0F|[\u0700-\u08FF\u0E00-\u0E7F\u1100-\u11FF\u3040-\uA4CF\uAC00-\uD7A3\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}/u

/** The picture's bytes. Loads a native module when it is first called. */
export const svgToPng = async (
  svg: string,
  { fonts = fontFolder(), scale = 2 }: PngOptions = {}
): Promise<Uint8Array> => {
  const { Resvg } = await import("@resvg/resvg-js")
  const files = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((name) => join(fonts, name))
  return new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: { fontFiles: files, loadSystemFonts: FOREIGN.test(svg), defaultFontFamily: "DejaVu Sans" }
  })
    .render()
    .asPng()
}

function fontFolder(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf")
}
