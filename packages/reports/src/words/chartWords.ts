/** The two areas that charts need, apart from the rest, so that a page does not carry every word of the program. */
import { charts as chartsEn } from "./en/charts.ts"
import { score as scoreEn } from "./en/score.ts"
import type { Lang } from "./Lang.ts"
import { charts as chartsPl } from "./pl/charts.ts"
import { score as scorePl } from "./pl/score.ts"

export interface ChartWords {
  readonly charts: typeof chartsEn
  readonly score: typeof scoreEn
}

const CATALOGUES: Readonly<Record<Lang, ChartWords>> = {
  en: { charts: chartsEn, score: scoreEn },
  pl: { charts: chartsPl, score: scorePl }
}

export const chartWordsOf = (lang: Lang): ChartWords => CATALOGUES[lang]
