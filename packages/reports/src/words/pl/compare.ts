/** Słowa polecenia `rubber compare`: tabela i zdania pod nią. */
import type { compare as English } from "../en/compare.ts"
import { pluralPl } from "../plural.ts"

export const compare: typeof English = {
  columns: {
    contract: "kontrakt",
    makes: "wygrywa",
    tricks: "lewy",
    score: "punkty",
    equity: "reszta robra",
    total: "razem"
  },
  heading: (deals, seed, rubber, side) =>
    `${deals} ${pluralPl(deals, "rozdanie", "rozdania", "rozdań")}, ziarno ${seed}; rober ${rubber}; punkty strony ${side}; ± jeden błąd standardowy`,
  hand: (seat, hand) => `${seat} ${hand}`,
  acceptance: (share) => `Warunki spełnia ${share} losowych rozdań.`,
  differences: (leader) => `${leader} względem pozostałych, na tych samych rozdaniach:`,
  difference: (other, mean, low, high, confidence) =>
    `${other}: ${mean} pkt (przedział ${confidence} od ${low} do ${high})`,
  intervalChart: (measure, confidence) => `${measure} z przedziałami ufności ${confidence}:`,
  trickChart: "lewy (wyższy słupek: więcej rozdań; kreska: odtąd kontrakt jest wygrany):",
  best: (contract, confidence) => `Najlepszy: ${contract} (z ufnością ${confidence}).`,
  unclear: (contracts, confidence) =>
    `Nie do odróżnienia z ufnością ${confidence}: ${contracts}. Więcej rozdań (--deals) może rozstrzygnąć.`,
  only: (contract) => `Zapytano tylko o ${contract}, więc nie ma z czym porównać.`,
  model: {
    none: "Partie i zapisy częściowe nie liczyły się, więc nie ma rady; wybierz --equity field lub par.",
    folklore:
      "Resztę robra wycenia folklor, praktyczna reguła: partia 350, zapis częściowy 120 (170 przy partii po obu stronach).",
    field: "Resztę robra wycenia model field: ludzie, którzy widzą siłę i skład tylko swojej pary.",
    par: "Resztę robra wycenia model par: obie strony licytują, jakby widziały wszystkie karty."
  },
  otherAgrees: (model) => `Model ${model} wybiera to samo.`,
  otherDisagrees: (model, contracts) =>
    `Model ${model} jest innego zdania: ${contracts}; odpowiedź zależy od tego, ile wart jest zapis częściowy.`,
  doubling: {
    written:
      "Kontra jest taka, jak napisano: wpadki zostają bez kontry, co sprzyja licytowaniu za wysoko (--punish N kontruje je).",
    punished: (down) => `Kontrakty przegrane bez ${down} lub więcej liczą się z kontrą.`
  },
  tricks: {
    "double-dummy": "Lewy są w widne karty: wszyscy grają, jakby widzieli wszystkie karty.",
    realistic: "Lewy są poprawione z gry w widne karty do tego, co bierze się przy stole."
  },
  doubleDummy: (contract, makes, tricks, points) =>
    `  ${contract} w widne karty: wygrany ${makes}, lew ${tricks}, ${points} pkt`,
  regression: (deals, dealt, effective) =>
    `Losowanie dwufazowe: rozdań rozdanych, z przewidzianymi lewami: ${dealt}, z nich rozwiązanych: ${deals}; rozstrzygają tak dokładnie jak ${effective} rozwiązanych w całości.`,
  apart: (error) => `różnica ± ${error}`,
  partial: (deals, of) => `Przerwano po ${deals} z ${of} rozdań; dotychczas:`
}
