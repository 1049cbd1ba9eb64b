/** The report: sections with charts and tables as one self-contained page. */
import { spokenName } from "../charts/Chart.ts"
import { chartOf, type ChartSpec } from "../charts/specs.ts"
import { escapeHtml } from "../render/escape.ts"
import { chartsToSvg } from "../render/svg.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { suitHtml } from "./html.ts"
import { pageScript } from "./script.ts"
import type { Section } from "./Section.ts"
import { shell } from "./shell.ts"

export interface ReportOptions {
  readonly lang: Lang
  readonly title: string
}

/** The page's HTML. Every chart stands in it as a picture too, for readers without scripts and for print. */
export const reportPage = async (
  sections: ReadonlyArray<Section>,
  { lang, title }: ReportOptions
): Promise<string> => {
  const { report } = wordsOf(lang)
  const specs: Array<ChartSpec> = []
  const parts = sections.map((section, n) => {
    const figures = section.charts.map((spec) => {
      specs.push(spec)
      return figureHtml(spec, specs.length - 1)
    })
    return (
      `<section id="section-${n + 1}">${section.title === title ? "" : `<h2>${suitHtml(section.title)}</h2>\n`}` +
      `${[section.lead, ...figures, section.tail].filter((part) => part !== "").join("\n")}\n</section>`
    )
  })
  const links = sections.map(
    (section, n) => `<li><a href="#section-${n + 1}">${suitHtml(section.title)}</a></li>`
  )
  const contents =
    sections.length > 1
      ? `<nav aria-label="${escapeHtml(report.contents)}"><ul>${links.join("")}</ul></nav>\n`
      : ""
  return shell({
    lang,
    title,
    themeButton: report.theme,
    body: contents + parts.join("\n"),
    footer: report.footer,
    data: specs.length === 0 ? {} : { charts: specs },
    script: await pageScript()
  })
}

function figureHtml(spec: ChartSpec, n: number): string {
  return `<figure data-chart="${n}" aria-label="${escapeHtml(spokenName(chartOf(spec)))}">${chartsToSvg([spec])}</figure>`
}
