/** Simulated rubbers as text, JSON and rows. */
import type { Words } from "@rubber-bridge/reports/words/index"
import type { Summary } from "@rubber-bridge/simulator/simulation/Summary"
import type { Estimate } from "@rubber-bridge/simulator/statistics/Estimate"
import { percent, rounded, signed } from "./Points.ts"
import { type Table, toColumns } from "./Table.ts"

export interface Simulated {
  readonly ns: string
  readonly ew: string
  readonly rubber: string
  readonly seed: number
  /** The solved deals that the rubbers' deals were drawn from. */
  readonly bank: { readonly deals: number; readonly seed: number }
  readonly summary: Summary
  /** NorthSouth's lead after some rubbers. */
  readonly course: ReadonlyArray<{ readonly rubber: number; readonly points: number }>
}

const figure = ({ mean, se }: Estimate, digits: number) => ({
  mean: rounded(mean, digits),
  se: rounded(se, digits)
})

export const simulationJson = ({ bank, course, ew, ns, rubber, seed, summary }: Simulated) => ({
  ns,
  ew,
  rubber,
  rubbers: summary.rubbers,
  seed,
  bank,
  margin: { ...figure(summary.margin, 3), sd: rounded(summary.marginSd, 1) },
  difference: summary.difference === undefined ? null : figure(summary.difference, 3),
  wins: figure(summary.wins, 5),
  deals: figure(summary.deals, 4),
  passedOut: rounded(summary.passedOut, 4),
  twoGames: figure(summary.twoGames, 5),
  winnerBehind: figure(summary.winnerBehind, 5),
  points: {
    NorthSouth: rounded(summary.points.NorthSouth, 2),
    EastWest: rounded(summary.points.EastWest, 2)
  },
  rubbersToTell50: summary.rubbersToTell50,
  quantiles: summary.quantiles,
  lengths: upToLast(summary.lengths).map((share) => rounded(share, 6)),
  margins: summary.margins.map(({ high, low, share }) => ({ low, high, share: rounded(share, 6) })),
  course
})

export const simulationRows = (runs: ReadonlyArray<Simulated>): Table => ({
  columns: [
    "ns",
    "ew",
    "rubber",
    "rubbers",
    "seed",
    "margin",
    "margin_se",
    "difference",
    "difference_se",
    "wins",
    "deals",
    "two_games",
    "winner_behind"
  ],
  rows: runs
    .map(simulationJson)
    .map((run) => [
      run.ns,
      run.ew,
      run.rubber,
      run.rubbers,
      run.seed,
      run.margin.mean,
      run.margin.se,
      run.difference?.mean,
      run.difference?.se,
      run.wins.mean,
      run.deals.mean,
      run.twoGames.mean,
      run.winnerBehind.mean
    ])
})

/** A single rubber says nothing about its own error. */
const within = (text: string, { count, se }: Estimate, digits: number, scale = 1) =>
  count < 2 ? text : `${text} ± ${(se * scale).toFixed(digits)}`
const points = (estimate: Estimate) => within(signed(estimate.mean, 1), estimate, 1)
const share = (estimate: Estimate) => within(percent(estimate.mean, 1), estimate, 1, 100)

export const simulationText = (
  { ew, ns, rubber, seed, summary }: Simulated,
  words: Words,
  width: number | undefined
): string => {
  const say = words.equity.simulate
  const { difference } = summary
  const rows: ReadonlyArray<readonly [string, string]> = [
    [say.margin, points(summary.margin)],
    ...(difference === undefined ? [] : [[say.difference(ns, ew), points(difference)] as const]),
    [say.wins, share(summary.wins)],
    [say.deals, within(summary.deals.mean.toFixed(2), summary.deals, 2)],
    [say.passedOut, summary.passedOut.toFixed(2)],
    [say.twoGames, share(summary.twoGames)],
    [say.winnerBehind, share(summary.winnerBehind)],
    [say.points, `${summary.points.NorthSouth.toFixed(0)}, ${summary.points.EastWest.toFixed(0)}`],
    ...(summary.rubbers < 2 ? [] : [[say.sd, summary.marginSd.toFixed(0)] as const]),
    [say.quantiles, summary.quantiles.map(({ margin }) => signed(margin)).join(", ")]
  ]
  return [
    say.heading(ns, ew, summary.rubbers, seed, rubber),
    "",
    toColumns({ columns: ["", ""], rows }, { width }).trimStart(),
    ...(summary.rubbers < 2 ? [] : ["", say.tell(summary.rubbersToTell50)]),
    ...(difference !== undefined && ns === ew ? [say.equal] : [])
  ].join("\n")
}

function upToLast(shares: ReadonlyArray<number>): ReadonlyArray<number> {
  return shares.slice(0, shares.findLastIndex((share) => share > 0) + 1)
}
