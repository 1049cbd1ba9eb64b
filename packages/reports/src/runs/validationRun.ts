/** What a validation found, as rows for its chart. */
import { figure } from "../charts/figures.ts"
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import type { ValidationJson } from "./RunJson.ts"

export const validationCharts = (
  { findings, records }: ValidationJson,
  lang: Lang
): ReadonlyArray<ChartSpec> => [
  {
    chart: "validationSummary",
    rows: findings,
    options: {
      lang,
      caption: records === undefined ? "" : wordsOf(lang).charts.entries(figure(records), records)
    }
  }
]
