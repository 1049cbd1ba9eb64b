/** The answer of `rubber compare` as rows for charts. The JSON is described in docs/cli.md#compare. */
import { parse, tricksNeeded } from "@rubber-bridge/core/auction/Contract"
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import type { Comparison } from "@rubber-bridge/simulator/comparison/Comparison"
import { meanInterval } from "@rubber-bridge/simulator/statistics/Interval"
import { Result } from "effect"
import { type ContractValue, MEASURES, type TrickShare } from "../charts/rows.ts"
import type { ChartSpec } from "../charts/specs.ts"
import type { Lang } from "../words/index.ts"
import { caption } from "./captions.ts"

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

/** The charts of a comparison, the one that answers the question first. */
export const compareCharts = (run: Comparison, lang: Lang): ReadonlyArray<ChartSpec> => {
  const { model } = run
  return [
    {
      chart: "contractValues",
      rows: contractValueRows(run),
      options: {
        lang,
        side: SIDE_LETTERS[model.side],
        rubber: model.rubber,
        confidence: model.confidence,
        caption: caption(model, lang)
      }
    },
    {
      chart: "trickDistribution",
      rows: trickShareRows(run),
      options: {
        lang,
        caption: caption({ deals: model.deals, seed: model.seed, tricks: model.tricks }, lang)
      }
    }
  ]
}
