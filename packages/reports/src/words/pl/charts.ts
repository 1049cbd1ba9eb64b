/** Polish words of charts. */
import type { charts as en } from "../en/charts.ts"
import { pluralPl } from "../plural.ts"

export const charts: typeof en = {
  pointsFor: (side) => `Punkty dla ${side}`,
  declarerPlays: (seat) => `Rozgrywa ${seat}.`,
  atRubber: (state) => `Stan robra ${state} (partie NS–EW, częściówki NS/EW).`,
  best: (confidence) => `✓ niepokonany przy ufności ${confidence}`,
  interval: (confidence) => `Kreski: przedziały ufności ${confidence}.`,
  deals: (count, n) => `${count} ${pluralPl(n, "rozdanie", "rozdania", "rozdań")}.`,
  rubbers: (count, n) => `${count} ${pluralPl(n, "rober", "robry", "robrów")}.`,
  entries: (count, n) => `${count} ${pluralPl(n, "zapis", "zapisy", "zapisów")}.`,
  seed: (seed) => `Ziarno ${seed}.`,
  exact: "Dokładne liczby z zasad.",
  equityName: {
    field: "Wartość partii i częściówek: model praktyczny (field).",
    par: "Wartość partii i częściówek: model par.",
    folklore: "Wartość partii i częściówek: reguła kciuka (folklore).",
    none: "Partie i częściówki nic tu nie znaczą."
  },
  modelName: { field: "model praktyczny", par: "model par", folklore: "reguła kciuka" },
  tricksName: {
    "double-dummy": "Lewy: w otwarte karty.",
    realistic: "Lewy: jak przy stole (realistic)."
  },
  measure: { score: "zapis za to rozdanie", equity: "zmiana wartości reszty robra", total: "razem" },
  values: {
    title: "Ile jest wart każdy kontrakt?",
    contract: "Kontrakt"
  },
  tricks: {
    title: "Ile lew bierze rozgrywający?",
    axis: "Wzięte lewy",
    share: "Udział rozdań (%)",
    makes: (share) => `wygrywa ${share}`,
    made: "kontrakt wygrany",
    down: "kontrakt przegrany"
  }
}
