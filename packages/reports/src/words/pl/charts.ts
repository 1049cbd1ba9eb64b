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
  seed: (seed) => `Ziarno ${seed}.`,
  bank: (count, n, seed) =>
    `Bank: ${count} ${pluralPl(n, "rozwiązane rozdanie", "rozwiązane rozdania", "rozwiązanych rozdań")}, ziarno ${seed}.`,
  from: (state) => `Od stanu ${state} (partie NS–EW, częściówki NS/EW).`,
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
  },
  scores: {
    title: "Jaki zapis daje każdy kontrakt?",
    axis: (side) => `Zapis za to rozdanie dla ${side} (punkty)`,
    honours: "Bez premii za honory.",
    mean: (points) => `średnio ${points}`
  },
  course: {
    title: "Czy oszacowanie się ustaliło?",
    deals: "Rozegrane rozdania",
    band: (confidence) => `Pasma: przedziały ufności ${confidence}.`
  },
  matrix: {
    title: "Co jest lepsze od czego?",
    row: "Ten kontrakt …",
    column: "… wobec tego",
    sure: (confidence) =>
      `Pogrubione w ramce: różnica w parach na tych samych rozdaniach jest niezerowa przy ufności ${confidence}, dla każdej pary z osobna.`
  },
  equity: {
    title: "Ile jest wart rober w tym miejscu?",
    error: (points) => `Błędy standardowe do ${points} punktu.`,
    own: "Własna częściówka",
    theirs: "Częściówka przeciwników",
    games: (own, theirs) => `Partie ${own}–${theirs}`,
    cells: "Liczby: oczekiwane punkty, które jeszcze padną, dla strony wymienionej pierwszej minus druga."
  },
  partscore: {
    title: "Ile jest warta częściówka?",
    points: "Częściówka w punktach",
    value: "Wartość w punktach",
    note: "Wartość częściówki wobec jej braku, gdy przeciwnicy żadnej nie mają."
  },
  breakEven: {
    title: (a, b) => `Jak często musi wychodzić ${a}, by był lepszy niż ${b}?`,
    probability: (contract) => `Szansa wygrania ${contract} (%)`,
    gain: (a, b) => `Zysk ${a} względem ${b} (punkty)`,
    better: (a) => `powyżej kreski lepszy jest ${a}`,
    note: "Linia pokazuje zysk pierwszego kontraktu zależnie od jego szansy; tam, gdzie przecina zero, oba są warte tyle samo.",
    down: (tricks) => `Przegrany kontrakt: bez ${tricks}.`,
    never: "brak progu między 0 a 100 %"
  },
  length: {
    title: "Jak długo trwa rober?",
    deals: "Rozdania w robrze",
    share: "Udział robrów (%)",
    mean: (deals) => `średnio ${deals}`
  },
  margins: {
    title: "Jak wysokie są robry?",
    margin: "Przewaga NS (punkty)",
    won: "na korzyść NS",
    lost: "na korzyść EW"
  },
  rubberCourse: {
    title: "Jak sumuje się szczęście",
    rubbers: "Rozegrane robry",
    lead: "Przewaga NS (punkty)",
    run: (number) => `seria ${number}`,
    note: "Każda linia to jedna seria robrów; jej koniec jest podpisany."
  },
  penalties: {
    title: "Ile kosztuje wpadka?",
    undertricks: "Lewy wpadkowe",
    points: "Kara w punktach"
  },
  validation: {
    title: "Co znaleziono w zapisach?",
    findings: "Znaleziska",
    error: "błędny zapis",
    note: "wyjaśnione (uwaga)",
    sample: (count, n, files) =>
      `${count} ${pluralPl(n, "znalezisko", "znaleziska", "znalezisk")} w ${files} ${pluralPl(files, "pliku", "plikach", "plikach")}.`,
    clean: "Każdy zapis zgadza się z zasadami.",
    reason: {
      Vulnerability: "założenia (przed/po partii)",
      PartscoreCarry: "przeniesienie częściówki",
      Doubling: "kontra",
      FirstNotrumpTrick: "pierwsza lewa w bez atu",
      Overtricks: "nadróbki",
      Undertricks: "wpadki",
      SlamNotBid: "szlem niewylicytowany",
      Slam: "premia za szlema",
      Insult: "premia za wygraną kontrę",
      Honours: "honory",
      RubberBonus: "premia za robra",
      DuplicateBonus: "premia brydża porównawczego",
      WrongSide: "zła strona",
      ImpossibleFigure: "liczba niemożliwa",
      GameLine: "kreska partii",
      Addition: "dodawanie",
      History: "historia zapisu",
      PlayDisagrees: "rozgrywka się nie zgadza",
      ExplainedByHonours: "wyjaśnione honorami",
      ExplainedByOldScale: "wyjaśnione dawną skalą",
      Unexplained: "niewyjaśnione"
    }
  }
}
