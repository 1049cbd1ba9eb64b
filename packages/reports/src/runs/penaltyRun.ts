/** The price of undertricks, straight from the rules, as rows for a chart. */
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import type { PenaltyStep } from "../charts/rows.ts"
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"

/** One to thirteen down, by doubling and vulnerability. */
export const penaltyRows = (): ReadonlyArray<PenaltyStep> =>
  [false, true].flatMap((vulnerable) =>
    DOUBLINGS.flatMap((doubling) =>
      Array.from({ length: 13 }, (_, n) => ({
        doubling,
        vulnerable,
        undertricks: n + 1,
        points: penalty(n + 1, doubling, vulnerable)
      }))
    )
  )

export const penaltyCharts = (lang: Lang): ReadonlyArray<ChartSpec> => [
  { chart: "penaltySteps", rows: penaltyRows(), options: { lang, caption: wordsOf(lang).charts.exact } }
]
