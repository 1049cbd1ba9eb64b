/** Words of the two-column sheet. */
import type { Side } from "@rubber-bridge/core/deal/Seat"
import type { SideName } from "../../sheet/sidePlayers.ts"
import { pluralEn } from "../plural.ts"

const NAME: Readonly<Record<Side, string>> = { NorthSouth: "North–South", EastWest: "East–West" }

export const sheet = {
  title: (number: number, of: number): string => (of === 1 ? "Rubber" : `Rubber ${number} of ${of}`),
  sideName: NAME,
  total: "Total",
  deal: "deal",
  dealer: "dealer",
  result: "result",
  games: "games",
  partscores: "partscores",
  vulnerable: "vulnerable",
  nobody: "–",
  both: "both",
  written: "written",
  empty: "nothing written yet",
  /** `winner` won the rubber by `games`, such as 2–1. */
  rubberWon: (winner: SideName, games: string): string =>
    `The rubber goes to ${winner.text}, ${games} in games.`,
  /** `leader` has `points` more in both columns. */
  leads: (leader: SideName, points: number): string =>
    `${leader.text} ${leader.people === 1 ? "wins" : "win"} by ${points} ${pluralEn(points, "point", "points")}.`,
  leadsSoFar: (leader: SideName, points: number): string =>
    `${leader.text} ${leader.people === 1 ? "leads" : "lead"} by ${points} ${pluralEn(points, "point", "points")}.`,
  tie: "The totals are equal: nobody wins points.",
  tieSoFar: "The totals are equal so far.",
  unfinished: (games: string, partscores: string): string =>
    `The rubber is unfinished: games ${games}, partscores ${partscores}.`,
  nothingToSettle: "Nothing is added for what is unfinished: no side alone has a game or a partscore.",
  settleHint: "--unfinished 1993 settles it (300 for the only game, 100 for the only partscore).",
  settled: (edition: string): string =>
    edition === "50"
      ? "Settled as unfinished: 300 for the only game, 50 for the only partscore (older laws)."
      : `Settled as unfinished: 300 for the only game, 100 for the only partscore (laws of ${edition}).`,
  nextDealer: (seatName: string): string => `Next dealer: ${seatName}.`,
  openEarlier: "carried in",
  dealByDeal: "Deal by deal",
  drawing: "The score sheet of a rubber in two columns"
}
