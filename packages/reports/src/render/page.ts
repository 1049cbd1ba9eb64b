/** Charts as a page: what `--chart FILE.html` writes. */
import type { ChartSpec } from "../charts/specs.ts"
import { reportPage } from "../page/report.ts"
import type { Section } from "../page/Section.ts"
import type { Lang } from "../words/index.ts"

export interface PageOptions {
  readonly lang: Lang
  readonly title: string
}

export const chartsPage = (
  specs: ReadonlyArray<ChartSpec>,
  { lang, title }: PageOptions
): Promise<string> => {
  const section: Section = { title, lead: "", charts: specs, tail: "" }
  return reportPage([section], { lang, title })
}
