/** A comparison as a section: the verdict, the known hands, the figures, and who beats whom. */
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import type { ComparedContract, Comparison, Figure } from "@rubber-bridge/simulator/comparison/Comparison"
import { contractLabels } from "../charts/contractLabel.ts"
import { figure, percent, signed } from "../charts/figures.ts"
import { caption } from "../runs/captions.ts"
import { byValue, compareCharts, type ComparisonRun } from "../runs/compareRun.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { dealDiagram } from "./dealDiagram.ts"
import { type HtmlCell, paragraph, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

/** `hands`: what was known of the deal, when the run says. */
export const comparisonSection = (run: ComparisonRun, lang: Lang, hands?: PartialDeal): Section => {
  const { report } = wordsOf(lang)
  const { label } = contractLabels(run.contracts.map(({ contract }) => contract))
  const { acceptance, confidence, punish } = run.model
  const best = run.best.map(label).join(", ")
  const verdict =
    run.best.length === 0
      ? report.noAdvice
      : (run.best.length === 1 ? report.best : report.unclear)(best, percent(confidence))
  return {
    title: report.comparisonOf(run.contracts.map(({ contract }) => label(contract)).join(", ")),
    lead: [
      paragraph(verdict),
      ...(hands === undefined
        ? []
        : [`<h3>${report.hands}</h3>`, dealDiagram(hands, lang, run.model.rubber)]),
      paragraph(
        [
          caption(run.model, lang),
          ...(punish === null ? [] : [report.punished(punish)]),
          ...(acceptance < 1 ? [report.acceptance(percent(acceptance, 2))] : []),
          report.se
        ].join(" ")
      ),
      contractTable(run, lang, label)
    ].join("\n"),
    charts: compareCharts(run, lang),
    tail: run.differences.length === 0 ? "" : differenceTable(run, lang, label)
  }
}

function contractTable(run: Comparison, lang: Lang, label: (contract: string) => string): string {
  const { charts, report } = wordsOf(lang)
  const { columns } = report
  const titles = [columns.makes, columns.tricks, columns.score, columns.equity, columns.total]
  const row = (contract: ComparedContract): ReadonlyArray<HtmlCell> => [
    label(contract.contract),
    cell(contract.makes, 1, 100, false),
    cell(contract.tricks, 2, 1, false),
    cell(contract.score, 1),
    cell(contract.equity, 1),
    cell(contract.total, 1)
  ]
  const order = byValue(run)
  return tableHtml({
    caption: charts.values.title,
    columns: [
      { title: columns.contract, number: false },
      ...titles.map((title) => ({ title, number: true }))
    ],
    rows: run.contracts.toSorted((a, b) => order.indexOf(a.contract) - order.indexOf(b.contract)).map(row)
  })
}

function cell(value: Figure | null, digits: number, scale = 1, sign = true): HtmlCell {
  if (value === null) return "–"
  const mean = (sign ? signed : figure)(value.mean * scale, digits)
  return { text: `${mean} ± ${figure(value.se * scale, digits)}`, value: value.mean }
}

function differenceTable(run: Comparison, lang: Lang, label: (contract: string) => string): string {
  const { charts, report } = wordsOf(lang)
  const { columns } = report
  return tableHtml({
    caption: charts.matrix.title,
    columns: [
      { title: columns.contract, number: false },
      { title: columns.against, number: false },
      { title: columns.difference, number: true },
      { title: columns.low, number: true },
      { title: columns.high, number: true }
    ],
    rows: run.differences.map(({ a, b, high, low, mean, se }) => [
      label(a),
      label(b),
      { text: `${signed(mean, 1)} ± ${figure(se, 1)}`, value: mean },
      { text: signed(low, 1), value: low },
      { text: signed(high, 1), value: high }
    ])
  })
}
