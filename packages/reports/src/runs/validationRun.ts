/** What a validation found, as rows for its chart. */
import { figure } from "../charts/figures.ts"
import type { FindingCount } from "../charts/rows.ts"
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import type { FindingJson } from "./RunJson.ts"

/** How many findings there are of each reason and severity, in the order of their first. */
export const findingCounts = (findings: ReadonlyArray<FindingJson>): ReadonlyArray<FindingCount> => {
  const counts = new Map<string, FindingCount>()
  for (const { reason, severity } of findings) {
    const key = `${reason} ${severity}`
    counts.set(key, { reason, severity, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** The findings by reason; how many records were checked is not in the run, so its caption counts findings and files. */
export const validationCharts = (
  findings: ReadonlyArray<FindingJson>,
  lang: Lang
): ReadonlyArray<ChartSpec> => {
  const files = new Set(findings.map(({ file }) => file)).size
  const caption = wordsOf(lang).charts.validation.sample(figure(findings.length), findings.length, files)
  return [{ chart: "validationSummary", rows: findingCounts(findings), options: { lang, caption } }]
}
