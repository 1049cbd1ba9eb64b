/** Simulated rubbers as rows for charts. */
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { caption } from "./captions.ts"
import type { SimulationJson } from "./RunJson.ts"

/** A chart for everything the run tells: lengths, margins, the course of the lead. */
export const simulationCharts = (run: SimulationJson, lang: Lang): ReadonlyArray<ChartSpec> => {
  const { bank, course, ew, lengths, margins, ns, rubber, rubbers, seed } = run
  const options = {
    lang,
    caption: [
      ...(ns === undefined || ew === undefined ? [] : [`NS ${ns}, EW ${ew}.`]),
      ...(rubber === undefined || rubber === "0-0 0/0" ? [] : [wordsOf(lang).charts.from(rubber)]),
      caption({ bank, rubbers, ...(seed === undefined ? {} : { seed }) }, lang)
    ].join(" ")
  }
  return [
    ...(margins === undefined ? [] : [{ chart: "rubberMargins" as const, rows: margins, options }]),
    ...(lengths === undefined
      ? []
      : [
          {
            chart: "rubberLength" as const,
            rows: lengths.flatMap((share, deals) => (share > 0 ? [{ deals, share }] : [])),
            options
          }
        ]),
    ...(course === undefined
      ? []
      : [{ chart: "rubberCourse" as const, rows: course.map((point) => ({ run: "1", ...point })), options }])
  ]
}
