/** `sheet --chart`: the sheets drawn into a file. */
import { sidePlayers } from "@rubber-bridge/reports/sheet/sidePlayers"
import { Effect } from "effect"
import { Settings } from "../settings.ts"
import { drawFile } from "./Charts.ts"
import { type NamedSheet, sheetTitle } from "./Sheets.ts"

export const drawSheets = Effect.fn("drawSheets")(function* (
  file: string,
  sheets: ReadonlyArray<NamedSheet>
) {
  const { lang, words } = yield* Settings
  const drawn = sheets.map(({ label, players, sheet }, n) => ({
    sheet,
    title: sheetTitle(n, sheets.length, label, words) ?? words.report.sheet,
    players: sidePlayers(players)
  }))
  yield* drawFile(file, async (ending) => {
    const { sheetsFile } = await import("@rubber-bridge/reports/render/chartFile")
    return sheetsFile(ending, drawn, { lang, title: words.report.sheet })
  })
})
