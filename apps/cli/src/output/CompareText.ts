/** A comparison as text for people: the table, the differences, the verdict and what it rests on. */
import * as Contract from "@rubber-bridge/core/auction/Contract"
import { SIDE_LETTERS } from "@rubber-bridge/core/deal/Seat"
import * as HandText from "@rubber-bridge/core/cards/HandText"
import { contractValueRows, trickShareRows } from "@rubber-bridge/reports/runs/compareRun"
import { intervalText } from "@rubber-bridge/reports/terminal/intervalText"
import { trickText } from "@rubber-bridge/reports/terminal/trickText"
import { type Words } from "@rubber-bridge/reports/words/index"
import type { Comparison, Figure } from "@rubber-bridge/simulator/comparison/Comparison"
import { Result } from "effect"
import type { Asked } from "../input/Hands.ts"
import { type Table, toColumns } from "./Table.ts"

/** What the other computed model says about the same deals. */
export interface SecondOpinion {
  readonly model: string
  readonly best: ReadonlyArray<string>
  /** The totals it gives the contracts. */
  readonly total: Readonly<Record<string, Figure | null>>
}

export interface TextRequest {
  readonly words: Words
  readonly ascii: boolean
  /** Columns of the terminal, for the charts in plain text. */
  readonly columns: number
  readonly hands: Asked["hands"]
  readonly conditions: Asked["conditions"]
  readonly second: SecondOpinion | undefined
}

/** For a terminal of `width` columns; without one, for text that is read elsewhere. */
export const compareText = (result: Comparison, request: TextRequest, width: number | undefined): string => {
  const { ascii, conditions, hands, second, words } = request
  const { compare, score } = words
  const { model } = result
  const name = (contract: string) => contractName(contract, ascii)
  const percent = `${Math.round(model.confidence * 1000) / 10} %`
  const leader = leaderOf(result)
  return [
    compare.heading(model.deals, model.seed, model.rubber, SIDE_LETTERS[model.side]),
    ...hands.map(({ hand, seat }) => compare.hand(score.seat[seat], HandText.toSymbols(hand, ascii))),
    ...conditions.map((text) => words.deal.condition(text)),
    ...(model.acceptance < 1 ? [compare.acceptance(share(model.acceptance))] : []),
    "",
    toColumns(compareTable(result, words, name), { width }),
    "",
    ...textCharts(result, name, percent, request),
    ...differenceLines(result, leader, name, percent, words),
    ...verdict(result, name, percent, words),
    compare.model[model.equity],
    ...secondLine(result, second, name, words),
    model.punish === null ? compare.doubling.written : compare.doubling.punished(model.punish),
    compare.tricks[model.tricks],
    ...doubleDummyLines(result, name, words),
    ...(model.estimator === "two-phase"
      ? [compare.regression(model.deals, model.dealt ?? model.deals, model.effectiveDeals ?? model.deals)]
      : [])
  ].join("\n")
}

/** What each contract is worth with intervals, and the tricks it takes: small charts, where there is room. */
function textCharts(
  result: Comparison,
  name: (contract: string) => string,
  percent: string,
  { ascii, columns, words }: TextRequest
): ReadonlyArray<string> {
  const terminal = { ascii, width: columns }
  const measure = result.model.equity === "none" ? "score" : "total"
  const values = contractValueRows(result).filter((row) => row.measure === measure)
  const intervals = intervalText(
    values.map((row) => ({ ...row, label: name(row.contract) })),
    terminal
  )
  const tricks = trickText(trickShareRows(result), name, terminal)
  const { columns: heads, intervalChart, trickChart } = words.compare
  return [
    ...(intervals.length === 0 ? [] : [intervalChart(heads[measure], percent), ...intervals, ""]),
    ...(tricks.length === 0 ? [] : [trickChart, ...tricks, ""])
  ]
}

function compareTable(
  { contracts }: Comparison,
  { compare }: Words,
  name: (contract: string) => string
): Table {
  const { columns } = compare
  return {
    columns: [columns.contract, columns.makes, columns.tricks, columns.score, columns.equity, columns.total],
    rows: contracts.map(({ contract, equity, makes, score, total, tricks }) => [
      name(contract),
      `${(makes.mean * 100).toFixed(1)} % ± ${(makes.se * 100).toFixed(1)}`.padStart(14),
      `${tricks.mean.toFixed(2)} ± ${tricks.se.toFixed(2)}`.padStart(12),
      pointsText(score).padStart(14),
      pointsText(equity).padStart(14),
      pointsText(total).padStart(14)
    ])
  }
}

