/** A self-contained HTML page of charts. */
import type { ChartSpec } from "../charts/specs.ts"
import type { Lang } from "../words/index.ts"
import { escapeHtml } from "./escape.ts"
import { chartsToSvg } from "./svg.ts"

export interface PageOptions {
  readonly lang: Lang
  readonly title: string
}

export const chartsPage = (specs: ReadonlyArray<ChartSpec>, { lang, title }: PageOptions): string =>
  `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
${specs.map((spec) => `<figure>${chartsToSvg([spec])}</figure>`).join("\n")}
</html>
`
