/** Polish words of the two-column sheet. Terms: docs/rules.pl.md. */
import type { sheet as en } from "../en/sheet.ts"
import type { SideName } from "../../sheet/sidePlayers.ts"
import { pluralPl } from "../plural.ts"

const points = (count: number): string => `${count} ${pluralPl(count, "punkt", "punkty", "punktów")}`

const wins = ({ people }: SideName): string => (people > 1 ? "wygrywają" : "wygrywa")

export const sheet: typeof en = {
  title: (number, of) => (of === 1 ? "Rober" : `Rober ${number} z ${of}`),
  sideName: { NorthSouth: "NS", EastWest: "EW" },
  total: "Razem",
  deal: "rozdanie",
  dealer: "rozdający",
  result: "wynik",
  games: "partie",
  partscores: "częściówki",
  vulnerable: "po partii",
  nobody: "–",
  both: "obie",
  written: "zapisano",
  empty: "jeszcze nic nie zapisano",
  rubberWon: (winner, games) => `Robra ${wins(winner)} ${winner.text}, w partiach ${games}.`,
  leads: (leader, count) => `Na punkty ${wins(leader)} ${leader.text}: ${points(count)} przewagi.`,
  leadsSoFar: (leader, count) =>
    `${leader.people > 1 ? "Prowadzą" : "Prowadzi"} ${leader.text}: ${points(count)} przewagi.`,
  tie: "Sumy są równe: nikt nie wygrywa punktów.",
  tieSoFar: "Sumy są na razie równe.",
  unfinished: (games, partscores) => `Rober nie jest skończony: partie ${games}, częściówki ${partscores}.`,
  nothingToSettle:
    "Za niedokończone nic się nie dolicza: ani partii, ani zapisu częściowego nie ma tylko jedna strona.",
  settleHint: "--unfinished 1993 rozlicza go (300 za jedyną partię, 100 za jedyną częściówkę).",
  settled: (edition) =>
    edition === "50"
      ? "Rozliczono jako nieskończony: 300 za jedyną partię, 50 za jedyną częściówkę (dawne przepisy)."
      : `Rozliczono jako nieskończony: 300 za jedyną partię, 100 za jedyną częściówkę (przepisy z ${edition} r.).`,
  nextDealer: (seatName) => `Rozdaje ${seatName}.`,
  openEarlier: "z przeniesienia",
  dealByDeal: "Rozdanie po rozdaniu",
  drawing: "Dwukolumnowy zapis robra"
}
