/** Polish words of the HTML report. */
import type { report as en } from "../en/report.ts"
import { pluralPl } from "../plural.ts"

export const report: typeof en = {
  title: "Raport z brydża robrowego",
  theme: "Jasny / ciemny",
  help: {
    about:
      "Składa przebiegi zapisane przez --format json w jedną samodzielną stronę HTML: wykresy z podpowiedziami, sortowalne tabele.",
    run: "pliki przebiegów, na przykład z compare, solve, sheet, validate, equity, breakeven lub simulate; - to standardowe wejście",
    title: "tytuł strony",
    examples: { page: "strona z dwóch przebiegów", input: "wprost z przebiegu" }
  },
  contents: "Spis treści",
  chart: "Wykres",
  footer: "Wykonał program rubber. Podpowiedzi: wskaż punkt wykresu. Tabele: kliknięcie nagłówka sortuje.",
  comparison: "Który kontrakt jest wart najwięcej?",
  comparisonOf: (contracts) => `Co jest warte najwięcej: ${contracts}?`,
  solved: "Rozdanie rozwiązane w otwarte karty",
  sheet: "Zapis robra",
  equity: "Ile jest wart rober",
  breakEven: (a, b) => `${a} czy ${b}?`,
  simulation: "Symulowane robry",
  validation: "Sprawdzone zapisy",
  listed: (shown, all) => `Pierwsze ${shown} spośród ${all} znalezisk:`,
  nothing:
    "Przebieg to pusta lista: tak zapisuje się sprawdzenie, które nic nie znalazło, i zapis bez rozdań.",
  best: (contract, confidence) => `Najlepszy: ${contract}, przy ufności ${confidence}.`,
  unclear: (contracts, confidence) => `Nie do odróżnienia przy ufności ${confidence}: ${contracts}.`,
  noAdvice: "W tym przebiegu partie i częściówki nic nie znaczyły, więc nie ma rady.",
  punished: (down) => `Kontrakty przegrane bez ${down} lub więcej liczą się jako z kontrą.`,
  hands: "Znane ręce",
  unknown: "nieznana",
  acceptance: (share) => `Warunki spełniło ${share} próbnych rozdań.`,
  se: "± to jeden błąd standardowy.",
  columns: {
    contract: "Kontrakt",
    makes: "Wygrywa (%)",
    tricks: "Lewy",
    score: "To rozdanie",
    equity: "Reszta robra",
    total: "Razem",
    against: "Wobec",
    difference: "Różnica",
    low: "Od",
    high: "Do",
    declarer: "Rozgrywający",
    denomination: "Miano",
    rubber: "Stan robra",
    value: "Wartość",
    error: "Błąd",
    wins: "Wygrywa robra (%)",
    left: "Pozostało rozdań",
    model: "Model",
    probability: "Musi wyjść (%)",
    reason: "Powód",
    count: "Znaleziska",
    severity: "Rodzaj",
    file: "Plik",
    line: "Wiersz",
    entry: "Pozycja",
    found: "Jest",
    right: "Powinno być",
    also: "Może",
    quantity: "Wielkość",
    mean: "Średnia"
  },
  diagram: "Cztery ręce rozdania",
  quantities: {
    margin: "Przewaga NS na rober, w punktach",
    difference: "Różnica między strategiami na rober, w punktach",
    wins: "NS wygrywa robra (%)",
    deals: "Rozdania w robrze",
    twoGames: "Robry wygrane 2–0 w partiach (%)",
    winnerBehind: "Robry, których zwycięzca przegrał na punkty (%)"
  },
  chartPenalties: "--chart rysuje, ile kosztują wpadki; dodaj --penalties",
  doubleDummy: "Lewy przy najlepszej grze wszystkich w otwarte karty",
  par: (contracts, points, total) =>
    `Par: ${contracts}; ${points} punktów dla NS w tym rozdaniu, ${total} ze zmianą wartości reszty robra.`,
  deals: (count, n) => `${count} ${pluralPl(n, "rozdanie", "rozdania", "rozdań")}`
}
