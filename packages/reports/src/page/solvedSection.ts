/** A solved deal as a section: the diagram, the table of tricks, and par. */
import { DENOMINATION_SYMBOL, DENOMINATIONS } from "@rubber-bridge/core/auction/Denomination"
import { parsePosition } from "@rubber-bridge/core/deal/PbnDeal"
import { SEAT_LETTER, SEATS } from "@rubber-bridge/core/deal/Seat"
import { Result } from "effect"
import { contractLabels } from "../charts/contractLabel.ts"
import { signed } from "../charts/figures.ts"
import type { SolvedJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { dealDiagram } from "./dealDiagram.ts"
import { paragraph, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

export const solvedSection = (run: SolvedJson, lang: Lang): Section => {
  const { charts, report, score } = wordsOf(lang)
  const deal = Result.getOrUndefined(parsePosition(run.deal))
  const names: Readonly<Record<string, string>> = charts.equityName
  return {
    title: report.solved,
    lead: [
      ...(deal === undefined ? [] : [dealDiagram(deal, lang)]),
      tableHtml({
        caption: report.doubleDummy,
        columns: [
          { title: report.columns.declarer, number: false },
          ...DENOMINATIONS.map((denomination) => ({ title: DENOMINATION_SYMBOL[denomination], number: true }))
        ],
        rows: SEATS.map((seat) => [
          score.seat[seat] === SEAT_LETTER[seat] ? seat.slice(0, 1) : score.seat[seat],
          ...DENOMINATIONS.map((denomination) => {
            const tricks = run.tricks[denomination][seat]
            return { text: String(tricks), value: tricks }
          })
        ])
      }),
      ...(run.par === undefined || run.par === null
        ? []
        : [paragraph(parText(run.par, lang)), paragraph(names[run.par.equity] ?? "")])
    ].join("\n"),
    charts: [],
    tail: ""
  }
}

/** `Par: 4♠ S; +120 points for NS on this deal, +470 with the change in the rest of the rubber.` */
export const parText = (par: NonNullable<SolvedJson["par"]>, lang: Lang): string => {
  const { report, score } = wordsOf(lang)
  const several = contractLabels([...par.contracts, "1CN", "1CE"])
  const contracts = par.contracts.map((contract) =>
    contract === "pass" ? score.passedOut : several.label(contract)
  )
  return report.par(
    contracts.join(", ") || score.passedOut,
    signed(par.points.NorthSouth),
    signed(par.total.NorthSouth)
  )
}
