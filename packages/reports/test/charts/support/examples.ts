/** One specification for every chart, from seeded or exact data, for snapshots and for looking at. */
import { DOUBLINGS } from "@rubber-bridge/core/auction/Doubling"
import { penalty } from "@rubber-bridge/core/scoring/Penalty"
import { PARTSCORES } from "@rubber-bridge/simulator/equity/StateIndex"
import type { ChartName, ChartSpec } from "../../../src/charts/specs.ts"
import type { Lang } from "../../../src/words/index.ts"

/** Whole numbers from a linear congruence (a = 1 664 525, c = 1 013 904 223, m = 2³²), as fractions below 1. */
function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const CONTRACTS = ["4SS", "3NS", "2SS", "5DXW"]
const TOTALS = [242.4, 205.1, 213.3, -130.8]
const SHARES = [0, 0, 0, 0, 0.004, 0.01, 0.03, 0.08, 0.16, 0.22, 0.266, 0.15, 0.06, 0.02]
const GAMES = [0, 1, 2, 3].map((n) => ({ gamesNS: n & 1, gamesEW: n >> 1 }))
const needed = (contract: string): number => 6 + Number(contract[0])

const partValue = (points: number, scale: number): number =>
  Math.round(scale * (points + points ** 2 / 90)) / 10

export const exampleSpecs = (
  lang: Lang
): { readonly [Name in ChartName]: Extract<ChartSpec, { readonly chart: Name }> } => {
  const caption = lang === "en" ? "1000 deals. Seed 1." : "1000 rozdań. Ziarno 1."
  const options = { lang, caption }
  const random = uniform(7)
  return {
    contractValues: {
      chart: "contractValues",
      rows: CONTRACTS.flatMap((contract, n) =>
        (["score", "equity", "total"] as const).map((measure, m) => {
          const mean = [TOTALS[n]! * 0.3, TOTALS[n]! * 0.7, TOTALS[n]!][m]!
          return { contract, measure, mean, low: mean - 14, high: mean + 14, best: n === 0 }
        })
      ),
      options: { ...options, side: "NS", rubber: "0-0 0/60", confidence: 0.95 }
    },
    trickDistribution: {
      chart: "trickDistribution",
      rows: CONTRACTS.slice(0, 3).flatMap((contract) =>
        SHARES.map((share, tricks) => ({ contract, tricks, share, made: tricks >= needed(contract) }))
      ),
      options
    },
    scoreDistribution: {
      chart: "scoreDistribution",
      rows: CONTRACTS.slice(0, 3).flatMap((contract) =>
        SHARES.map((share, tricks) => {
          const over = tricks - needed(contract)
          return {
            contract,
            share,
            made: over >= 0,
            points: over < 0 ? over * 100 : 30 * (needed(contract) - 6 + over)
          }
        })
      ),
      options: { ...options, side: "NS" }
    },
    estimateCourse: {
      chart: "estimateCourse",
      rows: CONTRACTS.slice(0, 3).flatMap((contract, n) =>
        [25, 50, 100, 200, 400, 800, 1000].map((deals) => {
          const error = 220 / Math.sqrt(deals)
          const mean = TOTALS[n]! + (random() - 0.5) * 2 * error
          return { contract, deals, mean, low: mean - 1.96 * error, high: mean + 1.96 * error }
        })
      ),
      options: { ...options, side: "NS", confidence: 0.95 }
    },
    differenceMatrix: {
      chart: "differenceMatrix",
      rows: CONTRACTS.flatMap((a, n) =>
        CONTRACTS.slice(n + 1).map((b, m) => {
          const mean = TOTALS[n]! - TOTALS[n + 1 + m]!
          return { a, b, mean, low: mean - 12, high: mean + 12 }
        })
      ),
      options: { ...options, order: ["4SS", "2SS", "3NS", "5DXW"], confidence: 0.95 }
    },
    equityHeat: {
      chart: "equityHeat",
      rows: GAMES.flatMap(({ gamesEW, gamesNS }) =>
        PARTSCORES.flatMap((partNS) =>
          PARTSCORES.map((partEW) => ({
            model: "field",
            gamesNS,
            gamesEW,
            partNS,
            partEW,
            value: 360 * (gamesNS - gamesEW) + partValue(partNS, 9) - partValue(partEW, 9)
          }))
        )
      ),
      options
    },
    partscoreValue: {
      chart: "partscoreValue",
      rows: ["field", "par", "folklore"].flatMap((model, n) =>
        GAMES.flatMap(({ gamesEW, gamesNS }) =>
          PARTSCORES.map((points) => ({
            model,
            gamesNS,
            gamesEW,
            points,
            value:
              model === "folklore" ? (points > 0 ? 120 : 0) : partValue(points, 8 + 2 * n + gamesNS + gamesEW)
          }))
        )
      ),
      options
    },
    breakEven: {
      chart: "breakEven",
      rows: {
        points: ["0-0 0/0", "1-1 0/60"].flatMap((rubber, s) =>
          ["field", "par"].flatMap((model, n) =>
            [0, 0.25, 0.5, 0.75, 1].map((probability) => ({
              rubber,
              model,
              probability,
              gain: (probability - 0.55 + 0.17 * n + 0.1 * s) * 620
            }))
          )
        ),
        thresholds: ["0-0 0/0", "1-1 0/60"].flatMap((rubber, s) =>
          ["field", "par"].map((model, n) => ({ rubber, model, probability: 0.55 - 0.17 * n - 0.1 * s }))
        )
      },
      options: { ...options, a: "4♠", b: "3♠" }
    },
    rubberLength: {
      chart: "rubberLength",
      rows: Array.from({ length: 16 }, (_, n) => ({
        deals: n + 2,
        share: [2, 6, 11, 14, 14, 13, 11, 8, 6, 5, 4, 2, 2, 1, 0.6, 0.4][n]! / 100
      })),
      options
    },
    rubberMargins: {
      chart: "rubberMargins",
      rows: Array.from({ length: 16 }, (_, n) => ({
        low: (n - 8) * 200,
        high: (n - 7) * 200,
        share: [1, 2, 3, 6, 12, 14, 8, 4, 4, 8, 14, 12, 6, 3, 2, 1][n]! / 100
      })),
      options
    },
    rubberCourse: {
      chart: "rubberCourse",
      rows: ["1", "2", "3"].flatMap((run) => {
        let points = 0
        return Array.from({ length: 60 }, (_, n) => {
          points += Math.round((random() - 0.48) * 160) * 10
          return { run, rubber: n + 1, points }
        })
      }),
      options
    },
    penaltySteps: {
      chart: "penaltySteps",
      rows: [false, true].flatMap((vulnerable) =>
        DOUBLINGS.flatMap((doubling) =>
          Array.from({ length: 13 }, (_, n) => ({
            doubling,
            vulnerable,
            undertricks: n + 1,
            points: penalty(n + 1, doubling, vulnerable)
          }))
        )
      ),
      options
    },
    validationSummary: {
      chart: "validationSummary",
      rows: [
        { reason: "SlamNotBid", severity: "error", count: 17 },
        { reason: "FirstNotrumpTrick", severity: "error", count: 41 },
        { reason: "Addition", severity: "error", count: 8 },
        { reason: "ExplainedByOldScale", severity: "note", count: 23 }
      ],
      options
    }
  }
}
