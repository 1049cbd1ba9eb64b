/** Sentences under charts: sample size, seed, model. */
import { figure } from "../charts/figures.ts"
import { type Lang, wordsOf } from "../words/index.ts"

export interface RunFacts {
  readonly deals?: number
  readonly rubbers?: number
  readonly seed?: number
  /** The solved deals behind values of the rubber, or that rubbers drew their deals from. */
  readonly bank?: { readonly deals: number; readonly seed: number } | null | undefined
  readonly equity?: "field" | "par" | "folklore" | "none"
  readonly tricks?: "double-dummy" | "realistic"
}

/** `1000 deals. Seed 1. Value of games and partscores: …` in the language. */
export const caption = ({ bank, deals, equity, rubbers, seed, tricks }: RunFacts, lang: Lang): string => {
  const { charts } = wordsOf(lang)
  return [
    ...(rubbers === undefined ? [] : [charts.rubbers(figure(rubbers), rubbers)]),
    ...(deals === undefined ? [] : [charts.deals(figure(deals), deals)]),
    ...(seed === undefined ? [] : [charts.seed(String(seed))]),
    ...(bank === undefined || bank === null
      ? []
      : [charts.bank(figure(bank.deals), bank.deals, String(bank.seed))]),
    ...(equity === undefined ? [] : [charts.equityName[equity]]),
    ...(tricks === undefined ? [] : [charts.tricksName[tricks]])
  ].join(" ")
}
