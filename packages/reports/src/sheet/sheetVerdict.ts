/** How a rubber stands, in sentences: who won it, who is ahead by how much, and how an unfinished one settles. */
import { type Side, SIDES } from "@rubber-bridge/core/deal/Seat"
import * as Rubber from "@rubber-bridge/core/rubber/Rubber"
import type { UnfinishedEdition } from "@rubber-bridge/core/rubber/Unfinished"
import * as ScoreSheet from "@rubber-bridge/core/rubber/ScoreSheet"
import { wordsOf } from "../words/index.ts"
import { sideName } from "./sidePlayers.ts"
import type { SheetOptions } from "./sheetText.ts"

export interface VerdictOptions extends Pick<SheetOptions, "lang" | "players"> {
  /** False where there is no command line to type the way of settling into. */
  readonly hint?: boolean
  /** The way of settling that was asked for. */
  readonly edition?: UnfinishedEdition | undefined
}

/** One to four sentences, one a line. */
export const sheetVerdict = (
  sheet: ScoreSheet.ScoreSheet,
  { edition = "none", hint = true, lang, players }: VerdictOptions
): ReadonlyArray<string> => {
  const { score, sheet: words } = wordsOf(lang)
  const name = (side: Side) => sideName(players, side, lang)
  const winner = Rubber.winner(sheet.rubber)
  const { games, partscore } = sheet.rubber
  const margin = ScoreSheet.margin(sheet)
  const leader = SIDES.find((side) => margin[side] > 0)
  const settled = sheet.settlement.length > 0
  const closed = winner !== undefined || settled
  const lead =
    leader === undefined
      ? closed
        ? words.tie
        : words.tieSoFar
      : (closed ? words.leads : words.leadsSoFar)(name(leader), margin[leader])
  if (winner !== undefined) {
    const score = winner === "NorthSouth" ? `2–${games.EastWest}` : `2–${games.NorthSouth}`
    return [words.rubberWon(name(winner), score), lead]
  }
  if (settled) {
    const part = sheet.settlement.find(({ kind }) => kind === "UnfinishedPartscore")
    return [words.settled(edition === "none" ? (part?.points === 50 ? "50" : "1993") : edition), lead]
  }
  const state = words.unfinished(
    `${games.NorthSouth}–${games.EastWest}`,
    `${partscore.NorthSouth}/${partscore.EastWest}`
  )
  const something = Math.max(games.NorthSouth, games.EastWest, partscore.NorthSouth, partscore.EastWest) > 0
  return [
    state,
    lead,
    words.nextDealer(score.seat[sheet.rubber.dealer]),
    ...(edition !== "none" ? [words.nothingToSettle] : something && hint ? [words.settleHint] : [])
  ]
}
