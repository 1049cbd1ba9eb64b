/** Sections for runs read from files, in the order of the files; equity runs of several models share one. */
import { parse as parseHand } from "@rubber-bridge/core/cards/HandText"
import type { PartialDeal } from "@rubber-bridge/core/deal/Deal"
import { bySeat, type Seat } from "@rubber-bridge/core/deal/Seat"
import { parse as parseResult } from "@rubber-bridge/core/result/ResultText"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { Result } from "effect"
import type { Run } from "../runs/RunFile.ts"
import type { ComparisonJson, SheetJson } from "../runs/RunJson.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { sidePlayers } from "../sheet/sidePlayers.ts"
import { breakEvenSection } from "./breakEvenSection.ts"
import { comparisonSection } from "./comparisonSection.ts"
import { equitySection } from "./equitySection.ts"
import { paragraph } from "./html.ts"
import { rulesSection } from "./rulesSection.ts"
import type { Section } from "./Section.ts"
import { sheetSection } from "./sheetSection.ts"
import { simulationSection } from "./simulationSection.ts"
import { solvedSection } from "./solvedSection.ts"
import { validationSection } from "./validationSection.ts"

export const sectionsOf = (runs: ReadonlyArray<Run>, lang: Lang): ReadonlyArray<Section> => {
  const equity = runs.flatMap((run) => (run.kind === "equity" ? [run.run] : []))
  const firstEquity = runs.findIndex((run) => run.kind === "equity")
  return runs.flatMap((run, n): ReadonlyArray<Section> => {
    const { report } = wordsOf(lang)
    switch (run.kind) {
      case "comparison":
        return [comparisonSection(run.run, lang, handsOf(run.run))]
      case "solved":
        return [solvedSection(run.run, lang)]
      case "sheet":
        return [
          sheetSection(
            {
              sheet: sheetOf(run.run),
              players: run.run.players && sidePlayers(run.run.players),
              title: run.run.label ?? report.sheet
            },
            lang
          )
        ]
      case "equity":
        return n === firstEquity ? [equitySection(equity, lang)] : []
      case "breakEven":
        return [breakEvenSection(run.run, lang)]
      case "simulation":
        return [simulationSection(run.run, lang)]
      case "validation":
        return [validationSection(run.run, lang)]
      case "rules":
        return [rulesSection(run.run, lang)]
      case "nothing":
        return [{ title: run.run, lead: paragraph(report.nothing), charts: [], tail: "" }]
    }
  })
}

/** The known hands of a comparison; none when it names none that can be read. */
function handsOf({ hands }: ComparisonJson): PartialDeal | undefined {
  if (hands === undefined) return undefined
  const read = (seat: Seat) => {
    const text = hands[seat]
    return text === undefined ? undefined : Result.getOrUndefined(parseHand(text))
  }
  const deal = bySeat(read)
  return Object.values(deal).some((hand) => hand !== undefined) ? deal : undefined
}

/** The sheet written again from its results by the rules; what cannot be read ends it there. */
export function sheetOf({ deals, settlement = [] }: SheetJson): ScoreSheet.ScoreSheet {
  let sheet = ScoreSheet.empty(deals[0]?.dealer ?? "North")
  for (const { result } of deals) {
    const next = Result.flatMap(parseResult(result), (read) => ScoreSheet.write(sheet, read.result))
    if (Result.isFailure(next)) break
    sheet = next.success
  }
  return { ...sheet, settlement }
}
