/** Words of score lines: sides, places, reasons. Terms: docs/rules.md. */
import type { Doubling } from "@rubber-bridge/core/auction/Doubling"
import type { BySeat, BySide } from "@rubber-bridge/core/deal/Seat"
import type { Rule, ScoreKind } from "@rubber-bridge/core/scoring/ScoreLine"
import { pluralEn } from "../plural.ts"

const seat: BySeat<string> = { North: "North", East: "East", South: "South", West: "West" }
const side: BySide<string> = { NorthSouth: "We", EastWest: "They" }

/** The short name of an entry, as a note on the sheet. */
const kind: Readonly<Record<ScoreKind, string>> = {
  TrickScore: "tricks",
  Overtricks: "overtricks",
  Undertricks: "undertricks",
  Slam: "slam",
  Insult: "insult",
  Honours: "honours",
  RubberBonus: "rubber bonus",
  UnfinishedGame: "only game",
  UnfinishedPartscore: "only partscore"
}

/** The names of the rules that entries cite, as headings of docs/rules.md. */
const rule: Readonly<Record<Rule, string>> = {
  "trick-score": "Trick points",
  overtricks: "Overtricks",
  undertricks: "Undertricks",
  slam: "Slams",
  insult: "Doubled contracts made (the insult)",
  honours: "Honours",
  "rubber-bonus": "The rubber bonus",
  "unfinished-rubber": "An unfinished rubber"
}

const doubled: Readonly<Record<Doubling, string>> = {
  Undoubled: "undoubled",
  Doubled: "doubled",
  Redoubled: "redoubled"
}

const vulnerability = (vulnerable: boolean): string => (vulnerable ? "vulnerable" : "not vulnerable")

/** Why an entry is written, in one phrase. */
const reason = {
  TrickScore: (level: number, doubling: Doubling): string =>
    `${level} odd ${pluralEn(level, "trick", "tricks")} bid and made` +
    (doubling === "Undoubled" ? "" : `, ${doubled[doubling]}`),
  Overtricks: (count: number, doubling: Doubling, vulnerable: boolean): string =>
    `${count} ${pluralEn(count, "overtrick", "overtricks")}` +
    (doubling === "Undoubled" ? "" : `, ${doubled[doubling]}, ${vulnerability(vulnerable)}`),
  Undertricks: (count: number, doubling: Doubling, vulnerable: boolean): string =>
    `${count} ${pluralEn(count, "undertrick", "undertricks")}, ${doubled[doubling]}, ${vulnerability(vulnerable)}`,
  Slam: (grand: boolean, vulnerable: boolean): string =>
    `${grand ? "grand" : "small"} slam bid and made, ${vulnerability(vulnerable)}`,
  Insult: (doubling: Doubling): string => `${doubled[doubling]} contract made`,
  Honours: (points: number, notrump: boolean): string => {
    if (notrump) return "all four aces in one hand"
    return points === 150
      ? "all five trump honours in one hand"
      : "four of the five trump honours in one hand"
  },
  RubberBonus: (points: number): string =>
    points === 700 ? "rubber won, the opponents have no game" : "rubber won, the opponents have a game",
  UnfinishedGame: "the only game of an unfinished rubber",
  UnfinishedPartscore: "the only partscore in the unfinished game"
}

export const score = {
  seat,
  side,
  kind,
  rule,
  doubled,
  reason,
  vulnerability,
  slam: (grand: boolean): string => (grand ? "grand slam" : "small slam"),
  where: { above: "above", below: "below" },
  whereTheLine: { above: "above the line", below: "below the line" },
  passedOut: "passed out",
  by: (seatName: string): string => `by ${seatName}`,
  tricks: (count: number): string => `${count} ${pluralEn(count, "trick", "tricks")}`,
  points: (count: number): string => `${count} ${pluralEn(count, "point", "points")}`,
  madeExactly: "made exactly",
  over: (count: number): string => `${count} ${pluralEn(count, "overtrick", "overtricks")}`,
  down: (count: number): string => `down ${count}`,
  nothingWritten: "nothing is written",
  heading: { side: "side", where: "line", points: "points", sum: "sum", reason: "reason", rule: "rule" },
  total: "total",
  fewTricks: (text: string, tricks: number, down: number): string =>
    `"${text}": ${tricks} ${pluralEn(tricks, "trick", "tricks")} taken, down ${down}; for just made write =`
}
