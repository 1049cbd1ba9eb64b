/** Words of charts: titles, axes with units, captions. */
import { pluralEn } from "../plural.ts"

const many = (count: string, n: number, one: string, other: string): string =>
  `${count} ${pluralEn(n, one, other)}`

export const charts = {
  pointsFor: (side: string): string => `Points for ${side}`,
  declarerPlays: (seat: string): string => `${seat} plays.`,
  atRubber: (state: string): string => `Rubber ${state} (games NS–EW, partscores NS/EW).`,
  best: (confidence: string): string => `✓ not beaten at ${confidence} confidence`,
  interval: (confidence: string): string => `Bars: ${confidence} intervals.`,
  deals: (count: string, n: number): string => `${many(count, n, "deal", "deals")}.`,
  rubbers: (count: string, n: number): string => `${many(count, n, "rubber", "rubbers")}.`,
  entries: (count: string, n: number): string => `${many(count, n, "record", "records")}.`,
  seed: (seed: string): string => `Seed ${seed}.`,
  exact: "Exact figures from the rules.",
  equityName: {
    field: "Value of games and partscores: field model.",
    par: "Value of games and partscores: par model.",
    folklore: "Value of games and partscores: a rule of thumb (folklore).",
    none: "Games and partscores count for nothing here."
  },
  modelName: { field: "field model", par: "par model", folklore: "rule of thumb" },
  tricksName: { "double-dummy": "Tricks: double dummy.", realistic: "Tricks: as at the table (realistic)." },
  measure: { score: "this deal’s score", equity: "change in the rest of the rubber", total: "both together" },
  values: {
    title: "What is each contract worth?",
    contract: "Contract"
  },
  tricks: {
    title: "How many tricks does declarer take?",
    axis: "Tricks taken",
    share: "Share of deals (%)",
    makes: (share: string): string => `makes ${share}`,
    made: "contract made",
    down: "contract down"
  }
}
