/** Values of rubber states as rows for charts. */
import { parse } from "@rubber-bridge/core/rubber/RubberState"
import { Result } from "effect"
import { figure } from "../charts/figures.ts"
import type { PartscoreValue, StateValue } from "../charts/rows.ts"
import type { ChartSpec } from "../charts/specs.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { caption } from "./captions.ts"
import type { EquityJson } from "./RunJson.ts"

/** One row for each state of the run that can be read. */
export const stateValueRows = ({ equity, states }: EquityJson): ReadonlyArray<StateValue> =>
  states.flatMap(({ rubber, value }) => {
    const state = Result.getOrUndefined(parse(rubber))
    if (state === undefined) return []
    return [
      {
        model: equity,
        gamesNS: state.games.NorthSouth,
        gamesEW: state.games.EastWest,
        partNS: state.partscore.NorthSouth,
        partEW: state.partscore.EastWest,
        value: value.mean
      }
    ]
  })

/** What each partscore adds to its state of games while the opponents have none; models one after another. */
export const partscoreValueRows = (runs: ReadonlyArray<EquityJson>): ReadonlyArray<PartscoreValue> =>
  runs.flatMap((run) => {
    const rows = stateValueRows(run).filter((row) => row.partEW === 0)
    return rows.flatMap((row) => {
      const without = rows.find(
        ({ gamesEW, gamesNS, partNS }) => partNS === 0 && gamesEW === row.gamesEW && gamesNS === row.gamesNS
      )
      if (without === undefined) return []
      const { gamesEW, gamesNS, model, partNS, value } = row
      return [{ model, gamesNS, gamesEW, points: partNS, value: value - without.value }]
    })
  })

/** Each model of the runs as a run of its own: a run may carry other models beside its first. */
export const modelRuns = (runs: ReadonlyArray<EquityJson>): ReadonlyArray<EquityJson> =>
  runs.flatMap((run) => {
    const names = [...new Set(run.states.flatMap(({ others = {} }) => Object.keys(others)))]
    const { bank = null, states } = run
    return [
      run,
      ...names.map((name) => ({
        equity: name,
        bank: name === "folklore" ? null : bank,
        states: states.flatMap(({ others = {}, rubber }) => {
          const figures = others[name]
          return figures === undefined ? [] : [{ rubber, ...figures }]
        })
      }))
    ]
  })

/** The heat map of the first run that has all states, and the curves of all runs that have. */
export const equityCharts = (runs: ReadonlyArray<EquityJson>, lang: Lang): ReadonlyArray<ChartSpec> => {
  const whole = modelRuns(runs).filter((run) => stateValueRows(run).length > 1)
  const [first] = whole
  if (first === undefined) return []
  const said = (of: ReadonlyArray<EquityJson>): string =>
    [
      ...new Set([
        ...of.map((run) => modelSentence(run, lang)),
        ...of.map(({ bank }) => caption({ bank }, lang))
      ])
    ]
      .filter((sentence) => sentence !== "")
      .join(" ")
  return [
    { chart: "equityHeat", rows: stateValueRows(first), options: { lang, caption: said([first]) } },
    { chart: "partscoreValue", rows: partscoreValueRows(whole), options: { lang, caption: said(whole) } }
  ]
}

/** `Value of games and partscores: field model. Standard errors up to 3.7 points.` */
function modelSentence({ equity, states }: EquityJson, lang: Lang): string {
  const { charts } = wordsOf(lang)
  const names: Readonly<Record<string, string>> = charts.equityName
  const error = Math.max(...states.map(({ value }) => value.se))
  return [names[equity] ?? equity, ...(error > 0 ? [charts.equity.error(figure(error, 1))] : [])].join(" ")
}
