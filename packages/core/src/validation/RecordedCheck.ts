/** Rubbers of a result file against what was written for them: deals with `wrote`, totals, or figures only. */
import { type RecordedRubber } from "../formats/results/ResultFile.ts"
import { emptyEntry } from "./Entry.ts"
import { entryOf, withWritten } from "./EntryOf.ts"
import { FigureSheet, marginFindings } from "./FigureSheet.ts"
import type { Finding } from "./Reason.ts"
import type { Validator } from "./Validator.ts"
import type { UnusableEntry } from "./UnusableEntry.ts"
import type { Located } from "../formats/Located.ts"
import { located } from "../formats/Located.ts"
import type { Scale } from "./ScoreTable.ts"

export interface Checked {
  readonly findings: ReadonlyArray<Finding>
  readonly unusable: ReadonlyArray<Located<UnusableEntry>>
}

/** Checks a whole rubber of a result file; `id` names it. */
export const checkRecorded = (
  validator: Validator,
  rubber: RecordedRubber,
  id: string,
  scale: Scale
): Checked => {
  if (rubber.figures.length > 0) return { findings: checkFigures(rubber, id, scale), unusable: [] }
  const findings: Array<Finding> = []
  const unusable: Array<Located<UnusableEntry>> = []
  for (const { line, result, wrote } of rubber.deals) {
    const found = validator.check({ ...withWritten(entryOf(result), wrote), line, rubber: id })
    if ("_tag" in found) unusable.push(located(line, 1, found))
    else findings.push(...found)
  }
  const { total } = rubber
  if (total !== undefined) {
    const { EastWest, NorthSouth } = total.value
    findings.push(
      ...validator.checkTotals({
        ...emptyEntry(),
        line: total.line,
        rubber: id,
        nsTotal: NorthSouth ?? Number.NaN,
        ewTotal: EastWest ?? Number.NaN
      }),
      ...marginFindings(total.line, id, total.value, validator.sumsOf(id))
    )
  }
  return { findings, unusable }
}

function checkFigures(rubber: RecordedRubber, id: string, scale: Scale): ReadonlyArray<Finding> {
  const sheet = new FigureSheet(id, scale)
  const findings = rubber.figures.flatMap((entry) => sheet.take(entry))
  const { total } = rubber
  const end =
    total === undefined ? sheet.end() : sheet.take({ _tag: "Total", line: total.line, total: total.value })
  return [...findings, ...end]
}
