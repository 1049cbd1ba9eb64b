/** Sentences under charts: sample size, seed, model. */
import { figure } from "../charts/figures.ts"
import { type Lang, wordsOf } from "../words/index.ts"

export interface RunFacts {
  readonly deals?: number
  readonly rubbers?: number
  readonly seed?: number
  readonly equity?: "field" | "par" | "folklore" | "none"
  readonly tricks?: "double-dummy" | "realistic"
}

/** `1000 deals. Seed 1. Value of games and partscores: …` in the language. */
export const caption = ({ deals, equity, rubbers, seed, tricks }: RunFacts, lang: Lang): string => {
  const { charts } = wordsOf(lang)
  return [
    ...(rubbers === undefined ? [] : [charts.rubbers(figure(rubbers), rubbers)]),
    ...(deals === undefined ? [] : [charts.deals(figure(deals), deals)]),
    ...(seed === undefined ? [] : [charts.seed(String(seed))]),
    ...(equity === undefined ? [] : [charts.equityName[equity]]),
    ...(tricks === undefined ? [] : [charts.tricksName[tricks]])
  ].join(" ")
}
