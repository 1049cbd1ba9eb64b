/** Break-even chances as rows for a chart. */
import type { BreakEvenPoint, BreakEvenThreshold } from "../charts/rows.ts"
import { contractLabels } from "../charts/contractLabel.ts"
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { caption } from "./captions.ts"
import type { BreakEvenJson } from "./RunJson.ts"

const MOST_STATES = 6

export const breakEvenRows = ({
  states
}: BreakEvenJson): {
  readonly points: ReadonlyArray<BreakEvenPoint>
  readonly thresholds: ReadonlyArray<BreakEvenThreshold>
} => ({
  points: states.flatMap(({ rubber, whenDown, whenMade }) =>
    Object.keys(whenMade ?? {}).flatMap((model) => {
      const [made, down] = [whenMade?.[model], whenDown?.[model]]
      if (typeof made !== "number" || typeof down !== "number") return []
      // What A gains is a straight line in its chance.
      return [
        { rubber, model, probability: 0, gain: down },
        { rubber, model, probability: 1, gain: made }
      ]
    })
  ),
  thresholds: states.flatMap(({ probability, rubber }) =>
    Object.entries(probability).flatMap(([model, value]) =>
      value === null ? [] : [{ rubber, model, probability: value }]
    )
  )
})

/** The chart of up to six states; none when the run does not say what A gains. */
export const breakEvenCharts = (run: BreakEvenJson, lang: Lang): ReadonlyArray<ChartSpec> => {
  const shown = { ...run, states: run.states.slice(0, MOST_STATES) }
  const rows = breakEvenRows(shown)
  if (rows.points.length === 0) return []
  const { label } = contractLabels([run.a, run.b])
  return [
    {
      chart: "breakEven",
      rows,
      options: { lang, a: label(run.a), b: label(run.b), caption: captionOf(run, lang) }
    }
  ]
}

/** How to read the lines, what happens when A fails, which models drew them, and from which deals. */
function captionOf({ bank, down, states }: BreakEvenJson, lang: Lang): string {
  const { charts } = wordsOf(lang)
  const names: Readonly<Record<string, string>> = charts.equityName
  const models = new Set(states.flatMap(({ probability }) => Object.keys(probability)))
  return [
    charts.breakEven.note,
    ...(down === undefined ? [] : [charts.breakEven.down(down)]),
    ...[...models].map((model) => names[model] ?? model),
    ...(bank === undefined || bank === null ? [] : [caption({ bank }, lang)])
  ].join(" ")
}
