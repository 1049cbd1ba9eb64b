/** The answer of `rubber compare` as rows for charts. The JSON is described in docs/cli.md. */
import { parse, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import { LOVE_ALL, parse as parseState } from "@rubber-bridge/core/rubber/RubberState"
import type { Comparison, Figure } from "@rubber-bridge/simulator/comparison/Comparison"
import { payoff } from "@rubber-bridge/simulator/comparison/Payoff"
import { meanInterval } from "@rubber-bridge/simulator/statistics/Interval"
import { Result } from "effect"
import {
  type ContractValue,
  MEASURES,
  type Running,
  type ScoreShare,
  type TrickShare
} from "../charts/rows.ts"
import type { ChartSpec } from "../charts/specs.ts"
import type { Lang } from "../words/index.ts"
import { caption } from "./captions.ts"

/** A comparison with the looks taken on the way, where the run kept them. */
export interface ComparisonRun extends Comparison {
  readonly course?: ReadonlyArray<{ readonly deals: number; readonly values: ReadonlyArray<Figure> }>
}

/** The running estimate of each contract's total (or score) with its interval. */
export const runningRows = ({ contracts, course = [], model }: ComparisonRun): ReadonlyArray<Running> =>
  contracts.flatMap(({ contract }, n) =>
    course.flatMap(({ deals, values }) => {
      const value = values[n]
      if (value === undefined) return []
      const { high, low } = meanInterval({ ...value, count: deals }, model.confidence)
      return [{ contract, deals, mean: value.mean, low, high }]
    })
  )

/** What each contract is worth by each measure the run has, with intervals at the run's confidence. */
export const contractValueRows = (run: Comparison): ReadonlyArray<ContractValue> =>
  run.contracts.flatMap((contract) =>
    MEASURES.flatMap((measure): ReadonlyArray<ContractValue> => {
      const figure = contract[measure]
      if (figure === null) return []
      const { mean, se } = figure
      const { high, low } = meanInterval({ mean, se, count: run.model.deals }, run.model.confidence)
      return [
        { contract: contract.contract, measure, mean, low, high, best: run.best.includes(contract.contract) }
      ]
    })
  )

/** How often declarer took each number of tricks, contract by contract in the order asked. */
export const trickShareRows = (run: Comparison): ReadonlyArray<TrickShare> =>
  run.contracts.flatMap(({ contract, tricks }) => {
    const needed = Result.match(parse(contract), { onSuccess: tricksNeeded, onFailure: () => 14 })
    return tricks.distribution.map((share, taken) => ({
      contract,
      tricks: taken,
      share,
      made: taken >= needed
    }))
  })

/** What each contract wrote and how often, from the tricks and the rules; honours belong to hands and are left out. */
export const scoreShareRows = (run: Comparison): ReadonlyArray<ScoreShare> => {
  const rubber = Result.getOrElse(parseState(run.model.rubber), () => LOVE_ALL)
  return run.contracts.flatMap(({ contract, tricks }) => {
    const read = Result.getOrUndefined(parse(contract))
    if (read === undefined) return []
    const { score } = payoff(read, rubber, run.model.side, undefined, run.model.punish ?? undefined)
    return tricks.distribution.map((share, taken) => ({
      contract,
      points: score[taken]!,
      share,
      made: taken >= tricksNeeded(read)
    }))
  })
}

/** Contracts from the most to the least valuable: by total, or by score where nothing is advised. */
export const byValue = (run: Comparison): ReadonlyArray<string> =>
  run.contracts
    .toSorted((a, b) => (b.total ?? b.score).mean - (a.total ?? a.score).mean)
    .map(({ contract }) => contract)

/** The charts of a comparison, the one that answers the question first. */
export const compareCharts = (run: ComparisonRun, lang: Lang): ReadonlyArray<ChartSpec> => {
  const { model } = run
  const facts = caption(model, lang)
  const played = caption({ deals: model.deals, seed: model.seed, tricks: model.tricks }, lang)
  return [
    {
      chart: "contractValues",
      rows: contractValueRows(run),
      options: {
        lang,
        side: SIDE_LETTERS[model.side],
        rubber: model.rubber,
        confidence: model.confidence,
        caption: facts
      }
    },
    {
      chart: "trickDistribution",
      rows: trickShareRows(run),
      options: { lang, caption: played }
    },
    {
      chart: "scoreDistribution",
      rows: scoreShareRows(run),
      options: { lang, side: SIDE_LETTERS[model.side], caption: played }
    },
    ...(run.contracts.length < 2
      ? []
      : [
          {
            chart: "differenceMatrix" as const,
            rows: run.differences,
            options: { lang, order: byValue(run), confidence: model.confidence, caption: facts }
          }
        ]),
    ...((run.course ?? []).length < 2
      ? []
      : [
          {
            chart: "estimateCourse" as const,
            rows: runningRows(run),
            options: { lang, side: SIDE_LETTERS[model.side], confidence: model.confidence, caption: facts }
          }
        ])
  ]
}
