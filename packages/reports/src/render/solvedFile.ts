/** Solved deals as a picture or a page. */
import { parsePosition } from "@rubber-bridge/core/deal/PbnDeal"
import { Result } from "effect"
import { dealDrawing } from "../deal/dealDrawing.ts"
import { reportPage } from "../page/report.ts"
import { parText, solvedSection } from "../page/solvedSection.ts"
import type { SolvedJson } from "../runs/RunJson.ts"
import { type ChartEnding, type FileOptions, pictureFile } from "./chartFile.ts"

/** Deals under one another with their tables of tricks and par; a name stands above its deal. */
export const solvedFile = async (
  ending: ChartEnding,
  solved: ReadonlyArray<SolvedJson & { readonly name?: string }>,
  options: FileOptions
): Promise<string | Uint8Array> => {
  const { lang } = options
  if (ending === "html") {
    const sections = solved.map((run) => {
      const section = solvedSection(run, lang)
      return run.name === undefined ? section : { ...section, title: run.name }
    })
    return reportPage(sections, options)
  }
  return pictureFile(
    ending,
    solved.flatMap((run) => {
      const deal = Result.getOrUndefined(parsePosition(run.deal))
      if (deal === undefined) return []
      const note = run.par === undefined || run.par === null ? undefined : parText(run.par, lang)
      return [dealDrawing(deal, { lang, title: run.name, tricks: run.tricks, note })]
    })
  )
}
