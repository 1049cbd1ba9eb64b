/** Records of sheets with figures only, `rubber, side, where, points`, each rubber checked on its own sheet. */
import { SheetsByRubber } from "../../formats/csv/SheetsByRubber.ts"
import { FigureSheet } from "../FigureSheet.ts"
import type { Finding } from "../Reason.ts"
import type { Scale } from "../ScoreTable.ts"

export class FigureRecords extends SheetsByRubber<Finding> {
  constructor(scale: Scale) {
    super((rubber) => {
      const sheet = new FigureSheet(rubber === "" ? null : rubber, scale)
      return {
        take: (entry) => sheet.take(entry),
        end: (total, line) => (total === undefined ? sheet.end() : sheet.take({ _tag: "Total", line, total }))
      }
    })
  }
}