/** Where tricks are corrected, what they were before. */
function doubleDummyLines(
  { contracts }: Comparison,
  name: (contract: string) => string,
  { compare }: Words
): ReadonlyArray<string> {
  return contracts.flatMap(({ contract, doubleDummy }) => {
    if (!doubleDummy) return []
    const { makes, score, total, tricks } = doubleDummy
    const percent = `${(makes.mean * 100).toFixed(1)} %`
    return [compare.doubleDummy(name(contract), percent, tricks.mean.toFixed(2), pointsText(total ?? score))]
  })
}

/** The same rows for CSV and Markdown, plain numbers. */
export const compareRows = ({ best, contracts, model }: Comparison): Table => ({
  columns: [
    "contract",
    "makes",
    "makes_se",
    "tricks",
    "tricks_se",
    "score",
    "score_se",
    "equity",
    "equity_se",
    "total",
    "total_se",
    "best",
    "deals",
    "seed"
  ],
  rows: contracts.map(({ contract, equity, makes, score, total, tricks }) => [
    contract,
    makes.mean,
    makes.se,
    tricks.mean,
    tricks.se,
    score.mean,
    score.se,
    equity?.mean,
    equity?.se,
    total?.mean,
    total?.se,
    best.includes(contract),
    model.deals,
    model.seed
  ])
})

/** `+214.9 ± 10.8`. */
export function pointsText(figure: Figure | null): string {
  return figure === null ? "–" : `${signed(figure.mean)} ± ${figure.se.toFixed(1)}`
}

const signed = (points: number): string => {
  const text = points.toFixed(1)
  return points > 0 && Number(text) !== 0 ? `+${text}` : text.replace("-", "−").replace("−0.0", "0.0")
}

const share = (value: number): string => `${(value * 100).toPrecision(3)} %`

/** The contract with the highest total, or with the highest score where nothing is advised. */
function leaderOf({ contracts }: Comparison): string {
  return contracts.reduce((best, one) => (worth(one) > worth(best) ? one : best)).contract
}

const worth = ({ score, total }: Comparison["contracts"][number]): number => (total ?? score).mean

function differenceLines(
  { differences }: Comparison,
  leader: string,
  name: (contract: string) => string,
  percent: string,
  { compare }: Words
): ReadonlyArray<string> {
  const own = differences.flatMap(({ a, b, high, low, mean }) => {
    if (a === leader) return [{ other: b, mean, low, high }]
    return b === leader ? [{ other: a, mean: -mean, low: -high, high: -low }] : []
  })
  if (own.length === 0) return []
  const lines = own.map(
    ({ high, low, mean, other }) =>
      `  ${compare.difference(name(other), signed(mean), signed(low), signed(high), percent)}`
  )
  return [compare.differences(name(leader)), ...lines, ""]
}

function verdict(
  { best, contracts, model }: Comparison,
  name: (contract: string) => string,
  percent: string,
  { compare }: Words
): ReadonlyArray<string> {
  if (model.equity === "none") return []
  if (contracts.length === 1) return [compare.only(name(contracts[0]!.contract))]
  return best.length === 1
    ? [compare.best(name(best[0]!), percent)]
    : [compare.unclear(best.map(name).join(", "), percent)]
}

function secondLine(
  { best, contracts }: Comparison,
  second: SecondOpinion | undefined,
  name: (contract: string) => string,
  { compare }: Words
): ReadonlyArray<string> {
  if (second === undefined || contracts.length === 1) return []
  const same = second.best.length === best.length && second.best.every((contract) => best.includes(contract))
  return [
    same
      ? compare.otherAgrees(second.model)
      : compare.otherDisagrees(second.model, second.best.map(name).join(", "))
  ]
}

/** `4♠X S` for `4SXS`. */
export const contractName = (text: string, ascii: boolean): string => {
  const contract = Result.getOrThrow(Contract.parse(text))
  return `${Contract.toSymbols(contract, ascii)} ${text.at(-1)}`
}
