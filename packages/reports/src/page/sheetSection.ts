/** A score sheet as a section: the drawing and a table of its deals. Printed, each sheet stays on one page. */
import { SEAT_LETTER, SIDE_LETTERS, SIDES } from "@rubber-bridge/core/deal/Seat"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { ScoreSheet, SheetDeal } from "@rubber-bridge/core/rubber/ScoreSheet"
import { resultNote } from "../sheet/entryNote.ts"
import type { SidePlayers } from "../sheet/sidePlayers.ts"
import { sheetDrawing } from "../sheet/sheetDrawing.ts"
import { type Lang, wordsOf } from "../words/index.ts"
import { type HtmlCell, tableHtml } from "./html.ts"
import type { Section } from "./Section.ts"

export interface DrawnSheet {
  readonly sheet: ScoreSheet
  readonly title: string
  readonly players?: SidePlayers | undefined
}

/** Colours of the page, so that the drawing follows its theme. */
const PAGE_COLORS = { ground: "var(--ground)", ink: "var(--ink)", faint: "var(--faint)", red: "var(--red)" }

export const sheetSection = ({ players, sheet, title }: DrawnSheet, lang: Lang): Section => ({
  title,
  lead: `<figure class="sheet">${sheetDrawing(sheet, { lang, players, colors: PAGE_COLORS })}</figure>`,
  charts: [],
  tail: sheet.deals.length === 0 ? "" : dealTable(sheet.deals, lang)
})

function dealTable(deals: ReadonlyArray<SheetDeal>, lang: Lang): string {
  const { score, sheet: words } = wordsOf(lang)
  const places = SIDES.flatMap((side) => (["below", "above"] as const).map((where) => ({ side, where })))
  return tableHtml({
    caption: words.dealByDeal,
    columns: [
      { title: words.deal, number: true },
      text(words.dealer),
      text(words.vulnerable),
      text(words.result),
      ...places.map(({ side, where }) => ({
        title: `${score.side[side]} ${score.where[where]}`,
        number: true
      })),
      text(words.partscores),
      text(words.games)
    ],
    rows: deals.map(({ after, dealer, number, result, vulnerable }): ReadonlyArray<HtmlCell> => {
      const columns = Rubber.columns(after)
      const sides = SIDES.filter((side) => vulnerable[side])
      const declarer = result._tag === "Played" ? ` ${SEAT_LETTER[result.contract.declarer]}` : ""
      return [
        { text: String(number), value: number },
        SEAT_LETTER[dealer],
        sides.length === 2 ? words.both : sides.map((side) => SIDE_LETTERS[side]).join("") || words.nobody,
        resultNote(result, { ascii: false, lang }) + declarer,
        ...places.map(({ side, where }) => ({
          text: String(columns[side][where]),
          value: columns[side][where]
        })),
        `${after.partscore.NorthSouth}/${after.partscore.EastWest}`,
        `${after.games.NorthSouth}–${after.games.EastWest}`
      ]
    })
  })
}

const text = (title: string) => ({ title, number: false })
