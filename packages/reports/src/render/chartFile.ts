/** What to write into a chart file, by the ending of its name. Import this module lazily: it loads Plot and a DOM. */
import type { ChartSpec } from "../charts/specs.ts"
import { reportPage } from "../page/report.ts"
import type { Section } from "../page/Section.ts"
import { type DrawnSheet, sheetSection } from "../page/sheetSection.ts"
import { sheetDrawing } from "../sheet/sheetDrawing.ts"
import type { Lang } from "../words/index.ts"
import { svgToPng } from "./png.ts"
import { stackSvg } from "./stackSvg.ts"
import { chartsToSvg } from "./svg.ts"

export const CHART_ENDINGS = ["svg", "png", "html"] as const
export type ChartEnding = (typeof CHART_ENDINGS)[number]

export interface FileOptions {
  readonly lang: Lang
  readonly title: string
}

/** The ending of a file name that a chart can be written to, or `undefined`. */
export const chartEnding = (file: string): ChartEnding | undefined =>
  CHART_ENDINGS.find((ending) => file.toLowerCase().endsWith(`.${ending}`))

/** Charts as one picture under one another, or as a page that draws them with tips. */
export const chartsFile = async (
  ending: ChartEnding,
  specs: ReadonlyArray<ChartSpec>,
  options: FileOptions
): Promise<string | Uint8Array> =>
  sectionFile(ending, { title: options.title, lead: "", charts: specs, tail: "" }, options)

/** The charts of a section as a picture, or the whole section as a page. */
export const sectionFile = async (
  ending: ChartEnding,
  section: Section,
  options: FileOptions
): Promise<string | Uint8Array> => {
  if (ending === "html") return reportPage([section], options)
  return pictureFile(ending, [chartsToSvg(section.charts)])
}

/** Score sheets under one another, or as a page with their deals that prints one sheet a page. */
export const sheetsFile = async (
  ending: ChartEnding,
  sheets: ReadonlyArray<DrawnSheet>,
  options: FileOptions
): Promise<string | Uint8Array> => {
  const { lang } = options
  if (ending === "html")
    return reportPage(
      sheets.map((sheet) => sheetSection(sheet, lang)),
      options
    )
  const titled = sheets.length > 1
  return pictureFile(
    ending,
    sheets.map(({ players, sheet, title }) =>
      sheetDrawing(sheet, { lang, players, title: titled ? title : undefined })
    )
  )
}

/** Drawings under one another as one picture. */
export const pictureFile = async (
  ending: Exclude<ChartEnding, "html">,
  drawings: ReadonlyArray<string>
): Promise<string | Uint8Array> => {
  const svg = stackSvg(drawings)
  return ending === "svg" ? `${svg}\n` : svgToPng(svg)
}
