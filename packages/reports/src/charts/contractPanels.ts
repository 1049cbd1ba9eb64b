/** The frame of charts with one panel a contract on one scale of tricks or points: what was made, and what went down. */
import * as Plot from "@observablehq/plot"
import { chartWordsOf } from "../words/chartWords.ts"
import type { Lang } from "../words/Lang.ts"
import { type Canvas, isNarrow, type LegendItem } from "./Chart.ts"
import { contractLabels } from "./contractLabel.ts"
import type { Theme } from "./Theme.ts"

interface OfContract {
  readonly contract: string
}

export interface ContractPanels {
  /** Contracts in the order of the rows. */
  readonly contracts: ReadonlyArray<string>
  readonly label: (contract: string) => string
  /** Who plays, when one seat plays all of them. */
  readonly subtitle: string | undefined
  /** The panel of a row. */
  readonly fy: (row: OfContract) => string
  readonly legend: (theme: Theme) => ReadonlyArray<LegendItem>
  /** Options of the plot, its axes of shares and contracts among them; `highest` is the largest share shown. */
  readonly frame: (canvas: Canvas, highest: number) => Plot.PlotOptions
  readonly axis: () => Plot.Markish
  /** A sentence in the upper left corner of each panel. */
  readonly summary: <Row extends OfContract>(
    rows: ReadonlyArray<Row>,
    text: (row: Row) => string,
    canvas: Canvas
  ) => Plot.Text
}

export const contractPanels = (rows: ReadonlyArray<OfContract>, lang: Lang): ContractPanels => {
  const { charts, score } = chartWordsOf(lang)
  const contracts = [...new Set(rows.map((row) => row.contract))]
  const { declarer, label } = contractLabels(contracts)
  const labels = contracts.map(label)
  const fy = ({ contract }: OfContract): string => label(contract)
  return {
    contracts,
    label,
    subtitle: declarer === undefined ? undefined : charts.declarerPlays(score.seat[declarer]),
    fy,
    legend: ({ bad, good }) => [
      { label: charts.tricks.made, color: good, mark: "bar" },
      { label: charts.tricks.down, color: bad, mark: "hatch" }
    ],
    frame: (canvas, highest) => ({
      height: contracts.length * (isNarrow(canvas) ? 96 : 112) + 60,
      marginLeft: 52,
      marginRight: 20 + Math.max(0, ...labels.map((text) => text.length)) * 11,
      marginBottom: 40,
      y: {
        label: `↑ ${charts.tricks.share}`,
        grid: true,
        ticks: 3,
        percent: true,
        domain: [0, highest * 118]
      },
      fy: { domain: labels, label: null, padding: 0.18, axis: null }
    }),
    axis: () => Plot.axisFy({ anchor: "right", fontSize: 14, label: null }),
    summary: (of, text, { theme }) =>
      Plot.text(of, {
        fy,
        text,
        frameAnchor: "top-left",
        dx: 8,
        dy: 2,
        fontWeight: "bold",
        fill: theme.ink,
        stroke: theme.ground,
        strokeWidth: 4
      })
  }
}

/** How a bar of made or failed contracts is filled; failures are hatched, so that they show in grey too. */
export const madeOrDown = ({ theme }: Pick<Canvas, "theme">) => ({
  fill: (row: { readonly made: boolean }): string => (row.made ? theme.good : "url(#hatch)"),
  stroke: (row: { readonly made: boolean }): string => (row.made ? theme.good : theme.bad)
})
